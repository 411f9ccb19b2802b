const RUN_DIGITS = 18;

/** What the barcode of a run says: two digits more than a register's has. */
export const runDigits = (id: number): string => String(id).padStart(RUN_DIGITS, '0');

/** The run whose barcode was scanned; null for any other text. */
export const runOfDigits = (scanned: string): number | null =>
  new RegExp(`^0{${RUN_DIGITS - 10}}\\d{10}$`).test(scanned) ? Number(scanned) : null;
