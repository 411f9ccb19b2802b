import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { programVersion } from '../../platform/config/version';
import type { Database } from '../../platform/database/database';
import type { JobState } from '../../platform/queue/job-runs';
import type { Measurements } from './measurements';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What Prometheus reads. The rules and the dashboard in docker/ use these names. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'shlyah_requests_total',
    help: 'Answered requests by operation and status code',
    labelNames: ['operation', 'code'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'shlyah_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['operation'],
    buckets: bucketsSeconds,
    registers: [this.registry],
  });

  constructor(database: Database, measurements: Measurements) {
    collectDefaultMetrics({ register: this.registry });
    this.countUnits(database);
    new Gauge({
      name: 'shlyah_info',
      help: 'Always 1; its label is the version of the program',
      labelNames: ['version'],
      registers: [this.registry],
    }).set({ version: programVersion() }, 1);
    this.gauge('shlyah_pool_connections', 'Connections to the database', () => database.pool()?.open);
    this.gauge('shlyah_pool_busy', 'Connections that are in use', () => database.pool()?.busy);
    this.gauge('shlyah_pool_waiting', 'Requests that wait for a connection', () => database.pool()?.waiting);
    this.gauge('shlyah_mail_waiting', 'Letters that wait to be sent', async () =>
      (await measurements.mail()).channels.reduce((sum, { waiting }) => sum + waiting, 0),
    );
    this.gauge(
      'shlyah_mail_oldest_seconds',
      'How long ago the first of them was due, or since when the server of their channel fails',
      async () =>
        Math.max(0, ...(await measurements.mail()).channels.map(({ lateSince }) => ageSeconds(lateSince, 0))),
    );
    this.gauge(
      'shlyah_mail_given_up',
      'Letters that are not tried any more',
      async () => (await measurements.mail()).givenUp,
    );
    this.gauge(
      'shlyah_webhooks_waiting',
      'Events that wait to be sent to programs of clients',
      async () => (await measurements.webhooks()).waiting,
    );
    this.gauge(
      'shlyah_webhooks_late_seconds',
      'How long an address that may be sent an event has waited for it',
      async () => ageSeconds((await measurements.webhooks()).firstDue, 0),
    );
    this.gauge(
      'shlyah_backup_age_seconds',
      'Age of the newest backup in BACKUP_DIR; infinite without one',
      async () =>
        ageSeconds((await measurements.backupDates()).at, measurements.hasBackupFolder ? Infinity : NaN),
    );
    this.gauge(
      'shlyah_backup_copy_age_seconds',
      'Age of the newest backup in BACKUP_COPY_DIR; infinite without one',
      async () =>
        ageSeconds((await measurements.copyDates()).at, measurements.hasSecondPlace ? Infinity : NaN),
    );
    this.gauge(
      'shlyah_backup_late_after_seconds',
      'How old the newest backup may be: twice BACKUP_EVERY, an hour at least counted; two days where another program makes them',
      () => measurements.backupLateMs / 1000,
    );
    this.jobGauge(
      'shlyah_job_last_success_seconds',
      'Unix time of the last success of a job, on any replica; of a job that has never succeeded, of its first start',
      measurements,
      ({ since }) => since.getTime(),
    );
    this.jobGauge(
      'shlyah_job_late_after_seconds',
      'How long the job may be without a success',
      measurements,
      ({ lateAfterMs }) => lateAfterMs,
    );
    this.gauge(
      'shlyah_disk_free_bytes',
      'Free space of DATA_DIR',
      async () => (await measurements.disk()).freeBytes,
    );
    this.gauge(
      'shlyah_disk_total_bytes',
      'Size of the disk of DATA_DIR',
      async () => (await measurements.disk()).totalBytes,
    );
    this.gauge('shlyah_database_up', 'Whether the database answers', async () =>
      Number((await measurements.databaseMs()) !== null),
    );
    this.gauge('shlyah_saves', 'Whether changes are saved, as far as the last ones tell', () =>
      Number(database.isInPlace && database.saves),
    );
  }

  /** A hook of the HTTP server. */
  readonly observe = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const operation = operationOf(request);
    this.requests.inc({ operation, code: reply.statusCode });
    this.durations.observe({ operation }, reply.elapsedTime / 1000);
    done();
  };

  private countUnits(database: Database): void {
    const { registry } = this;
    new Counter({
      name: 'shlyah_units_total',
      help: 'Units of work: done, run again, of unknown outcome, failed',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(database.counts)) this.inc({ outcome }, count);
      },
    });
  }

  /** Of each job that this process runs; while the database does not answer, of none. */
  private jobGauge(
    name: string,
    help: string,
    measurements: Measurements,
    valueMs: (job: JobState) => number,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const state of await measurements.jobs().catch(() => []))
          this.set({ job: state.job }, valueMs(state) / 1000);
      },
    });
  }

  /** A gauge that is measured when it is read; NaN when that fails, so that the others are read all the same. */
  private gauge(name: string, help: string, measure: () => number | undefined | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(
          await Promise.resolve(measure()).then(
            (value) => value ?? 0,
            () => NaN,
          ),
        );
      },
    });
  }
}

/** The method and the route's pattern, without ids: the number of label values stays bounded. */
function operationOf({ method, routeOptions: { url } }: FastifyRequest): string {
  return url?.startsWith('/api/') ? `${method} ${url}` : 'site';
}

const ageSeconds = (since: Date | null, otherwise: number): number =>
  since === null ? otherwise : Math.max(0, (Date.now() - since.getTime()) / 1000);
