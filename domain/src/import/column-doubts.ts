import { isFirmName } from '../orders/firms';
import { hasMoment, isHouseLike, isPersonLike, isSizesLike, isWaybillLike } from './column-values';
import { isBlankCell } from './cells';
import type { ImportField } from './fields';
import { hoursFieldOf, isHoursField } from './hours';
import { keyOf, readHeading, type Heading } from './headings';

/** A heading with the values below it, and the headings beside it. */
interface Seen {
  key: string;
  values: readonly string[];
  keys: readonly string[];
}

type Reading = Pick<Heading, 'field' | 'isUnsure' | 'note'>;
type Check = (read: Heading, seen: Seen) => Reading;

/** The words of headings that say too little of a date. */
const BARE_DATES = ['дата', 'день', 'date', 'дата и время'];

/** A column of hours is read without a question where each of its values tells hours; otherwise its words are offered to the courier. */
const hoursOrWords: Check = (read, { values }) => {
  const told = values.filter((value) => !isBlankCell(value));
  const field = isHoursField(read.field) ? hoursFieldOf(read.field, told) : null;
  return field === null ? { ...read, field: 'note' } : { ...read, field, isUnsure: false };
};

/** What the values say of a field that a heading names. */
const CHECKS: Readonly<Partial<Record<ImportField, Check>>> = {
  deliveryDate: (read, { key, values }) =>
    BARE_DATES.includes(key) && values.some(hasMoment) ? { ...read, isUnsure: true } : read,
  house: (read, { key, values, keys }) => {
    if (key !== 'д') return read;
    // «Д», «Ш» and «В» are the sides of a place.
    if (keys.includes('ш') && keys.includes('в')) return { ...read, field: 'length' };
    return values.every(isHouseLike) ? read : { ...read, isUnsure: true };
  },
  ttn: (read, { values }) =>
    read.isUnsure && values.length > 0 && values.every(isWaybillLike) ? { ...read, isUnsure: false } : read,
  sizes: (read, { key, values }) =>
    key === 'размер' && values.length > 0 && !values.some(isSizesLike)
      ? { field: null, isUnsure: false, note: 'Это не размеры места, Д×Ш×В: столбец не переносится' }
      : read,
  interval: hoursOrWords,
  timeFrom: hoursOrWords,
  timeUntil: hoursOrWords,
  organization: (read, { values }) => (values.some(isPersonLike) ? { ...read, isUnsure: true } : read),
};

/** Interprets a heading together with its values. */
export function readColumn(heading: string, values: readonly string[], headings: readonly string[]): Heading {
  const read = readHeading(heading);
  const check = read.field && CHECKS[read.field];
  if (!check) return read;
  const seen = { key: keyOf(heading), values, keys: headings.map(keyOf) };
  return { ...read, ...check(read, seen) };
}

/** Of two columns of names the one with firms, «Клиент» beside «Контактное лицо», is read as the receiver, firm or person. */
export const isReceiverColumn = (
  field: ImportField | null,
  values: readonly string[],
  fields: readonly (ImportField | null)[],
): boolean =>
  field === 'name' && fields.filter((one) => one === 'name').length > 1 && values.some(isFirmName);
