import { cleanFields } from '../validation/read';
import { packageFields } from './package-fields';

/** Adjacent equal items: the first item, its number from 1, and the count. */
export interface ItemGroup<Item> {
  item: Item;
  first: number;
  count: number;
}

/**
 * Groups adjacent equal items for forms, lists and documents. Other equal items stay separate, which preserves numbers and order.
 * `factsOf` returns the values to compare, by default all wire fields.
 */
export function groupEqualItems<Item extends object>(
  packages: readonly Item[],
  factsOf: (item: Item, index: number) => unknown = (item) => cleanFields(packageFields, item),
): ItemGroup<Item>[] {
  const groups: (ItemGroup<Item> & { facts: string })[] = [];
  for (const [index, item] of packages.entries()) {
    const facts = JSON.stringify(factsOf(item, index));
    const last = groups.at(-1);
    if (last?.facts === facts) last.count += 1;
    else groups.push({ item, first: index + 1, count: 1, facts });
  }
  return groups.map(({ item, first, count }) => ({ item, first, count }));
}

/** «Место 3», «Места 3–14». */
export const placesTitle = ({ first, count }: Pick<ItemGroup<unknown>, 'first' | 'count'>): string =>
  count > 1 ? `Места ${first}–${first + count - 1}` : `Место ${first}`;
