import { cleanFields, fieldProblem, type BodyOf, type FieldRule, type Fields } from '@shlyah/domain';
import { useSearchParams } from 'react-router';
import { pageFrom } from './address';

/** A filter as the address keeps it: texts, without empty and invalid values. */
function filterTexts(fields: Fields, query: URLSearchParams): Readonly<Record<string, string>> {
  const given = Object.fromEntries(query);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, rule]: [string, FieldRule]) => {
      const value = given[name]?.trim();
      return value && fieldProblem(rule, value, given) === null ? [[name, value]] : [];
    }),
  );
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The filter as API parameters. */
const filterOf = <const T extends Fields>(fields: T, query: URLSearchParams): Given<BodyOf<T>> =>
  Object.fromEntries(
    Object.entries(cleanFields(fields, filterTexts(fields, query))).filter(([, value]) => value !== null),
  ) as Given<BodyOf<T>>;

/** The list in the address: its filter as texts and as API parameters, its page, and the addresses of other pages. */
export function useFilteredList<const T extends Fields>(
  fields: T,
  around: Readonly<Record<string, string>> = {},
) {
  const [query, setQuery] = useSearchParams();
  const page = pageFrom(query);
  const texts = filterTexts(fields, query);
  const filter = filterOf(fields, query);
  const hrefOf = (number: number, chosen = texts) => filteredPage({ ...around, ...chosen }, number);
  return {
    page,
    texts,
    filter,
    question: page === null ? null : { ...filter, page },
    hrefOf,
    /** The first page under another filter. */
    apply: (values: Readonly<Record<string, string>>) =>
      setQuery(hrefOf(1, filterTexts(fields, new URLSearchParams(values)))),
  };
}

/** The address of a page under this filter. */
const filteredPage = (texts: Readonly<Record<string, string>>, page: number): string =>
  `?${new URLSearchParams({ ...texts, ...(page > 1 && { page: String(page) }) }).toString()}`;
