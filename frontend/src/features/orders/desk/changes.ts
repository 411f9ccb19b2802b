import { formatDeadline, formatPrice, priceFromWire } from '@shlyah/domain';
import type { BulkChange, Order } from '../types';

/** The change without its orders. */
export type Change = Omit<BulkChange, 'orders'>;

/** «цена 45.60 р»; nothing where the price is not changed. */
export const priceWords = ({ price }: Change): string =>
  price === undefined || price === null ? '' : `цена ${formatPrice(priceFromWire(price))}`;

/** «доставка 28.11.2026 до 23:00»; nothing where the day is not changed. */
export const dayWords = ({ deliveryDate, deliveryFrom }: Change): string =>
  deliveryDate ? `доставка ${formatDeadline(deliveryDate, deliveryFrom)}` : '';

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
export function movedTo(some: readonly Order[], day: string): BulkChange[] {
  const groups = new Map<string, Order[]>();
  for (const order of some) {
    const deliveryDate = `${day}${order.deliveryDate.slice(10)}`;
    groups.set(deliveryDate, [...(groups.get(deliveryDate) ?? []), order]);
  }
  return [...groups].flatMap(([deliveryDate, orders]) => changeOf(orders, { deliveryDate }));
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
  for (const { id, version, status, price, failure, failureWords, deliveryDate, deliveryFrom } of saved) {
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
      ...(was.deliveryDate !== deliveryDate && { deliveryDate: was.deliveryDate }),
      ...((was.deliveryFrom ?? null) !== (deliveryFrom ?? null) && {
        deliveryFrom: was.deliveryFrom ?? null,
      }),
    };
    const key = JSON.stringify(change);
    if (key === '{}') continue;
    const group = groups.get(key) ?? { orders: [], ...change };
    group.orders.push({ id, version });
    groups.set(key, group);
  }
  return [...groups.values()];
}
