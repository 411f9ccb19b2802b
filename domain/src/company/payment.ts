import { bicProblem } from '../validation/bic';
import { ibanProblem } from '../validation/iban';
import { unpProblem } from '../validation/unp';
import type { Company } from './fields';

/** Fields for payments and taxes: a change requires a confirmation and notifies the other admins. */
export const PAYMENT_FIELDS = ['unp', 'account', 'bank', 'bankAddress', 'bic', 'vatPercent'] as const;

export const isPaymentField = (name: string): boolean => PAYMENT_FIELDS.some((field) => field === name);

const CHECKS = { unp: unpProblem, account: ibanProblem, bic: bicProblem } as const;

type Checked = keyof typeof CHECKS;

/** The text, or '' for a value of another type, which the field rules refuse. */
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Validates changed УНП, account and БИК; stored values may violate the rules. */
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
