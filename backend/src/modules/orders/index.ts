// The door of the noun: what other nouns may use of it.
export { OrderDto } from './dto/order.dto';
export type { Order } from './order.entity';
export type { OrderItem } from './order-item.entity';
export type { OrderStatus } from './order-status.entity';
export { PublicOrderReader } from './public-order-reader';
