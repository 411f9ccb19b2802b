import { otherSide, PROPOSAL_DAYS, type ProposalState } from '@shlyah/domain';
import type { OrderDto, WaitingProposalDto } from '../http/dto/order.dto';
import type { Foreseen } from './foreseen';
import type { ProposalDto } from './dto/proposal.dto';
import type { Proposal } from './proposal.entity';
import { times } from '../../../platform/common/times';

/** What both sides are shown of a proposal, as it was when it was made. */
export type ShownProposal = Pick<Foreseen, 'changes' | 'price' | 'quote'>;

export const LIFE_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000;

/** How a proposal stands beside its order of this version. */
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

/** What the order itself tells of a proposal that waits. */
export const waitingView = ({ id, side, shown }: Proposal): WaitingProposalDto => ({
  id,
  side,
  changes: (JSON.parse(shown) as ShownProposal).changes,
});

/** `named`: whether the reader may know who of the staff it was. */
export function proposalView(
  proposal: Proposal,
  order: Pick<OrderDto, 'version'>,
  { now, named }: { now: Date; named: boolean },
): ProposalDto {
  const state = proposalState(proposal, order, now);
  const { id, orderId, orderVersion, side, reason, createdAt, answeredAt, answer, staffName } = proposal;
  const { changes, price, quote } = JSON.parse(proposal.shown) as ShownProposal;
  return {
    ...{ id, orderId, orderVersion, side, state, reason, changes, price, quote, answer },
    waitsFor: state === 'waiting' ? otherSide(side) : null,
    proposed: JSON.parse(proposal.change) as ProposalDto['proposed'],
    ...times('date', createdAt),
    ...times('expiresAt', new Date(createdAt.getTime() + LIFE_MS)),
    ...times('answeredAt', answeredAt),
    staffName: named ? staffName : null,
  };
}
