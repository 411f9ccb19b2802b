import type { JobState } from '../../platform/queue/job-runs';
import type { JobName } from '../../platform/queue/scheduled-job';
import { attention, lasting, moment, nbsp, ok, trouble, type StateRow } from './state-row';

const jobNames: Record<JobName, string> = {
  upkeep: 'Удаление и обезличивание по срокам',
  removals: 'Удаление учётных записей',
  messages: 'Отправка писем и сообщений',
  'old-messages': 'Удаление старых писем',
  'message-dates': 'Проверка сроков писем',
  webhooks: 'Отправка событий',
  backups: 'Резервные копии',
  'backup-copies': 'Вторая копия',
  'key-calls': 'Журнал вызовов по ключам',
  telegram: 'Бот Telegram',
  changes: 'Обновление открытых страниц',
};

/** Each job with its last success; the late ones first. */
export function jobsRow(jobs: readonly JobState[], now: Date): StateRow {
  const late = jobs.filter(({ isLate }) => isLate);
  const details = [...late, ...jobs.filter(({ isLate }) => !isLate)].map(
    ({ job, succeededAt, isLate, since }) => {
      const ago = now.getTime() - since.getTime();
      const done = succeededAt === null ? 'ещё ни разу' : moment(succeededAt);
      return `${jobNames[job]}${nbsp}— ${done}${isLate ? `, не удаётся уже ${lasting(ago)}` : ''}`;
    },
  );
  if (jobs.length === 0) return attention('Работы по расписанию не запущены.', 'Перезапустите сервер.');
  if (late.length === 0) return { ...ok('Все работы выполняются в срок. Когда каждая удалась:'), details };
  const names = late.map(({ job }) => `«${jobNames[job]}»`).join(', ');
  return {
    ...trouble(
      `Не выполняется в срок: ${names}.`,
      'Причина названа в журнале сервера. Если её там нет, перезапустите сервер.',
    ),
    details,
  };
}
