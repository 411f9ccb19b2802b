/** One value kept in the browser. */
export interface Kept<Value> {
  /** Null when nothing was kept, or what was kept is no such value. */
  read: () => Value | null;
  /** Answers whether it was kept: storage may be full or forbidden. */
  keep: (value: Value) => boolean;
  drop: () => void;
}

interface Storages {
  /** Until it is dropped, for every tab. */
  browser: Storage;
  /** As long as the tab lives. */
  tab: Storage;
}

const storageOf = (where: keyof Storages): Storage => (where === 'tab' ? sessionStorage : localStorage);

/** A value under `key`; `isValue` tells it from anything else that may stand there, such as a former version's. */
export function kept<Value>(
  where: keyof Storages,
  key: string,
  isValue: (found: Partial<Value>) => boolean,
): Kept<Value> {
  return {
    read: () => {
      try {
        const found: unknown = JSON.parse(storageOf(where).getItem(key) ?? 'null');
        return typeof found === 'object' && found !== null && isValue(found) ? (found as Value) : null;
      } catch {
        return null;
      }
    },
    keep: (value) => {
      try {
        storageOf(where).setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    drop: () => {
      try {
        storageOf(where).removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
