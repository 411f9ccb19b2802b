import { DELIVERED, DELIVERY_STATUS, RETURNING } from '../orders/statuses';
import { handoverOutcomes, type HandoverOutcome } from '../handovers/fields';
import type { RunTask } from './fields';

/** What the return of a run tells of a stop: how its try ended, or that it was not reached. */
export const STOP_OUTCOMES = [...handoverOutcomes, 'missed'] as const;
export type StopOutcome = (typeof STOP_OUTCOMES)[number];

export const STOP_WORDS: Readonly<Record<StopOutcome, string>> = {
  handed: 'вручено',
  point: 'сдано в пункт',
  collected: 'забрано',
  failed: 'не вручено',
  missed: 'не успели',
};

const { transit, ready, failed } = DELIVERY_STATUS;

/** The outcomes of a stop by its task, the usual one first. */
export const OUTCOMES_OF_TASK: Readonly<Record<RunTask, readonly StopOutcome[]>> = {
  deliver: ['handed', 'point', 'failed', 'missed'],
  fetch: ['collected', 'failed', 'missed'],
};

/** The status that an outcome gives to an order; null for one that leaves it. Cargo that was not collected is to be fetched again. */
export function statusOfOutcome(task: RunTask, outcome: StopOutcome): number | null {
  if (outcome === 'missed') return null;
  if (outcome === 'failed') return task === 'deliver' ? failed : 2;
  return { handed: DELIVERED, point: ready, collected: transit }[outcome];
}

const TOLD: Readonly<Record<RunTask, Readonly<Record<number, HandoverOutcome>>>> = {
  deliver: { [ready]: 'point', [DELIVERED]: 'handed', [failed]: 'failed', [RETURNING]: 'failed' },
  fetch: {
    [transit]: 'collected',
    [ready]: 'collected',
    [DELIVERED]: 'collected',
    [failed]: 'failed',
    [RETURNING]: 'failed',
  },
};

/**
 * The outcome of a stop: of its own try, the newest first in `tries`, else by the status of its order. A failed try of another run is none
 * of its own.
 */
export function outcomeOfStop(
  { run, task, status, missed }: { run: number; task: RunTask; status: number; missed: boolean },
  tries: readonly { run: number | null; task: RunTask; outcome: HandoverOutcome }[],
): StopOutcome | null {
  const own = tries.find((one) => one.run === run && one.task === task);
  if (own) return own.outcome;
  if (missed) return 'missed';
  const told = TOLD[task][status] ?? null;
  return told === 'failed' && tries.length > 0 ? null : told;
}

/** The outcome that fits a stop where nothing else is told. */
export const usualOutcome = (task: RunTask, toPoint: boolean): StopOutcome =>
  task === 'deliver' && toPoint ? 'point' : (OUTCOMES_OF_TASK[task][0] ?? 'missed');
