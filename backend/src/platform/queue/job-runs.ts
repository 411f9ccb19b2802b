import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, SKEW_MS } from '../common/clock';
import { Database } from '../database/database';
import { LOCKED } from '../database/locked';
import { JobRun } from './job-run.entity';
import { JOB_NAMES, ScheduledJob, startedJobs, type JobName } from './scheduled-job';

const keepMs = 60_000;

/** A job that this process runs. */
export interface JobState {
  job: JobName;
  /** When a round last succeeded, on any replica; null: never. */
  succeededAt: Date | null;
  /** The same, of a job that has never succeeded when it was first started. */
  since: Date;
  /** How long it may be without a success, ms. */
  lateAfterMs: number;
  isLate: boolean;
}

type Known = Pick<ScheduledJob, 'lateAfterMs' | 'sinceSuccessMs'> & { job: JobName };

/**
 * Keeps when each job last succeeded, once a minute for all of them. In the database, because any replica may be the one that does the
 * work, and because a job that fails only after each start must not look new each time.
 */
@Injectable()
export class JobRuns implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly keeping = new ScheduledJob(
    { name: JobRuns.name, trouble: 'The successes of jobs are not kept', everyMs: keepMs },
    () => this.keep(),
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.keeping.start(keepMs);
  }

  onModuleDestroy(): Promise<void> {
    return this.keeping.stop();
  }

  /** The jobs that this process runs; any replica may have run them last. */
  async list(): Promise<JobState[]> {
    const now = await this.database.shared(this.clock.now());
    const kept = new Map((await this.database.read.find(JobRun)).map((run) => [run.name, run]));
    return knownJobs().map(({ job, lateAfterMs, sinceSuccessMs }) => {
      const run = kept.get(job);
      const own = sinceSuccessMs === null ? null : before(now, sinceSuccessMs);
      const succeededAt = newest(own, settled(run?.succeededAt ?? null, now));
      const since = succeededAt ?? settled(run?.firstStartedAt ?? null, now) ?? now;
      return { job, succeededAt, since, lateAfterMs, isLate: now.getTime() - since.getTime() > lateAfterMs };
    });
  }

  /** Writes what is newer than what is kept. */
  async keep(): Promise<void> {
    const jobs = knownJobs();
    if (jobs.length === 0) return;
    const now = await this.database.shared(this.clock.now());
    await this.database.write(async (tx) => {
      for (const job of jobs) await keepOne(tx, job, now);
    });
  }
}

function knownJobs(): Known[] {
  return startedJobs()
    .flatMap(({ job, lateAfterMs, sinceSuccessMs }) =>
      job === null ? [] : [{ job, lateAfterMs, sinceSuccessMs }],
    )
    .toSorted((one, other) => JOB_NAMES.indexOf(one.job) - JOB_NAMES.indexOf(other.job));
}

async function keepOne(tx: EntityManager, { job: name, sinceSuccessMs }: Known, now: Date): Promise<void> {
  const own = sinceSuccessMs === null ? null : before(now, sinceSuccessMs);
  // Two replicas may be the first at once. An existing row is updated with its own key, which locks it at once.
  await tx
    .createQueryBuilder()
    .insert()
    .into(JobRun)
    .values({ name, firstStartedAt: now, succeededAt: own })
    .orUpdate(['name'], ['name'])
    .updateEntity(false)
    .execute();
  const run = await tx.findOneOrFail(JobRun, { where: { name }, ...LOCKED });
  const firstStartedAt = settled(run.firstStartedAt, now) ?? now;
  const succeededAt = newest(own, settled(run.succeededAt, now));
  await tx.update(JobRun, { name }, { firstStartedAt, succeededAt });
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Null for a time that a clock has written that was ahead. */
const settled = (at: Date | null, now: Date): Date | null =>
  at !== null && at.getTime() - now.getTime() > SKEW_MS ? null : at;

const newest = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one > other) ? one : other;
