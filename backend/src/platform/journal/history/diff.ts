import { valueInWords, type Field, type Fields } from '@shlyah/domain';
import type { Change } from './history';

type State = Readonly<Record<string, unknown>>;
type ValueWords = Readonly<Record<string, (value: never) => string>>;

/**
 * What differs between two states of a noun, field by field, as texts for people; `words` has those that its table
 * does not.
 */
export function diff(fields: Fields, before: object, after: object, words: ValueWords = {}): Change[] {
  const said = (name: string, field: Field, state: object): string | null => {
    const value = (state as State)[name];
    return words[name] ? words[name](value as never) : valueInWords(field, nameOf(value));
  };
  return Object.entries(fields)
    .map(([name, field]) => ({
      field: name,
      from: said(name, field, before),
      to: said(name, field, after),
    }))
    .filter(({ from, to }) => from !== to);
}

/** A referenced row is shown by its name or its address. */
const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? ((value as State)['name'] ?? (value as State)['address'])
    : value;
