import type { Region } from '@shlyah/domain';
import { soundKey } from '../search';
import { GAZETTEER } from './gazetteer';

/** How the oblasts' names begin, in sound keys, whatever the language. */
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

/** The oblast by its code or its name in Russian, Belarusian or Latin letters; null when it is none of them. */
export function regionOf(name: string): Region['iso'] | null {
  const key = soundKey(name);
  const byCode = GAZETTEER.find(({ region }) => region === name)?.region;
  return byCode ?? REGION_STEMS.find(([stem]) => key.startsWith(stem))?.[1] ?? null;
}

/** GeoNames spells the districts as French does: Orcha, Tchachniki, Choumilino, Jabinka. */
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

/** Fewer equal letters at the beginning are chance. */
const LEAST_COMMON = 3;

function commonBeginning(a: string, b: string): number {
  const other = Array.from(a).findIndex((letter, at) => letter !== b[at]);
  return other < 0 ? a.length : other;
}

/**
 * The district as we write it («Оршанский») by the file's word for it: the same adjective, or the name of its
 * seat, in Russian or in Latin letters; null when no district of the oblast begins so, or two do equally.
 */
export function districtOf(region: Region['iso'], name: string): string | null {
  const words = [name, fromFrench(name)].flatMap((spelling) => soundKey(spelling).split(' '));
  const scored = (DISTRICTS.get(region) ?? []).map(([key, district]) => ({
    district,
    score: Math.max(...words.map((word) => commonBeginning(word, key))),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const winners = scored.filter(({ score }) => score === best);
  return best >= LEAST_COMMON && winners.length === 1 ? (winners[0]?.district ?? null) : null;
}
