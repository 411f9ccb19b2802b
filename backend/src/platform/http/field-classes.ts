import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  fieldProblem,
  LIMITS,
  readValue,
  type BodyOf,
  type Field,
  type Fields,
  type Values,
} from '@shlyah/domain';
import { Transform } from 'class-transformer';
import { Allow, ValidateBy } from 'class-validator';
import { IsShown } from './sent-back';

/** A caller's changes of stored values: absent fields stay unchanged, null empties them. */
export type PatchOf<T> = { -readonly [K in keyof T]?: BodyOf<T>[K] | null };

/** The fields that a change names. */
export const given = (sent: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

/**
 * The class of a body with all fields of a table: each is read as its row says, refused in the row's words, null or its
 * fallback when left out, and documented.
 */
export function bodyClass<const T extends Fields>(fields: T): Type<BodyOf<T>> {
  const blank = Object.entries(fields).map(([name, { fallback }]) => [name, fallback ?? null] as const);
  class Body {
    constructor() {
      for (const [name, value] of blank) Reflect.set(this, name, value);
    }
  }
  decorate(Body, fields, (field) => [Input(field)]);
  return Body as unknown as Type<BodyOf<T>>;
}

/** The class of a change; what it leaves is judged by the service, as a whole, conditions included. */
export function patchClass<const T extends Fields>(fields: T): Type<PatchOf<T>> {
  class Patch {}
  decorate(Patch, fields, (field) => [
    asInput({ ...field, required: false }),
    Reads(readerOf(field)),
    Allow(),
  ]);
  return Patch as unknown as Type<PatchOf<T>>;
}

/** The class of a change whose fields are judged one by one, since they do not depend on each other. */
export function partClass<const T extends Fields>(fields: T): Type<PatchOf<T>> {
  class Part {}
  decorate(Part, fields, ({ required: _required, ...field }) => [Input(field)]);
  return Part as unknown as Type<PatchOf<T>>;
}

/** The class of an answer with all fields of a table. */
export function answerClass<const T extends Fields>(fields: T): Type<BodyOf<T>> {
  class Answer {}
  decorate(Answer, fields, (field) => [asAnswer(field)]);
  return Answer as unknown as Type<BodyOf<T>>;
}

/** One field of a body or query by itself; `read`: how its values are read when not as the row says. */
export const Input = (field: Field, read: Read = readerOf(field)): PropertyDecorator =>
  applyDecorators(asInput(field), Reads(read), Keeps(field));

function decorate(target: Type, fields: Fields, decorators: (field: Field) => PropertyDecorator[]): void {
  for (const [name, field] of Object.entries(fields)) {
    for (const decorator of decorators(field)) decorator(target.prototype as object, name);
  }
}

type Read = (value: unknown) => unknown;

const readerOf =
  (field: Field): Read =>
  (value) =>
    readValue(field, value);

const Reads = (read: Read): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => read(value), { toClassOnly: true });

/** The row's rule, conditions included, over the whole body. */
const Keeps = (field: Field): PropertyDecorator =>
  ValidateBy({
    name: 'keeps',
    validator: {
      validate: (value, checked) => fieldProblem(field, value, valuesOf(checked)) === null,
      defaultMessage: (checked) => fieldProblem(field, checked?.value, valuesOf(checked)) ?? '',
    },
  });

const valuesOf = (checked: { object: object } | undefined): Values => (checked?.object ?? {}) as Values;

const isAlwaysNeeded = ({ required, when, fallback }: Field): boolean =>
  required === true && when === undefined && fallback === undefined;

function asInput(field: Field): PropertyDecorator {
  const required = isAlwaysNeeded(field);
  return ApiProperty({
    ...described(field),
    ...bounds(field),
    required,
    ...(required ? {} : { nullable: true }),
    ...(field.fallback === undefined ? {} : { default: field.fallback }),
  } as ApiPropertyOptions);
}

function asAnswer(field: Field): PropertyDecorator {
  const nullable = !isAlwaysNeeded(field) && field.fallback === undefined;
  const doc = { ...described(field), ...(nullable ? { nullable } : {}) } as ApiPropertyOptions;
  return applyDecorators(IsShown, ApiProperty(doc));
}

function described(field: Field): object {
  const { label, about, choices, choicesName } = field;
  const example = field.example === undefined ? usualExamples[field.kind] : field.example;
  return {
    description: about ?? label,
    ...(choices
      ? { enum: [...choices], ...(choicesName ? { enumName: choicesName } : {}) }
      : kinds[field.kind]),
    ...(example === undefined ? {} : { example }),
  };
}

const kinds: Record<Field['kind'], object> = {
  text: { type: String },
  email: { type: String, format: 'email' },
  phone: { type: String },
  password: { type: String, format: 'password' },
  number: { type: Number },
  integer: { type: 'integer' },
  id: { type: 'integer' },
  choice: { type: String },
  flag: { type: Boolean },
  date: { type: String },
  day: { type: String },
  time: { type: String },
};

const usualExamples: Partial<Record<Field['kind'], unknown>> = {
  phone: '+375 (29) 12-34-567',
  email: 'zakaz@example.by',
};

/** Lengths and bounds as JSON Schema says them. */
function bounds(field: Field): object {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return { ...least(field), ...(field.max === undefined ? {} : { maximum: field.max }) };
    case 'id':
      return { minimum: 1, maximum: LIMITS.id };
    case 'password':
      return { minLength: LIMITS.passwordMin, maxLength: LIMITS.password };
    case 'text':
      return { maxLength: field.max ?? LIMITS.text };
    case 'email':
      return { maxLength: LIMITS.email };
    case 'phone':
      return { maxLength: LIMITS.phone };
    case 'date':
      return { maxLength: 'YYYY-MM-DD HH:mm'.length };
    case 'day':
      return { maxLength: 'YYYY-MM-DD'.length };
    case 'time':
      return { maxLength: 'HH:mm'.length };
    default:
      return {};
  }
}

function least({ min, zeroIsNone, allow = [] }: Field): object {
  if (min === undefined) return {};
  const also = allow.filter((value) => typeof value === 'number');
  return { minimum: Math.min(min, ...also, ...(zeroIsNone ? [0] : [])) };
}
