import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { currentRequest } from '../logging/request-id';
import { unknownName } from './known-query';
import { badQuery, invalid, refusal, type FieldErrors } from './errors';
import { isSaneBody } from './sane-body';
import { isSentBack } from './sent-back';

type Check = (value: object) => FieldErrors;
type DtoClass = new () => object;

const checks = new WeakMap<object, Check>();

/** Names what a body must keep beside its fields' own rules; it is looked at together with them. */
export const Checked =
  (check: (value: never) => FieldErrors): ClassDecorator =>
  (target) => {
    checks.set(target, check as Check);
  };

const judgedLater = new WeakSet<object>();
const found = new WeakMap<object, FieldErrors>();
const sentBodies = new WeakMap<object, object>();

/**
 * Marks a body whose service finds more to refuse, in the database or by the clock: it gets the body as it is and
 * refuses everything at once, `problemsOf` included.
 */
export const JudgedLater = (): ClassDecorator => (target) => void judgedLater.add(target);

/** The field errors of a body that is validated later. */
export const problemsOf = (dto: object): FieldErrors => found.get(dto) ?? {};

/** The JSON that a body was read from, without the defaults of this release; undefined for anything else. */
export const sentBodyOf = (dto: object): object | undefined => sentBodies.get(dto);

/**
 * Parses and validates bodies and queries: all broken rules are reported together. Unknown fields of a body are dropped, those of a query
 * are refused: the client would take the whole list for a filtered one. Under a key both are refused: a program whose field is dropped goes
 * wrong for months. What the program has read there (`SentBack`) is dropped all the same.
 */
@Injectable()
export class BodyPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type === 'custom' || type === 'param') return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw refusal('bad_request', 'Передайте объект JSON.');
    }
    if (!isSaneBody(value)) throw refusal('bad_request', 'Слишком много вложенных данных.');
    // The self-check refuses to start without a class with rules for each body and query.
    const dtoClass = metatype as DtoClass;
    const byKey = currentRequest()?.byKey === true;
    const refuse = type === 'query' && !byKey ? badQuery : invalid;
    return judged(dtoClass, await readBody(dtoClass, value, byKey || type === 'query'), refuse);
  }
}

/** A body as its class says, and the errors of its fields one by one. */
interface Read {
  dto: object;
  shape: FieldErrors;
}

function judged(dtoClass: DtoClass, { dto, shape }: Read, refuse: (errors: FieldErrors) => Error): object {
  const errors = merge(shape, checks.get(dtoClass)?.(dto) ?? {});
  if (Object.keys(errors).length === 0) return dto;
  if (!judgedLater.has(dtoClass)) throw refuse(errors);
  found.set(dto, errors);
  return dto;
}

/** The body as an instance of its class. `strict`: unknown names are refused, not dropped. */
async function readBody(dtoClass: DtoClass, value: object, strict: boolean): Promise<Read> {
  const dto = withDefaults(dtoClass, plainToInstance(dtoClass, value));
  sentBodies.set(dto, value);
  const options = { whitelist: true, forbidNonWhitelisted: strict, stopAtFirstError: true };
  return { dto, shape: shapeErrors(await validate(dto, options)) };
}

/** null and "" mean the same as omitting the field (docs/contract.md#values), so they mean its default. */
function withDefaults(dtoClass: DtoClass, dto: object): object {
  const fields = dto as Record<string, unknown>;
  for (const [name, value] of Object.entries(new dtoClass())) fields[name] ??= value;
  return dto;
}

/** The names that a class has rules for. */
function namesOf(target: object = {}): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

/** Messages of the rules replace those of the decorators: they say more than "введите текст" or "передайте объект". */
function merge(shape: FieldErrors, rules: FieldErrors): FieldErrors {
  const paths = Object.keys(rules);
  const vaguer = Object.entries(shape).filter(([path]) => !paths.some((one) => one.startsWith(`${path}.`)));
  return { ...Object.fromEntries(vaguer), ...rules };
}

/** Drops an unknown field that the answer about the same thing has. */
const isLeftUnread = (target: object | undefined, name: string, broken: object = {}): boolean =>
  target !== undefined &&
  'whitelistValidation' in broken &&
  isSentBack(target, name) &&
  Reflect.deleteProperty(target, name);

function shapeErrors(errors: ValidationError[], prefix = ''): FieldErrors {
  const found: FieldErrors = {};
  for (const { target, property, constraints, children } of errors) {
    const path = prefix + property;
    if (isLeftUnread(target, property, constraints)) continue;
    if (constraints?.['whitelistValidation']) found[path] = [unknownName(namesOf(target))];
    else if (constraints)
      found[path] = constraints['isDefined'] ? [constraints['isDefined']] : Object.values(constraints);
    Object.assign(found, shapeErrors(children ?? [], `${path}.`));
  }
  return found;
}
