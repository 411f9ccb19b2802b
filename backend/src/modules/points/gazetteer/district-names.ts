import type { Region } from '@shlyah/domain';
import { soundKey } from '@shlyah/domain';
import { GAZETTEER } from './gazetteer';

/** Prefixes of the oblasts' names as sound keys, in every language. */
const REGION_STEMS: readonly (readonly [stem: string, iso: Region['iso']])[] = [
  ['bres', 'BY-BR'],
  ['viteb', 'BY-VI'],
  ['viceb', 'BY-VI'],
  ['hamel', 'BY-HO'],
  ['hradn', 'BY-HR'],
  ['hradz', 'BY-HR'],
  ['mahil', 'BY-MA'],
  ['minsk', 'BY-MI'],
];

/** Finds an oblast by its code or by its name in Russian, Belarusian or Latin letters; else null. */
export function regionOf(name: string): Region['iso'] | null {
  const key = soundKey(name);
  const byCode = GAZETTEER.find(({ region }) => region === name)?.region;
  return byCode ?? REGION_STEMS.find(([stem]) => key.startsWith(stem))?.[1] ?? null;
}

/** GeoNames transliterates districts in the French way: Orcha, Tchachniki, Choumilino, Jabinka. */
const fromFrench = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('tch', 'ч')
    .replace(/(?<![sz])ch/g, 'ш')
    .replaceAll('ou', 'у')
    .replaceAll('j', 'ж');

const DISTRICTS: ReadonlyMap<Region['iso'], readonly (readonly [key: string, district: string])[]> = (() => {
  const found = new Map<Region['iso'], Map<string, string>>();
  for (const { region, district } of GAZETTEER) {
    if (district === null) continue;
    const ofRegion = found.get(region) ?? new Map<string, string>();
    found.set(region, ofRegion.set(soundKey(district), district));
  }
  return new Map([...found].map(([region, keys]) => [region, [...keys]]));
})();

/** A shorter common prefix is a coincidence. */
const MIN_COMMON_PREFIX = 3;

function commonPrefixLength(a: string, b: string): number {
  const other = Array.from(a).findIndex((letter, at) => letter !== b[at]);
  return other < 0 ? a.length : other;
}

/**
 * Finds the gazetteer's district («Оршанский») for a name of the file: the adjective or the name of the seat, in Russian or
 * Latin letters. Null if no district of the oblast shares a prefix, or two share an equally long one.
 */
export function districtOf(region: Region['iso'], name: string): string | null {
  const words = [name, fromFrench(name)].flatMap((spelling) => soundKey(spelling).split(' '));
  const scored = (DISTRICTS.get(region) ?? []).map(([key, district]) => ({
    district,
    score: Math.max(...words.map((word) => commonPrefixLength(word, key))),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const winners = scored.filter(({ score }) => score === best);
  return best >= MIN_COMMON_PREFIX && winners.length === 1 ? (winners[0]?.district ?? null) : null;
}
