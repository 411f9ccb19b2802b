/** The orders' wire types under the names that pages and other parts of the cabinet use. */
export type {
  OrderDto as Order,
  OrderEventDto as OrderEvent,
  OrderPage,
  PackageDto as OrderItem,
  StatusesDto as Statuses,
} from '@shlyah/api-client';
