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

/** Street types, which are ignored: «ул. Советская» equals «Советская». */
const kindOfStreet =
  /^(ул|улица|пр|пр-т|просп|проспект|пер|переулок|б-р|бул|бульвар|пл|площадь|ш|шоссе|тракт|проезд|наб)(\.\s*|\s+)/i;

const keyOf = ({ town, street, house, housing, flat }: Stop): string[] =>
  [town, (street ?? '').replace(kindOfStreet, ''), house, housing, flat].map((part) => (part ?? '').trim());

/** Compares stops by town, street and house. */
export function byAddress(one: Stop, other: Stop): number {
  const [left, right] = [keyOf(one), keyOf(other)];
  for (const [at, part] of left.entries()) {
    const difference = compare(part, right[at] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}
