import { otherSide, type ProposalSide } from '@shlyah/domain';
import type { Order } from '../types';
import { proposalOf } from '../words';

/** The look of an order's most used action: beside a proposal of the other side, «Принять» is the main one. */
export const mainKind = (viewer: ProposalSide, order: Order): 'primary' | 'secondary' =>
  proposalOf(otherSide(viewer), order) === null ? 'primary' : 'secondary';
