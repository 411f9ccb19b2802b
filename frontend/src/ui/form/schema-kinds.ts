import {
  fieldProblem,
  fromMinsk,
  isDay,
  isEmail,
  isEmpty,
  LIMITS,
  MESSAGES,
  normalisePhone,
  readFlag,
  readNumber,
  type FieldKind,
  type FieldRule,
} from '@shlyah/domain';
import { boolean, mixed, number, string, type AnySchema, type StringSchema } from './yup';

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);
const figure = (value: unknown): unknown => (isEmpty(value) ? null : (readNumber(value) ?? NaN));

/** What a form holds as a value of the kind: «2,5» a number, blanks nothing; what cannot be read stays as it is. */
export const READ: Record<FieldKind, (value: unknown) => unknown> = {
  text: trimmed,
  email: trimmed,
  phone: trimmed,
  date: trimmed,
  day: trimmed,
  // Blanks belong to a password.
  password: (value) => (value === '' ? null : value),
  choice: (value) => (isEmpty(value) ? null : value),
  number: figure,
  integer: figure,
  id: figure,
  flag: (value) => (isEmpty(value) ? null : (readFlag(value) ?? value)),
};

/** The type of each kind and the bounds that a rule sets to it. */
export const TYPED: Record<FieldKind, (rule: FieldRule) => AnySchema> = {
  text: (rule) => bounded(rule, LIMITS.text),
  email: (rule) => bounded(rule, LIMITS.email).test('email', MESSAGES.email, orAbsent(isEmail)),
  phone: (rule) => bounded(rule, LIMITS.phone).test('phone', MESSAGES.phone, orAbsent(isPhone)),
  password: (rule) => bounded({ min: LIMITS.passwordMin, ...rule }, LIMITS.password),
  number: (rule) => between(rule, MESSAGES.number).test(decimalsOf(rule)),
  integer: (rule) => between(rule, MESSAGES.integer).integer(MESSAGES.integer),
  id: () =>
    number()
      .typeError(MESSAGES.chooseFromList)
      .integer(MESSAGES.chooseFromList)
      .min(1, MESSAGES.chooseFromList)
      .max(LIMITS.id, MESSAGES.chooseFromList),
  choice: ({ choices = [] }) => mixed().oneOf([...choices], MESSAGES.chooseFromList),
  flag: () => boolean().typeError(MESSAGES.flag),
  date: () => string().typeError(MESSAGES.date).test('date', MESSAGES.date, orAbsent(isMoment)),
  day: () => string().typeError(MESSAGES.day).test('day', MESSAGES.day, orAbsent(isDay)),
};

const orAbsent =
  (judge: (text: string) => boolean) =>
  (text: string | null | undefined): boolean =>
    text == null || judge(text);

const isPhone = (text: string): boolean => normalisePhone(text) !== null;
const isMoment = (text: string): boolean => fromMinsk(text) !== null;

/** A text within its length in characters: yup's own `min` and `max` count 𝒜 as two. */
function bounded({ min = 0, minMessage, max: own }: Partial<FieldRule>, usual: number): StringSchema {
  const max = own ?? usual;
  return string()
    .typeError(MESSAGES.text)
    .test(
      'min',
      minMessage ?? MESSAGES.minLength(min),
      orAbsent((text) => [...text].length >= min),
    )
    .test(
      'max',
      MESSAGES.maxLength(max),
      orAbsent((text) => [...text].length <= max),
    );
}

const between = ({ min = -Infinity, minMessage, max = Infinity }: FieldRule, typeMessage: string) =>
  number()
    .typeError(typeMessage)
    .min(min, minMessage ?? MESSAGES.min(min))
    .max(max, MESSAGES.max(max));

const decimalsOf = ({ decimals = 2 }: FieldRule) => ({
  name: 'decimals',
  message: MESSAGES.decimals(decimals),
  skipAbsent: true,
  test: (value: unknown) => fieldProblem({ kind: 'number', decimals }, value, {}) === null,
});
