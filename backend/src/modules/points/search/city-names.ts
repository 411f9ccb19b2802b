import { fold, inOneAlphabet, nameKey } from '@shlyah/domain';
import { namesOf, namingOf, partsOf, type Naming } from './city-words';
import type { IndexedCity } from './indexed-city';
import { isOfKind, isTown, type StatedKind } from './kinds';
import type { NameKeys } from './name-keys';
import { wordsOf } from './query';
import { LETTERS, readingsOf, type Reading } from './readings';

/** Longer texts name no settlement; bounds the cost of hostile input. */
const MAX_TEXT = 200;
/** The words of the longest name: «Торфозавод Красная Беларусь». */
const MAX_NAME_WORDS = 4;

/** The settlements that a text names, and the kind that it states. */
interface Called {
  cities: readonly IndexedCity[];
  kind: StatedKind | null;
}

const NONE: Called = { cities: [], kind: null };

/** Those that pass the test, or all if none does. */
function preferred<T>(rows: readonly T[], test: (row: T) => boolean): readonly T[] {
  const passed = rows.filter(test);
  return passed.length > 0 ? passed : rows;
}

/** The namings with the longest name, of the stated kind and with the typed postcode. */
function narrowed(namings: readonly Naming[], text: string): Called {
  const most = Math.max(...namings.map(({ words }) => words));
  const longest = namings.filter(({ words }) => words === most);
  const kind = longest.find((naming) => naming.kind)?.kind ?? null;
  const ofClass = preferred(longest, ({ city }) => kind === null || isOfKind(city, kind));
  const ofKind = preferred(ofClass, ({ city }) => city.kind === kind?.name);
  const postcodes: readonly string[] = text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  const there = preferred(ofKind, ({ city }) => postcodes.includes(city.postcode ?? ''));
  return { cities: [...new Set(there.map(({ city }) => city))], kind };
}

type Candidates = (parts: readonly string[], reading: Reading) => readonly IndexedCity[];

/**
 * The settlements that a text names with nothing left over: its words are a name with a kind, district, oblast and postcode in any
 * order. By letters, or as Latin or Belarusian ones where none is named so. Typing errors are not forgiven.
 */
function calledAmong(typed: string, candidates: Candidates): Called {
  if (typed.length > MAX_TEXT) return NONE;
  const text = inOneAlphabet(typed);
  for (const readings of readingsOf(text)) {
    const namings = readings.flatMap((reading) => {
      const parts = partsOf(text, reading);
      return candidates(parts, reading).flatMap((city) => namingOf(parts, city, reading) ?? []);
    });
    if (namings.length > 0) return narrowed(namings, text);
  }
  return NONE;
}

/** Whether a text names the settlement, among its namesakes by kind or place; a name alone names all of them. */
export const namesCity = (text: string, city: IndexedCity, namesakes: readonly IndexedCity[]): boolean =>
  calledAmong(text, () => namesakes).cities.includes(city);

type RowsByKey = ReadonlyMap<string, readonly IndexedCity[]>;

function rowsByKey(keys: NameKeys, known: Reading['known']): RowsByKey {
  const found = new Map<string, IndexedCity[]>();
  const add = (key: string, row: IndexedCity) => {
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  };
  const own = keys.by(known);
  for (const [at, row] of keys.rows.entries()) {
    add(own[at] ?? '', row);
    for (const other of namesOf(row).slice(1)) add(known(other), row);
  }
  return found;
}

/** Resolves texts to settlements by their whole names (docs/contract.md#cities). */
export class CityNames {
  private readonly byKey = new Map<Reading['known'], RowsByKey>();
  private readonly byLabel: ReadonlyMap<string, IndexedCity>;

  constructor(
    private readonly keys: NameKeys,
    labels: ReadonlyMap<IndexedCity, string>,
  ) {
    this.byLabel = new Map([...labels].map(([row, label]) => [fold(label), row]));
  }

  /** The settlements that a text names; one alone if the text is its label. */
  called(text: string): Called {
    if (text.length > MAX_TEXT) return NONE;
    const labelled = this.byLabel.get(fold(text));
    if (labelled) return { cities: [labelled], kind: null };
    // The beginning of a name that is being typed is not read as a Belarusian name: «белын» of Белыничи.
    const typed = nameKey(text);
    const isBeginning = () => this.keys.by(nameKey).some((name) => name.startsWith(typed));
    return calledAmong(text, (parts, reading) =>
      reading !== LETTERS && isBeginning() ? [] : this.candidates(parts, reading),
    );
  }

  /** The one settlement that a text means: of those it names, towns are above villages. Null for none and for equals. */
  only({ cities, kind }: Called): IndexedCity | null {
    const [only, ...others] = preferred(cities, isTown);
    if (!only || others.length > 0) return null;
    // «г. Горки, Минская область»: a village there, and a town elsewhere.
    const isSaidTown = kind?.of === 'city' || kind?.of === 'urban';
    return isSaidTown && !isTown(only) && this.hasTown(only.name) ? null : only;
  }

  private hasTown(name: string): boolean {
    return (this.rowsBy(LETTERS.known).get(nameKey(name)) ?? []).some(isTown);
  }

  private rowsBy(known: Reading['known']): RowsByKey {
    const rows = this.byKey.get(known) ?? rowsByKey(this.keys, known);
    this.byKey.set(known, rows);
    return rows;
  }

  private candidates(parts: readonly string[], { known }: Reading): readonly IndexedCity[] {
    const rows = this.rowsBy(known);
    const found = new Set<IndexedCity>();
    for (const part of parts) {
      const words = wordsOf(part);
      for (let start = 0; start < words.length; start += 1)
        for (let count = 1; count <= MAX_NAME_WORDS; count += 1)
          for (const row of rows.get(words.slice(start, start + count).join(' ')) ?? []) found.add(row);
    }
    return [...found];
  }
}
