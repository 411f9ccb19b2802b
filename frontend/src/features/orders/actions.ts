import {
  OrdersService,
  ProposalsService,
  SandboxService,
  type AdvanceOrderDto,
  type CancelOrderDto,
  type CorrectOrderDto,
  type OrderDto,
  type UpdateOrderDto,
  type UpdateOrdersDto,
} from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export type OrdersQuery = Parameters<typeof OrdersService.getOrders>[0];
/** The order with the key that makes sending it again safe. */
type NewOrder = Parameters<typeof OrdersService.createOrder>[0];

/** The last page of a list is kept, so that Back finds the list where it was left; a change of any order ends that. */
export const getOrders = dataAction('getOrders', (query: OrdersQuery) => OrdersService.getOrders(query), {
  cached: true,
});
const changesOrders = { invalidates: getOrders.typePrefix };

/** Orders of one printed list at most. */
export const PRINTED_ORDERS = 300;

/** A whole list for paper, page by page. */
export const getOrdersToPrint = dataAction(
  'getOrdersToPrint',
  async (question: Pick<OrdersQuery, 'search' | 'filter'>) => {
    for (let page = 1, orders: OrderDto[] = []; ; page++) {
      const { data, pages, total, totalIsExact } = await OrdersService.getOrders({ ...question, page });
      orders = [...orders, ...data];
      if (page >= pages || orders.length >= PRINTED_ORDERS || data.length === 0)
        return { orders: orders.slice(0, PRINTED_ORDERS), total, totalIsExact };
    }
  },
);

/** Orders awaiting the customer's answer; the list on the screen stays. */
export const findAwaitingOrders = dataAction('findAwaitingOrders', (page: number) =>
  OrdersService.getOrders({ page, filter: { awaiting: true } }),
);

/** The neighbours of an order in the list of this query. */
export const getOrderNeighbours = dataAction(
  'getOrderNeighbours',
  (question: Parameters<typeof OrdersService.getOrderNeighbours>[0]) =>
    OrdersService.getOrderNeighbours(question),
);

export type ExportAsked = Parameters<typeof OrdersService.exportOrders>[0];

/** A list of orders, or those named, as a file. */
export const exportOrders = dataAction('exportOrders', (asked: ExportAsked) =>
  OrdersService.exportOrders(asked),
);

export const getOrder = dataAction('getOrder', (id: number) => OrdersService.getOrder({ id }));

export const createOrder = dataAction(
  'createOrder',
  (order: NewOrder) => OrdersService.createOrder(order),
  changesOrders,
);

/** Several orders, each answered by itself; the key makes sending them again safe. */
export const createOrders = dataAction(
  'createOrders',
  (orders: Parameters<typeof OrdersService.createOrders>[0]) => OrdersService.createOrders(orders),
  changesOrders,
);

/** A client's table as the orders that it would make; nothing is made. */
export const importOrders = dataAction(
  'importOrders',
  (formData: Parameters<typeof OrdersService.importOrders>[0]['formData']) =>
    OrdersService.importOrders({ formData }),
);

export const getImportTemplate = dataAction('getImportTemplate', () => OrdersService.getImportTemplate());

/** The rows of the table that cannot be ordered, as a file. */
export const getImportFaults = dataAction(
  'getImportFaults',
  (formData: Parameters<typeof OrdersService.getImportFaults>[0]['formData']) =>
    OrdersService.getImportFaults({ formData }),
);

/** The table with the orders that were made of it, as a file. */
export const getImportResult = dataAction(
  'getImportResult',
  (formData: Parameters<typeof OrdersService.getImportResult>[0]['formData']) =>
    OrdersService.getImportResult({ formData }),
);

export const updateOrder = dataAction(
  'updateOrder',
  (requestBody: UpdateOrderDto) => OrdersService.updateOrder({ requestBody }),
  changesOrders,
);

export const cancelOrder = dataAction(
  'cancelOrder',
  (requestBody: CancelOrderDto) => OrdersService.cancelOrder({ requestBody }),
  changesOrders,
);

export const correctOrder = dataAction(
  'correctOrder',
  (requestBody: CorrectOrderDto) => OrdersService.correctOrder({ requestBody }),
  changesOrders,
);

export const getProposals = dataAction('getProposals', (id: number) => ProposalsService.getProposals({ id }));

export const createProposal = dataAction(
  'createProposal',
  (sent: Parameters<typeof ProposalsService.createProposal>[0]) => ProposalsService.createProposal(sent),
  changesOrders,
);

export const acceptProposal = dataAction(
  'acceptProposal',
  (id: number) => ProposalsService.acceptProposal({ id }),
  changesOrders,
);

export const declineProposal = dataAction(
  'declineProposal',
  ({ id, reason }: { id: number; reason: string | null }) =>
    ProposalsService.declineProposal({ id, requestBody: { reason } }),
  changesOrders,
);

export const updateOrders = dataAction(
  'updateOrders',
  (requestBody: UpdateOrdersDto) => OrdersService.updateOrders({ requestBody }),
  changesOrders,
);

export const deleteOrder = dataAction(
  'deleteOrder',
  (id: number) => OrdersService.deleteOrder({ id }),
  changesOrders,
);

export const getDeletedOrders = dataAction('getDeletedOrders', (page: number) =>
  OrdersService.getDeletedOrders({ page }),
);

export const restoreOrder = dataAction(
  'restoreOrder',
  (id: number) => OrdersService.restoreOrder({ id }),
  changesOrders,
);

export const getOrderMessages = dataAction('getOrderMessages', (id: number) =>
  OrdersService.getOrderMessages({ id }),
);

export const endSilence = dataAction('endSilence', (id: number) => OrdersService.endSilence({ id }));

export const getOrderHistory = dataAction('getOrderHistory', (id: number) =>
  OrdersService.getOrderHistory({ id }),
);

export const getOrderCounters = dataAction('getOrderCounters', () => OrdersService.getOrderCounters());

export const getOrderStatuses = dataAction('getOrderStatuses', () => OrdersService.getOrderStatuses(), {
  cached: true,
});

export const advanceTestOrder = dataAction(
  'advanceTestOrder',
  (requestBody: AdvanceOrderDto) => SandboxService.advanceTestOrder({ requestBody }),
  changesOrders,
);

export const clearTestOrders = dataAction(
  'clearTestOrders',
  () => SandboxService.clearTestOrders(),
  changesOrders,
);
