import { ADDRESS_NAMES } from './address';

/** An act of a firm's month, and one that corrects it. */
export const ACT_KINDS = ['act', 'correction'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

export const ACT_PAPER_FORMATS = ['pdf', 'xlsx'] as const;
export type ActPaperFormat = (typeof ACT_PAPER_FORMATS)[number];

/** Orders of one act; the rest of the month's goes into a further one. */
export const MAX_ACT_LINES = 5000;

/** Firms that one call issues acts for. */
export const MAX_ACTS_AT_ONCE = 20;

/** Lines of a firm's month that are typed by staff. */
export const MAX_OWN_LINES = 100;

/**
 * How far the client has agreed with an act: nothing said yet; agreed; an objection waits for an answer; all are answered; the
 * term has passed; accepted by its passing, where that was announced; annulled.
 */
export const ACT_STATES = [
  'open',
  'agreed',
  'objected',
  'answered',
  'overdue',
  'accepted',
  'annulled',
] as const;
export type ActState = (typeof ACT_STATES)[number];

export const ACT_STATE_NAMES: Readonly<Record<ActState, string>> = {
  open: 'ждёт согласия',
  agreed: 'согласован',
  objected: 'есть возражения',
  answered: 'на возражения ответили',
  overdue: 'срок прошёл',
  accepted: 'принят по п.\u00a05.7',
  annulled: 'аннулирован',
};

/** Working days in which a client may object to an act (clause 5.7 of the договор). */
export const OBJECTION_DAYS = 5;

/** Objections that one call makes, and all of an act. */
export const MAX_OBJECTIONS_AT_ONCE = 50;
export const MAX_OBJECTIONS = 200;

/** What a press of «Согласен» is: told in the cabinet, in letters and on the paper. */
export const NO_SIGNATURE =
  'Согласие в личном кабинете не заменяет электронную цифровую подпись. Оригиналами актов стороны обмениваются по требованию любой из них (п.\u00a012.2 договора).';

/** The fields of an order that stay while it stands in an act: price, cargo and places (docs/contract.md#acts). */
export const CLOSED_BY_ACT: readonly string[] = [
  'price',
  'packages',
  'fragileCargo',
  'delivery',
  ...Object.values(ADDRESS_NAMES.sender),
  'pickupPoint',
  'deliveryAddress',
  ...Object.values(ADDRESS_NAMES.receiver),
  'recivePoint',
];
