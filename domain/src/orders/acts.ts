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
