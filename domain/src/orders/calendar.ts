import { weekday } from '../time';

/** As the wire names them, in the order of `weekday`. */
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

/** As people read a week. */
export const MONDAY_FIRST: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];

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
  /** Weekdays with delivery, at least one. */
  weekdays: readonly Weekday[];
  days: readonly CalendarDay[];
  /** The hour of Minsk from which orders for the same day and the next are refused; null when there is none. */
  closesAt: number | null;
}

/** Until an admin changes it: no Wednesdays, no Saturdays. */
export const firstCalendar: Calendar = {
  weekdays: ['sunday', 'monday', 'tuesday', 'thursday', 'friday'],
  days: [],
  closesAt: null,
};

/** The weekday of a `YYYY-MM-DD`; null when it is no real day. */
export function weekdayOf(day: string): Weekday | null {
  const number = weekday(day);
  return number === null ? null : (WEEKDAYS[number] ?? null);
}

/** Whether parcels are delivered on this `YYYY-MM-DD`; false for a text that is not a real day. */
export function isDeliveryDay(day: string, { days, weekdays }: Calendar): boolean {
  const name = weekdayOf(day);
  if (name === null) return false;
  return days.find((one) => one.day === day)?.isOpen ?? weekdays.includes(name);
}
