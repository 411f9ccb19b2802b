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

/** The place that a scanned label names, from 1; null for any other text. */
export function placeOfLabel(scanned: string): { order: number; place: number } | null {
  const order = orderOfLabel(scanned);
  return order === null ? null : { order, place: Number(scanned.slice(ORDER_DIGITS)) };
}

const REGISTER_DIGITS = 16;

/** What the barcode of a register says: two digits more than a label has (docs/contract.md#registers). */
export const registerDigits = (id: number): string => String(id).padStart(REGISTER_DIGITS, '0');

const digitsOfRegister = new RegExp(`^0{${REGISTER_DIGITS - 10}}\\d{10}$`);

/** The register whose barcode was scanned; null for any other text. */
export const registerOfDigits = (scanned: string): number | null =>
  digitsOfRegister.test(scanned) ? Number(scanned) : null;

/** «Новая», «Принята» and «Забор груза»: what has not been handed over. */
export const BEFORE_HANDOVER: readonly number[] = [1, 2, 3];

/** Whether an order may still be put into a register. */
export const isToBeHandedOver = (order: { statusId: number; stateId: number }): boolean =>
  BEFORE_HANDOVER.includes(order.statusId) && order.stateId === 1;
