import { DocumentsService, type LabelLayout } from '@shlyah/api-client';
import { dataAction, idOf } from '../../shared/action';
import { chosenQuery, type ChosenOrders } from './chosen';

interface OrderOfClient {
  /** The client's number; null when the account is deleted. */
  id: number | null;
  orderId: number;
}

const query = ({ id, orderId }: OrderOfClient) => (id === null ? { orderId } : { id, orderId });

export const getDogovor = dataAction('getDogovor', (order: OrderOfClient) =>
  DocumentsService.getDogovor(query(order)),
);

export const getZayavka = dataAction('getZayavka', (order: OrderOfClient) =>
  DocumentsService.getZayavka(query(order)),
);

interface Labels {
  of: ChosenOrders;
  layout: LabelLayout;
  /** The first free place of the first A4 sheet, from 1. */
  start: number;
}

export const getOrderLabels = dataAction('getOrderLabels', ({ of, ...paper }: Labels) =>
  DocumentsService.getOrderLabels({ ...chosenQuery(of), ...paper }),
);

export const getPrintedLabels = dataAction('getPrintedLabels', idOf(DocumentsService.getPrintedLabels));

export const getOrderDocuments = dataAction('getOrderDocuments', (of: ChosenOrders) =>
  DocumentsService.getOrderDocuments(chosenQuery(of)),
);

/** The days of delivery that have orders to hand over, of staff all or a client's. */
export const getPaperDays = dataAction('getPaperDays', (of: { user?: number }) =>
  DocumentsService.getPaperDays(of),
);

interface Client {
  id: number | null;
  isLegalEntity: boolean;
}

/** The papers of an order, in the order of the menu; the договор goes with the client's account, the заявка stays. */
export const documents = [
  {
    word: 'Договор',
    extension: 'docx',
    action: getDogovor,
    isOf: ({ id, isLegalEntity }: Client) => isLegalEntity && id !== null,
  },
  { word: 'Заявка', extension: 'xlsx', action: getZayavka, isOf: () => true },
] as const;
