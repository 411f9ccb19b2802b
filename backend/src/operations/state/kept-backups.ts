import { toMinsk } from '@shlyah/domain';
import type { BackupKeep } from '../../platform/config/config';
import type { BackupFile } from './backup-files';

/** Hours, days and months as the clock of Minsk counts them: the beginnings of `2026-11-20 15:04`. */
const periods = [
  ['hours', 'YYYY-MM-DD HH'.length],
  ['days', 'YYYY-MM-DD'.length],
  ['months', 'YYYY-MM'.length],
] as const;

/**
 * Which of the backups are kept: the newest few, and the newest of each of the last hours, days and months that have any. Periods
 * without a backup do not count, so that a server that was off for a year removes none of before by its first new one.
 */
export function keptBackups(files: readonly BackupFile[], keep: BackupKeep): Set<string> {
  const newestFirst = files.toSorted((one, two) => two.at.getTime() - one.at.getTime());
  const kept = new Set(newestFirst.slice(0, keep.newest).map(({ name }) => name));
  for (const [period, length] of periods) {
    const seen = new Set<string>();
    for (const { name, at } of newestFirst) {
      const of = toMinsk(at).slice(0, length);
      if (seen.size === keep[period]) break;
      if (!seen.has(of)) kept.add(name);
      seen.add(of);
    }
  }
  return kept;
}
