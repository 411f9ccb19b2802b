import type { Values } from '@shlyah/domain';
import { getMetadataStorage } from 'class-validator';

/** Said of a value in which something is not as it should be: what exactly, class-validator tells. */
export const UNSURE = Symbol('unsure');

/** How a property is read and judged without a look at the metadata of its decorators. */
export interface Quick {
  /** How many of class-validator's rules it stands for. */
  rules: number;
  /** What is kept of a value as it came, or `UNSURE`. `strict`: unknown names are refused, not dropped. */
  read: (value: unknown, strict: boolean, body: Values) => unknown;
  /** Whether the value may stay, by the rules that depend on others. */
  keeps?: (value: unknown, dto: Values) => boolean;
  /** It is read from a body that does not name it, too, and is undefined then. */
  always?: true;
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type DtoClass = new () => object;

interface Property extends Quick {
  name: string;
}

interface Plan {
  names: ReadonlySet<string>;
  properties: Property[];
}

const declared = new WeakMap<object, Map<string, Quick>>();
const plans = new WeakMap<DtoClass, Plan | null>();

export const Quickly =
  (quick: Quick): PropertyDecorator =>
  (prototype, name) => {
    const own = declared.get(prototype) ?? new Map<string, Quick>();
    declared.set(prototype, own.set(String(name), quick));
  };

/**
 * A body of the class as class-transformer and class-validator leave it, for a fifth of their time; `UNSURE` where they would refuse
 * something, or where a property of the class has other rules than those that are known here. What is wrong is for them to say.
 */
export function readQuickly(dtoClass: DtoClass, body: object, strict: boolean): object | typeof UNSURE {
  let plan = plans.get(dtoClass);
  if (plan === undefined) plans.set(dtoClass, (plan = makePlan(dtoClass)));
  if (plan === null || Array.isArray(body)) return UNSURE;
  const { names, properties } = plan;
  if (strict && !Object.keys(body).every((name) => names.has(name))) return UNSURE;
  const given = body as Values;
  const dto = new dtoClass() as Record<string, unknown>;
  for (const { name, read, always } of properties) {
    if (!always && !Object.hasOwn(given, name)) continue;
    const value = read(given[name], strict, given);
    if (value === UNSURE) return UNSURE;
    dto[name] = value;
  }
  const keepsAll = properties.every(({ name, keeps }) => keeps?.(dto[name], dto) ?? true);
  return keepsAll ? dto : UNSURE;
}

/** Null where a property has rules beside those of the decorator that says how it is read, or instead of them in a class below. */
function makePlan(dtoClass: DtoClass): Plan | null {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dtoClass, '', false, false);
  const properties: Property[] = [];
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  for (const name of names) {
    const own = rules.filter(({ propertyName }) => propertyName === name);
    const [target] = own.map((rule) => rule.target as DtoClass);
    const quick = target && declared.get(target.prototype as object)?.get(name);
    if (quick?.rules !== own.length || own.some((rule) => rule.target !== target)) return null;
    properties.push({ name, ...quick });
  }
  return { names, properties };
}
