import { Injectable } from '@nestjs/common';
import { otherSide, PROPOSAL_SIDES, type ProposalSide } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { OrderProposals } from '../orders';
import { Clock } from '../shared/clock';
import { Proposal } from './proposal.entity';
import { LIFE_MS } from './proposal.mapper';

/** An order's proposals, as the orders' noun asks for them. */
@Injectable()
export class ProposalsOfOrders extends OrderProposals {
  constructor(private readonly clock: Clock) {
    super();
  }

  override awaiting(answers: ProposalSide | 'both'): { sql: string; values: object } {
    const proposedBy = answers === 'both' ? [...PROPOSAL_SIDES] : [otherSide(answers)];
    return {
      sql: `SELECT p.orderId FROM proposals p INNER JOIN orders w ON w.id = p.orderId AND w.version = p.orderVersion
        WHERE p.waiting = 1 AND p.side IN (:...proposedBy) AND p.createdAt > :proposedSince`,
      values: { proposedBy, proposedSince: new Date(this.clock.now().getTime() - LIFE_MS) },
    };
  }

  override async forget(tx: EntityManager, orderIds: number[]): Promise<void> {
    await tx.delete(Proposal, { orderId: In(orderIds) });
  }
}
