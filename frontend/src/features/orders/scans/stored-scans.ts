import { storedValue, type StoredValue } from '../../../shared/storage';
import type { Shift } from './shift';

const prefix = 'shlyah.scans.';

const DAY_MS = 24 * 3_600_000;

const shiftAt = (key: string): StoredValue<Shift> =>
  storedValue<Shift>(
    'browser',
    key,
    ({ meaning, entries }) => typeof meaning === 'object' && Array.isArray(entries),
  );

/** Scans are stored per user. */
export const storedShift = (user: number): StoredValue<Shift> => shiftAt(`${prefix}${user}`);

/**
 * Removes answered scans, which name orders and drivers: all scans of the user who logs out, and scans older than a day of
 * other users, whose sessions may have ended without a logout. Unsent scans stay.
 */
export function removeAnsweredScans(now: Date, loggedOut?: number): void {
  for (const key of storedKeys()) {
    const place = shiftAt(key);
    const shift = place.read();
    if (!shift) continue;
    const since = key === `${prefix}${loggedOut}` ? Infinity : now.getTime() - DAY_MS;
    const entries = shift.entries.filter(({ answer, scan }) => !answer || Date.parse(scan.at) > since);
    if (entries.length === 0) place.remove();
    else if (entries.length < shift.entries.length) place.write({ ...shift, entries });
  }
}

/** None where the browser refuses its storage. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
