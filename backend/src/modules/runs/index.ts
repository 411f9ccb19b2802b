// The public interface of the module.
export { Run } from './run.entity';
export { RunOrders } from './run-orders.service';
export { RunReader } from './run-reader';
export { RunsModule } from './runs.module';
export { CarrierDto } from './carrier.dto';
export type { RunDto, RunOrderDto } from './run.dto';
