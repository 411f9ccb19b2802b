import { Module } from '@nestjs/common';
import { RunChanges } from './run-changes';
import { RunOrders } from './run-orders.service';
import { RunReader } from './run-reader';
import { RunsController } from './runs.controller';
import { RunsService } from './runs.service';

@Module({
  controllers: [RunsController],
  providers: [RunReader, RunChanges, RunOrders, RunsService],
  exports: [RunOrders, RunReader],
})
export class RunsModule {}
