import {
  Between,
  IsNull,
  MoreThan,
  Not,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
} from 'typeorm';
import type { Database } from '../database/database';
import { JointWrites } from './joint-writes';
import { SKEW_MS, type Clock } from '../common/clock';
import { randomHex } from '../common/hashes';

/** A row that waits for an attempt. */
export interface Leasable {
  id: number;
  /** When it is due; while an attempt is under way, when its lease ends. */
  nextAttemptAt: Date;
  /** When that was set, by the clock that it was set by; null: by a replica of a release before. */
  datedAt: Date | null;
  attempts: number;
  leaseHolder: string | null;
}

export interface LeaseOptions<T> {
  /** How long a lease lasts, ms: longer than one attempt may take. */
  leaseMs: number;
  /** Which rows wait to be attempted. */
  waiting: FindOptionsWhere<T>;
  /** The column that says when a row was made. */
  madeAt: keyof T & string;
}

/** No pause between two attempts is that long; a row that is given up is dated later still. */
const longestMs = 2 * 24 * 60 * 60_000;
const givenUpAt = new Date('9999-01-01T00:00:00Z');

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
  async lease({ attempts }: Pick<T, 'attempts'>, tx?: EntityManager): Promise<Omit<Leasable, 'id'>> {
    const { leaseMs } = this.options;
    const now = await this.database.shared(this.clock.now(), tx);
    const nextAttemptAt = new Date(now.getTime() + leaseMs);
    return { nextAttemptAt, datedAt: now, attempts: attempts + 1, leaseHolder: this.holder };
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

  /** Leases others beside one that is being claimed, in its unit of work; answers those that are not leased. */
  async claimMore(tx: EntityManager, rows: readonly T[]): Promise<T[]> {
    const taken: T[] = [];
    for (const row of rows) {
      const leased = await this.lease(row, tx);
      const { id, nextAttemptAt } = row;
      if (await this.update(tx, { id, nextAttemptAt }, leased)) taken.push({ ...row, ...leased });
    }
    return taken;
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

  /**
   * Makes due what a clock has dated that was ahead and is right again; otherwise it would wait until that time comes. A row under way is left
   * for the length of a lease.
   */
  async correctDates(): Promise<void> {
    const { waiting, madeAt, leaseMs } = this.options;
    const now = await this.now();
    const later = (ms: number) => new Date(now.getTime() + ms);
    const dated = (changes: object) => ({ ...waiting, ...changes }) as FindOptionsWhere<T>;
    const waits = { nextAttemptAt: Between(later(SKEW_MS), givenUpAt) };
    const madeAhead = dated({ ...waits, [madeAt]: MoreThan(later(SKEW_MS)) });
    const ahead = [
      madeAhead,
      dated({ ...waits, datedAt: MoreThan(later(SKEW_MS)) }),
      dated({ nextAttemptAt: Between(later(longestMs), givenUpAt) }),
    ];
    if (!(await this.database.read.existsBy(this.table, ahead))) return;
    await this.database.write(async (tx) => {
      for (const where of ahead)
        for (const [leaseHolder, nextAttemptAt] of [
          [Not(IsNull()), later(leaseMs)],
          [IsNull(), now],
        ] as const) {
          const made = where === madeAhead ? { [madeAt]: now } : {};
          const changes = { nextAttemptAt, datedAt: now, ...made } as never;
          await tx.update(this.table, { ...where, leaseHolder }, changes);
        }
    });
  }

  private async update(tx: EntityManager, of: object, changes: object): Promise<boolean> {
    const where = { ...this.options.waiting, ...of } as FindOptionsWhere<T>;
    const { affected } = await tx.update(this.table, where, changes as never);
    return affected === 1;
  }
}
