import { defineFields } from '../validation/field';
import { addressFieldsOf } from './address';
import { FRAGILE_ON_WIRE } from './enums';
import { staffFields, orderFields } from './fields';
import { isBeforePickup, isOpenOrder, NEW_ORDER_STATUS } from './statuses';

/** The side that proposes a change; the other side answers. */
export const PROPOSAL_SIDES = ['client', 'staff'] as const;
export type ProposalSide = (typeof PROPOSAL_SIDES)[number];

export const otherSide = (side: ProposalSide): ProposalSide => (side === 'client' ? 'staff' : 'client');

/** States of a proposal with labels. */
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

/** The lifetime of a proposal, days; an edit of the same fields ends it earlier. */
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

/** Fields that can be proposed, besides the cargo. Conditions apply to the resulting order. */
export const proposalFields = defineFields({
  deliveryDate,
  comment,
  reciverPhone,
  deliveryAddress,
  ...addressFieldsOf('receiver', orderFields.reciverAddress.when),
  recivePoint,
  reciverComment,
  fragileCargo,
  price: staffFields.price,
});

/** Fields that the client may change directly while the order is new: they affect neither price nor route. */
export const correctionFields = defineFields({ reciverPhone, notifyReceiver, comment, reciverComment });

export const isCorrectable = ({ status }: { status: { id: number } }): boolean =>
  status.id === NEW_ORDER_STATUS;

/** Wire names of the fields, and the cargo. */
type ProposalField = Exclude<keyof typeof proposalFields, 'fragileCargo'> | 'packages' | 'fragileСargo';

const bySides = (Object.keys(proposalFields) as (keyof typeof proposalFields)[])
  .map((name): ProposalField => (name === 'fragileCargo' ? FRAGILE_ON_WIRE : name))
  .concat('packages');

type OrderProgress = Parameters<typeof isOpenOrder>[0];

/** The fields that each side may propose, and the condition on the order. */
export const PROPOSALS: Record<
  ProposalSide,
  { fields: readonly ProposalField[]; isOpen: (order: OrderProgress) => boolean }
> = {
  client: {
    fields: bySides.filter((name) => name !== 'price'),
    isOpen: (order) => isOpenOrder(order) && isBeforePickup(order),
  },
  staff: { fields: bySides, isOpen: isOpenOrder },
};

/**
 * The price after a change, in kopecks: adds the difference between the quotes by the current tariff. Null stands for a price that is
 * being formed or agreed. A null price stays null; the result is null if a quote is null or the price would not be positive.
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
