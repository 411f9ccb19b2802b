/** Errors of formulas as files hold them, and as Excel shows them in Russian. */
const ERRORS: Readonly<Record<string, string>> = {
  '#N/A': '#Н/Д',
  '#VALUE!': '#ЗНАЧ!',
  '#REF!': '#ССЫЛКА!',
  '#DIV/0!': '#ДЕЛ/0!',
  '#NAME?': '#ИМЯ?',
  '#NUM!': '#ЧИСЛО!',
  '#NULL!': '#ПУСТО!',
};

/** The text of a cell with a formula whose value is not in the file. */
export const NO_VALUE = '#ФОРМУЛА!';

const SHOWN = new Set([...Object.keys(ERRORS), ...Object.values(ERRORS), NO_VALUE]);

/** The text that a cell with an error shows. */
export const errorCell = (code: string): string => ERRORS[code] ?? '#Н/Д';

/** Whether a cell shows an error in the place of a value. */
export const isErrorCell = (text: string): boolean =>
  text.startsWith('#') && SHOWN.has(text.trim().toUpperCase());

/** What to do with such a cell. */
export const errorCellText = (text: string): string =>
  text.trim() === NO_VALUE
    ? 'В ячейке формула, а её значения в файле нет. Впишите значение'
    : `В ячейке ошибка «${text.trim()}». Впишите значение`;
