import { Best } from './best';
import type { IndexedCity } from './indexed-city';
import { KeyTable, type Accept } from './key-table';
import { labelsOf, regionName } from './labels';
import { nameKey } from '@shlyah/domain';
import { readQuery, wordsOf, type CityQuery } from './query';
import { soundKey } from './sound-key';

export type { IndexedCity };

export const MAX_ANSWERS = 10;

const LAST_RANK = 9;

/** The order of results of one kind of match: the bigger place first, then alphabetically. */
function bySize<Row extends IndexedCity>(rows: readonly Row[]): Row[] {
  const keys = new Map(rows.map((row) => [row, nameKey(row.name)]));
  const byName = (a: Row, b: Row) => {
    const [first = '', second = ''] = [keys.get(a), keys.get(b)];
    return first < second ? -1 : first > second ? 1 : a.id - b.id;
  };
  return rows.toSorted(
    (a, b) =>
      (b.population ?? 0) - (a.population ?? 0) ||
      (a.rank ?? LAST_RANK) - (b.rank ?? LAST_RANK) ||
      byName(a, b),
  );
}

const POSTCODE = /^\d{6}$/;

/** No place has more words than this; without a limit a long query would try each of its words. */
const MAX_PLACE_WORDS = 6;

function placesOf(rows: readonly IndexedCity[]): string[] {
  const keys = new Map<string, string>();
  return rows.map(({ kind, district, region }) => {
    const place = `${kind} ${district ?? ''} район ${regionName(region)}`;
    const key = keys.get(place) ?? ` ${nameKey(place)}`;
    keys.set(place, key);
    return key;
  });
}

/**
 * Finds settlements by what people type (docs/contract.md#cities): the beginning of a name before the
 * beginning of a word before a part, then the size of the place; «ё», case, hyphens and the kind of place do not
 * count; Latin letters, the wrong keyboard layout and a postcode are understood; a name that is not found so may
 * have one typo. Built once (some 0.3 s for 25,000 rows) and never changed: after a change build another.
 */
export class CityIndex<Row extends IndexedCity = IndexedCity> {
  private readonly rows: readonly Row[];
  private readonly names: KeyTable;
  private readonly sounds: KeyTable;
  /** Rows by postcode, in the order of the codes. */
  private readonly byPostcode: readonly number[];
  private readonly labels: ReadonlyMap<IndexedCity, string>;
  /** Each row's kind, district and oblast as a name key; rows of one district share the text. */
  private readonly places: readonly string[];

  constructor(rows: readonly Row[]) {
    this.rows = bySize(rows);
    this.names = new KeyTable(this.rows.map(({ name }) => nameKey(name)));
    this.sounds = new KeyTable(this.rows.map(({ name }) => soundKey(name)));
    this.byPostcode = Array.from(this.rows.keys())
      .filter((row) => this.postcodeOf(row) !== '')
      .sort((a, b) => (this.postcodeOf(a) < this.postcodeOf(b) ? -1 : 1));
    this.labels = labelsOf(this.rows);
    this.places = placesOf(this.rows);
  }

  /** At most `limit` rows, the best first; none for a blank or unknown query. Never throws, whatever the text is. */
  find(query: string, limit: number = MAX_ANSWERS): Row[] {
    const asked = readQuery(query);
    const found = this.numbersOf(asked, limit);
    return found.map((row) => this.rows[row]).filter((row) => row !== undefined);
  }

  /** The suggestion's text of one of this index's own rows. */
  label(row: Row): string {
    return this.labels.get(row) ?? row.name;
  }

  /** The texts of all rows, the bigger place first. */
  allLabels(): string[] {
    return this.rows.map((row) => this.label(row));
  }

  private numbersOf(asked: CityQuery, limit: number): number[] {
    if (asked.postcode !== null) return this.findPostcode(asked.postcode, limit);
    const place = asked.place.slice(0, MAX_PLACE_WORDS);
    // A postcode that does not match counts less than a district, and a district less than the name.
    const looser = [place, place.filter((word) => !POSTCODE.test(word)), []];
    for (const [at, words] of looser.entries()) {
      if (words.length === looser[at - 1]?.length) continue;
      const found = this.findName(asked, limit, this.inPlace(words));
      if (found.length > 0) return found;
    }
    return [];
  }

  private findName(asked: CityQuery, limit: number, accept: Accept): number[] {
    const exact = this.collect(limit, (best) => {
      for (const key of asked.spelled) this.names.findPart(key, best, accept);
      for (const key of asked.sounded) this.sounds.findPart(key, best, accept);
    });
    if (exact.length > 0) return exact;
    const withPlace = this.findNameThenPlace(asked.spelled, limit, accept);
    if (withPlace.length > 0) return withPlace;
    return this.collect(limit, (best) => {
      for (const key of asked.spelled) this.names.findTypo(key, best, accept);
      for (const key of asked.sounded) this.sounds.findTypo(key, best, accept);
    });
  }

  /** «озерный гродненский район»: the longest beginning that is a name, when the rest says where it lies. */
  private findNameThenPlace(keys: readonly string[], limit: number, accept: Accept): number[] {
    for (const key of keys) {
      const words = wordsOf(key);
      const least = Math.max(1, words.length - MAX_PLACE_WORDS);
      for (let cut = words.length - 1; cut >= least; cut -= 1) {
        const there = this.inPlace(words.slice(cut));
        const name = words.slice(0, cut).join(' ');
        const found = this.collect(limit, (best) => {
          this.names.findPart(name, best, (row) => accept(row) && there(row));
        });
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  private findPostcode(digits: string, limit: number): number[] {
    const starting = (prefix: string) =>
      this.collect(limit, (best) => {
        let at = this.firstPostcodeFrom(prefix);
        for (; this.postcodeOf(this.byPostcode[at]).startsWith(prefix); at += 1) {
          const row = this.byPostcode[at] ?? 0;
          best.offer(row, row);
        }
      });
    const found = starting(digits);
    // An oblast centre's code ends in 000 and stands for all of its post offices: 220030 is Минск.
    return found.length > 0 || digits.length > 6 ? found : starting(`${digits.slice(0, 3)}000`);
  }

  private collect(limit: number, look: (best: Best) => void): number[] {
    const best = new Best(Math.min(limit, MAX_ANSWERS));
    look(best);
    return best.rows();
  }

  /** Accepts the rows whose kind, district, oblast or postcode begins with each of the words. */
  private inPlace(words: readonly string[]): Accept {
    // «р-н» is two words by now.
    const wanted = words
      .filter((word, at) => !(word === 'н' && words[at - 1] === 'р'))
      .map((word) => ` ${word}`);
    return (row) => {
      const place = this.places[row] ?? '';
      const postcode = ` ${this.postcodeOf(row)}`;
      return wanted.every((word) => place.includes(word) || postcode.startsWith(word));
    };
  }

  private postcodeOf(row: number | undefined): string {
    return (row === undefined ? undefined : this.rows[row])?.postcode ?? '';
  }

  private firstPostcodeFrom(prefix: string): number {
    let [low, high] = [0, this.byPostcode.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.postcodeOf(this.byPostcode[middle]) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
