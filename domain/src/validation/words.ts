import { readFlag, readNumber } from '../text/read';
import { formatDate, formatDeadline } from '../time';
import type { Field } from './field';

/** Shared, because constructing a NumberFormat is slow. */
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6 });

/** Formats a number for Belarus: «2,5», at most six decimals. */
export const shownNumber = (value: number): string => numbers.format(value);

/** Formats a field's value; null if empty. */
export function valueInWords(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'flag':
      return readFlag(value) === true ? 'да' : 'нет';
    case 'choice':
      return field.choiceLabels?.[String(value)] ?? String(value);
    case 'number': {
      const number = readNumber(value);
      return number === null ? String(value) : shownNumber(number);
    }
    case 'date':
      return formatDeadline(String(value)) || String(value);
    case 'day':
      return formatDate(String(value)) || String(value);
    default:
      return String(value);
  }
}
