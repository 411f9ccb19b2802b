import { asTypedInRussian } from '../../../platform/http/keyboard';
import { nameKey } from '@shlyah/domain';
import { bounded, KIND_KEYS, withoutKind } from './name-key';
import { soundKey } from './sound-key';

export interface CityQuery {
  /** Digits of a postcode, at least three, or null. */
  postcode: string | null;
  /** What the name may be, as name keys. */
  spelled: readonly string[];
  /** How the name may sound, as sound keys. */
  sounded: readonly string[];
  /** Words after a comma: district, oblast, kind, postcode. */
  place: readonly string[];
}

const KIND_SOUNDS = KIND_KEYS.map(soundKey);
const NOT_RUSSIAN = /[^\P{L}а-яё]/iu;
const LATIN = /[a-z]/i;

export const wordsOf = (key: string): string[] => key.split(' ').filter((word) => word !== '');

const distinct = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => key !== '');

/** A postcode, a district, an oblast or the country, as a name key: alone in a part, or several before a name without a comma. */
const UNIT = String.raw`(?:\d{6}|рб|беларусь|\S+ (?:область|обл|район|р н|рн))`;
const UNITS = new RegExp(
  `^(?:${UNIT} )*(?:${UNIT}|республика беларусь|\\S+ \\S+ (?:область|обл|район|р н|рн))$`,
);
const UNITS_BEFORE = new RegExp(`^(?:${UNIT} (?=\\S))+`);
const COUNTRY = ['рб', 'республика', 'беларусь'];

/**
 * The name in the parts of a text and the words of where it lies: «Лида, Гродненская обл.» as well as «РБ, Гродненская обл.,
 * г. Лида», from the large to the small.
 */
function nameAndPlace(parts: readonly string[]): { head: string; place: string[] } {
  const at = parts.findIndex((part) => nameKey(part) !== '' && !UNITS.test(nameKey(part)));
  const name = parts[Math.max(at, 0)] ?? '';
  const [before = ''] = UNITS_BEFORE.exec(nameKey(name)) ?? [];
  const place = nameKey([before, ...parts.filter((part) => part !== name)].join(' '));
  return {
    head: before === '' ? name : nameKey(name).slice(before.length),
    place: wordsOf(place).filter((word) => !COUNTRY.includes(word)),
  };
}

/** Parses what a person typed; every part of the result has a bounded length. */
export function readQuery(typed: string): CityQuery {
  const text = bounded(typed).normalize('NFC');
  // In Latin letters a comma may be a «б» of the other layout; only one before a blank is a comma for certain.
  const { head, place } = nameAndPlace(text.split(LATIN.test(text) ? /,\s/ : ','));
  const key = nameKey(head);
  const digits = key.replaceAll(' ', '');
  const spelled = [key, withoutKind(key)];
  const sounded: string[] = [];
  if (NOT_RUSSIAN.test(head)) {
    const sound = soundKey(head);
    sounded.push(sound, withoutKind(sound, KIND_SOUNDS));
  }
  if (LATIN.test(text)) {
    // On the other layout «,» and «.» are letters, so the whole text counts.
    const meant = nameKey(asTypedInRussian(text));
    spelled.push(meant, withoutKind(meant));
  }
  return {
    postcode: /^\d{3,}$/.test(digits) ? digits : null,
    spelled: distinct(spelled),
    sounded: distinct(sounded),
    place,
  };
}
