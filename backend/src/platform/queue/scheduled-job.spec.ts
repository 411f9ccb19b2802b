import { Logger } from '@nestjs/common';
import { ScheduledJob, type JobOptions, type Round } from './scheduled-job';

let said: string[];

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  jest.spyOn(Logger.prototype, 'error').mockImplementation((line: unknown) => void said.push(String(line)));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** A job whose rounds are counted. */
function jobOf(round: Round, options: Partial<JobOptions> = {}) {
  const rounds = jest.fn(round);
  const job = new ScheduledJob({ name: 'Job', trouble: 'No round', everyMs: 1000, ...options }, rounds);
  return { job, count: () => rounds.mock.calls.length };
}

const lasting = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('rounds follow one another after the pause, the first at once or later', async () => {
  const { job, count } = jobOf(() => lasting(3000));
  job.start();
  await pass(0);
  expect(count()).toBe(1);
  await pass(3999);
  expect(count()).toBe(1);
  await pass(1);
  expect(count()).toBe(2);
  const later = jobOf(() => lasting(0));
  later.job.start(500);
  await pass(499);
  expect(later.count()).toBe(0);
  await pass(1);
  expect(later.count()).toBe(1);
});

it('a round says how long the pause after it is', async () => {
  const { job, count } = jobOf(() => Promise.resolve(5000));
  job.start();
  await pass(4999);
  expect(count()).toBe(1);
  await pass(1);
  expect(count()).toBe(2);
});

it('a failure is logged once for the same reason until a round succeeds, and has a pause of its own', async () => {
  const answers = ['gone', 'gone', 'still gone', '', 'still gone'];
  const { job, count } = jobOf(
    () => {
      const words = answers.shift();
      return words ? Promise.reject(new Error(words)) : Promise.resolve();
    },
    { afterErrorMs: 2000 },
  );
  job.start();
  await pass(0);
  await pass(1999);
  expect(count()).toBe(1);
  await pass(1 + 2000 + 2000 + 1000);
  expect(count()).toBe(5);
  expect(said).toEqual([
    'No round: Error: gone',
    'No round: Error: still gone',
    'No round: Error: still gone',
  ]);
});

it('a job that is woken runs at once, or again after the running round, and not before it is started', async () => {
  const { job, count } = jobOf(() => lasting(100), { everyMs: 60_000 });
  job.wake();
  await pass(1000);
  expect(count()).toBe(0);
  job.start();
  await pass(50);
  job.wake();
  job.wake();
  await pass(51);
  expect(count()).toBe(2);
  await pass(200);
  expect(count()).toBe(2);
  job.wake();
  await pass(0);
  expect(count()).toBe(3);
});

it('a stop waits for the running round, whose signal ends after the grace, and leaves no timer', async () => {
  let ended: AbortSignal | undefined;
  const { job, count } = jobOf(
    (signal) =>
      new Promise((_done, fail) => {
        ended = signal;
        signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
  );
  job.start();
  await pass(0);
  const stopped = jest.fn();
  const stop = job.stop(2000).then(stopped);
  await pass(1999);
  expect([job.stopped, ended?.aborted, stopped.mock.calls.length]).toEqual([true, false, 0]);
  await pass(1);
  await stop;
  await pass(10_000);
  // What a stop breaks off is no fault to tell of.
  expect([count(), said, jest.getTimerCount()]).toEqual([1, [], 0]);
});
