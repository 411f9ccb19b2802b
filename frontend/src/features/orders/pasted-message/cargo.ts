import { amountIn, readNumber } from '@shlyah/domain';
import { whole, type Guess, type Scan } from './scan';

export interface MessageCargo {
  /** Length, width and height in centimetres, «40×30×20». */
  sizes?: Guess;
  /** Kilograms of one place. */
  weight?: Guess;
  places?: Guess;
  documents?: Guess;
  fragile?: Guess;
}

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw` {0,2}(мм|см|м)?\.?`;
const BY = ' {0,2}(?:[×xх*]|на) {0,2}';
const sides = (by: string): string => NUMBER + UNIT + by + NUMBER + UNIT + by + NUMBER + UNIT;
const SIZES = new RegExp(whole(sides(BY)), 'giu');
/** «40/30/20» may be a house or a date: the word in front or the unit behind it says that it is not. */
const STROKED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:короб\p{L}{1,3}|габарит\p{L}{0,3}|размер\p{L}{0,3})[: ]{1,3}|(?<![\p{L}\p{N}./,-]|[./] )(?=[\d/ ]{5,17} ?[мс]м(?!\p{L})))${sides(' ?/ ?')}(?![\p{L}\p{N}/])`,
  'giu',
);

const ABOUT = String.raw`(?:(?:примерно|около|где-то|каля) |~ ?|≈ ?)?`;
const EACH = String.raw`(?:кажд\p{L}+|за место|место)`;
const WEIGHT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(по |па |кажд\p{L}+ )?${ABOUT}(?<!\d|\d[-–—.,]|\d [-–—] |\d (?=\d{3}\D))${NUMBER} {0,2}(?:\(\p{L}{2,12}\) )?(кг|килограмм\p{L}{0,3}|кило|гр|г|грамм\p{L}{0,3})(?![\p{L}\p{N}])\.?( ${EACH})?`,
  'giu',
);

const WORDS = [
  '',
  'один одна одну одно адна адно',
  'два две двух дзве дзвюх пара пару',
  'три трёх трех тры трох',
  'четыре чатыры',
  'пять пяць',
  'шесть шэсць',
  'семь сем',
  'восемь восем',
  'девять дзевяць',
  'десять дзесяць',
  'одиннадцать адзінаццаць',
  'двенадцать дванаццаць',
];
const COUNT = String.raw`(\d{1,2}|${WORDS.filter(Boolean).join(' ').replaceAll(' ', '|')})`;
const PLACE = String.raw`мест[ао]?|месц\p{L}{1,3}|кор\.?|короб\p{L}{1,4}|кароб\p{L}{1,4}|карабк\p{L}{1,3}|пакет\p{L}{0,2}|посыл\p{L}{1,3}|пасыл\p{L}{1,3}|скрын\p{L}{1,3}|упаков\p{L}{1,3}|пал{1,2}ет\p{L}{0,2}|меш\p{L}{1,3}`;
const PLACES = new RegExp(
  whole(
    String.raw`(?<!\d ?[-–—] ?)${COUNT} ?(?:${PLACE})|(?:мест|кор|короб\p{L}{1,4})[.:]? {0,2}(\d{1,2})(?= ?(?:шт|$|[,;|\n])|\.(?!\d))(?: ?шт)?`,
  ),
  'giu',
);
/** A piece of its own: «отвезти документы» may go with a parcel. */
const DOCUMENTS =
  /(?<=^|[,;|\n]) {0,2}(?:документы|конверт(?: с документами)?|пакет документов|дакументы)(?= {0,2}(?:$|[,;.|\n]))/giu;
const FRAGILE = /(?<!\p{L})(?<!не )(?:хрупк|крохк|далікатн)\p{L}{1,4}(?: груз)?/giu;

export function cargoIn(scan: Scan): MessageCargo & { unclear: string[] } {
  const sizes = sizesIn(scan);
  const places = placesIn(scan);
  const weight = weightIn(scan, places.count);
  const documents = sizes || weight.guess ? null : scan.take(DOCUMENTS);
  const fragile = scan.take(FRAGILE);
  return {
    ...(sizes && { sizes }),
    ...(places.guess && { places: places.guess }),
    ...(weight.guess && { weight: weight.guess }),
    ...(documents && { documents: { value: 'да', from: documents.from } }),
    ...(fragile && { fragile: { value: 'да', from: fragile.from } }),
    unclear: [...places.unclear, ...weight.unclear],
  };
}

interface CargoGuess {
  guess: Guess | null;
  unclear: string[];
}

/** Several counts are one where the first is their sum, «3 места: 2 коробки и пакет»; else they are not known. */
function placesIn(scan: Scan): CargoGuess & { count: number | null } {
  const found = scan
    .takeAll(PLACES, (groups) => countOf(groups.join('')) > 0)
    .map(({ groups, from }) => ({ from, count: countOf(groups.join('')) }));
  const [first, ...others] = found;
  if (!first) return { guess: null, count: null, unclear: [] };
  const isSum = others.reduce((sum, { count }) => sum + count, 0) === first.count;
  const isKnown = isSum || others.every(({ count }) => count === first.count);
  if (!isKnown) return { guess: null, count: null, unclear: [found.map(({ from }) => from).join(', ')] };
  return { guess: { value: String(first.count), from: first.from }, count: first.count, unclear: [] };
}

/** Numbers without a unit are centimetres, as in the form; where they are too large for that, the unit is unknown. */
function sizesIn(scan: Scan): Guess | null {
  const fits = ([a = '', , b = '', , c = '', unit = '']: readonly string[]): boolean =>
    [a, b, c].every((side) => unit !== '' || (readNumber(side) ?? 0) <= 150);
  const piece = scan.take(SIZES, fits) ?? scan.take(STROKED, fits);
  if (!piece) return null;
  const [a = '', first = '', b = '', second = '', c = '', third = ''] = piece.groups;
  const sides = [a + (first || third), b + (second || third), c + third];
  return { value: sides.map((side) => amountIn('см', side)).join('×'), from: piece.from };
}

/** The weight of one place. Of several together, of each of an unknown number, and of several weights it is not known. */
function weightIn(scan: Scan, places: number | null): CargoGuess {
  const found = scan.takeAll(WEIGHT);
  const [piece] = found;
  if (!piece) return { guess: null, unclear: [] };
  const [before = '', amount = '', unit = '', after = ''] = piece.groups;
  const isOfEach = before !== '' || after !== '';
  const isKnown = places === null ? !isOfEach : places === 1 || isOfEach;
  if (found.length > 1 || !isKnown)
    return { guess: null, unclear: [found.map(({ from }) => from).join(' ')] };
  const value = amountIn('кг', amount + (/^к/iu.test(unit) ? 'кг' : 'г'));
  return { guess: { value, from: piece.from }, unclear: [] };
}

function countOf(text: string): number {
  const word = WORDS.findIndex((words) => words.split(' ').includes(text.toLowerCase()));
  return word > 0 ? word : Number(text);
}
