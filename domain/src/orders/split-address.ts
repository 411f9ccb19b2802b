import { cleanText } from '../text/fold';
import type { Address } from './address';

/** The parts of an address in one line; the city is the words for a search of cities. */
export type SplitAddress = Record<Exclude<keyof Address, 'cityId'>, string>;

type Part = keyof SplitAddress;

const STREET =
  'ул|улица|пр-т|пр-кт|просп|проспект|пер|переулок|б-р|бул|бульвар|пл|площадь|тракт|ш|шоссе|наб|набережная|проезд|пр-д|мкр|мкрн|микрорайон|тупик|кольцо';
const NUMBER = String.raw`\d+\s?[а-яё]?(?:\s?[/-]\s?\d+[а-яё]?)?`;

const streetBefore = new RegExp(
  String.raw`\s(?=(?:${STREET})(?:\.[ \u00a0]*|[ \u00a0]+)(?!(?:д|дом)[.\s])\p{L})`,
  'giu',
);
const marksBefore =
  /\s(?=(?:д|дом|корп|корпус|стр|кв|квартира|оф|офис|пом|подъезд|под|этаж|эт)(?:\.\s*|\s+)(?:№\s*)?\d)/giu;
const street = new RegExp(String.raw`^(?:(?:${STREET})(?:\.\s*|\s+)\S.*|.*\S\s(?:${STREET})\.?)$`, 'iu');
const houseAtEnd = new RegExp(String.raw`\s(${NUMBER})$`, 'iu');

/** The parts that have a mark or are plain, each with its value in the first group. */
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['house', new RegExp(String.raw`^(?:д|дом)(?:\.\s*|\s+)?(${NUMBER})$`, 'iu')],
  ['housing', /^(?:корп|корпус)(?:\.\s*|\s+)(\S+)$/iu],
  ['housing', /^(стр(?:\.|оение)?\s*\d+)$/iu],
  ['flat', /^(?:кв|квартира)(?:\.\s*|\s+)(?:№\s*)?(\d\S*)$/iu],
  ['flat', /^((?:оф|офис|пом|помещение)(?:\.\s*|\s+)(?:№\s*)?\d\S*)$/iu],
  ['entrance', /^(?:(?:подъезд|под)(?:\.\s*|\s+)(\d+)|\d+(?:-й)? подъезд)$/iu],
  ['floor', /^(?:этаж|эт)(?:\.\s*|\s+)(\d+)$/iu],
  ['house', new RegExp(`^(${NUMBER})$`, 'iu')],
];

/**
 * The fields of an address that is written in one line, «246050, г. Гомель, ул. Советская, д. 12, кв. 5»; null when any part of it is not
 * plain, or when city, street or house are not there: then a person reads it better.
 */
export function splitAddress(text: string): SplitAddress | null {
  const line = cleanText(text).replace(streetBefore, ', ').replace(marksBefore, ', ');
  const found: Partial<Record<Part, string>> = {};
  const cities: string[] = [];
  for (const part of line.split(/[,;\n]/).map((one) => one.trim())) {
    if (part === '' || /^\d{6}$/.test(part)) continue;
    if (!found.street && street.test(part)) {
      Object.assign(found, streetAndHouse(part));
      continue;
    }
    const [name, rule] = PARTS.find(([, mark]) => mark.test(part)) ?? [];
    if (name && rule && found.street && !found[name]) found[name] = rule.exec(part)?.[1] ?? part;
    else if (/\d/.test(part)) return null;
    else cities.push(part);
  }
  const { street: name, house, housing = '', entrance = '', floor = '', flat = '' } = found;
  if (!name || !house || cities.length === 0) return null;
  return { city: cities.join(', '), street: name, house, housing, entrance, floor, flat };
}

/** Splits the house from the end of a street: «ул. Советская 12». A street of digits only is a house itself. */
function streetAndHouse(part: string): { street: string; house?: string } {
  const found = houseAtEnd.exec(part);
  const street = part.slice(0, found?.index).trim();
  const house = found?.[1];
  return house !== undefined && /[^\d\s]/.test(street) ? { street, house } : { street: part };
}

const hasStreetWord = new RegExp(String.raw`(?:^|[^\p{L}])(?:${STREET})(?:[^\p{L}]|$)`, 'iu');
const startsHouse = /^(?:\d|(?:д|дом)[.\s])/iu;

/** The same of a line that is known to be an address, such as a cell of a column of addresses: it need not name the kind of street. */
export const splitAddressCell = (text: string): SplitAddress | null =>
  splitAddress(text) ?? splitUnmarked(text);

/** «Гомель, Советская 12», «Гомель, Советская, д. 12»: the street stands before the first number, the city before the street. */
function splitUnmarked(text: string): SplitAddress | null {
  const parts = cleanText(text)
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^\d{6}$/.test(one));
  const numbered = parts.findIndex((part) => /\d/.test(part));
  const at = startsHouse.test(parts[numbered] ?? '') ? numbered - 1 : numbered;
  if (at < 1 || hasStreetWord.test(text)) return null;
  const split = splitAddress(`${parts.slice(0, at).join(', ')}, ул. ${parts.slice(at).join(', ')}`);
  return split && { ...split, street: split.street.replace(/^ул\. /, '') };
}
