import { fromMinsk, shownNumber, toByn, vatIn } from '@shlyah/domain';
import { convert } from 'number-to-words-ru';

/** A blank for handwriting. */
export const BLANK = '__________';

/** A value that does not apply. */
export const NONE = '—';

/** The text, or a blank if it is missing. */
export const orBlank = (text: string | null | undefined): string => text?.trim() || BLANK;

/** The text, or a dash if it is missing. */
export const orNone = (text: string | null | undefined): string => text?.trim() || NONE;

export const yesNo = (flag: boolean): string => (flag ? 'Да' : 'Нет');

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** A wire date or day in words, «20 ноября 2026 г.». */
export function dayInWords(text: string): string {
  const [year = '', month = '', day = ''] = text.slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year} г.`;
}

const msPerDay = 24 * 60 * 60 * 1000;
/** Day 0 of Excel's serial dates, which have no time zone. */
const excelEpoch = Date.UTC(1899, 11, 30);

/** Converts a wire date `YYYY-MM-DD HH:mm` to an Excel serial date; null if invalid. */
export const excelDate = (text: string): number | null =>
  fromMinsk(text) === null ? null : (Date.parse(`${text.replace(' ', 'T')}:00Z`) - excelEpoch) / msPerDay;

const belarusianRouble = {
  currencyNameCases: ['белорусский рубль', 'белорусских рубля', 'белорусских рублей'] as [
    string,
    string,
    string,
  ],
  fractionalPartNameCases: ['копейка', 'копейки', 'копеек'] as [string, string, string],
};

/** «Сто двадцать три белорусских рубля 45 копеек». */
export const moneyInWords = (kopecks: number): string =>
  convert(toByn(kopecks).toFixed(2), { currency: belarusianRouble });

/** Formats kopecks for a contract, «1 234,50». */
export const moneyInFigures = (kopecks: number): string =>
  toByn(kopecks)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u00a0');

/**
 * VAT (НДС) after a price: «в том числе НДС 20 % (20,58 бел. руб.)», «без НДС». `kopecks` is null while the price is being formed,
 * `percent` is null for a company that does not pay VAT.
 */
export function vatIncluded(kopecks: number | null, percent: number | null): string {
  if (percent === null) return 'без НДС';
  const rate = `НДС ${shownNumber(percent)}\u00a0%`;
  if (kopecks === null) return `включая ${rate}`;
  return `в том числе ${rate} (${moneyInFigures(vatIn(kopecks, percent))}\u00a0бел.\u00a0руб.)`;
}

/** Abbreviates a full name under a signature: «А. П. Ковалёва»; returns other names unchanged. */
export function signatureOf(fullName: string): string {
  const name = /^(\p{Lu}[\p{L}’'-]+) (\p{Lu})[\p{L}’'-]+ (\p{Lu})[\p{L}’'-]+$/u.exec(fullName.trim());
  return name ? `${name[2]}.\u00a0${name[3]}.\u00a0${name[1]}` : fullName;
}

/** Authorising documents in the nominative, and their genitive after «на основании». */
const papers: readonly (readonly [RegExp, string])[] = [
  [/^устав(?![а-яё])/i, 'Устава'],
  [/^доверенность(?![а-яё])/i, 'доверенности'],
  [/^положение(?![а-яё])/i, 'Положения'],
  [/^приказ(?![а-яё])/i, 'приказа'],
  [/^договор(?![а-яё])/i, 'договора'],
  [/^свидетельство(?![а-яё])/i, 'свидетельства'],
];

/** Puts an authorising document into the genitive: «Устава», «доверенности № 5»; returns other texts unchanged. */
export const onBasisOf = (paper: string): string =>
  papers.reduce((text, [nominative, genitive]) => text.replace(nominative, genitive), paper.trim());
