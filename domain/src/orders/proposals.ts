import { defineFields } from '../validation/field';
import { addressFieldsOf } from './address';
import { FRAGILE_ON_WIRE } from './enums';
import { staffFields, orderFields } from './fields';
import { DELIVERY_STATUS, isBeforePickup, isOnItsWay, isOpenOrder, NEW_ORDER_STATUS } from './statuses';

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
  deliveryFrom,
  pickupDate,
  pickupFrom,
  comment,
  name,
  reciverPhone,
  notifyReceiver,
  deliveryAddress,
  recivePoint,
  reciverComment,
  fragileCargo,
} = orderFields;

/** Fields that can be proposed, besides the cargo and the return. Conditions apply to the resulting order. */
export const proposalFields = defineFields({
  deliveryDate,
  deliveryFrom,
  pickupDate,
  pickupFrom,
  comment,
  name,
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

/** Wire names of the fields, the cargo, and the status, whose one proposed value is the return to the sender. */
type ProposalField =
  Exclude<keyof typeof proposalFields, 'fragileCargo'> | 'packages' | typeof FRAGILE_ON_WIRE | 'status';

const fieldNames = (Object.keys(proposalFields) as (keyof typeof proposalFields)[])
  .map((field): ProposalField => (field === 'fragileCargo' ? FRAGILE_ON_WIRE : field))
  .concat('packages');

/** Fields that still can change when the cargo is on its way (договор, 4.4): neither the day nor the cargo. */
const FIXED_ON_THE_WAY: readonly ProposalField[] = [
  'deliveryDate',
  'deliveryFrom',
  'pickupDate',
  'pickupFrom',
  'packages',
  FRAGILE_ON_WIRE,
];

const clientFields = fieldNames.filter((field) => field !== 'price');
const onTheWay: readonly ProposalField[] = [
  ...clientFields.filter((field) => !FIXED_ON_THE_WAY.includes(field)),
  'status',
];

type OrderProgress = Parameters<typeof isOpenOrder>[0];

/**
 * The fields that a side may propose about an order; none when it is too late. On the way, a client proposes another receiver or address,
 * the return to the sender in place of a cancelation, and another day after a failed delivery.
 */
export function proposableFields(side: ProposalSide, order: OrderProgress): readonly ProposalField[] {
  if (!isOpenOrder(order)) return [];
  if (side === 'staff') return fieldNames;
  if (isBeforePickup(order)) return clientFields;
  if (!isOnItsWay(order)) return [];
  return order.status.id === DELIVERY_STATUS.failed
    ? [...onTheWay, 'deliveryDate', 'deliveryFrom']
    : onTheWay;
}

export const mayPropose = (side: ProposalSide, order: OrderProgress): boolean =>
  proposableFields(side, order).length > 0;

/** Whether the client may ask for the return of the cargo. */
export const mayProposeReturn = (order: OrderProgress): boolean =>
  proposableFields('client', order).includes('status');

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
