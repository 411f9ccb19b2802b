import { otherSide, PROPOSAL_SIDES, type ProposalSide } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { Order } from '../model/order.entity';
import { Proposal } from '../model/proposal.entity';
import { LIFE_MS } from '../mapper/proposal.mapper';

/** The side that has to answer; both for test orders, whose owner answers for both. */
export type Answers = ProposalSide | 'both';

/** Restricts the orders `o` to those with a proposal that awaits an answer, or to those without. */
export function applyAwaiting(
  query: SelectQueryBuilder<Order>,
  isAwaiting: boolean,
  answers: Answers,
  now: Date,
): void {
  const waiting = query
    .subQuery()
    .select('p.orderId')
    .from(Proposal, 'p')
    .innerJoin(Order, 'w', 'w.id = p.orderId AND w.version = p.orderVersion')
    .where('p.waiting = 1 AND p.side IN (:...proposedBy) AND p.createdAt > :proposedSince');
  query.andWhere(`o.id ${isAwaiting ? '' : 'NOT '}IN ${waiting.getQuery()}`, {
    proposedBy: answers === 'both' ? [...PROPOSAL_SIDES] : [otherSide(answers)],
    proposedSince: new Date(now.getTime() - LIFE_MS),
  });
}
