import type { Config } from '../../platform/config/config';
import { backupLateMs, type BackupDates, type CopyDates } from './measurements';
import { attention, moment, ok, trouble, type StateRow } from './state-row';

export function backupRow(
  { dir, everyHours }: Config['backup'],
  { at, ahead }: BackupDates,
  now: Date,
): StateRow {
  if (dir === null)
    return attention(
      'По расписанию копий нет.',
      'Задайте BACKUP_DIR или делайте копии сами командой backup (docs/operations.md).',
    );
  if (at === null) return trouble(`В ${dir} нет ни одной копии.`, 'Причина названа в журнале сервера.');
  const text = `Последняя сделана ${moment(at)}.`;
  if (everyHours > 0 && now.getTime() - at.getTime() > backupLateMs({ everyHours }))
    return trouble(`${text} Следующая не получилась.`, 'Причина названа в журнале сервера.');
  if (ahead !== null)
    return attention(
      `${text} Файл ${ahead} датирован будущим.`,
      'Проверьте часы машины и уберите этот файл: когда он сделан, неизвестно.',
    );
  return ok(text);
}

const otherDisk = 'Задайте в BACKUP_COPY_DIR папку на другом диске или на подключённом сетевом.';

/** Of the second place of the backups; `dir` is that of the first. */
export function copyRow(
  { dir, copyDir, everyHours }: Omit<Config['backup'], 'keep'>,
  { at, isOnOneDisk }: CopyDates,
  now: Date,
): StateRow {
  if (copyDir === null && isOnOneDisk)
    return attention(
      `Копии в ${dir} лежат на том же диске, что и данные: пропадёт диск — пропадут и они.`,
      otherDisk,
    );
  if (copyDir === null) return ok('Второго места нет; копии лежат не на том диске, где данные.');
  const advice = `Проверьте, подключён ли диск с ${copyDir}, есть ли там место и права. Причина названа в журнале сервера.`;
  if (at === null) return trouble(`В ${copyDir} нет ни одной копии.`, advice);
  const text = `Там есть копия, сделанная ${moment(at)}.`;
  if (everyHours > 0 && now.getTime() - at.getTime() > backupLateMs({ everyHours }))
    return trouble(`${text} Более новые туда не попали.`, advice);
  if (isOnOneDisk) return attention(`${text} Оба места на одном диске.`, otherDisk);
  return ok(text);
}
