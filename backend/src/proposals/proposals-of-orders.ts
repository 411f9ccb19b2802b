import { Injectable } from '@nestjs/common';
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

  override awaiting(): { sql: string; values: object } {
    return {
      sql: `SELECT p.orderId FROM proposals p INNER JOIN orders w ON w.id = p.orderId AND w.version = p.orderVersion
        WHERE p.waiting = 1 AND p.side = 'client' AND p.createdAt > :proposedSince`,
      values: { proposedSince: new Date(this.clock.now().getTime() - LIFE_MS) },
    };
  }

  override async forget(tx: EntityManager, orderIds: number[]): Promise<void> {
    if (orderIds.length > 0) await tx.delete(Proposal, { orderId: In(orderIds) });
  }
}
