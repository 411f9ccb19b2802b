import { lengthOf, readFlag, readNumber } from '../text/read';
import { fromMinsk, isDay, isTime } from '../time';
import { isEmail } from './email';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { passwordProblem } from './password';
import { phoneProblem } from './phone';
import type { FieldKind, FieldRule } from './field';

type Checked = Pick<FieldRule, 'kind' | 'min' | 'minMessage' | 'max' | 'decimals' | 'choices' | 'allow'>;
type Check = (rule: Checked, value: unknown) => string | null;

/** The maximum length of a text, in characters. */
export const maxLengthOf = ({ kind, max }: Pick<FieldRule, 'kind' | 'max'>): number =>
  max ?? (kind === 'phone' || kind === 'email' ? LIMITS[kind] : LIMITS.text);

/** `further` judges a text within its maximum. */
const textual =
  (further: (text: string) => string | null): Check =>
  (rule, value) => {
    if (typeof value !== 'string') return MESSAGES.text;
    const most = maxLengthOf(rule);
    const length = lengthOf(value.trim(), most);
    if (rule.min !== undefined && length < rule.min) return rule.minMessage ?? MESSAGES.minLength(rule.min);
    return length > most ? MESSAGES.maxLength(most) : further(value);
  };

const password: Check = (rule, value) => {
  if (typeof value !== 'string') return MESSAGES.text;
  const tooShort = lengthOf(value, LIMITS.password) < (rule.min ?? LIMITS.passwordMin);
  return tooShort && rule.minMessage !== undefined ? rule.minMessage : passwordProblem(value);
};

const numeric =
  (whole: boolean): Check =>
  (rule, value) => {
    const number = readNumber(value);
    if (number === null) return whole ? MESSAGES.integer : MESSAGES.number;
    if (rule.allow?.includes(number)) return null;
    if (rule.min !== undefined && number < rule.min) return rule.minMessage ?? MESSAGES.min(rule.min);
    if (rule.max !== undefined && number > rule.max) return MESSAGES.max(rule.max);
    if (whole) return Number.isSafeInteger(number) ? null : MESSAGES.integer;
    const decimals = rule.decimals ?? 2;
    return hasDecimals(number, decimals) ? null : MESSAGES.decimals(decimals);
  };

/** Whether a number has at most `decimals` decimals, up to floating-point errors (0.1 + 0.2 has one). */
function hasDecimals(number: number, decimals: number): boolean {
  const scaled = number * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

const CHECKS: Record<FieldKind, Check> = {
  text: textual(() => null),
  email: textual((text) => (isEmail(text) ? null : MESSAGES.email)),
  phone: textual(phoneProblem),
  password,
  number: numeric(false),
  integer: numeric(true),
  id: (_rule, value) => {
    const id = readNumber(value);
    return id !== null && Number.isInteger(id) && id > 0 && id <= LIMITS.id ? null : MESSAGES.chooseFromList;
  },
  choice: (rule, value) =>
    (rule.choices ?? []).some((choice) => choice === value) ? null : MESSAGES.chooseFromList,
  flag: (_rule, value) => (readFlag(value) === null ? MESSAGES.flag : null),
  date: (_rule, value) =>
    typeof value === 'string' && fromMinsk(value.trim()) !== null ? null : MESSAGES.date,
  day: (_rule, value) => (typeof value === 'string' && isDay(value.trim()) ? null : MESSAGES.day),
  time: (_rule, value) => (typeof value === 'string' && isTime(value.trim()) ? null : MESSAGES.time),
};

/** Validates a non-empty value by its kind. */
export const kindProblem = (rule: Checked, value: unknown): string | null => CHECKS[rule.kind](rule, value);
