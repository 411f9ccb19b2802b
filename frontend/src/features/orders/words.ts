import {
  ADDRESS_NAMES,
  addressLine,
  addressOf,
  clientName as nameOfClient,
  formatDate,
  formatPrice,
  isNotCollected,
  orderFieldLabel,
  plural,
  priceFromWire,
  toKopecks,
  toMinsk,
  type ProposalSide,
} from '@shlyah/domain';
import type { Order } from './types';

/** Destination of the order: the receiver's address, or the point's (docs/contract.md#order-lists). */
export const destinationOf = (order: Order): string =>
  order.deliveryAddress === 'client'
    ? addressLine(addressOf(order, 'receiver'))
    : (order.recivePoint?.address ?? '—');

/** Origin of the order: the sender's address, or the drop-off point. */
export const originOf = (order: Order): string =>
  order.delivery === 'client' ? addressLine(addressOf(order, 'sender')) : (order.pickupPoint?.address ?? '—');

/** Whether an order waits to be fetched from its sender. */
export const isToBeFetched = ({
  delivery,
  status,
  state,
}: Pick<Order, 'delivery' | 'status' | 'state'>): boolean =>
  delivery === 'client' && isNotCollected({ statusId: status.id, stateId: state.id });

/** «21.00 р», or «Формируется» while the manager has not set the price. */
export const priceText = (order: Pick<Order, 'price'>): string => formatPrice(priceFromWire(order.price));

/** The quote that counts: after an edit of cargo or place the one of the edit, else the one of the placing. */
export const quoteOf = ({
  estimate,
  revisedEstimate,
}: Pick<Order, 'estimate' | 'revisedEstimate'>): Order['estimate'] => revisedEstimate ?? estimate;

/** «≈ 38.00 р»: the quote while there is no price; null when there is none either. */
export function expectedPrice(order: Pick<Order, 'price' | 'estimate' | 'revisedEstimate'>): string | null {
  const { total } = quoteOf(order);
  return order.price < 0 && total !== null ? `≈\u00a0${formatPrice(toKopecks(total))}` : null;
}

/** «ООО «Ромашка», Пётр Сидоров»: the receiver's organization with the person. */
export const receiverWords = ({ organization, name, reciverType }: Order): string =>
  [reciverType === 'ur-lico' && organization, name].filter(Boolean).join(', ');

interface Named {
  id: number;
  name: string;
}

/** Statuses or states as the options of a select. */
export const choicesOf = (list: readonly Named[] = []) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

/** Their names by id, a text as in the values of a form. */
export const namesById = (list: readonly Named[] = []): ReadonlyMap<string, string> =>
  new Map(list.map(({ id, name }) => [String(id), name]));

/** The labels of a choice as the options of a select. */
export const choicesIn = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** «3 заказа». */
export const ordersIn = (count: number): string =>
  `${count}\u00a0${plural(count, 'заказ', 'заказа', 'заказов')}`;

/** Name of an order's client. */
export const clientName = ({ user }: Pick<Order, 'user'>): string => nameOfClient(user);

const { city, street } = ADDRESS_NAMES.receiver;
/** Fields that read as a place alone; a house or a flat needs one of them. */
const placeNames: readonly string[] = [city, street, 'recivePoint'];
const placeFields: readonly string[] = [...Object.values(ADDRESS_NAMES.receiver), ...placeNames];

/** «ул. Ленина, 7», «Дата доставки — 23.11.2026 18:00»: a proposed change, in a row of a list. */
export function proposedWords(changes: Order['waiting'][number]['changes']): string {
  const isPlace = changes.some(({ field }) => placeNames.includes(field));
  return changes
    .flatMap(({ field, to }) => {
      if (isPlace && placeFields.includes(field)) return to ?? [];
      return `${orderFieldLabel(field)}\u00a0— ${to ?? 'пусто'}`;
    })
    .join(', ');
}

/** This side's request awaiting an answer; null without one. */
export function proposalOf(side: ProposalSide, { waiting }: Pick<Order, 'waiting'>): string | null {
  const proposal = waiting.find((one) => one.side === side);
  return proposal ? proposedWords(proposal.changes) : null;
}

/** «2 заказа ждут ответа клиенту». */
export const awaitingOrders = (count: number): string =>
  `${count} ${plural(count, 'заказ ждёт', 'заказа ждут', 'заказов ждут')} ответа клиенту`;

/** «27.11», with the year where it is another one: «27.11.25». */
export function shortDate(date: string): string {
  const [day, month, year = ''] = formatDate(date).split('.');
  const isThisYear = year === toMinsk(new Date()).slice(0, 4);
  return [day, month, ...(isThisYear ? [] : [year.slice(2)])].join('.');
}
