// The public interface of the module.
export { Run } from './run.entity';
export { RunOrders } from './run-orders.service';
export { RunOutcomes } from './run-outcomes';
export { DriverTold } from './driver-told';
export { RunLeaving } from './run-leaving';
export { RunChanges } from './run-changes';
export { RunReader } from './run-reader';
export { RunsModule } from './runs.module';
export { CarrierDto } from './carrier.dto';
export { StopChangeDto } from './changed-stop.dto';
export { noRun, RunIdParam, staff } from './run-actions';
export { RUN_STATES, tasks, taskWords, type RunDto, type RunOrderDto, type RunState } from './run.dto';
