import type { IndexedCity } from './indexed-city';

/** A kind of settlement that a text states: its word in the data, and the class of places that may be meant. */
export interface StatedKind {
  name: string;
  of: 'city' | 'urban' | 'settlement' | 'village' | 'any';
}

/** The words of each kind as name keys; Belarusian ones where they differ by more than a rule. */
const KINDS: readonly (readonly [StatedKind['of'], name: string, keys: readonly string[]])[] = [
  ['city', 'город', ['город', 'гор', 'г']],
  ['urban', 'городской посёлок', ['городской поселок', 'гарадскі пасёлак', 'горпоселок', 'г п', 'гп']],
  ['urban', 'посёлок городского типа', ['поселок городского типа', 'пгт']],
  ['urban', 'курортный посёлок', ['курортный поселок', 'курортны пасёлак', 'к п', 'кп']],
  ['urban', 'рабочий посёлок', ['рабочий поселок', 'рабочы пасёлак', 'р п', 'рп']],
  ['settlement', 'посёлок', ['поселок', 'пос', 'п']],
  ['village', 'агрогородок', ['агрогородок', 'а г', 'аг']],
  ['village', 'деревня', ['деревня', 'вёска', 'дер', 'д']],
  ['village', 'хутор', ['хутор', 'хутар', 'хут', 'х']],
  ['village', 'село', ['село', 'с']],
  ['any', 'населённый пункт', ['населенный пункт', 'н п', 'нп']],
];

type KindKey = readonly [key: string, kind: StatedKind];

const longestFirst = ([a]: KindKey, [b]: KindKey): number => b.length - a.length;

/** The kinds that may stand before or after a name, longest first: «г п» precedes «г». */
export const STATED_KINDS: readonly KindKey[] = KINDS.flatMap(([of, name, keys]) =>
  keys.map((key): KindKey => [key, { of, name }]),
).toSorted(longestFirst);

/** Settlement kinds before a name as keys, longest first, with stations, which are places of their own: «Ошмяны Станция». */
export const KIND_KEYS: readonly string[] = [...STATED_KINDS.map(([key]) => key), 'станция', 'ст'].toSorted(
  (a, b) => b.length - a.length,
);

/** Removes a leading settlement kind: «г п мир» becomes «мир», while «город» alone stays. */
export function withoutKind(key: string, kinds: readonly string[] = KIND_KEYS): string {
  const kind = kinds.find((word) => key.startsWith(`${word} `));
  return kind === undefined ? key : key.slice(kind.length + 1);
}

const URBAN = ['городской посёлок', 'рабочий посёлок', 'курортный посёлок'];

/** Kinds of the gazetteer. A name means such a place before a village of that name. */
const TOWNS: ReadonlySet<string> = new Set(['город', ...URBAN, 'посёлок']);

export const isTown = ({ kind }: Pick<IndexedCity, 'kind'>): boolean => TOWNS.has(kind);

/** Whether a settlement may be of the kind that a text states. */
export function isOfKind({ kind }: Pick<IndexedCity, 'kind'>, { of }: StatedKind): boolean {
  if (of === 'any') return true;
  if (of === 'city') return kind === 'город';
  if (of === 'urban') return URBAN.includes(kind);
  return of === 'settlement' ? kind !== 'город' : !TOWNS.has(kind);
}
