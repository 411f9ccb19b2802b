import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import type { Database } from '../database/database';
import { JointWrites } from './joint-writes';
import type { Clock } from '../common/clock';
import { randomHex } from '../common/hashes';

/** A row that waits for an attempt. */
export interface Leasable {
  id: number;
  /** When it is due; while an attempt is under way, when its lease ends. */
  nextAttemptAt: Date;
  attempts: number;
  leaseHolder: string | null;
}

export interface LeaseOptions<T> {
  /** How long a lease lasts, ms: longer than one attempt may take. */
  leaseMs: number;
  /** Which rows wait to be attempted. */
  waiting: FindOptionsWhere<T>;
}

/**
 * Rows of a table as a queue that any number of replicas work on. A claim leases a row: of several conditional updates of `nextAttemptAt`
 * exactly one succeeds on either database, and the row becomes due again by itself if the replica crashes. So each row is attempted at least
 * once; the opposite order would lose it.
 */
export class LeasedRows<T extends Leasable> {
  private readonly holder = randomHex(16);
  /** Several attempts are under way at once. */
  private readonly joint: JointWrites;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly table: EntityTarget<T>,
    private readonly options: LeaseOptions<T>,
  ) {
    this.joint = new JointWrites(database);
  }

  /** Leases are compared by other machines, whose own clocks may be minutes ahead. */
  now(): Promise<Date> {
    return this.database.shared(this.clock.now());
  }

  /** What a row says that is leased from now on, for its next attempt. */
  async lease({ attempts }: Pick<T, 'attempts'>): Promise<Omit<Leasable, 'id'>> {
    const { leaseMs } = this.options;
    const nextAttemptAt = new Date((await this.now()).getTime() + leaseMs);
    return { nextAttemptAt, attempts: attempts + 1, leaseHolder: this.holder };
  }

  /** Leases the row, with other columns of it; null when another replica has taken it, or the guard, in the same unit of work, refuses it. */
  async claim(
    row: T,
    more: Partial<T> = {},
    guard?: (tx: EntityManager) => Promise<boolean>,
  ): Promise<T | null> {
    const { id, nextAttemptAt } = row;
    const taken = { ...more, ...(await this.lease(row)) };
    const isMine = await this.joint.write(
      async (tx) => (!guard || (await guard(tx))) && this.update(tx, { id, nextAttemptAt }, taken),
    );
    return isMine ? { ...row, ...taken } : null;
  }

  /** Records how the attempt ended, unless the lease is over: a successor's result stays. */
  async release(
    { id }: Pick<T, 'id'>,
    outcome: Partial<T>,
    then?: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.joint.write(async (tx) => {
      const isMine = await this.update(
        tx,
        { id, leaseHolder: this.holder },
        { ...outcome, leaseHolder: null },
      );
      if (isMine) await then?.(tx);
    });
  }

  private async update(tx: EntityManager, of: object, changes: object): Promise<boolean> {
    const where = { ...this.options.waiting, ...of } as FindOptionsWhere<T>;
    const { affected } = await tx.update(this.table, where, changes as never);
    return affected === 1;
  }
}
