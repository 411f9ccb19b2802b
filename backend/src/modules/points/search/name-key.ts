/** Longer than any label; the rest of a longer query is ignored, so hostile input costs nothing. */
export const MAX_QUERY = 100;

/** The part of a query that is read. */
export const bounded = (query: string): string => query.trimStart().slice(0, MAX_QUERY);

/** What people write before a name, as keys, longest first so that «г п» is not taken for «г». */
export const KIND_KEYS: readonly string[] = [
  'поселок городского типа',
  'городской поселок',
  'курортный поселок',
  'рабочий поселок',
  'агрогородок',
  'деревня',
  'поселок',
  'станция',
  'хутор',
  'город',
  'село',
  'гор',
  'дер',
  'пгт',
  'пос',
  'хут',
  'г п',
  'к п',
  'р п',
  'аг',
  'гп',
  'кп',
  'рп',
  'ст',
  'г',
  'д',
  'п',
  'с',
  'х',
];

/** A key without the kind of place that leads it: «г п мир» is «мир», while «город» alone stays what it is. */
export function withoutKind(key: string, kinds: readonly string[] = KIND_KEYS): string {
  const kind = kinds.find((word) => key.startsWith(`${word} `));
  return kind === undefined ? key : key.slice(kind.length + 1);
}
