import { isEmpty, readFields, readNumber } from '../text/read';
import { fromMinsk, isTime } from '../time';
import { own, type FieldKind, type FieldRule, type Rules, type Values } from './field';
import { kindProblem } from './kinds';
import { MESSAGES } from './messages';

/** Whether the field applies to these values. */
export const applies = (rule: FieldRule, values: Values): boolean => rule.when?.(values) ?? true;

/** Whether the field is required with these values. */
export function isRequired(rule: FieldRule, values: Values): boolean {
  if (!applies(rule, values)) return false;
  const isPairFilled = rule.sameAs !== undefined && !isBlank(rule.kind, own(values, rule.sameAs));
  if (isPairFilled) return true;
  return typeof rule.required === 'function' ? rule.required(values) : rule.required === true;
}

/** Whether a value is blank; a password may consist of blanks. */
const isBlank = (kind: FieldKind, value: unknown): boolean =>
  kind === 'password' ? value === '' || value === null || value === undefined : isEmpty(value);

/** Validates a field; returns a message in Russian, or null. Accepts any JSON value. */
export function fieldProblem(rule: FieldRule, value: unknown, values: Values): string | null {
  if (!applies(rule, values)) return null;
  if (rule.sameAs !== undefined && !isBlank(rule.kind, value)) {
    return value === own(values, rule.sameAs) ? null : MESSAGES.passwordsDiffer;
  }
  if (isBlank(rule.kind, value)) return isRequired(rule, values) ? (rule.message ?? MESSAGES.required) : null;
  if (isNone(rule, value) && !isRequired(rule, values)) return null;
  return kindProblem(rule, value) ?? rangeProblem(rule, value, values);
}

/** The error of an upper end below its lower end, or of a beginning not before its end; ignores an invalid other end. */
export function rangeProblem(
  { kind, notBelow, beginsBefore }: FieldRule,
  value: unknown,
  values: Values,
): string | null {
  if (beginsBefore !== undefined) return beginningProblem(value, own(values, beginsBefore));
  const least = notBelow === undefined ? null : own(values, notBelow);
  if (isBlank(kind, least) || kindProblem({ kind }, least) !== null) return null;
  if (kind === 'day')
    return String(value).trim() < String(least).trim() ? MESSAGES.notBefore(String(least)) : null;
  const [upper, lower] = [readNumber(value), readNumber(least)];
  return upper !== null && lower !== null && upper < lower ? MESSAGES.belowFrom : null;
}

/** The shortest time between the beginning of a delivery and its deadline, minutes. */
const SHORTEST_INTERVAL = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The error of a beginning that the deadline does not follow; ignores an invalid deadline. */
function beginningProblem(value: unknown, deadline: unknown): string | null {
  const from = String(value).trim();
  if (!isTime(from) || fromMinsk(readText(deadline)) === null) return null;
  const until = readText(deadline).slice(11);
  const latest = minutesOf(until) - SHORTEST_INTERVAL;
  if (minutesOf(from) <= latest) return null;
  const words = [Math.floor(latest / 60), latest % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return MESSAGES.beginsLate(until, latest < 0 ? null : words);
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a zero counts as an empty value. */
export const isNone = (rule: FieldRule, value: unknown): boolean =>
  rule.zeroIsNone === true && readNumber(value) === 0;

/** Validates values; errors by field. Accepts any JSON value. */
export function problems(rules: Rules, values: unknown): Record<string, string[]> {
  const fields = readFields(values);
  const found: Record<string, string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = fieldProblem(rule, own(fields, name), fields);
    if (problem !== null) found[name] = [problem];
  }
  return found;
}
