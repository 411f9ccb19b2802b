/** The orders of a month that are listed: all that were handed over, and those that cannot be billed yet. */
export const MONTH_PARTS = ['delivered', 'noPrice', 'noEnd', 'awaiting'] as const;
export type MonthPart = (typeof MONTH_PARTS)[number];

/** Whether a text is a month, "YYYY-MM", since 2000. */
export const isMonth = (text: string): boolean => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The month after or before another one by `count`, "YYYY-MM". */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a month, "YYYY-MM-DD". */
export const lastDayOf = (month: string): string =>
  `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()}`;

const NAMES = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');

/** «ноябрь 2026». */
export const monthName = (month: string): string =>
  `${NAMES[Number(month.slice(5)) - 1] ?? ''}\u00a0${month.slice(0, 4)}`;
