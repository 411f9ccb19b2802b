import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { LIMITS, MESSAGES, plural, readFlag, type Values } from '@shlyah/domain';
import { Expose, Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
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
  ValidateNested,
} from 'class-validator';
import { Input } from './field-classes';
import { IsShown } from './sent-back';

/** Fields of bodies and queries that belong to no table of the domain: ids, versions, pages, searches, lists. */
interface FieldDoc {
  description: string;
  example?: string | number | boolean | object;
  required?: boolean;
}

type SimpleDoc = FieldDoc & { example?: string | number | boolean };

const row = ({ description, ...rest }: SimpleDoc) => ({ label: description, ...rest });

export const TextField = (doc: SimpleDoc & { max: number }): PropertyDecorator =>
  Input({ kind: 'text', ...row(doc) });

export const FlagField = (doc: SimpleDoc): PropertyDecorator => Input({ kind: 'flag', ...row(doc) });

export const NumberField = (doc: SimpleDoc & { min: number; max: number }): PropertyDecorator =>
  Input({ kind: 'number', ...row(doc) });

export const WholeField = (doc: SimpleDoc & { min: number; max?: number }): PropertyDecorator =>
  Input({ kind: 'integer', ...row(doc) });

/** The id of something else, checked by the service to exist. */
export const IdField = (doc: SimpleDoc): PropertyDecorator => Input({ kind: 'id', ...row(doc) });

/** The number of an order; of a test order it is negative. */
export const OrderIdField = (doc: Partial<SimpleDoc> = {}): PropertyDecorator =>
  WholeField({
    description: 'Номер заказа; у тестового — отрицательный',
    example: 125,
    required: true,
    min: -LIMITS.id,
    max: LIMITS.id,
    ...doc,
  });

/** "YYYY-MM-DD". */
export const DayField = (doc: SimpleDoc): PropertyDecorator => Input({ kind: 'day', ...row(doc) });

export const ChoiceField = (
  doc: SimpleDoc & { choices: readonly string[]; choicesName?: string },
): PropertyDecorator => Input({ kind: 'choice', ...row(doc) });

export const VersionField = (doc: Partial<SimpleDoc> = {}): PropertyDecorator =>
  WholeField({
    min: 1,
    max: LIMITS.id,
    example: 3,
    description: 'Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409',
    ...doc,
  });

/** The same where it must be sent: without it the answer is the fresh state with 409, as for any other wrong version. */
export const ReadVersionField = (): PropertyDecorator =>
  applyDecorators(VersionField(), ApiProperty({ required: true, nullable: false } as ApiPropertyOptions));

const documented = (
  { description, example, required = false }: FieldDoc,
  schema: ApiPropertyOptions,
): PropertyDecorator =>
  ApiProperty({
    ...schema,
    description,
    required,
    ...(example === undefined ? {} : { example }),
    ...(required ? {} : { nullable: true }),
  } as ApiPropertyOptions);

const presence = ({ required }: FieldDoc): PropertyDecorator =>
  required ? IsDefined({ message: MESSAGES.required }) : IsOptional();

/** A list of objects, each checked as `item()`. */
export const ListField = (
  item: () => new () => object,
  doc: FieldDoc & { max: number; min?: number },
): PropertyDecorator =>
  applyDecorators(
    documented(doc, {
      type: () => item(),
      isArray: true,
      maxItems: doc.max,
      ...(doc.min === undefined ? {} : { minItems: doc.min }),
    } as ApiPropertyOptions),
    presence(doc),
    IsArray({ message: 'Передайте список' }),
    ArrayMaxSize(doc.max, { message: `Не больше ${doc.max} ${plural(doc.max, 'строки', 'строк', 'строк')}` }),
    ArrayMinSize(doc.min ?? 0, { message: MESSAGES.required }),
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
    Max(LIMITS.id, { each: true, message: 'Укажите номер' }),
  );

/** ?users=12&users=13, or ?users=12,13: numbers of clients. */
export const ClientIdsField = (doc: FieldDoc & { max: number }): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => idsOf(value), { toClassOnly: true }),
    IdsField(doc),
  );

/** ?ids=125&ids=-7, or ?ids=125,-7: numbers of orders, at least one where they are sent; that of a test order is negative. */
export const OrderIdsField = (doc: FieldDoc & { max: number }): PropertyDecorator =>
  applyDecorators(
    documented(doc, { type: 'integer', isArray: true, minItems: 1, maxItems: doc.max } as ApiPropertyOptions),
    Transform(({ value }) => idsOf(value), { toClassOnly: true }),
    presence(doc),
    IsArray({ message: 'Передайте список номеров' }),
    ArrayMinSize(1, { message: 'Назовите хотя бы один заказ' }),
    ArrayMaxSize(doc.max, { message: `За раз — не больше ${doc.max} заказов` }),
    IsInt({ each: true, message: 'Укажите номер' }),
    Min(-LIMITS.id, { each: true, message: 'Укажите номер' }),
    Max(LIMITS.id, { each: true, message: 'Укажите номер' }),
  );

