import { Logger } from '@nestjs/common';
import type { Database } from '../src/platform/database/database';
import { JobRun } from '../src/platform/queue/job-run.entity';
import { JobRuns, type JobState } from '../src/platform/queue/job-runs';
import { ScheduledJob, type JobOptions, type Round } from '../src/platform/queue/scheduled-job';
import { World } from './mail-support/world';
import { stopJobsOfOthers } from './support/jobs';

const minute = 60_000;
const hour = 60 * minute;

let world: World;
let database: Database;
const jobs: ScheduledJob[] = [];

beforeAll(async () => {
  stopJobsOfOthers();
  world = await World.create();
  database = await world.openDatabase();
});

beforeEach(() => jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined));

afterEach(async () => {
  await Promise.all(jobs.splice(0).map((job) => job.stop()));
  await database.write((tx) => tx.deleteAll(JobRun));
  jest.restoreAllMocks();
});

afterAll(async () => {
  await database.close();
  await world.destroy();
});

/** A job whose first round has ended. */
async function ran(round: Round, options: Partial<JobOptions> = {}): Promise<void> {
  await new Promise<void>((ended) => {
    const job = new ScheduledJob(
      { job: 'upkeep', name: 'Job', trouble: 'No round', everyMs: hour, ...options },
      (signal) => round(signal).finally(() => setImmediate(ended)),
    );
    jobs.push(job);
    job.start();
  });
}

/** What one replica keeps and tells; each has a process of its own. */
async function replica(): Promise<JobState[]> {
  const runs = new JobRuns(database, world.clock);
  await runs.keep();
  return runs.list();
}

const restart = async (): Promise<void> => void (await Promise.all(jobs.splice(0).map((job) => job.stop())));
const works: Round = () => Promise.resolve();
const fails: Round = () => Promise.reject(new Error('no space'));
/** Another replica does it. */
const isTaken: Round = () => Promise.resolve(hour);
const near = (ms: number): unknown => expect.closeTo(ms, -4) as unknown;

/** The job as the operator sees it: how long ago it succeeded, and whether it is late. */
async function told(): Promise<unknown[]> {
  const now = world.clock.now().getTime();
  return (await replica()).map(({ job, succeededAt, isLate }) => [
    job,
    succeededAt && now - succeededAt.getTime(),
    isLate,
  ]);
}

it('a success is kept, and outlives the process', async () => {
  await ran(works);
  expect(await told()).toEqual([['upkeep', near(0), false]]);
  await restart();
  world.clock.pass(2 * hour);
  await ran(fails);
  expect(await told()).toEqual([['upkeep', near(2 * hour), false]]);
  world.clock.pass(2 * hour);
  expect(await told()).toEqual([['upkeep', near(4 * hour), true]]);
});

it('a job that has never succeeded is late once its time is over since its first start, not since the last one', async () => {
  await ran(fails);
  expect(await told()).toEqual([['upkeep', null, false]]);
  await restart();
  world.clock.pass(3 * hour + minute);
  await ran(fails);
  expect(await told()).toEqual([['upkeep', null, true]]);
});

it('the success of any replica counts, and a replica that finds the work taken has none', async () => {
  await ran(works);
  await replica();
  await restart();
  await ran(isTaken);
  expect(await told()).toEqual([['upkeep', near(0), false]]);
  world.clock.pass(4 * hour);
  expect(await told()).toEqual([['upkeep', near(4 * hour), true]]);
});

it('two replicas that are the first at once keep one row', async () => {
  await ran(works);
  const other = await world.openDatabase();
  await Promise.all([database, other].map((each) => new JobRuns(each, world.clock).keep()));
  await other.close();
  expect(await database.read.countBy(JobRun, {})).toBe(1);
});

it('a success of a clock that was ahead makes no failing job look well', async () => {
  world.clock.pass(24 * hour);
  await ran(works);
  await replica();
  await restart();
  world.clock.pass(-24 * hour);
  await ran(fails);
  expect(await told()).toEqual([['upkeep', null, false]]);
  world.clock.pass(4 * hour);
  expect(await told()).toEqual([['upkeep', null, true]]);
});

it('only the jobs that this process runs are told, each with its own time', async () => {
  await ran(works, { job: 'telegram', everyMs: 1000 });
  await restart();
  await ran(works, { job: 'webhooks', everyMs: 1000 });
  await ran(works, { job: 'upkeep', lateAfterMs: 5 * hour });
  await ran(works, { job: undefined } as never);
  const known = (await replica()).map(({ job, lateAfterMs }) => [job, lateAfterMs]);
  expect(known).toEqual([
    ['upkeep', 5 * hour],
    ['webhooks', 15 * minute],
  ]);
});
