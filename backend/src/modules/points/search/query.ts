import { asTypedInRussian } from '../../../platform/http/keyboard';
import { belarusianKey, inOneAlphabet, nameKey, softBelarusianKey, soundKey } from '@shlyah/domain';
import { KIND_KEYS, withoutKind } from './kinds';

/** Longer than any label; bounds the cost of hostile input. */
const MAX_QUERY = 100;

export interface CityQuery {
  /** At least three digits of a postcode, or null. */
  postcode: string | null;
  /** Possible names, as name keys. */
  spelled: readonly string[];
  /** Possible names, as sound keys. */
  sounded: readonly string[];
  /** Possible names, as Belarusian keys. */
  belarusian: readonly string[];
  /** Words of the place: district, oblast, kind, postcode. */
  place: readonly string[];
}

const KIND_SOUNDS = KIND_KEYS.map(soundKey);
const NOT_RUSSIAN = /[^\P{L}а-яё]/iu;
const LATIN = /[a-z]/i;

export const wordsOf = (key: string): string[] => key.split(' ').filter((word) => word !== '');

const distinct = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => key !== '');

/** A postcode, a district, an oblast or the country, as a name key; a whole part, or several before the name. */
const AREA = String.raw`(?:\d{6}|рб|беларусь|\S+ (?:область|обл|район|р н|рн))`;
const AREAS = new RegExp(
  `^(?:${AREA} )*(?:${AREA}|республика беларусь|\\S+ \\S+ (?:область|обл|район|р н|рн))$`,
);
const AREAS_BEFORE = new RegExp(`^(?:${AREA} (?=\\S))+`);
const COUNTRY = ['рб', 'республика', 'беларусь'];

/**
 * Separates the name from the words of its place, in either order: «Лида, Гродненская обл.» and «РБ, Гродненская обл., г. Лида».
 */
function nameAndPlace(parts: readonly string[]): { head: string; place: string[] } {
  const at = parts.findIndex((part) => nameKey(part) !== '' && !AREAS.test(nameKey(part)));
  const name = parts[Math.max(at, 0)] ?? '';
  const [before = ''] = AREAS_BEFORE.exec(nameKey(name)) ?? [];
  const place = nameKey([before, ...parts.filter((part) => part !== name)].join(' '));
  return {
    head: before === '' ? name : nameKey(name).slice(before.length),
    place: wordsOf(place).filter((word) => !COUNTRY.includes(word)),
  };
}

/** Parses a query; the length of every part is bounded. */
export function readQuery(typed: string): CityQuery {
  const text = inOneAlphabet(typed.trimStart().slice(0, MAX_QUERY).normalize('NFC'));
  // In Latin letters a comma may be «б» of the Russian layout, unless a blank follows.
  const { head, place } = nameAndPlace(text.split(LATIN.test(text) ? /,\s/ : ','));
  const key = nameKey(head);
  const digits = key.replaceAll(' ', '');
  const spelled = [key, withoutKind(key)];
  const sounded: string[] = [];
  if (NOT_RUSSIAN.test(head)) {
    const sound = soundKey(head);
    sounded.push(sound, withoutKind(sound, KIND_SOUNDS));
  }
  const name = withoutKind(key);
  if (LATIN.test(text)) {
    // On the Russian layout «,» and «.» are letters, so the whole text is converted.
    const meant = nameKey(asTypedInRussian(text));
    spelled.push(meant, withoutKind(meant));
  }
  return {
    postcode: /^\d{3,}$/.test(digits) ? digits : null,
    spelled: distinct(spelled),
    sounded: distinct(sounded),
    belarusian: distinct([belarusianKey(name), softBelarusianKey(name)]),
    place,
  };
}
