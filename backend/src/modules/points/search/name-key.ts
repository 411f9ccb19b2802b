/** Longer than any label; bounds the cost of hostile input. */
export const MAX_QUERY = 100;

/** Truncates a query to `MAX_QUERY`. */
export const truncateQuery = (query: string): string => query.trimStart().slice(0, MAX_QUERY);

/** Settlement kinds before a name, as keys, longest first: «г п» precedes «г». */
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

/** Removes a leading settlement kind: «г п мир» becomes «мир», while «город» alone stays. */
export function withoutKind(key: string, kinds: readonly string[] = KIND_KEYS): string {
  const kind = kinds.find((word) => key.startsWith(`${word} `));
  return kind === undefined ? key : key.slice(kind.length + 1);
}
