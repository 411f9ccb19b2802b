import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  cleanText,
  fieldProblem,
  LIMITS,
  MESSAGES,
  normaliseEmail,
  normalisePhone,
  readNumber,
  type FieldRule,
} from '@shlyah/domain';
import { Expose, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

/**
 * One decorator per kind of input field. Each says how the wire's value is read (trimmed, "" as empty, 0/1 as a flag),
 * what it may be, and how the API's documentation shows it. Whether a field must be filled is decided by the rule
 * tables of the domain (see @Checked), because it depends on other fields.
 */
export interface FieldDoc {
  description: string;
  example?: unknown;
  /** Always needed; what is needed only sometimes is left to the rule tables. */
  required?: boolean;
}

interface TextOptions extends FieldDoc {
  max: number;
}

interface NumberOptions extends FieldDoc {
  min: number;
  max: number;
  decimals?: number;
}

type Read = (value: unknown) => unknown;

const read = (how: Read): PropertyDecorator => Transform(({ value }) => how(value), { toClassOnly: true });

const documented = (doc: FieldDoc, schema: ApiPropertyOptions): PropertyDecorator => {
  const required = doc.required ?? false;
  const { description, example } = doc;
  return ApiProperty({
    ...schema,
    description,
    required,
    ...(example === undefined ? {} : { example }),
    ...(required ? {} : { nullable: true }),
  } as ApiPropertyOptions);
};

/** A field that is needed whatever the others say; rules that depend on other fields are the domain's. */
const presence = ({ required }: FieldDoc): PropertyDecorator =>
  required ? IsDefined({ message: MESSAGES.required }) : IsOptional();

const field = (
  doc: FieldDoc,
  schema: ApiPropertyOptions,
  how: Read,
  ...checks: PropertyDecorator[]
): PropertyDecorator => applyDecorators(documented(doc, schema), read(how), presence(doc), ...checks);

/** Half a surrogate pair is not a character: databases would store something else. */
const text = (value: unknown): unknown =>
  typeof value === 'string' ? cleanText(value.replace(/\p{Cs}/gu, '')) || null : value;

const number = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (readNumber(value) ?? value);
};

const flagWords = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

const flag = (value: unknown): unknown => (value === '' ? null : (flagWords.get(value) ?? value));

const phone = (value: unknown): unknown => {
  const trimmed = text(value);
  return typeof trimmed === 'string' ? (normalisePhone(trimmed.slice(0, 64)) ?? trimmed) : trimmed;
};

const email = (value: unknown): unknown => {
  const trimmed = text(value);
  return typeof trimmed === 'string' ? normaliseEmail(trimmed.slice(0, 400)) : trimmed;
};

/** A reference; what a read answered as an object `{id, …}` is taken back as its id. */
const reference = (value: unknown): unknown => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return number(id);
};

const textMessage = 'Введите текст';
/** Checks by the domain's own hand and in its words; class-validator's numbers throw at 1e308. */
const Keeps = (rule: FieldRule): PropertyDecorator =>
  ValidateBy({
    name: 'keeps',
    validator: {
      validate: (value) => fieldProblem(rule, value, {}) === null,
      defaultMessage: (checked) => fieldProblem(rule, checked?.value, {}) ?? '',
    },
  });

const length = (max: number): PropertyDecorator => MaxLength(max, { message: MESSAGES.maxLength(max) });

export const TextField = ({ max, ...doc }: TextOptions): PropertyDecorator =>
  field(doc, { type: String, maxLength: max }, text, IsString({ message: textMessage }), length(max));

/** Not trimmed: blanks belong to a password. */
export const PasswordField = (doc: FieldDoc): PropertyDecorator =>
  field(
    { example: 'novyi-parol-1', ...doc },
    { type: String, format: 'password', minLength: LIMITS.passwordMin, maxLength: LIMITS.password },
    (value) => (value === '' ? null : value),
    IsString({ message: textMessage }),
    length(LIMITS.password),
  );

export const EmailField = (doc: FieldDoc): PropertyDecorator =>
  field(
    { example: 'zakaz@example.by', ...doc },
    { type: String, format: 'email', maxLength: LIMITS.email },
    email,
    IsString({ message: textMessage }),
    length(LIMITS.email),
  );

export const PhoneField = (doc: FieldDoc): PropertyDecorator =>
  field(
    { example: '+375 (29) 12-34-567', ...doc },
    { type: String, maxLength: LIMITS.phone },
    phone,
    IsString({ message: textMessage }),
    length(LIMITS.phone),
  );

