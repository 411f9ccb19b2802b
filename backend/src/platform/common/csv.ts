/** Text a spreadsheet takes for a formula, in full-width signs too, and one that looks like a guarded text; a phone behind a tab is none. */
const formula = /^'*(?:[=+\-@\r＝＋－＠]|\t(?!\d|\+\d[\d ()-]*$))/;

const phone = /^\+\d[\d ()-]*$/;

/** Text a spreadsheet shows as a number without its zeros and last digits, as a date, a time or an exponent. */
const misread = /^(?:0\d+|\d{12,}|\d+(?:[-./:,]\d+)+|\d+e\d+)$/i;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet shows as it is: behind a tab, which is not seen and which programs trim. */
export const shownText = (text: string): string => (misread.test(text) ? `\t${text}` : text);

/** A phone with its plus, which would begin a formula, behind the same tab. */
export const shownPhone = (text: string): string => (phone.test(text) ? `\t${text}` : text);

/** A trimmed text of a file as it was before it was guarded. */
export const unguarded = (text: string): string => (formula.test(text) ? text.replace(/^'/, '') : text);

export const BYTE_ORDER_MARK = '\ufeff';

/** A row, with its line end. */
export const csvLine = (row: readonly (string | number | null)[]): string => `${row.map(cell).join(';')}\r\n`;

/** A table as a spreadsheet in Russian opens it: semicolons, decimal commas, a byte-order mark, no formulas. */
export const csv = (rows: (string | number | null)[][]): string =>
  `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;
