import {
  addressLine,
  addressOf,
  cargoTotals,
  failureText,
  formatDeadline,
  formatPrice,
  handoverTime,
  kilograms,
  nextTryOf,
  ownNumberLabel,
  places,
  priceFromWire,
  receiverName,
  shownOrderNumber,
  takerWords,
  toKopecks,
} from '@shlyah/domain';
import type { OrderFacts, PointFacts } from './events';

/** «№ 7» without a line break inside; subjects keep a plain space, so that a search in the mailbox finds them. */
export const number = (id: number): string => `№\u00a0${shownOrderNumber(id)}`;

/** «№ 7 (З-1042)», with the client's own number, if any. */
export const bothNumbers = ({ id, externalId }: Pick<OrderFacts, 'id' | 'externalId'>): string =>
  externalId ? `${number(id)} (${externalId})` : number(id);

/** Where the cargo is handed over, in words. */
export const origin = (order: OrderFacts): string =>
  order.pickupPoint?.address ?? addressLine(addressOf(order, 'sender'));

/** Where the cargo goes, in words. */
export const destination = (order: OrderFacts): string =>
  order.recivePoint?.address ?? addressLine(addressOf(order, 'receiver'));

/** When the cargo is fetched from its sender; '' where it is brought to a point or an order of a former release names no day. */
export const pickupWords = ({ pickupDate, pickupFrom }: OrderFacts): string =>
  formatDeadline(pickupDate, pickupFrom);

/** A point with all that a visitor needs. */
const visit = ({ address, hours, phone }: PointFacts): string =>
  [address, hours, phone].filter(Boolean).join(', ');

function cargo({ packages }: OrderFacts): string {
  const { weightKg } = cargoTotals(packages);
  return [places(packages.length), weightKg > 0 && kilograms(weightKg)].filter(Boolean).join(', ');
}

/** The price that is owed, or the estimate while it is being formed. */
function sum({ price, estimate, revisedEstimate }: OrderFacts): [string, string] {
  const owed = priceFromWire(price);
  if (owed !== null) return ['Цена', formatPrice(owed)];
  const { total } = revisedEstimate ?? estimate;
  return ['Предварительный расчёт', total === null ? 'по согласованию' : formatPrice(toKopecks(total))];
}

/** What the order is, line by line. */
export const orderFacts = (order: OrderFacts): [string, string][] => [
  ...(order.externalId ? [[ownNumberLabel(false), order.externalId] satisfies [string, string]] : []),
  ['Получатель', receiverName(order)],
  [order.pickupPoint ? 'Пункт приёма' : 'Откуда', origin(order)],
  [order.recivePoint ? 'Пункт выдачи' : 'Куда', destination(order)],
  ...(order.pickupDate ? [['Когда заберём', pickupWords(order)] satisfies [string, string]] : []),
  ['Доставка', formatDeadline(order.deliveryDate, order.deliveryFrom)],
  ['Груз', cargo(order)],
  sum(order),
];

/** What has become of an order, after its number: «Заказ № 7 принят в работу». A parcel has statuses of its own gender. */
const newsByStatus: Readonly<Record<number, string>> = {
  1: ' снова проверяем',
  2: ' принят в работу',
  3: ' забираем',
  4: ' в пути',
  5: ' готов к выдаче',
  6: ' доставлен',
  7: ' не вручён',
  8: ' возвращается',
  9: ' отменён',
};

/** What follows «Заказ № 7» when it gets the status. */
export const statusNews = ({ id, name }: OrderFacts['status']): string => newsByStatus[id] ?? `: ${name}`;

type Next = (order: OrderFacts) => string;

const handOver: Next = (order) =>
  order.pickupPoint
    ? `Привезите груз в пункт приёма: ${visit(order.pickupPoint)}.`
    : `Мы заберём груз${order.pickupDate ? ` ${pickupWords(order)}` : ''} по адресу: ${origin(order)}.`;

function notHandedOver(order: OrderFacts): string {
  const why = failureText(order);
  const again = nextTryOf({ ...order, statusId: order.status.id });
  const next = again
    ? `Привезём снова ${formatDeadline(again, order.deliveryFrom)}.`
    : 'Позвоните нам, и мы договоримся о новом дне.';
  return `Передать груз получателю не удалось${hourOf(order)}${why ? `: ${why}` : ''}. ${next}`;
}

/** « 30.11.2026 в 10:15» where the hour was told; that of the status says itself. */
const hourOf = ({ handover }: OrderFacts): string =>
  handover?.sure === 'exact' ? ` ${handoverTime(handover.date)}` : '';

function handedOver(order: OrderFacts): string {
  const { handover } = order;
  const taker = handover && takerWords(handover);
  const hour =
    handover?.sure === 'unknown' ? `Груз вручён, ${handoverTime(null)}` : `Груз вручён${hourOf(order)}`;
  const known = taker || (handover && handover.sure !== 'status');
  return `${known ? [hour, taker].filter(Boolean).join(': ') : 'Груз у получателя'}. Спасибо, что доверили его нам.`;
}

/** What comes after each status, by its number (docs/contract.md#statuses). */
const nextByStatus: Readonly<Record<number, Next>> = {
  1: handOver,
  2: handOver,
  3: (order) => (order.pickupPoint ? handOver(order) : `Подготовьте груз к передаче: ${origin(order)}.`),
  4: (order) => `Груз едет к получателю: ${destination(order)}.`,
  5: (order) =>
    order.recivePoint
      ? `Получатель может забрать груз: ${visit(order.recivePoint)}.`
      : `Груз готов к передаче получателю: ${destination(order)}.`,
  6: handedOver,
  7: notHandedOver,
  8: (order) => `Груз возвращается отправителю: ${origin(order)}.`,
  9: () => 'Больше по этому заказу ничего делать не нужно. Если это ошибка, позвоните нам.',
};

/** What comes next for the order; null for a status that says it all. */
export const whatNext = (order: OrderFacts): string | null => nextByStatus[order.status.id]?.(order) ?? null;
