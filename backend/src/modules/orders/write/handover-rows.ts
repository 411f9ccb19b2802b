import { omit, type HandoverOutcome, type RunTask } from '@shlyah/domain';
import type { Handover } from '../model/handover.entity';
import type { Try } from '../model/handovers';
import type { Order } from '../model/order.entity';

/** The values of a row before its source, author and time. */
export type NewRow = Omit<Handover, 'id' | 'source' | 'author' | 'recordedAt'>;
export type NewTry = NewRow & Pick<Try, 'outcome'>;
export type NewUndoing = NewRow & { outcome: 'undone' };

export const taskOf = (outcome: HandoverOutcome): RunTask => (outcome === 'collected' ? 'fetch' : 'deliver');

export const blankTry = ({ id }: Pick<Order, 'id'>, outcome: HandoverOutcome): NewTry => ({
  orderId: id,
  task: taskOf(outcome),
  outcome,
  at: null,
  sure: 'unknown',
  receivedBy: null,
  receivedAs: null,
  places: null,
  placesBack: null,
  ttnTaken: false,
  failure: null,
  failureWords: null,
  runId: null,
  driver: null,
  corrects: null,
});

/** The values of a try for a row of its own. */
export const copyOf = (row: Try): NewTry => omit(row, 'id', 'source', 'author', 'recordedAt');

/** The row that undoes a try; it repeats none of its people. */
export const undoing = ({ id, orderId, outcome, runId }: Try): NewUndoing => ({
  ...blankTry({ id: orderId }, outcome),
  outcome: 'undone',
  runId,
  corrects: id,
});

/** The try that the last row has undone, to be recorded anew; null if it ended otherwise. */
export function undoneLast(rows: readonly Handover[], outcome: HandoverOutcome): NewTry | null {
  const last = rows.at(-1);
  const undone = last?.outcome === 'undone' ? rows.find(({ id }) => id === last.corrects) : undefined;
  return last && undone?.outcome === outcome ? { ...copyOf(undone as Try), corrects: last.id } : null;
}
