import { cleanFields, fieldProblem, type BodyOf, type FieldRule, type Fields } from '@shlyah/domain';

/** A filter as the address keeps it: texts, without empty and invalid values. */
export function filterTexts(fields: Fields, query: URLSearchParams): Readonly<Record<string, string>> {
  const given = Object.fromEntries(query);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, rule]: [string, FieldRule]) => {
      const value = given[name]?.trim();
      return value && fieldProblem(rule, value, given) === null ? [[name, value]] : [];
    }),
  );
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The same as the API takes it. */
export const filterOf = <const T extends Fields>(fields: T, query: URLSearchParams): Given<BodyOf<T>> =>
  Object.fromEntries(
    Object.entries(cleanFields(fields, filterTexts(fields, query))).filter(([, value]) => value !== null),
  ) as Given<BodyOf<T>>;

/** The address of a page under this filter. */
export const filteredPage = (texts: Readonly<Record<string, string>>, page: number): string =>
  `?${new URLSearchParams({ ...texts, ...(page > 1 && { page: String(page) }) }).toString()}`;
