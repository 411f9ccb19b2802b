import { backupRow, copyRow } from './backup-words';

const minute = 60_000;
const hour = 60 * minute;
const now = new Date('2026-11-20T12:00:00Z');
const before = (ms: number): Date => new Date(now.getTime() - ms);
const plain = (row: object): unknown => JSON.parse(JSON.stringify(row).replaceAll('\u00a0', ' ')) as unknown;
const ok = (text: string) => ({ level: 'ok', text, advice: null, details: [] });
const attention = (text: string, advice: string) => ({ level: 'attention', text, advice, details: [] });
const trouble = (text: string, advice: string) => ({ level: 'trouble', text, advice, details: [] });
const log = 'Причина названа в журнале сервера.';
const backups = (everyHours: number, copyDir: string | null = null) => ({
  dir: '/backups',
  copyDir,
  everyHours,
  keep: { newest: 4, hours: 24, days: 30, months: 12 },
});
const copied = (ago: number | null, isOnOneDisk = false) => ({
  at: ago === null ? null : before(ago),
  isOnOneDisk,
});
const away =
  'Проверьте, подключён ли диск с /away, есть ли там место и права. Причина названа в журнале сервера.';
const otherDisk = 'Задайте в BACKUP_COPY_DIR папку на другом диске или на подключённом сетевом.';
const dated = (at: Date | null) => ({ at, ahead: null });

it.each<[string, object, object]>([
  [
    'no folder for backups',
    backupRow({ ...backups(24), dir: null }, dated(null), now),
    attention(
      'По расписанию копий нет.',
      'Задайте BACKUP_DIR или делайте копии сами командой backup (docs/operations.md).',
    ),
  ],
  ['no backup', backupRow(backups(24), dated(null), now), trouble('В /backups нет ни одной копии.', log)],
  [
    'a fresh backup',
    backupRow(backups(24), dated(before(48 * hour)), now),
    ok('Последняя сделана 18.11.2026 15:00.'),
  ],
  [
    'a backup that is late',
    backupRow(backups(24), dated(before(48 * hour + 1)), now),
    trouble('Последняя сделана 18.11.2026 14:59. Следующая не получилась.', log),
  ],
  [
    'backups that another program makes',
    backupRow(backups(0), dated(before(900 * hour)), now),
    ok('Последняя сделана 14.10.2026 03:00.'),
  ],
  [
    'a backup that is dated ahead',
    backupRow(backups(24), { at: before(hour), ahead: 'shlyah-2031.zip' }, now),
    attention(
      'Последняя сделана 20.11.2026 14:00. Файл shlyah-2031.zip датирован будущим.',
      'Проверьте часы машины и уберите этот файл: когда он сделан, неизвестно.',
    ),
  ],
  [
    'no second place, backups beside the data',
    copyRow(backups(1), copied(null, true), now),
    attention(
      'Копии в /backups лежат на том же диске, что и данные: пропадёт диск — пропадут и они.',
      otherDisk,
    ),
  ],
  [
    'no second place, backups on another disk',
    copyRow(backups(1), copied(null), now),
    ok('Второго места нет; копии лежат не на том диске, где данные.'),
  ],
  [
    'a second place',
    copyRow(backups(1, '/away'), copied(2 * hour), now),
    ok('Там есть копия, сделанная 20.11.2026 13:00.'),
  ],
  [
    'a second place with nothing',
    copyRow(backups(1, '/away'), copied(null), now),
    trouble('В /away нет ни одной копии.', away),
  ],
  [
    'a second place that gets nothing new',
    copyRow(backups(1, '/away'), copied(2 * hour + 1), now),
    trouble('Там есть копия, сделанная 20.11.2026 12:59. Более новые туда не попали.', away),
  ],
  [
    'a second place on the disk of the first',
    copyRow(backups(1, '/away'), copied(hour, true), now),
    attention('Там есть копия, сделанная 20.11.2026 14:00. Оба места на одном диске.', otherDisk),
  ],
])('%s is told so', (_name, row, words) => expect(plain(row)).toEqual(words));
