import { cleanText } from '../text/fold';
import { isEmpty, readFields, readFlag, readNumber } from '../text/read';
import { normaliseEmail } from './email';
import { applies, isNone } from './engine';
import { normalisePhone } from './phone';
import { own, type FieldRule, type Rules } from './rule';

/**
 * The values as they are to be sent and kept, only the table's fields: texts trimmed, phones and e-mails in one
 * spelling, numbers and flags read, null for what is empty or what another choice rules out. For values that
 * `problems` finds nothing wrong with.
 */
export function cleanValues<K extends string>(
  rules: Readonly<Record<K, FieldRule>>,
  values: unknown,
): Record<K, unknown> {
  const fields = readFields(values);
  const cleaned = Object.entries<FieldRule>(rules as Rules).map(([name, rule]) => [
    name,
    applies(rule, fields) ? cleanValue(rule, own(fields, name)) : null,
  ]);
  return Object.fromEntries(cleaned) as Record<K, unknown>;
}

/** One value as it is to be kept; null for what is empty. */
export function cleanValue(rule: FieldRule, value: unknown): unknown {
  if (rule.kind === 'password') return value === '' || value === undefined ? null : value;
  if (isEmpty(value) || isNone(rule, value)) return null;
  switch (rule.kind) {
    case 'number':
      return rounded(readNumber(value), rule.decimals ?? 2);
    case 'integer':
    case 'id':
      return readNumber(value);
    case 'flag':
      return readFlag(value);
    case 'phone':
      return normalisePhone(value);
    case 'email':
      return typeof value === 'string' ? normaliseEmail(value) : null;
    case 'choice':
      return value;
    default:
      return typeof value === 'string' ? cleanText(value) : null;
  }
}

const rounded = (number: number | null, decimals: number): number | null =>
  number === null ? null : Math.round(number * 10 ** decimals) / 10 ** decimals;
