import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Moment } from './clock';
import type { CourierRun, CourierStop, StopEnd, Taken } from './wire';

/** An outcome on the phone, from the press until the next run is accepted. */
export interface KeptOutcome extends StopEnd {
  /** Unique: the server takes each once. */
  key: string;
  order: number;
  task: CourierStop['task'];
  /** The key of the outcome that this one replaces. */
  corrects: string | null;
  /** Counts the outcomes: they are sent in this order. */
  place: number;
  run: number;
  moment: Moment;
  /** The phone's time until which it can be undone and is not sent. */
  heldUntil: number;
  /** held: can be undone; sending: the server may have it; taken: the server has it. */
  state: 'held' | 'sending' | 'taken';
  taken: Taken | null;
  /** What the server says of it: the other side of a conflict, or why it is not taken yet. */
  note: string | null;
}

export type NewOutcome = Omit<KeptOutcome, 'place'>;

/** The form of a stop that is not recorded yet. */
export interface Draft {
  stop: string;
  end: StopEnd;
}

/** The numbers of the places that were scanned, by stop. */
export type ScannedPlaces = Readonly<Record<string, readonly number[]>>;

interface Facts {
  run: { run: CourierRun; etag: string | null };
  offset: number;
  draft: Draft;
  scanned: ScannedPlaces;
}

/** What the phone keeps between two openings of the page. */
export interface Kept {
  /** Whether it outlives the page. */
  lasts: () => boolean;
  fact: <Name extends keyof Facts>(name: Name) => Promise<Facts[Name] | undefined>;
  keep: <Name extends keyof Facts>(name: Name, value: Facts[Name] | undefined) => Promise<void>;
  /** In the order of recording. */
  outcomes: () => Promise<KeptOutcome[]>;
  add: (outcome: NewOutcome) => Promise<void>;
  /** Changes one at once; `change` answers undefined to remove it. The answer is what stands then. */
  change: (
    key: string,
    change: (outcome: KeptOutcome) => KeptOutcome | undefined,
  ) => Promise<KeptOutcome | undefined>;
}

const byPlace = (all: KeptOutcome[]): KeptOutcome[] => all.sort((one, other) => one.place - other.place);
const nextPlace = (all: readonly KeptOutcome[]): number => Math.max(0, ...all.map(({ place }) => place)) + 1;

/** Kept in the memory of the page alone: for a phone that stores nothing. */
export function inMemory(): Kept {
  const facts: Partial<Facts> = {};
  const outcomes = new Map<string, KeptOutcome>();
  return {
    lasts: () => false,
    fact: (name) => Promise.resolve(facts[name]),
    keep: (name, value) => {
      if (value === undefined) delete facts[name];
      else facts[name] = value;
      return Promise.resolve();
    },
    outcomes: () => Promise.resolve(byPlace([...outcomes.values()])),
    add: (outcome) => {
      outcomes.set(outcome.key, { ...outcome, place: nextPlace([...outcomes.values()]) });
      return Promise.resolve();
    },
    change: (key, change) => {
      const found = outcomes.get(key);
      const changed = found && change(found);
      if (changed) outcomes.set(key, changed);
      else outcomes.delete(key);
      return Promise.resolve(changed);
    },
  };
}

interface Schema extends DBSchema {
  facts: { key: string; value: unknown };
  outcomes: { key: string; value: KeptOutcome };
}

const NAME = 'shlyah-courier';
/** An outcome is on the disk before the driver is told that it is recorded. */
const strict = { durability: 'strict' } as const;

function connection(): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => (opened = undefined);
  return () => {
    opened ??= openDB<Schema>(NAME, 1, {
      upgrade: (database) => {
        database.createObjectStore('facts');
        database.createObjectStore('outcomes', { keyPath: 'key' });
      },
      // A later release that changes the stores waits for this page otherwise.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      // The browser has closed it, for instance for want of memory.
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}

/** Kept in IndexedDB. */
function inDatabase(open: () => Promise<IDBPDatabase<Schema>>): Kept {
  return {
    lasts: () => true,
    fact: async (name) => (await (await open()).get('facts', name)) as Facts[typeof name] | undefined,
    keep: async (name, value) => {
      const database = await open();
      await (value === undefined ? database.delete('facts', name) : database.put('facts', value, name));
    },
    outcomes: async () => byPlace(await (await open()).getAll('outcomes')),
    add: async (outcome) => {
      const writing = (await open()).transaction('outcomes', 'readwrite', strict);
      await writing.store.add({ ...outcome, place: nextPlace(await writing.store.getAll()) });
      await writing.done;
    },
    change: async (key, change) => {
      const writing = (await open()).transaction('outcomes', 'readwrite', strict);
      const found = await writing.store.get(key);
      const changed = found && change(found);
      if (changed) await writing.store.put(changed);
      else if (found) await writing.store.delete(key);
      await writing.done;
      return changed;
    },
  };
}

/** What this phone can keep: in its database if that takes a value, in memory otherwise. */
export async function openKept(): Promise<Kept> {
  try {
    const open = connection();
    const database = await open();
    await database.put('facts', 'kept', 'trial');
    await database.delete('facts', 'trial');
    return inDatabase(open);
  } catch {
    return inMemory();
  }
}
