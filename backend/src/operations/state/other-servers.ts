import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LessThan, Like } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { randomHex } from '../../platform/common/hashes';
import { Database } from '../../platform/database/database';
import { ReplicaLeaseRow } from '../../platform/queue/replica-lease.entity';
import { ScheduledJob } from '../../platform/queue/scheduled-job';

const everyMs = 30_000;
/** A row that was not renewed for so long is of a server that was killed. */
const forgetMs = 10 * 60_000;
/** A server that another one follows may renew its row once more before it has stopped. */
const mostRenewals = 1;
/** Rounds without a renewal, after which a server has stopped. */
const mostStill = 2;

const prefix = 'server-';

/**
 * Notices other servers on the same SQLite file, which is for one: each renews a row of its own, and sees those of others move. On MariaDB and
 * MySQL replicas are usual.
 */
@Injectable()
export class OtherServers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Database');
  private readonly name = `${prefix}${randomHex(8)}`;
  private readonly seen = new Map<string, { at: number; renewals: number; still: number }>();
  private found = false;
  private readonly job = new ScheduledJob(
    {
      name: OtherServers.name,
      trouble: 'Other servers on the database file could not be looked for',
      everyMs,
    },
    () => this.look(),
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether another server works with the same file. */
  get areThere(): boolean {
    return this.found;
  }

  onApplicationBootstrap(): void {
    if (this.database.kind === 'sqlite') this.job.start(everyMs);
  }

  /** A row that stays behind harms nothing: it does not move. */
  async onModuleDestroy(): Promise<void> {
    await this.job.stop();
  }

  /** One round: renews the own row and looks at those of others. */
  async look(): Promise<void> {
    const { name } = this;
    const nextAt = this.clock.now();
    await this.database.write(async (tx) => {
      await tx.upsert(ReplicaLeaseRow, { name, nextAt }, ['name']);
      const old = LessThan(new Date(nextAt.getTime() - forgetMs));
      await tx.delete(ReplicaLeaseRow, { name: Like(`${prefix}%`), nextAt: old });
    });
    const rows = await this.database.read.findBy(ReplicaLeaseRow, { name: Like(`${prefix}%`) });
    const alive = rows.filter((row) => row.name !== name && this.isAlive(row));
    this.tell(alive.length > 0);
  }

  private isAlive({ name, nextAt }: ReplicaLeaseRow): boolean {
    const at = nextAt.getTime();
    const before = this.seen.get(name);
    const isRenewed = before !== undefined && before.at !== at;
    const still = isRenewed ? 0 : (before?.still ?? 0) + 1;
    const renewals = still > mostStill ? 0 : (before?.renewals ?? 0) + Number(isRenewed);
    this.seen.set(name, { at, renewals, still });
    return renewals > mostRenewals;
  }

  private tell(found: boolean): void {
    if (found === this.found) return;
    this.found = found;
    if (found)
      this.logger.error(
        'Another server works with the same database file; SQLite is for one: stop it, or use MariaDB',
      );
    else this.logger.log('No other server works with the database file any more');
  }
}
