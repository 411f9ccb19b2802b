import type { IndexedCity } from './indexed-city';
import { NO_MATCH, partRank, typoRank } from './key-match';
import { labelsOf, regionName } from './labels';
import { nameKey, russianKey, soundKey } from '@shlyah/domain';
import { CityNames } from './city-names';
import { NameKeys } from './name-keys';
import { readQuery, wordsOf, type CityQuery } from './query';

export type { IndexedCity };

const MAX_RESULTS = 10;

const POSTCODE = /^\d{6}$/;

/** The maximum number of words in a place; bounds the work for a long query. */
const MAX_PLACE_WORDS = 6;

function placeKeys(rows: readonly IndexedCity[]): string[] {
  const keys = new Map<string, string>();
  return rows.map(({ kind, district, region }) => {
    const place = `${kind} ${district ?? ''} район ${regionName(region)}`;
    const key = keys.get(place) ?? ` ${nameKey(place)}`;
    keys.set(place, key);
    return key;
  });
}

type RowFilter = (row: number) => boolean;

/** The settlements that a text names in whole. */
interface Named {
  called: readonly IndexedCity[];
  /** The one that the text means, or null. */
  only: IndexedCity | null;
}

/**
 * A search among settlements (docs/contract.md#cities). Ranks whole names, then a prefix of the name before a prefix of a word before
 * a substring, then by size. Ignores «ё», case, hyphens and the kind of place; accepts Latin letters, the wrong keyboard layout and
 * postcodes, and tolerates one typo if nothing else matches.
 */
export class CityIndex {
  /** Rows are known by their position here. */
  private readonly rows: readonly IndexedCity[];
  private readonly keys: NameKeys;
  private readonly labels: ReadonlyMap<IndexedCity, string>;
  private readonly wholeNames: CityNames;
  /** Kind, district and oblast of each row as a name key; rows of one district share the string. */
  private readonly places: readonly string[];

  constructor(rows: readonly IndexedCity[]) {
    this.keys = new NameKeys(rows);
    this.rows = this.keys.rows;
    this.labels = labelsOf(this.rows);
    this.wholeNames = new CityNames(this.keys, this.labels);
    this.places = placeKeys(this.rows);
  }

  /** At most ten rows, best first: those that the text names in whole, then those whose names have it. Never throws. */
  find(text: string): IndexedCity[] {
    const { called, only } = this.named(text);
    const rows = [...new Set([...(only ? [only] : []), ...called, ...this.like(text)])];
    return rows.slice(0, MAX_RESULTS);
  }

  named(text: string): Named {
    const named = this.wholeNames.called(text);
    const called =
      named.cities.length > 1 ? this.rows.filter((row) => named.cities.includes(row)) : named.cities;
    return { called, only: this.wholeNames.only(named) };
  }

  /** Rows whose names have the text, or almost. */
  private like(text: string): IndexedCity[] {
    const query = readQuery(text);
    if (query.postcode !== null) return this.findPostcode(query.postcode);
    const place = query.place.slice(0, MAX_PLACE_WORDS);
    // If nothing matches, the postcode is dropped first, then the district.
    const looser = [place, place.filter((word) => !POSTCODE.test(word)), []];
    for (const [at, words] of looser.entries()) {
      if (words.length === looser[at - 1]?.length) continue;
      const found = this.findName(query, this.placeFilter(words));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The label of a row of this index. */
  label(row: IndexedCity): string {
    return this.labels.get(row) ?? row.name;
  }

  /** The labels of all rows, larger places first. */
  allLabels(): string[] {
    return this.rows.map((row) => this.label(row));
  }

  private findName(query: CityQuery, filter: RowFilter): IndexedCity[] {
    const { belarusian: names, ...written } = query;
    const exact = this.best(written, partRank, filter);
    if (exact.length > 0) return exact;
    const withPlace = this.findNameThenPlace(query.spelled, filter);
    if (withPlace.length > 0) return withPlace;
    const belarusian = this.best({ belarusian: names }, partRank, filter);
    return belarusian.length > 0 ? belarusian : this.best(written, typoRank, filter);
  }

  /** «озерный гродненский район»: the longest prefix that is a name, with the rest as its place. */
  private findNameThenPlace(keys: readonly string[], filter: RowFilter): IndexedCity[] {
    for (const key of keys) {
      const words = wordsOf(key);
      const least = Math.max(1, words.length - MAX_PLACE_WORDS);
      for (let cut = words.length - 1; cut >= least; cut -= 1) {
        const isThere = this.placeFilter(words.slice(cut));
        const name = { spelled: [words.slice(0, cut).join(' ')] };
        const found = this.best(name, partRank, (row) => filter(row) && isThere(row));
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  private findPostcode(digits: string): IndexedCity[] {
    const starting = (prefix: string) =>
      this.rows.filter(({ postcode }) => postcode?.startsWith(prefix)).slice(0, MAX_RESULTS);
    const found = starting(digits);
    // The code of an oblast centre ends in 000 and covers all of its post offices: 220030 is Минск.
    return found.length > 0 || digits.length > 6 ? found : starting(`${digits.slice(0, 3)}000`);
  }

  /** The rows with the best matches of any spelling, larger places first among equal ones. */
  private best(
    { spelled = [], sounded = [], belarusian = [] }: Partial<CityQuery>,
    rankOf: (query: string, key: string) => number,
    filter: RowFilter,
  ): IndexedCity[] {
    const [names, sounds, russian] = [
      this.keys.by(nameKey),
      sounded.length > 0 ? this.keys.by(soundKey) : [],
      belarusian.length > 0 ? this.keys.by(russianKey) : [],
    ];
    const byRank: [IndexedCity[], IndexedCity[], IndexedCity[]] = [[], [], []];
    for (const [at, row] of this.rows.entries()) {
      let rank = NO_MATCH;
      for (const query of spelled) rank = Math.min(rank, rankOf(query, names[at] ?? ''));
      for (const query of sounded) rank = Math.min(rank, rankOf(query, sounds[at] ?? ''));
      for (const query of belarusian) rank = Math.min(rank, rankOf(query, russian[at] ?? ''));
      if (rank !== NO_MATCH && filter(at)) byRank[rank]?.push(row);
      if (byRank[0].length === MAX_RESULTS) break;
    }
    return byRank.flat().slice(0, MAX_RESULTS);
  }

  /** Accepts rows whose kind, district, oblast or postcode starts with each of the words. */
  private placeFilter(words: readonly string[]): RowFilter {
    // The key splits «р-н» into two words.
    const wanted = words
      .filter((word, at) => !(word === 'н' && words[at - 1] === 'р'))
      .map((word) => ` ${word}`);
    return (row) => {
      const place = this.places[row] ?? '';
      const postcode = ` ${this.rows[row]?.postcode ?? ''}`;
      return wanted.every((word) => place.includes(word) || postcode.startsWith(word));
    };
  }
}
