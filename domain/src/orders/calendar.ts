import { weekday } from '../time';

/** Wire names, in the order of `weekday`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Weekdays in display order. */
export const MONDAY_FIRST: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];

/** An exception to the weekdays: a holiday, or a working day on a closed weekday. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  day: string;
  isOpen: boolean;
  /** The name of a holiday for messages: «Новый год»; may be empty. */
  name: string;
}

/** The delivery calendar. */
export interface Calendar {
  /** Weekdays with delivery, at least one. */
  weekdays: readonly Weekday[];
  days: readonly CalendarDay[];
  /** The hour in Minsk from which orders for the same day and the next are refused; null for no limit. */
  closesAt: number | null;
}

/** The calendar of a new installation: closed on Wednesdays and Saturdays. */
export const defaultCalendar: Calendar = {
  weekdays: ['sunday', 'monday', 'tuesday', 'thursday', 'friday'],
  days: [],
  closesAt: null,
};

/** The weekday of a `YYYY-MM-DD`; null for an invalid day. */
export function weekdayOf(day: string): Weekday | null {
  const number = weekday(day);
  return number === null ? null : (WEEKDAYS[number] ?? null);
}

/** Whether parcels are delivered on a `YYYY-MM-DD`; false for an invalid day. */
export function isDeliveryDay(day: string, { days, weekdays }: Calendar): boolean {
  const name = weekdayOf(day);
  if (name === null) return false;
  return days.find((one) => one.day === day)?.isOpen ?? weekdays.includes(name);
}
