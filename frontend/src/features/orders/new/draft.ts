import type { OrderValues } from '../form/types';

/**
 * The unfinished order of a user, kept in the browser through reloads, the end of the session and a new login.
 * Where storage is forbidden the form works all the same and only forgets.
 */
const draftKey = (user: number): string => `shlyah.order-draft.${user}`;
const asideKey = (user: number): string => `shlyah.order-aside.${user}`;
const sendKey = (user: number): string => `shlyah.order-key.${user}`;

function read(key: string): OrderValues | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<OrderValues> | null;
    return kept !== null && Array.isArray(kept.packages) && typeof kept.delivery === 'string'
      ? (kept as OrderValues)
      : null;
  } catch {
    return null;
  }
}

function write(key: string, values: OrderValues | null): void {
  try {
    if (values === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Nothing to be done about it, and nothing that the person could do.
  }
}

export const keptDraft = (user: number): OrderValues | null => read(draftKey(user));
export const keepDraft = (user: number, values: OrderValues): void => write(draftKey(user), values);

/** Begins another order; the unfinished one is put aside, not lost. */
export function startDraft(user: number, values: OrderValues): void {
  const unfinished = keptDraft(user);
  if (unfinished) write(asideKey(user), unfinished);
  keepDraft(user, values);
  dropSendKey(user);
}

export const draftAside = (user: number): OrderValues | null => read(asideKey(user));
export const dropAside = (user: number): void => write(asideKey(user), null);

/** Swaps the order at hand with the one put aside; null when there is none. */
export function takeAside(user: number): OrderValues | null {
  const aside = draftAside(user);
  if (!aside) return null;
  write(asideKey(user), keptDraft(user));
  keepDraft(user, aside);
  dropSendKey(user);
  return aside;
}

/** After the order was made, or when one begins anew. */
export function dropDraft(user: number): void {
  write(draftKey(user), null);
  dropSendKey(user);
}

/**
 * The key under which this order is sent: the same on every try, so that a lost answer followed by another press
 * makes no second order.
 */
export function sendKeyOf(user: number): string {
  const fresh = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  try {
    const kept = sessionStorage.getItem(sendKey(user));
    if (kept) return kept;
    sessionStorage.setItem(sendKey(user), fresh);
  } catch {
    memory ??= fresh;
    return memory;
  }
  return fresh;
}

let memory: string | undefined;

export function dropSendKey(user: number): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(sendKey(user));
  } catch {
    // It was never kept.
  }
}
