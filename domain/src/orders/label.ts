const ORDER_DIGITS = 10;
const PLACE_DIGITS = 4;

/**
 * The 14 digits of a label's barcode: the numbers of the order and of the item, from 1 (docs/contract.md#labels). Scanners type digits
 * under any keyboard layout, and order numbers, УНП and telephones are shorter.
 */
export const labelDigits = (orderId: number, place: number): string =>
  String(orderId).padStart(ORDER_DIGITS, '0') + String(place).padStart(PLACE_DIGITS, '0');

const digitsOfLabel = new RegExp(`^\\d{${ORDER_DIGITS + PLACE_DIGITS}}$`);

/** The order's number on a scanned label; null for another text. */
export const orderOfLabel = (scanned: string): number | null =>
  digitsOfLabel.test(scanned) ? Number(scanned.slice(0, ORDER_DIGITS)) : null;

/** The numbers of the order and the item on a scanned label; null for another text. */
export function placeOfLabel(scanned: string): { order: number; place: number } | null {
  const order = orderOfLabel(scanned);
  return order === null ? null : { order, place: Number(scanned.slice(ORDER_DIGITS)) };
}

const REGISTER_DIGITS = 16;

/** The digits of a register's barcode, two more than of a label (docs/contract.md#registers). */
export const registerDigits = (id: number): string => String(id).padStart(REGISTER_DIGITS, '0');

const digitsOfRegister = new RegExp(`^0{${REGISTER_DIGITS - 10}}\\d{10}$`);

/** The id of a scanned register; null for another text. */
export const registerOfDigits = (scanned: string): number | null =>
  digitsOfRegister.test(scanned) ? Number(scanned) : null;
