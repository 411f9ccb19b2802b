import { readHouseNumber, STREET_ENDING, STREET_FIRST, STREET_KIND } from '@shlyah/domain';
import { townCalled, townInCase } from './known-towns';
import { whole, type Guess, type Scan } from './scan';

type Part = 'street' | 'house' | 'housing' | 'entrance' | 'floor' | 'flat';
export type MessageAddress = Partial<Record<Part, Guess>>;

/** Words of an address that are no part of a street's name. */
const NO_NAME =
  '(?:д|дом|дома|доме|буд|кв|квартира|корп|корпус|к|оф|офис|под|подъезд|эт|этаж|тел|г|город|на|в|во|и|у|с|для|до|район|р-н)(?!\\p{L})';
const WORD = String.raw`(?!${NO_NAME})\p{L}[\p{L}'-]{0,30}`;
/** «К. », «В.» before a surname. */
const INITIAL = String.raw`(?:\p{Lu}\. ?){0,2}`;
const ORDINAL = String.raw`(?:\d{1,3}(?:-?(?:я|й|го|ая|ой))? (?:(?:лет|года) )?)?`;
const NAME = `${ORDINAL}${INITIAL}${WORD}(?: ${WORD}){0,2}?`;
const NUMBER = String.raw`\d{1,3}(?:[а-еa-e](?![\p{L}])| [абвг](?![\p{L}.]))?(?: ?\/ ?\d{1,3}[а-е]?(?!\p{L}))?`;
/** Behind a number that counts something: «5 - 2 места», «3-4 кг». */
const COUNTED = String.raw` ?(?:[кмг]?г|гр|см|шт|лет|раза?|час\p{L}{0,3}|мест\p{L}?|короб\p{L}{0,3}|кор|посыл\p{L}{0,3}|пакет\p{L}{0,2})(?!\p{L})`;
/** «12», «12/1», «5-12», «95-3-61»: the numbers that hyphens join are one text, which `readHouseNumber` reads. */
const JOINED = String.raw`${NUMBER}(?:(?: [-–—] | ?[-–—])\d{1,4}(?!\d|${COUNTED})){0,2}`;
/** «12», «д. 12/1», «81 корпус 3», «15, 32» of house and flat. */
const HOUSE = String.raw`(?:(?:дом|д|буд)\.? {0,2}№? {0,2})?(${JOINED})(?! ?[кмг]?г(?!\p{L})| ?(?:см|мест|лет))(?:, {0,2}(\d{1,3})(?= {0,2}(?:$|[,;|\n])))?(?![\d:]|[.,]\d)(?: ?,? ?(?:корпус|корп|к)\.? ?(\d{1,2}[а-е]?)(?![\p{L}\d]))?`;
const BETWEEN = String.raw`\.? {0,2},?\n? {0,2}`;
const START = String.raw`(?<![\p{L}\p{N}-])`;

const FIRST = `(?:(?:${STREET_FIRST}) )?`;
/** Words with the ending of a street's name. */
const NO_STREET =
  /^(?:того|этого|такого|много|немного|нового|всего|первого|второго|третьего|одного|каждого|сегодня|целая|новая|готовая|последняя|пятница|машина|половина|коробка|накладная|квитанция)$/iu;

const mark = (pattern: string): RegExp => new RegExp(whole(pattern), 'giu');

/** Behind a town or «на» any words in capitals are a street: «Молодечно, Великий Гостинец 67», «на Немиге 3». */
const CAPITAL = String.raw`\p{Lu}\p{Ll}[\p{L}'-]{2,25}`;
const isBare = (street: string, before: string): boolean =>
  townCalled(street) === undefined && (/(?<!\p{L})на $/iu.test(before) || isBehindTown(before));

const isNamed = (street: string, before: string): boolean =>
  !NO_STREET.test(street) && (/^\p{Lu}/u.test(street) || isBehindTown(before));

const withHouse = (street: string, flags: string): RegExp =>
  new RegExp(`${START}(${street})${BETWEEN}${HOUSE}`, flags);

