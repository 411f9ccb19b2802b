import isEqual from 'react-fast-compare';
import { storedValue, storedByEachTab } from '../../../shared/storage';
import { currentMode } from '../../../shared/mode';
import { uniqueKey } from '../../../shared/unique-key';
import { destination, lastEstimate } from '../../calculator/destination';
import type { OrderValues } from '../form/types';

const isOrder = ({ packages, delivery }: Partial<OrderValues>): boolean =>
  Array.isArray(packages) && typeof delivery === 'string';

/** A test order has its own draft: it is never sent as a real one. */
export const storageKey = (what: string, user: number): string =>
  `shlyah.order-${what}.${user}${currentMode() === 'test' ? '.test' : ''}`;

/** An order with the key that it is sent under: a draft that is open in two tabs is sent once. */
type KeyedOrder = OrderValues & { sendKey?: string };

/** The unfinished order of a user: it outlives reloads, the end of the session and a new login. */
const draftOf = (user: number) => storedByEachTab<KeyedOrder>(storageKey('draft', user), isOrder);
/** A former version has kept one order without a list. */
const unfinishedOf = (user: number) =>
  storedValue<OrderValues | readonly OrderValues[]>('browser', storageKey('aside', user), (found) =>
    [found as OrderValues | readonly OrderValues[]].flat().every(isOrder),
  );
const keyOf = (user: number) =>
  storedValue<{ key: string }>('tab', storageKey('key', user), ({ key }) => typeof key === 'string');

export function storedDraft(user: number): OrderValues | null {
  const { sendKey: _key, ...values } = draftOf(user).read() ?? {};
  return isOrder(values) ? (values as OrderValues) : null;
}

/** The same for a form that begins with it: it is sent under the draft's key, unless this tab has one. */
export function takeDraft(user: number): OrderValues | null {
  const key = draftOf(user).read()?.sendKey;
  if (key && !keyOf(user).read()) keyOf(user).write({ key });
  return storedDraft(user);
}

export const keepDraft = (user: number, values: OrderValues): boolean =>
  draftOf(user).write({ ...values, sendKey: sendKeyOf(user) });

/** The orders parked, the last one first. */
export const unfinishedOrders = (user: number): readonly OrderValues[] =>
  [unfinishedOf(user).read() ?? []].flat();

const withoutKeys = (order: OrderValues) => ({
  ...order,
  packages: order.packages.map((row) => ({ ...row, key: '' })),
});

/** All but this order; the keys of its rows do not count, since each copy has its own. */
const without = (orders: readonly OrderValues[], order: OrderValues): readonly OrderValues[] =>
  orders.filter((one) => !isEqual(withoutKeys(one), withoutKeys(order)));

function keepUnfinished(user: number, orders: readonly OrderValues[]): void {
  if (orders.length > 0) unfinishedOf(user).write(orders);
  else unfinishedOf(user).remove();
}

/**
 * Begins another order, or goes on with one that was parked. The unfinished order is put aside before those that are
 * there: only a user deletes typed data.
 */
export function startDraft(user: number, values: OrderValues): void {
  const unfinished = storedDraft(user);
  const others = unfinishedOrders(user);
  keepUnfinished(user, without(unfinished ? [unfinished, ...without(others, unfinished)] : others, values));
  dropSendKey(user);
  keepDraft(user, values);
}

export const dropUnfinished = (user: number, order: OrderValues): void =>
  keepUnfinished(user, without(unfinishedOrders(user), order));

/** After the order was made, or when one begins anew; the city from the home page is dropped too. */
export function dropDraft(user: number): void {
  draftOf(user).remove();
  destination.remove();
  lastEstimate.remove();
  dropSendKey(user);
}

/**
 * The key under which this order is sent: the same on every try, so that a lost answer followed by another click
 * makes no second order.
 */
export function sendKeyOf(user: number): string {
  const known = keyOf(user).read()?.key;
  if (known) return known;
  const key = uniqueKey();
  keyOf(user).write({ key });
  return key;
}

const dropSendKey = (user: number): void => keyOf(user).remove();

/** Gives the current order a new key: from now on it is another order. */
export function renewSendKey(user: number): void {
  const values = storedDraft(user);
  keyOf(user).write({ key: uniqueKey() });
  if (values) keepDraft(user, values);
}

/** Number of sent drafts remembered: those that may still be open in another tab. */
const SENT = 20;

interface SentOrders {
  orders: { key: string; id: number }[];
}

const sentOf = (user: number) =>
  storedValue<SentOrders>('browser', storageKey('sent', user), ({ orders }) => Array.isArray(orders));

export function rememberSentAs(user: number, key: string, id: number): void {
  const before = sentOf(user).read()?.orders ?? [];
  sentOf(user).write({ orders: [{ key, id }, ...before].slice(0, SENT) });
}

/** The order that was sent under the key, in whichever tab; null when there is none. */
export const sentAs = (user: number, key: string): number | null =>
  sentOf(user)
    .read()
    ?.orders.find((one) => one.key === key)?.id ?? null;