export const NumberField = ({ min, max, decimals = 2, ...doc }: NumberOptions): PropertyDecorator =>
  field(
    doc,
    { type: Number, minimum: min, maximum: max },
    number,
    Keeps({ kind: 'number', min, max, decimals }),
  );

export const WholeField = ({ min, max, ...doc }: NumberOptions): PropertyDecorator =>
  field(
    doc,
    { type: 'integer', minimum: min, maximum: max } as ApiPropertyOptions,
    number,
    IsInt({ message: 'Введите целое число' }),
    Min(min, { message: `Не меньше ${min}` }),
    Max(max, { message: `Не больше ${max}` }),
  );

export const maxId = 2_147_483_647;

/** The id of something else, checked by the service to exist. */
export const IdField = (doc: FieldDoc): PropertyDecorator =>
  field(
    doc,
    { type: 'integer', minimum: 1, maximum: maxId } as ApiPropertyOptions,
    reference,
    IsInt({ message: 'Укажите номер' }),
    Min(1, { message: 'Укажите номер' }),
    Max(maxId, { message: 'Укажите номер' }),
  );

export const VersionField = (): PropertyDecorator =>
  WholeField({
    min: 1,
    max: maxId,
    example: 3,
    description: 'Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409',
  });

/** The same where it must be sent: without it the answer is the fresh state with 409, as for any other wrong version. */
export const ReadVersionField = (): PropertyDecorator =>
  applyDecorators(VersionField(), ApiProperty({ required: true, nullable: false } as ApiPropertyOptions));

export const FlagField = (doc: FieldDoc): PropertyDecorator =>
  field(doc, { type: Boolean }, flag, IsBoolean({ message: 'Выберите «да» или «нет»' }));

export const ChoiceField = (
  doc: FieldDoc & { choices: readonly string[]; name?: string },
): PropertyDecorator =>
  field(
    doc,
    { enum: [...doc.choices], ...(doc.name ? { enumName: doc.name } : {}) } as ApiPropertyOptions,
    text,
    IsIn([...doc.choices], { message: `Выберите из списка: ${doc.choices.join(', ')}` }),
  );

/** A list of objects, each checked as `item()`. */
export const ListField = (item: () => new () => object, doc: FieldDoc & { max: number }): PropertyDecorator =>
  applyDecorators(
    documented(doc, { type: () => item(), isArray: true, maxItems: doc.max } as ApiPropertyOptions),
    presence(doc),
    IsArray({ message: 'Передайте список' }),
    ArrayMaxSize(doc.max, { message: `Не больше ${doc.max} строк` }),
    // A list inside the list would pass the nested check unlooked at.
    IsObject({ each: true, message: 'Передайте список объектов' }),
    ValidateNested({ each: true, message: 'Передайте список объектов' }),
    Type(item),
  );

/** A list of ids. */
export const IdsField = (doc: FieldDoc & { max: number }): PropertyDecorator =>
  applyDecorators(
    documented(doc, { type: 'integer', isArray: true, maxItems: doc.max } as ApiPropertyOptions),
    presence(doc),
    IsArray({ message: 'Передайте список номеров' }),
    ArrayMaxSize(doc.max, { message: `Не больше ${doc.max} номеров` }),
    IsInt({ each: true, message: 'Укажите номер' }),
    Min(1, { each: true, message: 'Укажите номер' }),
    Max(maxId, { each: true, message: 'Укажите номер' }),
  );

/** A nested object, checked as `item()`, without a word in the documentation. */
export const Part = (item: () => new () => object): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsObject({ message: 'Передайте объект' }),
    ValidateNested({ message: 'Передайте объект' }),
    Type(item),
  );

/** A nested object, checked as `item()`. */
export const PartField = (item: () => new () => object, doc: FieldDoc): PropertyDecorator =>
  applyDecorators(documented(doc, { type: () => item() } as ApiPropertyOptions), Part(item));

/** The wire's `fragileСargo` has a Cyrillic «С»; the all-Latin spelling is accepted too (docs/contract.md#odd-names). */
export const FragileField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: Boolean,
      required: false,
      description:
        'Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается',
    }),
    Expose(),
    Transform(
      ({ obj }: { obj: Record<string, unknown> }) => flag(obj['fragileСargo'] ?? obj['fragileCargo']),
      {
        toClassOnly: true,
      },
    ),
    IsOptional(),
    IsBoolean({ message: 'Выберите «да» или «нет»' }),
  );

/** A field of an answer. */
export const Shown = (options: ApiPropertyOptions): PropertyDecorator => ApiProperty(options);
