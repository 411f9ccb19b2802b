import type { Address } from '../orders/address';
import { cleanText, nameKey } from '../text/fold';
import { FOR_COURIER, MARKED_PARTS, withCommas, type MarkedPart } from './address-parts';
import { houseBehind, readHouseNumber, type HouseParts } from './house-number';
import { isNoStreet, NO_STREET } from './no-street';
import { isStreetKind, STREET_KIND, streetParts } from './street-kinds';
import { NUMBERED_NAME, TOWN_AND_STREET } from './street-names';

/** The parts of an address in one line; the city is the words for a search of cities. */
export type SplitAddress = Record<Exclude<keyof Address, 'cityId'>, string> & {
  /** What no field holds, for the courier: «домофон 61К». */
  comment?: string;
};

const streetBefore = new RegExp(
  String.raw`\s(?=(?:${STREET_KIND})(?:\.[ \u00a0]{0,3}|[ \u00a0]{1,3})(?!(?:д|дом)[.\s])(?:\p{L}|${NUMBERED_NAME}))`,
  'giu',
);
const startsNumbered = new RegExp(`^${NUMBERED_NAME}`, 'iu');
/** «мкр 5»: the number is the name. */
const numberedDistrict =
  /^(?:\d{1,3}(?:-?(?:й|ый|ой))?\s)?(?:мкр-н|мкрн|мкр|микрорайон|м-н)\.?(?:\s\d{1,3})?$/iu;
const region = /(?:^|[^\p{L}])(?:район|р-н|рн|область|обл|с\/с|сельсовет|беларусь|рб)(?:[^\p{L}]|$)/iu;
const village =
  /^(?:аг|агр|агрогородок|д|дер|деревня|в|вёска|веска|п|пос|посёлок|поселок|х|хутор|с|село)(?:\.\s{0,3}|\s{1,3})\p{L}/iu;
/** In front of the name of a town. */
const placeKind =
  /^(?:гп|г|город|г\.?\s?п|пгт|рп|р\.?\s?п|аг|агрогородок|д|дер|деревня|п|пос|х|с)(?:\.\s{0,3}|\s{1,3})(?=\p{L})/iu;
const settlement = /^(?:гп|г|город|г\.?\s?п|пгт|рп|р\.?\s?п)(?:\.|\s)/iu;
const capital = /^(?:г\.?\s?)?(?:минск|гомель|брест|гродно|витебск|могил[её]в)$/iu;

/** Whether a place may be a village without streets, so that «-» in the column of the street says so. */
export const mayLackStreets = (town: string): boolean => !settlement.test(town) && !capital.test(town);

/** «Минск Партизанский пр-т». */
const townAndAdjective = /^(\p{Lu}[\p{L}-]{2,30})\s(\p{Lu}\p{L}{2,30}(?:ий|ый|ой|ая))$/u;

/** The fields as they are found in the pieces of a line. */
class Pieces {
  readonly cities: string[] = [];
  readonly found: Partial<Record<MarkedPart | 'street' | 'house', string>> = {};
  readonly comment: string[] = [];

  /** `isAddress`: the line is known to be an address, so that a street needs no word for its kind. */
  constructor(private readonly isAddress: boolean) {}

  /** Whether the piece was understood. */
  take(piece: string): boolean {
    if (FOR_COURIER.test(piece)) return this.comment.push(piece) > 0;
    if (isNoStreet(piece)) return this.cities.length > 0 && this.put({ street: NO_STREET });
    const [name, mark] = MARKED_PARTS.find(([, pattern]) => pattern.test(piece)) ?? [];
    if (name && mark) return this.hasStreet() && this.put({ [name]: mark.exec(piece)?.[1] ?? piece });
    const number = readHouseNumber(piece);
    if (number) return (this.hasStreet() || this.streetBefore()) && this.putHouse(number);
    return this.takeStreet(piece) ?? this.takeWords(piece);
  }

  private hasStreet(): boolean {
    return this.found.street !== undefined;
  }

  private put(parts: Pieces['found']): boolean {
    const isNew = Object.keys(parts).every((name) => this.found[name as keyof typeof parts] === undefined);
    Object.assign(this.found, parts);
    return isNew;
  }

  private putHouse(parts: HouseParts): boolean {
    return this.put({ ...parts });
  }

