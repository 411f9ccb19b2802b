import { nameKey } from '@shlyah/domain';
import type { IndexedCity } from './indexed-city';
import { isTown } from './kinds';
import type { Reading } from './readings';

type KeyOf = Reading['known'];

/** Settlements in the order of suggestions, with their names as keys. Keys other than by letters are made when they are first asked for. */
export class NameKeys {
  /** Towns before villages, larger places first, then alphabetically. */
  readonly rows: readonly IndexedCity[];
  private readonly made = new Map<KeyOf, readonly string[]>();

  constructor(rows: readonly IndexedCity[]) {
    const keyed = rows.map((row) => ({ row, key: nameKey(row.name), town: Number(isTown(row)) }));
    keyed.sort(
      (a, b) =>
        b.town - a.town ||
        (b.row.population ?? 0) - (a.row.population ?? 0) ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row.id - b.row.id),
    );
    this.rows = keyed.map(({ row }) => row);
    this.made.set(
      nameKey,
      keyed.map(({ key }) => key),
    );
  }

  /** The keys of the names, in the order of the rows. */
  by(keyOf: KeyOf): readonly string[] {
    const keys = this.made.get(keyOf) ?? this.rows.map(({ name }) => keyOf(name));
    this.made.set(keyOf, keys);
    return keys;
  }
}
