const ORDER_DIGITS = 10;
const PLACE_DIGITS = 4;

/**
 * What the barcode of a place's label says, fourteen digits: the order's number and the place's, from 1 (docs/contract.md#labels). A scanner
 * types digits alike under any keyboard layout, and no order's number, УНП or telephone is as long.
 */
export const labelDigits = (orderId: number, place: number): string =>
  String(orderId).padStart(ORDER_DIGITS, '0') + String(place).padStart(PLACE_DIGITS, '0');

const digitsOfLabel = new RegExp(`^\\d{${ORDER_DIGITS + PLACE_DIGITS}}$`);

/** The order that a scanned label names; null for any other text. */
export const orderOfLabel = (scanned: string): number | null =>
  digitsOfLabel.test(scanned) ? Number(scanned.slice(0, ORDER_DIGITS)) : null;

/** As many labels as one document has at most. */
export const LABELS_AT_ONCE = 300;
