import { readFlag, readNumber } from '../text/read';
import { formatDate, formatDeadline } from '../time';
import type { Field } from './field';

/** Made once: making one takes longer than pricing a parcel. */
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6 });

/** A number as people in Belarus write it: «2,5», at most six digits after the comma. */
export const shownNumber = (value: number): string => numbers.format(value);

/** A field's value as people read it; null when it is empty. */
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
