import type { ScanDto } from '@shlyah/api-client';

/** `performance.now()` of the scans of this page, a clock that no setting of the time changes. */
const made = new Map<string, number>();

export const noteMoment = ({ id }: Pick<ScanDto, 'id'>): void => {
  made.set(id, performance.now());
};

/**
 * Milliseconds since a scan, by the clock of this computer alone. After a reload the time of the scan tells it. The longer of both
 * counts: the clock of the page may stand still while the computer sleeps, and the time may be set back.
 */
export function ageOf({ id, at }: Pick<ScanDto, 'id' | 'at'>, now: Date): number {
  const known = made.get(id);
  const byTime = now.getTime() - Date.parse(at);
  return Math.max(0, Math.round(byTime), known === undefined ? 0 : Math.round(performance.now() - known));
}
