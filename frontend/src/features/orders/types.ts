/** The orders' wire types under the names that pages and other parts of the cabinet use. */
export type {
  AnsweredProposalDto as AnsweredProposal,
  BulkResultDto as BulkResult,
  BusyDayDto as BusyDay,
  BulkTakenBackDto as BulkTakenBack,
  DayDto as Day,
  DayGroupDto as DayGroup,
  OrderBulkDto as OrderBulk,
  OrderCountersDto as Counters,
  OrderDto as Order,
  OrderEventDto as OrderEvent,
  OrderMessageDto as OrderMessage,
  OrderPage,
  PackageDto as OrderItem,
  ProposalDto as Proposal,
  StatusesDto as Statuses,
  UpdateOrdersDto as BulkChange,
} from '@shlyah/api-client';
