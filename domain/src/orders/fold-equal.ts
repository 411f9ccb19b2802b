import { cleanFields } from '../validation/read';
import { packageFields } from './package-fields';

/** Places next to each other that are the same in everything: the first of them, its number from 1, and how many. */
export interface EqualPlaces<Item> {
  item: Item;
  first: number;
  count: number;
}

/**
 * Equal places as one row with their count, for forms, lists and papers; on the wire they stay one by one. Only neighbours
 * are folded, so that the numbers of the places and their order stay what they are. `factsOf` says what has to be the same;
 * without it, all that the wire has of a place.
 */
export function foldEqual<Item extends object>(
  packages: readonly Item[],
  factsOf: (item: Item, index: number) => unknown = (item) => cleanFields(packageFields, item),
): EqualPlaces<Item>[] {
  const folded: (EqualPlaces<Item> & { facts: string })[] = [];
  for (const [index, item] of packages.entries()) {
    const facts = JSON.stringify(factsOf(item, index));
    const last = folded.at(-1);
    if (last?.facts === facts) last.count += 1;
    else folded.push({ item, first: index + 1, count: 1, facts });
  }
  return folded.map(({ item, first, count }) => ({ item, first, count }));
}

/** «Место 3», «Места 3–14». */
export const placesTitle = ({ first, count }: Pick<EqualPlaces<unknown>, 'first' | 'count'>): string =>
  count > 1 ? `Места ${first}–${first + count - 1}` : `Место ${first}`;
