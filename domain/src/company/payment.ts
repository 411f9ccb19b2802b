import { bicProblem } from '../validation/bic';
import { ibanProblem } from '../validation/iban';
import { unpProblem } from '../validation/unp';
import type { Company } from './fields';

/** The basis of payments and taxes: a change requires a confirmation, and the other admins are notified. */
export const PAYMENT_FIELDS = ['unp', 'account', 'bank', 'bankAddress', 'bic', 'vatPercent'] as const;

export const isPaymentField = (name: string): boolean => PAYMENT_FIELDS.some((field) => field === name);

const CHECKS = { unp: unpProblem, account: ibanProblem, bic: bicProblem } as const;

type Checked = keyof typeof CHECKS;

/** A filled-in text; numbers and the like are refused by the rules of fields. */
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Errors of the changed УНП, account and БИК; values saved before these checks may stay. */
export function paymentProblems(
  before: Pick<Company, Checked>,
  after: Pick<Company, Checked>,
): Record<string, string[]> {
  const found = (Object.keys(CHECKS) as Checked[]).map((name) => {
    const text = textIn(after[name]);
    return [name, text && text !== before[name] ? CHECKS[name](text) : null] as const;
  });
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, [problem]]] : [])));
}
