import isEqual from 'react-fast-compare';
import { kept, keptByEachTab } from '../../../shared/kept';
import { currentMode } from '../../../shared/mode';
import { newSendKey } from '../../../shared/send-key';
import { destination, lastEstimate } from '../../calculator/destination';
import type { OrderValues } from '../form/types';

const isOrder = ({ packages, delivery }: Partial<OrderValues>): boolean =>
  Array.isArray(packages) && typeof delivery === 'string';

/** A test order is drafted apart: nobody wants to send it as a real one. */
const placeOf = (what: string, user: number): string =>
  `shlyah.order-${what}.${user}${currentMode() === 'test' ? '.test' : ''}`;

/** The unfinished order of a user: it outlives reloads, the end of the session and a new login. */
const draftOf = (user: number) => keptByEachTab<OrderValues>(placeOf('draft', user), isOrder);
/** A former version has kept one order without a list. */
const asideOf = (user: number) =>
  kept<OrderValues | readonly OrderValues[]>('browser', placeOf('aside', user), (found) =>
    [found as OrderValues | readonly OrderValues[]].flat().every(isOrder),
  );
const keyOf = (user: number) =>
  kept<{ key: string }>('tab', placeOf('key', user), ({ key }) => typeof key === 'string');

export const keptDraft = (user: number): OrderValues | null => draftOf(user).read();
export const keepDraft = (user: number, values: OrderValues): boolean => draftOf(user).keep(values);

/** The orders put aside, the last one first. */
export const draftsAside = (user: number): readonly OrderValues[] => [asideOf(user).read() ?? []].flat();

const withoutKeys = (order: OrderValues) => ({
  ...order,
  packages: order.packages.map((row) => ({ ...row, key: '' })),
});

/** All but this order; the keys of its rows do not count, since each copy has its own. */
const without = (orders: readonly OrderValues[], order: OrderValues): readonly OrderValues[] =>
  orders.filter((one) => !isEqual(withoutKeys(one), withoutKeys(order)));

function keepAside(user: number, orders: readonly OrderValues[]): void {
  if (orders.length > 0) asideOf(user).keep(orders);
  else asideOf(user).drop();
}

/**
 * Begins another order, or goes on with one that was put aside. The unfinished order is put aside before those that are
 * there: what was typed is deleted by a person only.
 */
export function startDraft(user: number, values: OrderValues): void {
  const unfinished = keptDraft(user);
  const others = draftsAside(user);
  keepAside(user, without(unfinished ? [unfinished, ...without(others, unfinished)] : others, values));
  keepDraft(user, values);
  dropSendKey(user);
}

export const dropAside = (user: number, order: OrderValues): void =>
  keepAside(user, without(draftsAside(user), order));

/** After the order was made, or when one begins anew; the city from the home page has done its work then too. */
export function dropDraft(user: number): void {
  draftOf(user).drop();
  destination.drop();
  lastEstimate.drop();
  dropSendKey(user);
}

/**
 * The key under which this order is sent: the same on every try, so that a lost answer followed by another click
 * makes no second order.
 */
export function sendKeyOf(user: number): string {
  const known = keyOf(user).read()?.key;
  if (known) return known;
  const key = newSendKey();
  keyOf(user).keep({ key });
  return key;
}

export const dropSendKey = (user: number): void => keyOf(user).drop();
