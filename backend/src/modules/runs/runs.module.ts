import { Global, Module } from '@nestjs/common';
import { OrderRuns, RunsOfEdit } from '../orders';
import { DepartureStatuses } from './departure-statuses';
import { OrdersByRun } from './orders-by-run';
import { RunChanges } from './run-changes';
import { RunFollowing } from './run-following';
import { RunLeaving } from './run-leaving';
import { RunDepartures } from './run-departures.service';
import { RunLists } from './run-lists';
import { RunOrders } from './run-orders.service';
import { RunOutcomes } from './run-outcomes';
import { RunReader } from './run-reader';
import { RunReturns } from './run-returns.service';
import { RunReturnsController } from './run-returns.controller';
import { RunsController } from './runs.controller';
import { RunsService } from './runs.service';
import { StopChanges } from './stop-changes';

/** Global, because orders, which runs depend on, are filtered by run (`OrderRuns`) and tell runs of their changes (`RunsOfEdit`). */
@Global()
@Module({
  controllers: [RunsController, RunReturnsController],
  providers: [
    RunLists,
    RunReader,
    StopChanges,
    RunChanges,
    RunOrders,
    RunsService,
    DepartureStatuses,
    RunLeaving,
    RunDepartures,
    RunOutcomes,
    RunReturns,
    { provide: OrderRuns, useClass: OrdersByRun },
    { provide: RunsOfEdit, useClass: RunFollowing },
  ],
  exports: [OrderRuns, RunsOfEdit, RunOrders, RunReader, RunChanges, RunLeaving, RunOutcomes],
})
export class RunsModule {}
