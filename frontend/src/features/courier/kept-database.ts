import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { noProofYet } from './ends';
import {
  byPlace,
  byTime,
  inMemory,
  nextPlace,
  unnamed,
  type Draft,
  type Facts,
  type Kept,
  type KeptOutcome,
  type KeptPicture,
} from './kept';

interface Schema extends DBSchema {
  facts: { key: string; value: unknown };
  outcomes: { key: string; value: KeptOutcome };
  pictures: { key: string; value: KeptPicture };
  /** Of pictures, apart: they are read one at a time. */
  bytes: { key: string; value: ArrayBuffer };
}

type Opened = IDBPDatabase<Schema>;
type Upgrading = IDBPTransaction<Schema, ('facts' | 'outcomes' | 'pictures' | 'bytes')[], 'versionchange'>;

const NAME = 'shlyah-courier';
/** An outcome is on the disk before the driver is told that it is recorded. */
const strict = { durability: 'strict' } as const;

/** Outcomes and a draft of the release before have nothing of proofs. */
async function addProofs(upgrading: Upgrading): Promise<void> {
  const outcomes = upgrading.objectStore('outcomes');
  for (const one of await outcomes.getAll()) await outcomes.put({ ...noProofYet, ...one });
  const facts = upgrading.objectStore('facts');
  const draft = (await facts.get('draft')) as Draft | undefined;
  if (draft) await facts.put({ ...draft, end: { ...noProofYet, ...draft.end } }, 'draft');
}

function connection(): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  const forget = () => (opened = undefined);
  return () => {
    opened ??= openDB<Schema>(NAME, 2, {
      upgrade: async (database, former, _wanted, upgrading) => {
        if (former < 1) {
          database.createObjectStore('facts');
          database.createObjectStore('outcomes', { keyPath: 'key' });
        }
        database.createObjectStore('pictures', { keyPath: 'key' });
        database.createObjectStore('bytes');
        await addProofs(upgrading);
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

type Pictures = Pick<
  Kept,
  'pictures' | 'bytesOf' | 'addPicture' | 'notePicture' | 'dropPicture' | 'dropUnnamed'
>;

function picturesInDatabase(open: () => Promise<Opened>): Pictures {
  return {
    pictures: async () => byTime(await (await open()).getAll('pictures')),
    bytesOf: async (key) => (await open()).get('bytes', key),
    addPicture: async (picture, bytes, draft) => {
      const writing = (await open()).transaction(['pictures', 'bytes', 'facts'], 'readwrite', strict);
      await Promise.all([
        writing.objectStore('bytes').put(bytes, picture.key),
        writing.objectStore('pictures').put(picture),
        writing.objectStore('facts').put(draft, 'draft'),
        writing.done,
      ]);
    },
    notePicture: async (key, note) => {
      const { store, done } = (await open()).transaction('pictures', 'readwrite');
      const found = await store.get(key);
      if (found) await store.put({ ...found, note });
      await done;
    },
    dropPicture: async (key) => {
      const writing = (await open()).transaction(['pictures', 'bytes'], 'readwrite');
      await Promise.all([
        writing.objectStore('pictures').delete(key),
        writing.objectStore('bytes').delete(key),
        writing.done,
      ]);
    },
    dropUnnamed: async () => {
      const writing = (await open()).transaction(['pictures', 'bytes', 'outcomes', 'facts'], 'readwrite');
      const [pictures, bytes] = [writing.objectStore('pictures'), writing.objectStore('bytes')];
      const outcomes = await writing.objectStore('outcomes').getAll();
      const draft = (await writing.objectStore('facts').get('draft')) as Draft | undefined;
      for (const key of unnamed(await pictures.getAllKeys(), outcomes, draft)) {
        await pictures.delete(key);
        await bytes.delete(key);
      }
      await writing.done;
    },
  };
}

/** Kept in IndexedDB. */
function inDatabase(open: () => Promise<Opened>): Kept {
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
    ...picturesInDatabase(open),
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
