const RUN_DIGITS = 18;

/** The digits of a run's barcode, two more than of a register. */
export const runDigits = (id: number): string => String(id).padStart(RUN_DIGITS, '0');

/** The id of a scanned run; null for another text. */
export const runOfDigits = (scanned: string): number | null =>
  new RegExp(`^0{${RUN_DIGITS - 10}}\\d{10}$`).test(scanned) ? Number(scanned) : null;
