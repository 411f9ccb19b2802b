import { Global, Module } from '@nestjs/common';
import { DriverTold } from '../runs';
import { CourierConflicts } from './courier-conflicts';
import { CourierController } from './courier.controller';
import { CourierCorrections } from './courier-corrections';
import { CourierOutcomes } from './courier-outcomes.service';
import { CourierPictures } from './courier-pictures.service';
import { CourierPasses } from './courier-passes.service';
import { CourierSettling } from './courier-settling';
import { CourierRuns } from './courier-run.service';
import { RunPassesController } from './run-passes.controller';
import { RunPasses } from './run-passes.service';
import { ToldByDrivers } from './told-by-drivers';

/** The page of a run's driver: its pass, its data and the outcomes that it sends (docs/contract.md#courier). Global: runs ask it what drivers have told (`DriverTold`). */
@Global()
@Module({
  controllers: [RunPassesController, CourierController],
  providers: [
    CourierPasses,
    CourierConflicts,
    CourierCorrections,
    CourierOutcomes,
    CourierPictures,
    CourierSettling,
    CourierRuns,
    RunPasses,
    { provide: DriverTold, useClass: ToldByDrivers },
  ],
  exports: [DriverTold],
})
export class CourierModule {}
