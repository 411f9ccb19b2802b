import { deliveryDateProblem } from '../../orders/delivery-date';
import { readFields } from '../../text/read';
import { cleanValues } from '../clean';
import { problems } from '../engine';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { defineRules, own, type Rules } from '../rule';
import { cargoRules, receiverRules, senderRules, tariffPlanRules } from './order-steps';
import { calculatorPackageRules, packageRules } from './packages';

/** An order's own fields, all four steps; its items have `packageRules`. */
export const orderRules = defineRules({
  ...senderRules,
  ...receiverRules,
  ...cargoRules,
  ...tariffPlanRules,
});

/** A manager's edit: the same fields and what only staff set (docs/contract.md#field-rules). */
export const staffOrderRules = defineRules({
  id: { kind: 'id', required: true },
  version: { kind: 'integer', min: 0, max: LIMITS.id },
  ...orderRules,
  status: { kind: 'id' },
  state: { kind: 'id' },
  price: { kind: 'number', required: true, min: 0, max: LIMITS.price, decimals: 2, allow: [-1] },
});

/** What is wrong with a list of items, by path: `packages.0.weight`, or `packages` when there are none or too many. */
export function packagesProblems(
  packages: unknown,
  rules: Rules = packageRules,
  path = 'packages',
): Record<string, string[]> {
  if (!Array.isArray(packages) || packages.length === 0) return { [path]: [MESSAGES.packagesRequired] };
  if (packages.length > LIMITS.packages) return { [path]: [MESSAGES.packagesMax(LIMITS.packages)] };
  const found = packages.flatMap((item: unknown, index) =>
    Object.entries(problems(rules, item)).map(
      ([name, texts]) => [`${path}.${index}.${name}`, texts] as const,
    ),
  );
  return Object.fromEntries(found);
}

/** The items of a quote, where neither names nor waybills are asked for. */
export const quoteItemsProblems = (packages: unknown): Record<string, string[]> =>
  packagesProblems(packages, calculatorPackageRules);

/** What is wrong with a new order, by path. With `now`, also whether the delivery date is allowed and not past. */
export function orderProblems(order: unknown, now?: Date): Record<string, string[]> {
  const fields = readFields(order);
  const found = { ...problems(orderRules, fields), ...packagesProblems(own(fields, 'packages')) };
  const day = now === undefined ? null : deliveryDateProblem(own(fields, 'deliveryDate'), now);
  return day === null ? found : { ...found, deliveryDate: [day] };
}

/**
 * What is wrong with a manager's edit, by path; the items are checked when they are sent. Whether the day is one
 * of delivery is asked of `deliveryDateProblem` by the caller, and only when the date changes.
 */
export function staffOrderProblems(order: unknown): Record<string, string[]> {
  const fields = readFields(order);
  const packages = own(fields, 'packages');
  return {
    ...problems(staffOrderRules, fields),
    ...(packages === undefined ? {} : packagesProblems(packages)),
  };
}

/** An item as it is to be kept: see `cleanValues`; the count is 1 unless it is a product. */
export function cleanPackage(item: unknown): Record<keyof typeof packageRules, unknown> {
  const cleaned = cleanValues(packageRules, item);
  return { ...cleaned, count: cleaned.count ?? 1, useTTN: cleaned.useTTN ?? 'no' };
}
