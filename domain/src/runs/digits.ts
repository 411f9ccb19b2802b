const RUN_DIGITS = 18;

/** The digits of a run's barcode, two more than of a register. */
export const runDigits = (id: number): string => String(id).padStart(RUN_DIGITS, '0');

/** The id of a scanned run; null for another text. */
export const runOfDigits = (scanned: string): number | null =>
  new RegExp(`^0{${RUN_DIGITS - 10}}\\d{10}$`).test(scanned) ? Number(scanned) : null;

/** Sixteen digits that begin as no register's do, and are no label's: a scanned row never stands for a box. */
const STOP = '997700';

/** The digits of an order's row on the sheet of a run. */
export const stopDigits = (orderId: number): string => STOP + String(orderId).padStart(10, '0');

/** The order of a scanned row; null for another text. */
export const orderOfStop = (scanned: string): number | null =>
  new RegExp(`^${STOP}\\d{10}$`).test(scanned) ? Number(scanned.slice(STOP.length)) : null;
