import { firstOfWeek, lastOfWeek, shiftDay } from './date-text';

type IsDisabled = (day: string) => boolean;

/** Target day of each key, and the direction to continue in when that day is disabled. */
const MOVES: Readonly<Record<string, (day: string) => [to: string, direction: 1 | -1]>> = {
  ArrowLeft: (day) => [shiftDay(day, -1, 'day'), -1],
  ArrowRight: (day) => [shiftDay(day, 1, 'day'), 1],
  ArrowUp: (day) => [shiftDay(day, -7, 'day'), -1],
  ArrowDown: (day) => [shiftDay(day, 7, 'day'), 1],
  PageUp: (day) => [shiftDay(day, -1, 'month'), -1],
  PageDown: (day) => [shiftDay(day, 1, 'month'), 1],
  Home: (day) => [firstOfWeek(day), 1],
  End: (day) => [lastOfWeek(day), -1],
};

/** Maximum days searched for an enabled one. */
const REACH = 31;

/** The day, or the first after it in the direction that is not disabled; the day itself when there is none near. */
export function nearestOpen(day: string, direction: 1 | -1, isDisabled: IsDisabled): string {
  for (let away = 0; away < REACH; away++) {
    const other = shiftDay(day, away * direction, 'day');
    if (!isDisabled(other)) return other;
  }
  return day;
}

/** The day that a key leads to; undefined for other keys. With all days disabled that way one stays. */
export function dayByKey(day: string, key: string, isDisabled: IsDisabled): string | undefined {
  const [to, direction] = (Object.hasOwn(MOVES, key) && MOVES[key]?.(day)) || [];
  if (to === undefined || direction === undefined) return undefined;
  const open = nearestOpen(to, direction, isDisabled);
  return isDisabled(open) ? day : open;
}