/** One value or many, each a whole number or as it was sent; null where none was. */
const idsOf = (value: unknown): unknown[] | null =>
  value === undefined || value === null || value === ''
    ? null
    : listed(value).map((one) => (typeof one === 'string' && /^-?\d{1,10}$/.test(one) ? Number(one) : one));

/** The values of a name that is sent once or many times; commas part them, too. Only for values that have no commas of their own. */
export const listed = (value: unknown): unknown[] =>
  [value]
    .flat()
    .flatMap((one: unknown) => (typeof one === 'string' ? one.split(',').map((part) => part.trim()) : [one]));

/** A list of texts. */
export const TextsField = (doc: FieldDoc & { max: number; maxLength: number }): PropertyDecorator =>
  applyDecorators(
    documented(doc, { type: String, isArray: true, maxItems: doc.max } as ApiPropertyOptions),
    presence(doc),
    IsArray({ message: 'Передайте список текстов' }),
    ArrayMaxSize(doc.max, { message: `Не больше ${doc.max}` }),
    IsString({ each: true, message: MESSAGES.text }),
    MaxLength(doc.maxLength, { each: true, message: MESSAGES.maxLength(doc.maxLength) }),
  );

/** A list of choices, at least one. */
export const ChoicesField = (
  doc: Omit<FieldDoc, 'required'> & { choices: readonly string[]; choicesName: string },
): PropertyDecorator =>
  applyDecorators(
    documented({ ...doc, required: true }, {
      enum: [...doc.choices],
      enumName: doc.choicesName,
      isArray: true,
      minItems: 1,
      maxItems: doc.choices.length,
    } as ApiPropertyOptions),
    IsDefined({ message: MESSAGES.required }),
    IsArray({ message: 'Передайте список' }),
    ArrayMinSize(1, { message: MESSAGES.required }),
    ArrayMaxSize(doc.choices.length, { message: `Не больше ${doc.choices.length}` }),
    IsIn([...doc.choices], { each: true, message: MESSAGES.chooseFromList }),
  );

/** A nested object, checked as `item()`, without a word in the documentation. */
export const Part = (item: () => new () => object): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown => (value === '' ? null : value), { toClassOnly: true }),
    IsOptional(),
    IsObject({ message: 'Передайте объект' }),
    ValidateNested({ message: 'Передайте объект' }),
    Type(item),
  );

/** A nested object, checked as `item()`. */
export const PartField = (item: () => new () => object, doc: FieldDoc): PropertyDecorator =>
  applyDecorators(documented(doc, { type: () => item() } as ApiPropertyOptions), Part(item));

/** A flag; another value stays as it came, to be refused. */
const readWord = (value: unknown): unknown => (value === '' ? null : (readFlag(value) ?? value));

/** A name that is known to bodies of the class and read under another one. */
const alias =
  (name: string): PropertyDecorator =>
  (target) =>
    applyDecorators(
      Allow(),
      Transform(() => undefined, { toClassOnly: true }),
    )(target, name);

/** The wire's `fragileСargo` has a Cyrillic «С»; the all-Latin spelling is accepted too (docs/contract.md#odd-names). */
export const FragileField = (): PropertyDecorator =>
  applyDecorators(
    alias('fragileCargo'),
    ApiProperty({
      type: Boolean,
      required: false,
      description:
        'Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается',
    }),
    Expose(),
    Transform(({ obj }: { obj: Values }) => readFragile(obj), { toClassOnly: true }),
    IsOptional(),
    IsBoolean({ message: 'Выберите «да» или «нет»' }),
  );

const readFragile = (body: Values): unknown =>
  readWord(body['fragileСargo']) ?? readWord(body['fragileCargo']);

/**
 * A field of an answer: its description and an example, of whose type it is, or all options of its description where that does
 * not say everything: enumerations, objects, lists, an example that is null.
 */
export function Shown(
  description: string,
  example: string | number | boolean,
  more?: { nullable: true },
): PropertyDecorator;
export function Shown(options: ApiPropertyOptions): PropertyDecorator;
export function Shown(
  about: string | ApiPropertyOptions,
  example?: string | number | boolean,
  more?: { nullable: true },
): PropertyDecorator {
  const options =
    typeof about === 'string' ? { description: about, type: typeof example, ...more, example } : about;
  return applyDecorators(IsShown, ApiProperty(options as ApiPropertyOptions));
}

/**
 * The instant that a field tells by the clock of Minsk, to the minute: what happened in one minute has an order, too. Not required where
 * rows older than the field are still read.
 */
export const ExactTime = ({ nullable = false, required = true, of = '' } = {}): PropertyDecorator =>
  Shown({
    description: `${of ? `Время из ${of}` : 'То же мгновение точно'}, UTC${required ? '' : '; в событиях до 27.11.2026 этого поля нет'}`,
    type: String,
    nullable,
    required,
    example: nullable ? null : '2026-11-20T12:10:05.123Z',
  });
