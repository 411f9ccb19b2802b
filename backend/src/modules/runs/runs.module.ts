import { Global, Module } from '@nestjs/common';
import { OrderRuns } from '../orders';
import { DepartureStatuses } from './departure-statuses';
import { OrdersByRun } from './orders-by-run';
import { RunChanges } from './run-changes';
import { RunDepartures } from './run-departures.service';
import { RunLists } from './run-lists';
import { RunOrders } from './run-orders.service';
import { RunOutcomes } from './run-outcomes';
import { RunReader } from './run-reader';
import { RunReturns } from './run-returns.service';
import { RunsController } from './runs.controller';
import { RunsService } from './runs.service';

/** Global, because orders, which runs depend on, are filtered by run (`OrderRuns`). */
@Global()
@Module({
  controllers: [RunsController],
  providers: [
    RunLists,
    RunReader,
    RunChanges,
    RunOrders,
    RunsService,
    DepartureStatuses,
    RunDepartures,
    RunOutcomes,
    RunReturns,
    { provide: OrderRuns, useClass: OrdersByRun },
  ],
  exports: [OrderRuns, RunOrders, RunReader],
})
export class RunsModule {}
