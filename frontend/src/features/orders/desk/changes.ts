import { formatDeadline, formatPrice, LATEST_HOUR, priceFromWire } from '@shlyah/domain';
import type { BulkChange, Order } from '../types';

/** The change without its orders. */
export type Change = Omit<BulkChange, 'orders'>;

/** «цена 45.60 р»; nothing where the price is not changed. */
export const priceWords = ({ price }: Change): string =>
  price === undefined || price === null ? '' : `цена ${formatPrice(priceFromWire(price))}`;

/** «доставка 28.11.2026 до 23:00»; nothing where the day is not changed. */
export const dayWords = ({ deliveryDate, deliveryFrom }: Change): string =>
  deliveryDate ? `доставка ${formatDeadline(deliveryDate, deliveryFrom)}` : '';

/** «забор 28.11.2026, 14:00–18:00»; nothing where the pickup is not changed. */
export const pickupWords = ({ pickupDate, pickupFrom }: Change): string =>
  pickupDate ? `забор ${formatDeadline(pickupDate, pickupFrom)}` : '';

/** One change of all these orders. Those that are moved to another day keep the hours of their interval. */
export function changeOf(some: readonly Order[], change: Change): BulkChange[] {
  const groups = new Map<string | null | undefined, BulkChange>();
  for (const order of some) {
    const deliveryDate = movedDate(order, change);
    const group = groups.get(deliveryDate) ?? {
      orders: [],
      ...change,
      ...(deliveryDate && { deliveryDate }),
    };
    group.orders.push({ id: order.id, version: order.version });
    groups.set(deliveryDate, group);
  }
  return [...groups.values()];
}

const movedDate = (order: Order, { deliveryDate, deliveryFrom }: Change): string | null | undefined =>
  deliveryDate && deliveryFrom === undefined && order.deliveryFrom
    ? `${deliveryDate.slice(0, 10)} ${order.deliveryDate.slice(11)}`
    : deliveryDate;

/** Another day of these orders, each at its hour; those of one hour go together. */
export const movedTo = (some: readonly Order[], day: string): BulkChange[] =>
  [...grouped(some, ({ deliveryDate }) => `${day}${deliveryDate.slice(10)}`)].flatMap(
    ([deliveryDate, orders]) => changeOf(orders, { deliveryDate }),
  );

/**
 * Another day of the pickups of these orders, each at its hours. One until the end of the day ends with the delivery where that is on the
 * day: the cargo is fetched before.
 */
export const fetchedOn = (some: readonly Order[], day: string): BulkChange[] =>
  [...grouped(some, (order) => fetchedUntil(order, day))].flatMap(([pickupDate, orders]) =>
    changeOf(orders, { pickupDate }),
  );

function fetchedUntil({ pickupDate, deliveryDate }: Order, day: string): string {
  const hour = pickupDate?.slice(11) ?? LATEST_HOUR;
  return hour === LATEST_HOUR && deliveryDate.startsWith(day) ? deliveryDate : `${day} ${hour}`;
}

function grouped(some: readonly Order[], keyOf: (order: Order) => string): Map<string, Order[]> {
  const groups = new Map<string, Order[]>();
  for (const order of some) groups.set(keyOf(order), [...(groups.get(keyOf(order)) ?? []), order]);
  return groups;
}

/** Limit of one call. */
const BATCH = 100;

/** The same changes in calls that the API takes; each order is answered by itself anyway. */
export const batches = (changes: readonly BulkChange[]): BulkChange[] =>
  changes.flatMap(({ orders, ...change }) =>
    Array.from({ length: Math.ceil(orders.length / BATCH) }, (_, number) => ({
      ...change,
      orders: orders.slice(number * BATCH, (number + 1) * BATCH),
    })),
  );

/** The changes that make the saved orders what they were before; orders that go back to the same go together. */
export function undoing(before: ReadonlyMap<number, Order>, saved: readonly Order[]): BulkChange[] {
  const groups = new Map<string, BulkChange>();
  for (const order of saved) {
    const { id, version, status, price, failure, failureWords } = order;
    const was = before.get(id);
    if (!was) continue;
    const change = {
      ...(was.status.id !== status.id && { status: was.status.id }),
      ...(was.price !== price && { price: was.price }),
      ...(was.failure &&
        (was.failure !== failure || was.failureWords !== failureWords) && {
          failure: was.failure,
          failureWords: was.failureWords ?? null,
        }),
      ...daysOf(was, order),
    };
    const key = JSON.stringify(change);
    if (key === '{}') continue;
    const group = groups.get(key) ?? { orders: [], ...change };
    group.orders.push({ id, version });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The days and hours of the order that differ now. A pickup of a former release names no day, which many orders are not given back. */
function daysOf(was: Order, now: Order): Change {
  const { deliveryDate, deliveryFrom = null, pickupDate = null, pickupFrom = null } = was;
  return {
    ...(deliveryDate !== now.deliveryDate && { deliveryDate }),
    ...(deliveryFrom !== (now.deliveryFrom ?? null) && { deliveryFrom }),
    ...(pickupDate !== null && pickupDate !== now.pickupDate && { pickupDate }),
    ...(pickupDate !== null && pickupFrom !== (now.pickupFrom ?? null) && { pickupFrom }),
  };
}
