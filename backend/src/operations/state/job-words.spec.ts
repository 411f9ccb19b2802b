import type { JobState } from '../../platform/queue/job-runs';
import { jobsRow } from './job-words';

const hour = 60 * 60_000;
const now = new Date('2026-11-20T12:00:00Z');
const before = (ms: number): Date => new Date(now.getTime() - ms);
const told = (jobs: JobState[]): unknown =>
  JSON.parse(JSON.stringify(jobsRow(jobs, now)).replaceAll('\u00a0', ' ')) as unknown;

const job = (name: JobState['job'], agoMs: number, more: Partial<JobState> = {}): JobState => ({
  job: name,
  succeededAt: before(agoMs),
  since: before(agoMs),
  lateAfterMs: 3 * hour,
  isLate: false,
  ...more,
});

it('each job is told with its last success', () => {
  const fresh = job('backups', 0, { succeededAt: null });
  expect(told([job('upkeep', hour), fresh])).toEqual({
    level: 'ok',
    text: 'Все работы выполняются в срок. Когда каждая удалась:',
    advice: null,
    details: ['Удаление и обезличивание по срокам — 20.11.2026 14:00', 'Резервные копии — ещё ни разу'],
  });
});

it('a job that is late is named first, and for how long it has not succeeded', () => {
  const late = job('removals', 5 * hour, { isLate: true });
  const never = job('upkeep', 72 * hour, { isLate: true, succeededAt: null });
  expect(told([job('messages', 0), never, late])).toEqual({
    level: 'trouble',
    text: 'Не выполняется в срок: «Удаление и обезличивание по срокам», «Удаление учётных записей».',
    advice: 'Причина названа в журнале сервера. Если её там нет, перезапустите сервер.',
    details: [
      'Удаление и обезличивание по срокам — ещё ни разу, не удаётся уже 3 дня',
      'Удаление учётных записей — 20.11.2026 10:00, не удаётся уже 5 часов',
      'Отправка писем и сообщений — 20.11.2026 15:00',
    ],
  });
});

it('a process without jobs says so', () => {
  expect(told([])).toMatchObject({ level: 'attention', text: 'Работы по расписанию не запущены.' });
});
