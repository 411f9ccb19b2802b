import type { MonthFiguresDto } from '@shlyah/api-client';
import { addMonths, isMonth, minskDay, monthName, MONTH_PARTS, plural, type MonthPart } from '@shlyah/domain';
import { nbsp } from '../../../ui/text';

/** Days in which the month before is still being closed: НДС is due on the tenth. */
const CLOSING_DAYS = 10;

/** The month that accountants work with at `now`: the one before until it is closed. */
export function monthAt(now: Date): string {
  const today = minskDay(now);
  const month = today.slice(0, 7);
  return Number(today.slice(8)) <= CLOSING_DAYS ? addMonths(month, -1) : month;
}

/** «Ноябрь 2026»; the text itself if it names no month. */
export const monthTitle = (month: string): string => {
  if (!isMonth(month)) return month;
  const name = monthName(month);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const PART_WORDS: Record<MonthPart, string> = {
  delivered: 'Вручены',
  noPrice: 'Без цены',
  noEnd: 'Без исхода',
  awaiting: 'Ждут ответа',
};

export const readPart = (text: string | null): MonthPart =>
  MONTH_PARTS.find((part) => part === text) ?? 'delivered';

/** What keeps orders from being billed, with its part of the list: «4 без цены». */
export const obstaclesIn = ({
  noPrice,
  noEnd,
  awaiting,
}: MonthFiguresDto): { part: MonthPart; text: string }[] =>
  (
    [
      ['noPrice', noPrice, 'без цены'],
      ['noEnd', noEnd, 'без исхода'],
      ['awaiting', awaiting, plural(awaiting, 'ждёт ответа', 'ждут ответа', 'ждут ответа')],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([part, count, words]) => ({ part, text: `${count}${nbsp}${words}` }));
