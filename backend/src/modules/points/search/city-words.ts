import { regionName } from './labels';
import type { IndexedCity } from './indexed-city';
import { nameKey } from '@shlyah/domain';
import { KIND_KEYS } from './name-key';
import { wordsOf } from './query';

/** Words that accompany the names of districts, oblasts and the country. */
const AREA_WORDS = ['район', 'р н', 'рн', 'область', 'обл', 'республика беларусь', 'беларусь', 'рб'];

/** Without the station, which is a separate place: «Ошмяны» and «Ошмяны Станция». */
const KINDS = KIND_KEYS.filter((key) => key !== 'станция' && key !== 'ст');

const TOWN = ['город', 'гор', 'г'];

/**
 * Whether a text names the settlement: its full name, optionally with its kind, district, oblast and postcode, and nothing else.
 * Ignores case, «ё» and punctuation (`nameKey`). Among namesakes, «г. Речица» is the town.
 */
export function matchesCity(text: string, city: IndexedCity, hasNamesakes: boolean): boolean {
  const parts = text
    .split(/[,;()]/)
    .map(nameKey)
    .filter((part) => part !== '');
  const isPlace = placeOf(city);
  const kind = nameKey(city.kind);
  const isBeside = (part: string): boolean => part === kind || isPlace(part);
  const isNamed = (part: string): boolean => {
    const around = aroundName(part, nameKey(city.name));
    if (!around || !isPlace(around.rest)) return false;
    const isAlone = parts.length === 1 && around.rest === '';
    const isOther = around.kind !== null && TOWN.includes(around.kind) !== (kind === 'город');
    return !(hasNamesakes && isAlone && isOther);
  };
  return parts.some((part, at) => isNamed(part) && parts.every((other, i) => i === at || isBeside(other)));
}

/** Returns a predicate: the key consists of the settlement's district, oblast, country and postcode only. */
function placeOf({ district, region, postcode }: IndexedCity): (key: string) => boolean {
  // Минск is not a part of its oblast, but is often written so.
  const regions = region === 'BY-HM' ? [region, 'BY-MI' as const] : [region];
  // Compares whole names, because a part of «Буда-Кошелёвский» is a part of «Буда-Кошелёво».
  const own = [
    nameKey(district ?? ''),
    ...regions.map((iso) => nameKey(regionName(iso)).split(' ', 1)[0]),
    ...AREA_WORDS,
  ];
  return (key) => {
    let rest = ` ${key} `;
    for (const name of own) if (name) rest = rest.replaceAll(` ${name} `, ' ');
    return wordsOf(rest).every((word) => /^\d{6}$/.test(word) && word.slice(0, 3) === postcode?.slice(0, 3));
  };
}

/** Splits a part of the text around the name into the kind and the rest; null if the name is absent. */
function aroundName(part: string, name: string): { kind: string | null; rest: string } | null {
  const at = ` ${part} `.indexOf(` ${name} `);
  if (at < 0) return null;
  const before = part.slice(0, at).trim();
  const kind = KINDS.find((key) => before === key || before.endsWith(` ${key}`)) ?? null;
  const place = before.slice(0, before.length - (kind?.length ?? 0));
  return { kind, rest: `${place} ${part.slice(at + name.length)}`.trim() };
}
