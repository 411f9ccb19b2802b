import type { ActState } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import type { Act } from './act.entity';

/** The objections of an act that are not withdrawn: those that wait for an answer, and those that are answered. */
export interface ObjectionCounts {
  waiting: number;
  answered: number;
}

/** The state of an act on a day, `YYYY-MM-DD`. `inState` says the same in SQL. */
export function stateOf(act: Act, { waiting, answered }: ObjectionCounts, today: string): ActState {
  if (act.annulledAt) return 'annulled';
  if (act.agreedAt) return 'agreed';
  if (waiting > 0) return 'objected';
  if (answered > 0) return 'answered';
  if (act.objectUntil === null || today <= act.objectUntil) return 'open';
  return act.acceptsByTerm ? 'accepted' : 'overdue';
}

const objections = (condition: string): string =>
  `EXISTS (SELECT 1 FROM act_objections WHERE act_objections.actId = a.id AND act_objections.withdrawnAt IS NULL AND act_objections.answeredAt IS ${condition})`;

const WAITING = objections('NULL');
const ANSWERED = objections('NOT NULL');
const LIVES = 'a.annulledAt IS NULL AND a.agreedAt IS NULL';
const SILENT = `${LIVES} AND NOT ${WAITING} AND NOT ${ANSWERED}`;

const CONDITIONS: Record<ActState, string> = {
  annulled: 'a.annulledAt IS NOT NULL',
  agreed: 'a.annulledAt IS NULL AND a.agreedAt IS NOT NULL',
  objected: `${LIVES} AND ${WAITING}`,
  answered: `${LIVES} AND NOT ${WAITING} AND ${ANSWERED}`,
  open: `${SILENT} AND (a.objectUntil IS NULL OR a.objectUntil >= :today)`,
  accepted: `${SILENT} AND a.objectUntil < :today AND a.acceptsByTerm = 1`,
  overdue: `${SILENT} AND a.objectUntil < :today AND a.acceptsByTerm = 0`,
};

/** Limits the acts `a` to those in a state. */
export function inState(query: SelectQueryBuilder<Act>, state: ActState, today: string): void {
  query.andWhere(CONDITIONS[state], { today });
}
