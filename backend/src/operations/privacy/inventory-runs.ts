import { confirmationAddress } from '../../modules/orders';
import { words, type Inventory } from './inventory-entry';

/** Proofs of tries that did happen: an undone one may have been of another's order. */
const OF_STANDING =
  "orderId IN (:orders) AND handoverId IS NOT NULL AND handoverId NOT IN (SELECT corrects FROM handovers WHERE outcome = 'undone' AND orderId IN (:orders))";

/** The tables of runs and of their tries: drivers have no account, and clients stand in the order alone. */
export const RUNS: Readonly<Record<string, Inventory>> = {
  runs: {
    whose: null,
    person: [],
    inner: words('driver driverPhone changedBy returnedBy changedWhat'),
    plain: words('id day car byHand version createdAt leftAt returnedAt changedAt'),
    goes: 'the driver after ORDERS_NAMED_YEARS; the rest stays',
  },
  run_orders: {
    whose: null,
    person: [],
    inner: words('liveOrderId addedBy toldBy'),
    plain: words('runId orderId task position addedAt statusBefore failureBefore missed toldAt'),
    goes: 'never: it has no people but staff, who are read from the order',
  },
  run_moved_orders: {
    whose: null,
    person: [],
    inner: words('movedBy'),
    plain: words('runId orderId day movedAt'),
    goes: 'with its run, or when the order is put into it again: it has no people but staff',
  },
  courier_passes: {
    whose: null,
    person: [],
    inner: words('tokenHash phoneHash givenBy givenById device shown'),
    plain: words('id runId givenAt acceptedAt seenAt expiresAt closedAt'),
    goes: 'with its run, or thirty days after it has ended: drivers have no account',
  },
  courier_outcomes: {
    whose: [],
    ofOrders: 'orderId IN (:orders)',
    person: words('said note'),
    inner: words('passId former settledBy'),
    plain: words('id runId orderId answer corrected takenAt settledAs settledAt'),
    goes: 'with its pass; what it says of people with those of the order',
  },
  handovers: {
    whose: [],
    ofOrders: 'orderId IN (:orders)',
    person: words('receivedBy failureWords'),
    inner: words('runId driver author'),
    plain: words(
      'id orderId task outcome at sure receivedAs places placesBack ttnTaken failure source recordedAt corrects',
    ),
    adds: (row) => {
      const { outcome, ...told } = row as { id: number; orderId: number; outcome: string };
      return { confirmation: outcome === 'undone' ? null : confirmationAddress(told) };
    },
    goes: 'its people with those of the order; the rest stays, of a test order nothing',
  },
  handover_proofs: {
    whose: [],
    ofOrders: OF_STANDING,
    person: words('signature proxy noProof'),
    inner: ['outcomeKey'],
    plain: words('id handoverId orderId signed documentShown damaged takenAt'),
    goes: 'its people with those of the order; the rest stays, of a test order nothing',
  },
  handover_pictures: {
    whose: [],
    ofOrders: OF_STANDING,
    person: [],
    inner: words('outcomeKey runId bytes'),
    plain: words('id handoverId orderId size width height takenAt'),
    goes: 'with the people of the order, or after `proofMonths` of the company; the account gets the picture from its order',
  },
};

/** Bulk changes of orders by staff. */
export const BULKS: Readonly<Record<string, Inventory>> = {
  bulks: {
    whose: null,
    person: [],
    inner: ['author'],
    plain: words('id at statusId hasOthers journalId'),
    goes: 'after 90 days',
  },
  bulk_orders: {
    whose: null,
    person: [],
    inner: ['takenBackBy'],
    plain: words('bulkId orderId statusBefore failureBefore eventId takenBackAt'),
    goes: 'with its bulk change: it has no people but staff',
  },
};

/** The scans of staff, kept as long as one may be sent again. */
export const SCANS: Readonly<Record<string, Inventory>> = {
  scans: {
    whose: 'userId = :id',
    person: [],
    inner: words('id sentHash answer'),
    plain: words('userId orderId place meaning isWaiting scannedAt takenBackAt savedAt'),
    goes: 'with the account, or after two days',
  },
};
