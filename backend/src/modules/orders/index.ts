// The door of the noun: what other nouns may use of it.
export { OrderDto } from './http/dto/order.dto';
export type { Order } from './order.entity';
export type { OrderItem } from './order-item.entity';
export type { OrderStatus } from './order-status.entity';
export { PublicOrderReader } from './read/public-order-reader';
