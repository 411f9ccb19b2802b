import { fold, nameKey } from '../text/fold';

/** Kinds of streets: each with its usual writings, Russian and Belarusian; the first one names the kind. */
const KINDS: readonly (readonly string[])[] = [
  ['ул', 'улица', 'вул', 'вуліца', 'улице', 'улицу', 'улицы', 'вуліцы'],
  ['пр-т', 'проспект', 'пр-кт', 'просп', 'пр', 'праспект', 'проспекте'],
  ['пер', 'переулок', 'пер-к', 'завулак', 'переулке'],
  ['б-р', 'бульвар', 'бул', 'бульв', 'бульваре'],
  ['пл', 'площадь', 'плошча', 'площади'],
  ['наб', 'набережная', 'набярэжная', 'набережной'],
  ['тракт', 'тр-т'],
  ['ш', 'шоссе', 'шаша'],
  ['пр-д', 'проезд', 'праезд'],
  ['мкр', 'мкр-н', 'мкрн', 'микрорайон', 'мікрараён', 'м-н', 'микрорайоне'],
  ['тупик', 'туп', 'тупік'],
  ['кольцо'],
  ['спуск'],
  ['аллея', 'алея'],
];

/** The kind of a street without a word for it. */
const PLAIN_KIND = 'ул';

const kindOf = new Map(KINDS.flatMap((writings) => writings.map((one) => [one, writings[0] ?? ''] as const)));

/** All writings of the kinds for a pattern, the longer ones first. */
export const STREET_KIND = [...kindOf.keys()].sort((one, other) => other.length - one.length).join('|');

const kindBefore = new RegExp(String.raw`^(${STREET_KIND})(?:\.\s{0,3}|\s{1,3})(?=\S)`, 'iu');
const kindBehind = new RegExp(String.raw`(?<=\S)\s{1,3}(${STREET_KIND})\.?$`, 'iu');

/** Whether a text is the word for a kind alone: «ул.». */
export const isStreetKind = (text: string): boolean => kindOf.has(fold(text).replace(/\.$/, ''));

export interface StreetParts {
  /** The abbreviation of the kind; '' where the street names none. */
  kind: string;
  name: string;
}

/** Splits a street into its kind, before or behind the name, and its name: «улица Советская», «Партизанский пр-т». */
export function streetParts(street: string): StreetParts {
  const text = street.trim();
  const found = kindBefore.exec(text) ?? kindBehind.exec(text);
  if (!found) return { kind: '', name: text };
  const [part, word = ''] = found;
  const name = found.index === 0 ? text.slice(part.length) : text.slice(0, found.index);
  return { kind: kindOf.get(fold(word)) ?? '', name: name.trim() };
}

/** A key that is equal for «ул. Советская», «улица Советская» and «Советская», and differs for «пер. Советский». */
export function streetKey(street: string): string {
  const { kind, name } = streetParts(street);
  return [kind === PLAIN_KIND ? '' : kind, nameKey(name)].filter(Boolean).join(' ');
}

/** The usual writings of a street in small letters, its own among them. */
export function streetWritings(street: string): string[] {
  const own = fold(street);
  const { kind, name } = streetParts(own);
  const [short = '', ...longer] = KINDS.find(([first]) => first === (kind || PLAIN_KIND)) ?? [];
  const dotted = [`${short}. ${name}`, `${short}.${name}`, `${short} ${name}`, `${name} ${short}.`];
  const whole = longer
    .slice(0, 3)
    .flatMap((word) => [`${word} ${name}`, `${word}. ${name}`, `${name} ${word}`]);
  const bare = short === PLAIN_KIND ? [name] : [];
  return [...new Set([own, ...dotted, ...whole, ...bare])];
}