/** Each with the street in the first group, and the house and what follows it in the next, where it names one. */
const STREETS: readonly { pattern: RegExp; fits: (street: string, before: string) => boolean }[] = [
  { pattern: withHouse(String.raw`(?:мкрн?|микрорайон|мікрараён)\.? \d{1,3}`, 'giu'), fits: () => true },
  {
    pattern: withHouse(String.raw`${ORDINAL}(?:${STREET_KIND})(?:\. {0,2}| {1,2})${NAME}`, 'giu'),
    fits: () => true,
  },
  {
    pattern: withHouse(String.raw`${ORDINAL}${WORD}(?: ${WORD})? (?:${STREET_KIND})\.?`, 'giu'),
    fits: () => true,
  },
  { pattern: withHouse(`${CAPITAL}(?: ${CAPITAL})?`, 'gu'), fits: isBare },
  {
    pattern: withHouse(`${FIRST}${STREET_ENDING}(?: (?:флотилии|дивизии|армии|славы))?`, 'giu'),
    fits: isNamed,
  },
  {
    pattern: new RegExp(
      String.raw`${START}((?:${STREET_KIND})(?:\. {0,2}| {1,2})${ORDINAL}${INITIAL}${WORD})`,
      'giu',
    ),
    // Without a house only a name in capitals is one: «улица большая» is not.
    fits: (street) => /[. ]\p{Lu}/u.test(street),
  },
];

/** «2 подъезд, 5 этаж» and «подъезд 2, этаж 5»: a number between the two words belongs to the one on its other side. */
const PAIRS: readonly RegExp[] = [
  mark(
    String.raw`(\d{1,2})(?:-?(?:й|ый|ой))? ?(?:подъезд|пад'езд),? ?(\d{1,2})(?:-?(?:й|ый|ой|ы))? ?(?:этаж|эт|паверх)`,
  ),
  mark(String.raw`(?:подъезд|пад'езд|под)\.? ?(\d{1,2}),? ?(?:этаж|эт|паверх)\.? ?(\d{1,2})`),
];

const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['flat', mark(String.raw`(?:квартира|кватэра|кв)\.? {0,2}№? {0,2}(\d{1,4}[а-в]?)(?! ?кв)`)],
  ['flat', mark(String.raw`((?:офис|оф|пом|помещение|каб|кабинет)\.? {0,2}№? {0,2}\d{1,4}[а-в]?)`)],
  ['flat', mark(String.raw`к\.? ?(\d{3,4})`)],
  ['entrance', mark(String.raw`(?:подъезд|пад'езд|под)\.? {0,2}№? {0,2}(\d{1,2})`)],
  ['entrance', mark(String.raw`(\d{1,2})(?:-?(?:й|ый|ой))? ?(?:подъезд|пад'езд)`)],
  ['floor', mark(String.raw`(?:этаж|эт|паверх)\.? {0,2}(\d{1,2})`)],
  ['floor', mark(String.raw`(\d{1,2})(?:-?(?:й|ый|ой|ы))? ?(?:этаж|эт|паверх)`)],
  ['housing', mark(String.raw`(?:корпус|корп|к)\.? ?(\d{1,2}[а-е]?)`)],
  ['house', mark(String.raw`(?:дом|буд|д)\.? {0,2}№? {0,2}(${JOINED})`)],
];

/** Street, house and the details of an address; `townsIn` finds the town. */
export function addressIn(scan: Scan): MessageAddress {
  const found: MessageAddress = streetIn(scan);
  for (const pattern of PAIRS) {
    const piece = scan.take(pattern);
    if (!piece) continue;
    const [entrance = '', floor = ''] = piece.groups;
    found.entrance ??= { value: entrance, from: piece.from };
    found.floor ??= { value: floor, from: piece.from };
  }
  for (const [part, pattern] of PARTS) {
    const piece = scan.take(pattern);
    if (!piece) continue;
    const [value = ''] = piece.groups;
    const parts = part === 'house' ? houseParts(value) : { [part]: value };
    for (const [name, one] of Object.entries(parts)) found[name as Part] ??= { value: one, from: piece.from };
  }
  return found;
}

function streetIn(scan: Scan): MessageAddress {
  for (const { pattern, fits } of STREETS) {
    const piece = scan.take(pattern, ([street = ''], before) => fits(street, before));
    if (!piece) continue;
    const [street = '', number = '', next = '', housing = ''] = piece.groups;
    const { house, flat = next } = houseParts(number);
    const guess = (value: string): Guess => ({ value: value.trim(), from: piece.from });
    return {
      street: guess(street),
      ...(house && { house: guess(house) }),
      ...(flat && { flat: guess(flat) }),
      ...(housing && { housing: guess(housing) }),
    };
  }
  return {};
}

/** House and flat of a number, read as in a file: «10/2-15» is both, «12-5» stays as it is written. */
function houseParts(number: string): { house: string; flat?: string } {
  const text = number.replaceAll(' ', '');
  return readHouseNumber(text) ?? { house: text };
}

/** Whether the words in front end in a town. */
function isBehindTown(before: string): boolean {
  const words = before.split(/[^\p{L}'-]+/u).filter(Boolean);
  const [last = '', one = ''] = [words.at(-1), words.at(-2)];
  return [last, `${one} ${last}`].some((name) => (townCalled(name) ?? townInCase(name)) !== undefined);
}
