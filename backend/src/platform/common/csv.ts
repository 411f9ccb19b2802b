/** Text a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const BYTE_ORDER_MARK = '\ufeff';

/** A row, with its line end. */
export const csvLine = (row: readonly (string | number | null)[]): string => `${row.map(cell).join(';')}\r\n`;

/** A table as a spreadsheet in Russian opens it: semicolons, decimal commas, a byte-order mark, no formulas. */
export const csv = (rows: (string | number | null)[][]): string =>
  `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;
