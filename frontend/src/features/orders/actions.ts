import {
  CalculatorService,
  DayService,
  DocumentsService,
  OrdersService,
  ProposalsService,
  RunsService,
  SandboxService,
  type OrderDto,
  type OrderEventDto,
} from '@shlyah/api-client';
import { bodyOf, dataAction, formDataOf, idAndBodyOf, idOf, keyed } from '../../shared/action';

export type OrdersQuery = Parameters<typeof OrdersService.getOrders>[0];

/** The last page of a list is cached, so that Back shows it at once; a change of any order invalidates it. */
export const getOrders = dataAction('getOrders', OrdersService.getOrders, {
  cached: true,
});
const invalidatesOrders = { invalidates: getOrders.typePrefix };

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

/** The day of staff: a date, or `today`, `tomorrow` by the server's clock. */
export const getDay = dataAction('getDay', (date: string) => DayService.getDay({ date }));

/** The days that have orders, from today on. */
export const getBusyDays = dataAction('getBusyDays', DayService.getBusyDays);

/** Drivers of the latest runs, for the filter and for new runs. */
export const getDrivers = dataAction('getDrivers', RunsService.getDrivers);

/** Orders awaiting the customer's answer; an action of its own, so that the list on the screen stays. */
export const findAwaitingOrders = dataAction('findAwaitingOrders', (page: number) =>
  OrdersService.getOrders({ page, filter: { awaiting: true } }),
);

/** The neighbours of an order in the list of this query. */
export const getOrderNeighbours = dataAction('getOrderNeighbours', OrdersService.getOrderNeighbours);

export type ExportQuery = Parameters<typeof OrdersService.exportOrders>[0];

/** A list of orders, or those named, as a file. */
export const exportOrders = dataAction('exportOrders', OrdersService.exportOrders);

export const getOrder = dataAction('getOrder', idOf<number, OrderDto>(OrdersService.getOrder));
/** An order as it is now, which lists and open pages do not take over yet. */
export const peekOrder = dataAction('peekOrder', idOf<number, OrderDto>(OrdersService.getOrder));

export const createOrder = dataAction('createOrder', keyed(OrdersService.createOrder), invalidatesOrders);

/** Several orders, each with a result of its own; the key makes repeating the request safe. */
export const createOrders = dataAction('createOrders', keyed(OrdersService.createOrders), invalidatesOrders);

/** A client's table as the orders that it would make; nothing is made. */
export const importOrders = dataAction('importOrders', formDataOf(OrdersService.importOrders));

export const getImportTemplate = dataAction('getImportTemplate', OrdersService.getImportTemplate);

/** The rows of the table that cannot be ordered, as a file. */
export const getImportFaults = dataAction('getImportFaults', formDataOf(OrdersService.getImportFaults));

/** The table with the orders that were made of it, as a file. */
export const getImportResult = dataAction('getImportResult', formDataOf(OrdersService.getImportResult));

export const getImportedOrders = dataAction('getImportedOrders', OrdersService.getImportedOrders);

/** Cancels the orders of an import that are still new. */
export const cancelImport = dataAction('cancelImport', bodyOf(OrdersService.cancelImport), invalidatesOrders);

export const updateOrder = dataAction('updateOrder', bodyOf(OrdersService.updateOrder), invalidatesOrders);

export const cancelOrder = dataAction('cancelOrder', bodyOf(OrdersService.cancelOrder), invalidatesOrders);

export const correctOrder = dataAction('correctOrder', bodyOf(OrdersService.correctOrder), invalidatesOrders);

export const getProposals = dataAction('getProposals', idOf(ProposalsService.getProposals));

export const createProposal = dataAction(
  'createProposal',
  keyed(ProposalsService.createProposal),
  invalidatesOrders,
);

export const acceptProposal = dataAction(
  'acceptProposal',
  idOf(ProposalsService.acceptProposal),
  invalidatesOrders,
);

export const declineProposal = dataAction(
  'declineProposal',
  idAndBodyOf(ProposalsService.declineProposal),
  invalidatesOrders,
);

export const updateOrders = dataAction('updateOrders', bodyOf(OrdersService.updateOrders), invalidatesOrders);

/** A bulk change of the status, with what has become of its orders. */
export const getOrderBulk = dataAction('getOrderBulk', idOf(OrdersService.getOrderBulk));

export const takeBackOrderBulk = dataAction(
  'takeBackOrderBulk',
  idOf(OrdersService.takeBackOrderBulk),
  invalidatesOrders,
);

export const deleteOrder = dataAction('deleteOrder', OrdersService.deleteOrder, invalidatesOrders);

export const getDeletedOrders = dataAction('getDeletedOrders', (page: number) =>
  OrdersService.getDeletedOrders({ page }),
);

export const restoreOrder = dataAction('restoreOrder', idOf(OrdersService.restoreOrder), invalidatesOrders);

export const getOrderHandovers = dataAction('getOrderHandovers', idOf(OrdersService.getOrderHandovers));

/** The confirmation of a try, by its order and the number of its row. */
export const getConfirmation = dataAction('getConfirmation', DocumentsService.getConfirmation);

export const getOrderMessages = dataAction('getOrderMessages', idOf(OrdersService.getOrderMessages));

export const endSilence = dataAction('endSilence', idOf(OrdersService.endSilence));

export const getOrderHistory = dataAction(
  'getOrderHistory',
  idOf<number, OrderEventDto[]>(OrdersService.getOrderHistory),
);

export const getOrderCounters = dataAction('getOrderCounters', OrdersService.getOrderCounters);

export const getOrderStatuses = dataAction('getOrderStatuses', OrdersService.getOrderStatuses, {
  cached: true,
});

export const advanceTestOrder = dataAction(
  'advanceTestOrder',
  bodyOf(SandboxService.advanceTestOrder),
  invalidatesOrders,
);

export const clearTestOrders = dataAction(
  'clearTestOrders',
  SandboxService.clearTestOrders,
  invalidatesOrders,
);

/** The orders that a version of the tariff has priced. */
export const getTariffOrders = dataAction('getTariffOrders', idOf(CalculatorService.getTariffOrders));

export const requoteOrders = dataAction(
  'requoteOrders',
  bodyOf(CalculatorService.requoteOrders),
  invalidatesOrders,
);
