import { readFields } from '../text/read';
import { problems } from '../validation/engine';
import { own, type Rules } from '../validation/field';
import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import type { Calendar } from './calendar';
import { deliveryDateProblem } from './delivery-refusal';
import { orderFields, staffOrderFields } from './fields';
import { calculatorPackageFields, packageFields } from './package-fields';

/** The errors of a list of items, by path: `packages.0.weight`, or `packages` when there are none or too many. */
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

/** The items of a quote, where neither names nor waybills are asked for. */
export const quoteItemsProblems = (packages: unknown): Record<string, string[]> =>
  packagesProblems(packages, calculatorPackageFields);

/** The errors of a new order, by path; `at` a moment, also whether the calendar allows the delivery date. */
export function orderProblems(
  order: unknown,
  at?: { now: Date; calendar: Calendar },
): Record<string, string[]> {
  const fields = readFields(order);
  const found = { ...problems(orderFields, fields), ...packagesProblems(own(fields, 'packages')) };
  const day = at ? deliveryDateProblem(own(fields, 'deliveryDate'), at.now, at.calendar) : null;
  return day === null ? found : { ...found, deliveryDate: [day] };
}

/**
 * The errors of a manager's edit, by path; the items are checked when they are sent. The delivery day is checked by the caller with
 * `deliveryDateProblem`, and only when the date changes.
 */
export function staffOrderProblems(order: unknown): Record<string, string[]> {
  const fields = readFields(order);
  const packages = own(fields, 'packages');
  return {
    ...problems(staffOrderFields, fields),
    ...(packages === undefined ? {} : packagesProblems(packages)),
  };
}
