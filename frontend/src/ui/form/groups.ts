import { valueInWords, type Fields } from '@shlyah/domain';
import type { Change } from './ChangeList';

/**
 * Fields of a form that are changed, shown and chosen together: halves of two persons' addresses
 * make no address.
 */
export interface FieldGroup<Values> {
  label: string;
  fields: readonly (keyof Values & string)[];
  words: (values: Values) => string;
}

/** The groups of a form, and the spelling in which its values are compared. */
export interface Grouping<Values> {
  groups: readonly FieldGroup<Values>[];
  clean: (values: Values) => object;
}

/** Two users' changes of the same record, both from `base`. */
export interface Sides<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

export interface Compared<Values> {
  /** Changed on the own side only, and on the other only: no choice. */
  onlyMine: FieldGroup<Values>[];
  onlyTheirs: FieldGroup<Values>[];
  /** Changed on both sides, differently: the user has to choose. */
  both: FieldGroup<Values>[];
}

/** A group for each field of a table. */
export const groupsOf = <Values extends object>(
  fields: Fields,
  more: readonly FieldGroup<Values>[] = [],
): FieldGroup<Values>[] => [
  ...Object.entries(fields).map(([name, field]) => ({
    label: field.label,
    fields: [name as keyof Values & string],
    words: (values: Values) => valueInWords(field, values[name as keyof Values]) ?? '',
  })),
  ...more,
];

/** The groups in which two states differ; spelling and what does not apply are no difference. */
export function differing<Values extends object>(
  { groups, clean }: Grouping<Values>,
  one: Values,
  other: Values,
): FieldGroup<Values>[] {
  const [a, b] = [clean(one), clean(other)] as Record<string, unknown>[];
  return groups.filter(({ fields }) =>
    fields.some((field) => JSON.stringify(a?.[field]) !== JSON.stringify(b?.[field])),
  );
}

/** What groups say before and after a change. */
export const inWords = <Values>(groups: readonly FieldGroup<Values>[], from: Values, to: Values): Change[] =>
  groups.map(({ label, words }) => ({ label, from: words(from), to: words(to) }));

/** `values` with the groups taken over from `source`. */
export function withGroups<Values extends object>(
  values: Values,
  source: Values,
  groups: readonly FieldGroup<Values>[],
): Values {
  const taken = groups.flatMap(({ fields }) => fields.map((field) => [field, source[field]] as const));
  return { ...values, ...(Object.fromEntries(taken) as Partial<Values>) };
}

export function compared<Values extends object>(
  grouping: Grouping<Values>,
  { base, mine, theirs }: Sides<Values>,
): Compared<Values> {
  const byMe = differing(grouping, base, mine);
  const byThem = differing(grouping, base, theirs);
  const apart = differing(grouping, mine, theirs);
  return {
    onlyMine: byMe.filter((group) => !byThem.includes(group)),
    onlyTheirs: byThem.filter((group) => !byMe.includes(group)),
    both: byMe.filter((group) => byThem.includes(group) && apart.includes(group)),
  };
}

/** Both users' changes merged; a conflict keeps the own value until a choice is made. */
export function rebased<Values extends object>(grouping: Grouping<Values>, sides: Sides<Values>): Values {
  const { onlyMine, both } = compared(grouping, sides);
  return withGroups(sides.theirs, sides.mine, [...onlyMine, ...both]);
}
