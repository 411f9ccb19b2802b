import { MESSAGES } from '@shlyah/domain';

const sum = /^[-−]?\d+(?:[.,](\d+))?$/;

/** A typed sum in BYN, below zero with a minus; else the message of its error. */
export function readSum(text: string): { value: number } | { error: string } {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return { error: MESSAGES.required };
  const found = sum.exec(typed);
  if (!found) return { error: MESSAGES.number };
  if ((found[1] ?? '').length > 2) return { error: MESSAGES.decimals(2) };
  return { value: Number(typed.replace('−', '-').replace(',', '.')) };
}
