/** The longest number of a payment order, characters. */
export const PAYMENT_NUMBER = 30;

/** The largest sum of a payment, kopecks. */
export const MOST_PAID = 2_147_483_647;

/** The first day that a payment can have: the product has issued no act before it. */
export const FIRST_PAYMENT_DAY = '2025-01-01';

/** The longest period of a reconciliation, days. */
export const RECONCILED_DAYS = 1100;

/** Working days in which an act is paid (the договор, 5.6). */
export const TERM_DAYS = 5;
