/** Where a run stops, as far as its place in the order of the run depends on it. */
export interface Stop {
  town: string | null;
  street: string | null;
  house: string | null;
  housing: string | null;
  flat: string | null;
}

/** 2 before 10, 10 before 10а, in any case of letters. */
const { compare } = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** «ул. Советская» and «Советская» are one street. */
const kindOfStreet =
  /^(ул|улица|пр|пр-т|просп|проспект|пер|переулок|б-р|бул|бульвар|пл|площадь|ш|шоссе|тракт|проезд|наб)(\.\s*|\s+)/i;

const keyOf = ({ town, street, house, housing, flat }: Stop): string[] =>
  [town, (street ?? '').replace(kindOfStreet, ''), house, housing, flat].map((part) => (part ?? '').trim());

/** Sorts by town, then street and house; equal places keep their order. */
export function byAddress(one: Stop, other: Stop): number {
  const [left, right] = [keyOf(one), keyOf(other)];
  for (const [at, part] of left.entries()) {
    const difference = compare(part, right[at] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}
