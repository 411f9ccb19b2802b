import { weekday } from '../time';

/** A day that differs from its weekday: a holiday, or a working day moved to a weekday that is closed. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string;
  isOpen: boolean;
  /** Of a holiday, as the refusal names it: «Новый год»; may be empty. */
  name: string;
}

/** When parcels are delivered. */
export interface Calendar {
  /** Weekdays without delivery, 0 = Sunday … 6 = Saturday; never all seven. */
  closedWeekdays: readonly number[];
  days: readonly CalendarDay[];
  /** The hour of Minsk from which orders for the same day and the next are refused; null when there is none. */
  closesAt: number | null;
}

/** Until an admin changes it: no Wednesdays, no Saturdays. */
export const firstCalendar: Calendar = { closedWeekdays: [3, 6], days: [], closesAt: null };

/** Whether parcels are delivered on this `YYYY-MM-DD`; false for a text that is not a real day. */
export function isDeliveryDay(day: string, { days, closedWeekdays } = firstCalendar): boolean {
  const number = weekday(day);
  if (number === null) return false;
  return days.find((one) => one.day === day)?.isOpen ?? !closedWeekdays.includes(number);
}
