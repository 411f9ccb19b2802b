import { Module } from '@nestjs/common';
import { CourierConflicts } from './courier-conflicts';
import { CourierController } from './courier.controller';
import { CourierCorrections } from './courier-corrections';
import { CourierOutcomes } from './courier-outcomes.service';
import { CourierPictures } from './courier-pictures.service';
import { CourierPasses } from './courier-passes.service';
import { CourierRuns } from './courier-run.service';
import { RunPassesController } from './run-passes.controller';
import { RunPasses } from './run-passes.service';

/** The page of a run's driver: its pass, its data and the outcomes that it sends (docs/contract.md#courier). */
@Module({
  controllers: [RunPassesController, CourierController],
  providers: [
    CourierPasses,
    CourierConflicts,
    CourierCorrections,
    CourierOutcomes,
    CourierPictures,
    CourierRuns,
    RunPasses,
  ],
})
export class CourierModule {}
