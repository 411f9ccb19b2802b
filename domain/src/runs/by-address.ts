import { streetKey, streetParts } from '../addresses/street-kinds';

/** The address of a stop, for sorting. */
export interface Stop {
  town: string | null;
  street: string | null;
  house: string | null;
  housing: string | null;
  flat: string | null;
}

/** Sorts numbers numerically and ignores case: 2, 10, 10а. */
const { compare } = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** «ул. Советская» equals «Советская», and «пр-т Победы» follows «ул. Победы». */
function keyOf({ town, street, house, housing, flat }: Stop): string[] {
  const { kind, name } = streetParts(street ?? '');
  const isPlain = streetKey(street ?? '') === streetKey(name);
  return [town, name, isPlain ? '' : kind, house, housing, flat].map((part) => (part ?? '').trim());
}

/** Compares stops by town, street and house. */
export function byAddress(one: Stop, other: Stop): number {
  const [left, right] = [keyOf(one), keyOf(other)];
  for (const [at, part] of left.entries()) {
    const difference = compare(part, right[at] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}
