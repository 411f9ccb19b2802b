import {
  fieldProblem,
  fromMinsk,
  isDay,
  isEmail,
  isEmpty,
  isTime,
  LIMITS,
  MESSAGES,
  phoneProblem,
  readFlag,
  readNumber,
  type FieldKind,
  type FieldRule,
} from '@shlyah/domain';
import { inFieldsFormat } from './date-words';
import { boolean, mixed, number, string, type AnySchema, type StringSchema, type TestConfig } from 'yup';

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);
const figure = (value: unknown): unknown => (isEmpty(value) ? null : (readNumber(value) ?? NaN));

/** A form's text as a value of the kind: «2,5» a number, blanks nothing; unreadable text stays as it is. */
export const READ: Record<FieldKind, (value: unknown) => unknown> = {
  text: trimmed,
  email: trimmed,
  phone: trimmed,
  date: trimmed,
  day: trimmed,
  time: trimmed,
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
  phone: (rule) => bounded(rule, LIMITS.phone).test(phone),
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
  date: () => string().typeError(inFieldsFormat(MESSAGES.date, null)).test(inWords('date', MESSAGES.date)),
  day: () => string().typeError(inFieldsFormat(MESSAGES.day, null)).test(inWords('day', MESSAGES.day)),
  time: () => string().typeError(MESSAGES.time).test('time', MESSAGES.time, orAbsent(isTime)),
};

const orAbsent =
  (judge: (text: string) => boolean) =>
  (text: string | null | undefined): boolean =>
    text == null || judge(text);

/** A test of a date whose message names the format of its field. */
const inWords = (kind: 'date' | 'day', message: string): TestConfig<string | null | undefined> => ({
  name: kind,
  skipAbsent: true,
  test: (text, context) =>
    (kind === 'day' ? isDay(text) : fromMinsk(text) !== null) ||
    context.createError({ message: inFieldsFormat(message, text) }),
});

/** In the domain's words, which differ by the mistake in the number. */
const phone: TestConfig<string | null | undefined> = {
  name: 'phone',
  skipAbsent: true,
  test: (text, context) => {
    const problem = phoneProblem(text ?? '');
    return problem === null || context.createError({ message: problem });
  },
};

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
