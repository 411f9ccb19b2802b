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
  /** Whether the form was on the screen: the phone may close the page while its camera is open. */
  open: boolean;
}

/** The numbers of the places that were scanned, by stop. */
export type ScannedPlaces = Readonly<Record<string, readonly number[]>>;

/** A picture that the server has not taken. An outcome or the draft names it by its key. */
export interface KeptPicture {
  key: string;
  /** The phone's time: pictures are sent in this order. */
  takenAt: number;
  /** Why the server has refused it. */
  note: string | null;
}

export interface Facts {
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
  /** In the order of taking. */
  pictures: () => Promise<KeptPicture[]>;
  bytesOf: (picture: string) => Promise<ArrayBuffer | undefined>;
  /** Keeps a picture together with the draft that names it, or neither. */
  addPicture: (picture: KeptPicture, bytes: ArrayBuffer, draft: Draft) => Promise<void>;
  /** Keeps why the server has refused a picture. */
  notePicture: (key: string, note: string) => Promise<void>;
  dropPicture: (key: string) => Promise<void>;
  /** Removes the pictures that neither the draft nor an outcome names. */
  dropUnnamed: () => Promise<void>;
}

export const byPlace = (all: KeptOutcome[]): KeptOutcome[] =>
  all.sort((one, other) => one.place - other.place);
export const byTime = (all: KeptPicture[]): KeptPicture[] =>
  all.sort((one, other) => one.takenAt - other.takenAt);
export const nextPlace = (all: readonly KeptOutcome[]): number =>
  Math.max(0, ...all.map(({ place }) => place)) + 1;

/** Of these pictures those that are named nowhere. */
export function unnamed(pictures: string[], outcomes: KeptOutcome[], draft: Draft | undefined): string[] {
  const named = new Set([...outcomes.map(({ pictures: its }) => its), draft?.end.pictures ?? []].flat());
  return pictures.filter((key) => !named.has(key));
}

/** Kept in the memory of the page alone: for a phone that stores nothing. */
export function inMemory(): Kept {
  const facts: Partial<Facts> = {};
  const outcomes = new Map<string, KeptOutcome>();
  const pictures = new Map<string, KeptPicture & { bytes: ArrayBuffer }>();
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
    pictures: () => Promise.resolve(byTime([...pictures.values()])),
    bytesOf: (key) => Promise.resolve(pictures.get(key)?.bytes),
    addPicture: (picture, bytes, draft) => {
      pictures.set(picture.key, { ...picture, bytes });
      facts.draft = draft;
      return Promise.resolve();
    },
    notePicture: (key, note) => {
      const found = pictures.get(key);
      if (found) pictures.set(key, { ...found, note });
      return Promise.resolve();
    },
    dropPicture: (key) => {
      pictures.delete(key);
      return Promise.resolve();
    },
    dropUnnamed: () => {
      const gone = unnamed([...pictures.keys()], [...outcomes.values()], facts.draft);
      gone.forEach((key) => pictures.delete(key));
      return Promise.resolve();
    },
  };
}
