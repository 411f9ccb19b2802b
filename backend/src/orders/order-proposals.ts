import type { ProposalSide } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';

/** What the orders' noun asks of proposals. The proposals' noun provides it: orders are below proposals and do not import them. */
export abstract class OrderProposals {
  /**
   * The numbers of orders in which one side's answer is waited for, either side's where one person gives both: a query for a condition,
   * with its values.
   */
  abstract awaiting(answers: ProposalSide | 'both'): { sql: string; values: object };

  /** Deletes those of orders that are not to name anybody any more; a deleted order takes its own along. */
  abstract forget(tx: EntityManager, orderIds: number[]): Promise<void>;
}
