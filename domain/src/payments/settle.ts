import { fromMinsk } from '../time';

/** An act or a correction in force; kopecks. */
export interface Claim {
  id: number;
  /** The sum; of a correction it may be below zero. */
  sum: number;
  /** The last day of its term. */
  payBy: string;
  /** The act that a correction corrects; null for an act. */
  corrects: number | null;
}

/** What of a claim is paid, kopecks. */
export interface Settled {
  paid: number;
  left: number;
  payBy: string;
  /** Days since the term; 0 for what is paid or not yet due. */
  overdueDays: number;
}

/** The account of a firm, kopecks. */
export interface Balance {
  /** What the firm still owes. */
  debt: number;
  /** What it has paid beyond its acts. */
  advance: number;
  /** The part of the debt whose term is over. */
  overdue: number;
  /** Days since the oldest unpaid term. */
  overdueDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days from one day to a later one, 0 if it is not later. */
function daysSince(day: string, today: string): number {
  const [from, to] = [day, today].map((one) => fromMinsk(`${one} 00:00`)?.getTime() ?? 0) as [number, number];
  return Math.max(0, Math.round((to - from) / dayMs));
}

/**
 * Divides the payments of a firm among its claims, the oldest first; `claims` are in the order of issuing. A correction below zero
 * lowers its act, and what the act does not take counts as paid.
 */
export function settle(claims: readonly Claim[], paid: number, today: string): Map<number, Settled> {
  const due = new Map(claims.map(({ id, sum }) => [id, Math.max(0, sum)]));
  let free = paid;
  for (const { sum, corrects } of claims) {
    if (sum >= 0) continue;
    const act = corrects === null ? 0 : (due.get(corrects) ?? 0);
    const taken = Math.min(act, -sum);
    if (taken > 0 && corrects !== null) due.set(corrects, act - taken);
    free += -sum - taken;
  }
  const settled = new Map<number, Settled>();
  for (const { id, payBy } of claims) {
    const owed = due.get(id) ?? 0;
    const covered = Math.min(owed, free);
    free -= covered;
    const left = owed - covered;
    settled.set(id, { paid: covered, left, payBy, overdueDays: left > 0 ? daysSince(payBy, today) : 0 });
  }
  return settled;
}

/** The sums of a firm's settled claims; `balance` is the sum of its claims less its payments. */
export function balanceOf(settled: Iterable<Settled>, balance: number): Balance {
  const all = [...settled];
  const late = all.filter(({ overdueDays }) => overdueDays > 0);
  const debt = all.reduce((sum, { left }) => sum + left, 0);
  return {
    debt,
    advance: debt - balance,
    overdue: late.reduce((sum, { left }) => sum + left, 0),
    overdueDays: Math.max(0, ...late.map(({ overdueDays }) => overdueDays)),
  };
}
