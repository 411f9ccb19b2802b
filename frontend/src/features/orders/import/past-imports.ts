import { storedValue } from '../../../shared/storage';
import { storageKey } from '../new/order-draft';
import type { ImportDraft } from './import-draft';

/** The id of their section on the import screen. */
export const PAST_IMPORTS = 'past-imports';

/** An import that has made orders: they can be printed and canceled together. */
export interface PastImport {
  importId: string;
  /** Of the file. */
  name: string;
  /** When orders were sent last, ms. */
  at: number;
  ids: number[];
}

const MOST = 5;

/** The latest imports of an account in this browser, the newest first. */
const placeOf = (user: number) =>
  storedValue<{ list: PastImport[] }>('browser', storageKey('imports', user), ({ list }) =>
    Array.isArray(list),
  );

export const pastImports = (user: number): PastImport[] => placeOf(user).read()?.list ?? [];

/** Keeps the result of an import that sends orders or is closed; one that has made no order is not kept. */
export function rememberImport(user: number, { importId, name, made, sentAt = 0 }: ImportDraft): void {
  if (importId === undefined || made.length === 0) return;
  const others = pastImports(user).filter((one) => one.importId !== importId);
  const closed = { importId, name, at: sentAt, ids: made.map(({ id }) => id) };
  placeOf(user).write({ list: [closed, ...others].slice(0, MOST) });
}

/** Of a canceled import the orders that went on stay. */
export function keepOfPast(user: number, importId: string, ids: readonly number[]): PastImport[] {
  const list = pastImports(user)
    .map((one) =>
      one.importId === importId ? { ...one, ids: one.ids.filter((id) => ids.includes(id)) } : one,
    )
    .filter((one) => one.ids.length > 0);
  placeOf(user).write({ list });
  return list;
}
