import type { Draft } from '../ui/form/start';
import { uniqueKey } from './unique-key';

/** One value kept in the browser. */
export interface StoredValue<Value> {
  /** Null when nothing valid is stored. */
  read: () => Value | null;
  /** Returns whether it was stored: storage may be full or blocked. */
  write: (value: Value) => boolean;
  remove: () => void;
}

interface Storages {
  /** For all tabs, until removed. */
  browser: Storage;
  /** Until the tab is closed. */
  tab: Storage;
}

/** Refused values, by place and key. */
const refused = new Map<string, unknown>();

const storageOf = (where: keyof Storages): Storage => (where === 'tab' ? sessionStorage : localStorage);

/**
 * A value under `key`; `isValue` rejects anything else stored there, for example by a former version. A value that the
 * storage refuses is kept in memory.
 */
export function storedValue<Value>(
  where: keyof Storages,
  key: string,
  isValue: (found: Partial<Value>) => boolean,
): StoredValue<Value> {
  const place = `${where} ${key}`;
  return {
    read: () => {
      if (refused.has(place)) return refused.get(place) as Value;
      try {
        const found: unknown = JSON.parse(storageOf(where).getItem(key) ?? 'null');
        return typeof found === 'object' && found !== null && isValue(found) ? (found as Value) : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      refused.delete(place);
      try {
        storageOf(where).setItem(key, JSON.stringify(value));
        return true;
      } catch {
        refused.set(place, value);
        return false;
      }
    },
    remove: () => {
      refused.delete(place);
      try {
        storageOf(where).removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** The draft of a form in this tab; a draft in the shape of a former version is ignored. */
export const formDraft = <Values>(key: string): StoredValue<Draft<Values>> =>
  storedValue<Draft<Values>>(
    'tab',
    key,
    ({ version, base, values }) =>
      typeof version === 'number' && typeof base === 'object' && typeof values === 'object',
  );

const thisTab = storedValue<{ id: string }>('tab', 'shlyah.tab', ({ id }) => typeof id === 'string');

function tabId(): string {
  const known = thisTab.read()?.id;
  if (known) return known;
  const id = uniqueKey();
  thisTab.write({ id });
  return id;
}

/**
 * A draft that tabs do not overwrite for each other: each has its own in sessionStorage, and a new tab begins with the latest
 * one in localStorage. Only the tab that took that one over last writes it.
 */
export function storedByEachTab<Value>(
  key: string,
  isValue: (found: Partial<Value>) => boolean,
): StoredValue<Value> {
  const own = storedValue<Value>('tab', key, isValue);
  const last = storedValue<Value>('browser', key, isValue);
  const writer = storedValue<{ tab: string }>('browser', `${key}.tab`, ({ tab }) => typeof tab === 'string');
  const isMine = () => last.read() === null || (writer.read()?.tab ?? tabId()) === tabId();
  return {
    read: () => own.read() ?? last.read(),
    write: (value) => {
      const takesOver = own.read() === null || isMine();
      const isKept = own.write(value);
      return takesOver ? writer.write({ tab: tabId() }) && last.write(value) : isKept;
    },
    remove: () => {
      if (own.read() === null || isMine()) {
        last.remove();
        writer.remove();
      }
      own.remove();
    },
  };
}
