import { readFields } from '../text/read';
import { problems } from '../validation/engine';
import { own, type Rules } from '../validation/field';
import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import type { Calendar } from './calendar';
import { deliveryDateProblem } from './delivery-refusal';
import { orderFields } from './fields';
import { pickupDateProblem } from './pickup';
import { calculatorPackageFields, packageFields } from './package-fields';

/** Validates items; errors by path: `packages.0.weight`, or `packages` for an empty or too long list. */
export function packagesProblems(
  packages: unknown,
  fields: Rules = packageFields,
  path = 'packages',
): Record<string, string[]> {
  if (!Array.isArray(packages) || packages.length === 0) return { [path]: [MESSAGES.packagesRequired] };
  if (packages.length > LIMITS.packages) return { [path]: [MESSAGES.packagesMax(LIMITS.packages)] };
  const found = packages.flatMap((item: unknown, index) =>
    Object.entries(problems(fields, item)).map(
      ([name, texts]) => [`${path}.${index}.${name}`, texts] as const,
    ),
  );
  return Object.fromEntries(found);
}

/** Validates the items of a quote, which need no names and waybills. */
export const quoteItemsProblems = (packages: unknown): Record<string, string[]> =>
  packagesProblems(packages, calculatorPackageFields);

/** Validates a new order; errors by path. With `at`, also validates the delivery date. */
export function orderProblems(
  order: unknown,
  at?: { now: Date; calendar: Calendar },
): Record<string, string[]> {
  const fields = readFields(order);
  const found = { ...problems(orderFields, fields), ...packagesProblems(own(fields, 'packages')) };
  if (!at) return found;
  const deliveryDate = own(fields, 'deliveryDate');
  const day = deliveryDateProblem(deliveryDate, at.now, at.calendar);
  const isFetched = own(fields, 'delivery') === 'client';
  const pickup = isFetched ? pickupDateProblem(own(fields, 'pickupDate'), { deliveryDate, ...at }) : null;
  return { ...found, ...(day && { deliveryDate: [day] }), ...(pickup && { pickupDate: [pickup] }) };
}