  /** Makes the words in front of a house the street, or a village without streets. */
  private streetBefore(): boolean {
    const last = this.cities.at(-1) ?? '';
    const others = this.cities.slice(0, -1);
    if (village.test(last)) return others.every((one) => region.test(one)) && this.put({ street: NO_STREET });
    if (!this.isAddress || region.test(last) || settlement.test(last)) return false;
    if (!others.some((one) => !region.test(one))) return false;
    this.cities.pop();
    return this.put({ street: last });
  }

  /** A street with its kind, and the house behind it; undefined where the piece is none. */
  private takeStreet(piece: string): boolean | undefined {
    if (this.hasStreet()) return undefined;
    if (numberedDistrict.test(piece)) return this.put({ street: piece });
    const behind = houseBehind(piece);
    const { street, parts } = behind ?? { street: piece, parts: null };
    const { kind, name } = streetParts(street);
    if (kind !== '' && (/\p{L}/u.test(name) || numberedDistrict.test(street)))
      return this.putStreet(street) && (!parts || this.putHouse(parts));
    if (!parts || !/\p{L}{2}/u.test(street) || isStreetKind(street)) return undefined;
    if (village.test(street)) {
      this.cities.push(street);
      return this.streetBefore() && this.putHouse(parts);
    }
    if (!this.isAddress || region.test(street) || settlement.test(street)) return undefined;
    if (/\d/.test(street) && !startsNumbered.test(street)) return undefined;
    if (this.cities.some((one) => !region.test(one))) return this.put({ street }) && this.putHouse(parts);
    const [, town, rest] = TOWN_AND_STREET.exec(street) ?? [];
    if (town === undefined || rest === undefined) return undefined;
    this.cities.push(town);
    return this.put({ street: rest }) && this.putHouse(parts);
  }

  private putStreet(street: string): boolean {
    const { kind, name } = streetParts(street);
    const [, town, rest] = (this.isAddress && this.cities.length === 0 && townAndAdjective.exec(name)) || [];
    if (town === undefined || rest === undefined || !street.startsWith(name)) return this.put({ street });
    this.cities.push(town);
    return kind !== '' && this.put({ street: street.slice(town.length).trim() });
  }

  /** A town and what is around it. */
  private takeWords(piece: string): boolean {
    const isName = this.isAddress && !this.hasStreet() && startsNumbered.test(piece);
    if (/\d/.test(piece) && !isName) return false;
    const isBehind = this.found.house !== undefined && this.cities.length > 0;
    if (isBehind && /^\p{Ll}{2}/u.test(piece)) this.comment.push(piece);
    else this.cities.push(piece);
    return true;
  }
}

function read(text: string, isAddress: boolean): SplitAddress | null {
  const pieces = withCommas(cleanText(text).replace(/[()]/g, ', '))
    .replace(streetBefore, ', ')
    .replace(/^(\d{6})\s/, '$1, ')
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^\d{6}$/.test(one));
  const line = new Pieces(isAddress);
  if (!pieces.every((piece) => line.take(piece))) return null;
  const { street, house, housing = '', entrance = '', floor = '', flat = '' } = line.found;
  const { cities, comment } = line;
  if (!street || !house || cities.length === 0 || cities.some((one) => /\d/.test(one))) return null;
  const told = comment.join(', ');
  const parts = { city: cities.join(', '), street, house, housing, entrance, floor, flat };
  return told === '' ? parts : { ...parts, comment: told };
}

/**
 * The fields of an address that is written in one line, «246050, г. Гомель, ул. Советская, д. 12, кв. 5»; null when any part of it is not
 * plain, or when city, street or house are not there: then a person reads it better. A village needs no street: «аг. Колодищи, 12».
 */
export const splitAddress = (text: string): SplitAddress | null => read(text, false);

/** The same of a line that is known to be an address, such as a cell of a column of addresses: it need not name the kind of street. */
export const splitAddressCell = (text: string): SplitAddress | null => read(text, true);

/** The same of a line whose town is known: «Советская, д. 12», «Гомель, Советская 12». */
export function splitStreet(text: string, town = ''): SplitAddress | null {
  const city = /^[^\d,]*\p{L}[^\d]*$/u.test(town) ? town : 'г. Минск';
  const line = cleanText(text);
  const [first = ''] = city.split(',');
  const name = first.replace(placeKind, '').trim();
  const bare = line.replace(placeKind, '');
  const isRepeated = name !== '' && nameKey(bare).startsWith(`${nameKey(name)} `);
  const rest = isRepeated ? bare.slice(name.length).replace(/^[\s,.]{1,3}/, '') : line;
  return read(`${city}, ${rest}`, true);
}
