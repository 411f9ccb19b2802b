import { defineFields } from '../validation/field';
import { addressFieldsOf } from './address';
import { FRAGILE_ON_WIRE } from './enums';
import { deskFields, orderFields } from './fields';
import { isBeforePickup, isOpenOrder, NEW_ORDER_STATUS } from './statuses';

/** The proposer of a change; the other side answers. */
export const PROPOSAL_SIDES = ['client', 'staff'] as const;
export type ProposalSide = (typeof PROPOSAL_SIDES)[number];

export const otherSide = (side: ProposalSide): ProposalSide => (side === 'client' ? 'staff' : 'client');

/** A proposal's state: it waits for the other side, or it has ended in one of these ways. */
export const PROPOSAL_STATES = {
  waiting: 'ждёт ответа',
  accepted: 'принято',
  declined: 'отклонено',
  withdrawn: 'отозвано',
  expired: 'больше не действует',
} as const;
export type ProposalState = keyof typeof PROPOSAL_STATES;
export type ProposalOutcome = Exclude<ProposalState, 'waiting'>;

export const proposalStates = Object.keys(PROPOSAL_STATES) as ProposalState[];

/** So many days a proposal waits; an edit of the same fields ends it sooner. */
export const PROPOSAL_DAYS = 7;

const {
  deliveryDate,
  comment,
  reciverPhone,
  notifyReceiver,
  deliveryAddress,
  recivePoint,
  reciverComment,
  fragileCargo,
} = orderFields;

/** The fields open to proposals, beside the cargo; conditions count for the order as it would become. */
export const proposalFields = defineFields({
  deliveryDate,
  comment,
  reciverPhone,
  deliveryAddress,
  ...addressFieldsOf('receiver', orderFields.reciverAddress.when),
  recivePoint,
  reciverComment,
  fragileCargo,
  price: deskFields.price,
});

/** Fields the client corrects alone until staff have looked at the order: neither the price nor the route depends on them. */
export const correctionFields = defineFields({ reciverPhone, notifyReceiver, comment, reciverComment });

export const isCorrectable = ({ status }: { status: { id: number } }): boolean =>
  status.id === NEW_ORDER_STATUS;

/** The names of the table on the wire, and the cargo. */
type ProposalField = Exclude<keyof typeof proposalFields, 'fragileCargo'> | 'packages' | 'fragileСargo';

const bySides = (Object.keys(proposalFields) as (keyof typeof proposalFields)[])
  .map((name): ProposalField => (name === 'fragileCargo' ? FRAGILE_ON_WIRE : name))
  .concat('packages');

type Standing = Parameters<typeof isOpenOrder>[0];

/** What each side may propose, and while the order is how; the only place that knows. */
export const PROPOSALS: Record<
  ProposalSide,
  { fields: readonly ProposalField[]; isOpen: (order: Standing) => boolean }
> = {
  client: {
    fields: bySides.filter((name) => name !== 'price'),
    isOpen: (order) => isOpenOrder(order) && isBeforePickup(order),
  },
  staff: { fields: bySides, isOpen: isOpenOrder },
};

/**
 * What a change does to the price, in kopecks: as much as it does to the quote of the tariff as it is now, null standing for an
 * agreement. A price that is being formed stays so; where a quote is agreed upon, or nothing would be left of the price, it is formed anew.
 */
export function priceAfter(
  price: number | null,
  quoted: { before: number | null; after: number | null },
): number | null {
  const { before, after } = quoted;
  if (price === null || before === after) return price;
  const next = before === null || after === null ? 0 : price + after - before;
  return next > 0 ? next : null;
}
