import { otherSide, PROPOSAL_DAYS, type ProposalState } from '@shlyah/domain';
import type { OrderDto } from '../dto/order.dto';
import type { WaitingProposalDto } from '../dto/order-parts.dto';
import type { ChangeEffect } from './change-effect';
import type { ProposalDto } from '../dto/proposal.dto';
import type { Proposal } from '../model/proposal.entity';
import { times } from '../../../platform/common/times';

/** The part of a proposal that is stored as it was shown when it was made. */
export type ShownProposal = Pick<ChangeEffect, 'changes' | 'price' | 'quote'>;

export const LIFE_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000;

/** The state of a proposal, given the current version of its order. */
export function proposalState(
  proposal: Proposal,
  { version }: Pick<OrderDto, 'version'>,
  now: Date,
): ProposalState {
  const { outcome, orderVersion, createdAt } = proposal;
  if (outcome) return outcome;
  const isOver = orderVersion !== version || createdAt.getTime() + LIFE_MS <= now.getTime();
  return isOver ? 'expired' : 'waiting';
}

/** A waiting proposal as part of its order. */
export const waitingView = ({ id, side, shown }: Proposal): WaitingProposalDto => ({
  id,
  side,
  changes: (JSON.parse(shown) as ShownProposal).changes,
});

/** `named`: with the name of the staff member. */
export function proposalView(
  proposal: Proposal,
  order: Pick<OrderDto, 'version'>,
  { now, named }: { now: Date; named: boolean },
): ProposalDto {
  const state = proposalState(proposal, order, now);
  const { id, orderId, orderVersion, side, reason, createdAt, answeredAt, answer, staffName } = proposal;
  const { changes, price, quote } = JSON.parse(proposal.shown) as ShownProposal;
  return {
    id,
    orderId,
    orderVersion,
    side,
    state,
    reason,
    changes,
    price,
    quote,
    answer,
    waitsFor: state === 'waiting' ? otherSide(side) : null,
    proposed: JSON.parse(proposal.change) as ProposalDto['proposed'],
    ...times('date', createdAt),
    ...times('expiresAt', new Date(createdAt.getTime() + LIFE_MS)),
    ...times('answeredAt', answeredAt),
    staffName: named ? staffName : null,
  };
}
