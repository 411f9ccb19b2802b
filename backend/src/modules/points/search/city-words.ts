import { BELARUSIAN_NAMES } from '@shlyah/domain';
import type { IndexedCity } from './indexed-city';
import { isTown, STATED_KINDS, type StatedKind } from './kinds';
import { regionName } from './labels';
import { wordsOf } from './query';
import type { Reading } from './readings';

/** How a text names a settlement. */
export interface Naming {
  city: IndexedCity;
  /** The number of words of the name. */
  words: number;
  kind: StatedKind | null;
}

/** Words that accompany the names of districts, oblasts and the country. */
const AREA_WORDS = [
  'республика беларусь',
  'рэспубліка беларусь',
  'беларусь',
  'belarus',
  'рб',
  'район',
  'района',
  'районе',
  'раён',
  'раёна',
  'р на',
  'р он',
  'р н',
  'рн',
  'область',
  'области',
  'обл',
  'вобласць',
  'вобласці',
  'вобл',
  'district',
  'region',
];

/** The parts of a text as keys of a reading. */
export const partsOf = (text: string, { typed }: Reading): readonly string[] =>
  text
    .split(/[,;()]/)
    .map(typed)
    .filter((part) => part !== '');

/** The names of a settlement: the Russian one, and the Belarusian where it does not follow from it. */
export const namesOf = (city: IndexedCity): readonly string[] => {
  const other = isTown(city) ? BELARUSIAN_NAMES[city.name] : undefined;
  return other === undefined ? [city.name] : [city.name, other];
};

/**
 * How the parts of a text name the settlement: by its full name, optionally with a kind, its district, oblast and postcode, before
 * or after it, and nothing else. Null if they do not.
 */
export function namingOf(parts: readonly string[], city: IndexedCity, reading: Reading): Naming | null {
  const kinds = kindsOf(reading);
  const kindOf = (part: string): StatedKind | undefined => kinds.find(([key]) => key === part)?.[1];
  for (const name of namesOf(city).map(reading.known)) {
    for (const [at, part] of parts.entries()) {
      const around = aroundName(part, name, kinds);
      if (!around) continue;
      const isPlace = placeOf(city, reading);
      const others = parts.filter((_, i) => i !== at);
      const isRest = (other: string): boolean => kindOf(other) !== undefined || isPlace(other);
      if (!isPlace(around.rest) || !others.every(isRest)) continue;
      const kind = around.kind ?? others.map(kindOf).find(Boolean) ?? null;
      return { city, words: wordsOf(name).length, kind };
    }
  }
  return null;
}

/** The keys of a word beside a name, which may be Russian where the name is not: «Полацк, Витебская область». */
const spellingsOf = (word: string, { known, typed }: Reading): readonly string[] => [
  ...new Set([known(word), typed(word)]),
];

type KindKeys = readonly (readonly [key: string, kind: StatedKind])[];

const kindKeys = new Map<Reading, KindKeys>();

function kindsOf(reading: Reading): KindKeys {
  const known =
    kindKeys.get(reading) ??
    STATED_KINDS.flatMap(([key, kind]) => spellingsOf(key, reading).map((spelt) => [spelt, kind] as const));
  kindKeys.set(reading, known);
  return known;
}

const areaKeys = new Map<Reading, readonly string[]>();

function areasOf(reading: Reading): readonly string[] {
  const known = areaKeys.get(reading) ?? AREA_WORDS.flatMap((word) => spellingsOf(word, reading));
  areaKeys.set(reading, known);
  return known;
}

/** Oblasts whose Belarusian names do not follow from the Russian ones. */
const OTHER_OBLASTS: Readonly<Record<string, string>> = { Брестская: 'Брэсцкая', Гродненская: 'Гродзенская' };

/** «столинский», «столинского», «столинском», «столінскі»: the adjective of a district or an oblast as addresses have it. */
const formsOf = (adjective: string): readonly string[] =>
  [adjective, OTHER_OBLASTS[adjective] ?? ''].flatMap((word) => [
    word,
    word.replace(/ий$/, 'ого').replace(/ая$/, 'ой'),
    word.replace(/ий$/, 'ом'),
    word.replace(/ий$/, 'и'),
    word.replace(/ий$/, 'ага').replace(/ая$/, 'ай'),
  ]);

/** Returns a predicate: the key consists of the settlement's district, oblast, country and postcode only. */
function placeOf({ district, region, postcode }: IndexedCity, reading: Reading): (key: string) => boolean {
  // Минск is not a part of its oblast, but is often written so.
  const regions = region === 'BY-HM' ? [region, 'BY-MI' as const] : [region];
  const adjectives = [district ?? '', ...regions.map((iso) => regionName(iso).split(' ', 1)[0] ?? '')];
  // Compares whole names, because a part of «Буда-Кошелёвский» is a part of «Буда-Кошелёво».
  const own = [
    ...adjectives.flatMap(formsOf).flatMap((word) => spellingsOf(word, reading)),
    ...areasOf(reading),
  ];
  return (key) => {
    if (key === '') return true;
    let rest = ` ${key} `;
    for (const name of own) if (name) rest = rest.replaceAll(` ${name} `, ' ');
    return wordsOf(rest).every((word) => /^\d{6}$/.test(word) && word.slice(0, 3) === postcode?.slice(0, 3));
  };
}

/** Splits a part of the text around the name into the kind and the rest; null if the name is absent. */
function aroundName(
  part: string,
  name: string,
  kinds: KindKeys,
): { kind: StatedKind | null; rest: string } | null {
  const at = ` ${part} `.indexOf(` ${name} `);
  if (at < 0) return null;
  const before = part.slice(0, at).trim();
  const after = part.slice(at + name.length).trim();
  const first = kinds.find(([key]) => before === key || before.endsWith(` ${key}`));
  if (first) {
    const rest = `${before.slice(0, before.length - first[0].length)} ${after}`.trim();
    return { kind: first[1], rest };
  }
  const last = kinds.find(([key]) => after === key || after.startsWith(`${key} `));
  return { kind: last?.[1] ?? null, rest: `${before} ${after.slice(last?.[0].length ?? 0)}`.trim() };
}
