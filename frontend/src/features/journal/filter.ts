import {
  cleanFields,
  fieldProblem,
  journalFilterFields,
  type FieldRule,
  type JournalFilter,
} from '@shlyah/domain';

type Name = keyof typeof journalFilterFields;
const NAMES = Object.keys(journalFilterFields) as Name[];

/** The filter as the address keeps it: texts, without what is empty or makes no sense. */
export function filterTexts(query: URLSearchParams): Partial<Record<Name, string>> {
  const given = Object.fromEntries(query);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given[name]?.trim();
      const rule: FieldRule = journalFilterFields[name];
      return value && fieldProblem(rule, value, given) === null ? [[name, value]] : [];
    }),
  );
}

/** The same as the API takes it. */
export const filterOf = (query: URLSearchParams): JournalFilter =>
  cleanFields(journalFilterFields, filterTexts(query));
