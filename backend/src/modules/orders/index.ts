// The public interface of the module.
export { OrderHandoverDto } from './dto/handover.dto';
export { OrderDto } from './dto/order.dto';
export { OrderStatusDto } from './dto/order-parts.dto';
export type { UpdateOrderDto } from './dto/write-order.dto';
export { statusView } from './mapper/order.mapper';
export type { Order } from './model/order.entity';
export type { OrderStatus } from './model/order-status.entity';
export { LaterDecisions, laterOf, type Decision, type LateAction } from './events/later-decisions';
export { EditOrderService } from './write/edit-order.service';
export { RunsOfEdit, type ChangeOfStop } from './write/runs-of-edit';
export { BillableOrders, type BillableOrder, type FirmToBill } from './months/billable-orders';
export { monthDays, NO_MONTH } from './months/month-queries';
export { OrdersInActs, type ActOfMonth, type ActOfOrder } from './read/orders-in-acts';
export { OrderRuns, type RunOfTry } from './read/order-runs';
export { OwnNumbers, type NamedOrders } from './read/own-numbers';
export { TestRegisters } from './write/test-registers';
export type { OrderSummary } from './read/order-summary';
export { PublicOrderReader } from './read/public-order-reader';
