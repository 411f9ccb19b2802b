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

/**
 * The barcodes of test papers have twenty digits that begin with 99: no other paper has as many, and a release that does not know them
 * finds nothing by them. An order's own number would be another order's without its minus.
 */
const TEST_DIGITS = /^99000([12])\d{14}$/;

/** The digits of a test order's label; `orderId` is negative. */
export const testLabelDigits = (orderId: number, place: number): string =>
  `990001${labelDigits(-orderId, place)}`;

/** The digits of a test register; `id` is negative. */
export const testRegisterDigits = (id: number): string => `990002${String(-id).padStart(14, '0')}`;

/** A scanned test paper with its number, which is negative; null for another text. */
export function testPaperOf(scanned: string): { what: 'label' | 'register'; id: number } | null {
  const kind = TEST_DIGITS.exec(scanned)?.[1];
  if (kind === undefined) return null;
  const number = scanned.slice(6);
  return kind === '1'
    ? { what: 'label', id: -Number(number.slice(0, ORDER_DIGITS)) }
    : { what: 'register', id: -Number(number) };
}
