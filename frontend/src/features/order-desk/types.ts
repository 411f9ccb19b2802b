export type {
  BulkResultDto as BulkResult,
  OrderCountersDto as Counters,
  OrderDto as Order,
  StatusesDto as Statuses,
  UpdateOrdersDto as BulkChange,
} from '@shlyah/api-client';
