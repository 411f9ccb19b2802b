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
const asideOf = (user: number) => kept<OrderValues>('browser', placeOf('aside', user), isOrder);
const keyOf = (user: number) =>
  kept<{ key: string }>('tab', placeOf('key', user), ({ key }) => typeof key === 'string');

export const keptDraft = (user: number): OrderValues | null => draftOf(user).read();
export const keepDraft = (user: number, values: OrderValues): boolean => draftOf(user).keep(values);

/** Begins another order; the unfinished one is put aside, not lost. */
export function startDraft(user: number, values: OrderValues): void {
  const unfinished = keptDraft(user);
  if (unfinished) asideOf(user).keep(unfinished);
  keepDraft(user, values);
  dropSendKey(user);
}

export const draftAside = (user: number): OrderValues | null => asideOf(user).read();
export const dropAside = (user: number): void => asideOf(user).drop();

/** Swaps the order at hand with the one put aside; null when there is none. */
export function takeAside(user: number): OrderValues | null {
  const aside = draftAside(user);
  if (!aside) return null;
  const unfinished = keptDraft(user);
  if (unfinished) asideOf(user).keep(unfinished);
  else dropAside(user);
  keepDraft(user, aside);
  dropSendKey(user);
  return aside;
}

/** After the order was made, or when one begins anew; the city from the home page has done its work then too. */
export function dropDraft(user: number): void {
  draftOf(user).drop();
  destination.drop();
  lastEstimate.drop();
  dropSendKey(user);
}

/** Where storage is forbidden the key lives as long as the page. */
let memory: string | undefined;

/**
 * The key under which this order is sent: the same on every try, so that a lost answer followed by another click
 * makes no second order.
 */
export function sendKeyOf(user: number): string {
  const known = keyOf(user).read()?.key ?? memory;
  if (known) return known;
  memory = newSendKey();
  if (keyOf(user).keep({ key: memory })) memory = undefined;
  return sendKeyOf(user);
}

export function dropSendKey(user: number): void {
  memory = undefined;
  keyOf(user).drop();
}
