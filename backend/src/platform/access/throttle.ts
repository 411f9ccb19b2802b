import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, type EntityManager, type FindManyOptions } from 'typeorm';
import { LOCKED } from '../database/locked';
import { Database } from '../database/database';
import { Clock, SKEW_MS } from '../common/clock';
import { Refusal, tooMany } from '../http/errors';
import { sha256 } from '../common/hashes';
import { RateLimitHits } from './rate-limit-hits.entity';

/** How many hits of a key are allowed in a sliding window. */
export interface Limit {
  key: string;
  most: number;
  perMs: number;
  /** Hits counted together, all or none; 1 by default. */
  count?: number;
}

/** Guesses of a password, and of a code, which is much shorter. */
export const GUESSES = { most: 10, perMs: 15 * 60 * 1000 };
export const CODES = { most: 5, perMs: 15 * 60 * 1000 };

/** Counted hits, which can be given back. */
export interface Taken {
  limits: readonly Limit[];
  at: number;
  /** Hits of the fullest limit, these included. */
  used: number;
}

interface Spent extends Limit {
  wait: number;
}

interface Counted extends Limit {
  keyHash: string;
  times: number[];
}

/** Rate limits in the database, because a limit in memory would be multiplied by the number of replicas. */
@Injectable()
export class Throttle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one hit of each key, or refuses with 429 while one of them is used up. Counted before the outcome is known: of two hundred
   * simultaneous guesses, those beyond the limit must be refused. Refused hits are not counted; `first` reports them once per window.
   */
  async take(limits: readonly Limit[], first?: () => Promise<void>): Promise<Taken> {
    const at = this.clock.now().getTime();
    await this.refuseReported(limits, at, first !== undefined);
    const { spent, used, isFirst } = await this.database.write(async (tx) => {
      const { spent, used } = await this.count(tx, limits, at);
      if (!spent || !first) return { spent, used, isFirst: false };
      return { spent, used, isFirst: (await this.count(tx, [reportOf(spent)], at)).spent === null };
    });
    if (isFirst) await first?.();
    if (spent) throw tooMany(Math.ceil(spent.wait / 1000));
    return { limits, at, used };
  }

  /**
   * Counts a guess before it is checked, and no longer once it was right (any result but null) or once a full queue has refused
   * the check with 503.
   */
  async guess<T>(
    limits: readonly Limit[],
    check: () => Promise<T | null>,
    first?: () => Promise<void>,
  ): Promise<T | null> {
    const taken = await this.take(limits, first);
    const found = await check().catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code === 'unavailable') await this.giveBack(taken);
      throw error;
    });
    if (found !== null) await this.giveBack(taken);
    return found;
  }

  /** Refuses with 429 while one of the limits is used up, and counts nothing: for attempts that are counted only when they fail. */
  async refuseSpent(limits: readonly Limit[]): Promise<void> {
    const spent = await this.spent(limits, this.clock.now().getTime());
    if (spent) throw tooMany(Math.ceil(spent.wait / 1000));
  }

  /** A flood of refused hits writes nothing, except the one that is reported. */
  private async refuseReported(limits: readonly Limit[], at: number, isReported: boolean): Promise<void> {
    const spent = await this.spent(limits, at);
    if (!spent || (isReported && !(await this.spent([reportOf(spent)], at)))) return;
    throw tooMany(Math.ceil(spent.wait / 1000));
  }

  private async spent(limits: readonly Limit[], at: number): Promise<Spent | null> {
    return this.spentOf(await hitsOf(this.database.read, limits), at);
  }

  /** The same inside the caller's unit of work, which the refusal undoes. */
  async takeIn(tx: EntityManager, limits: readonly Limit[], at = this.clock.now().getTime()): Promise<void> {
    const { spent } = await this.count(tx, limits, at);
    if (spent) throw tooMany(Math.ceil(spent.wait / 1000));
  }

  /** Inside the caller's unit of work: counts one under each key, or returns false. */
  async isFree(tx: EntityManager, limits: readonly Limit[]): Promise<boolean> {
    return (await this.count(tx, limits, this.clock.now().getTime())).spent === null;
  }

  /** Takes back the count of an attempt that has not failed, and deletes expired counters. */
  giveBack({ limits, at }: Omit<Taken, 'used'>): Promise<void> {
    return this.database.write(async (tx) => {
      for (const { keyHash, times } of await this.locked(tx, limits)) {
        const found = times.indexOf(at);
        if (found < 0) continue;
        await tx.update(RateLimitHits, { keyHash }, { times: JSON.stringify(times.toSpliced(found, 1)) });
      }
      await tx.delete(RateLimitHits, { forgetAt: LessThanOrEqual(this.clock.now()) });
    });
  }

  /** `spent` is null when it is counted, else the limit that is used up and how long to wait in milliseconds. */
  private async count(
    tx: EntityManager,
    limits: readonly Limit[],
    at: number,
  ): Promise<{ spent: Spent | null; used: number }> {
    const rows = await this.locked(tx, limits);
    const spent = this.spentOf(rows, at);
    let used = 0;
    if (spent) return { spent, used };
    for (const { keyHash, times, perMs, count = 1 } of rows) {
      const recent = until(times, at).filter((time) => time > at - perMs);
      recent.push(...Array<number>(count).fill(at));
      const row = { times: JSON.stringify(recent), forgetAt: new Date(at + perMs) };
      await tx.update(RateLimitHits, { keyHash }, row);
      used = Math.max(used, recent.length);
    }
    return { spent: null, used };
  }

  /** Of the limits without room the one to be waited for longest; null when there is none. */
  private spentOf(rows: readonly Counted[], at: number): Spent | null {
    const spent = rows
      .map(({ key, times, most, perMs, count = 1 }) => {
        const wait = (until(times, at).at(count - 1 - most) ?? -Infinity) + perMs - at;
        return { key, most, perMs, wait };
      })
      .filter(({ wait }) => wait > 0);
    return spent.toSorted((one, other) => other.wait - one.wait)[0] ?? null;
  }

  /** The hits per key; locked against concurrent counting until the unit of work ends. */
  private async locked(tx: EntityManager, limits: readonly Limit[]): Promise<Counted[]> {
    const hashes = limits.map(({ key }) => sha256(key)).sort();
    // An existing row is updated with its own key, which takes a write lock at once. Ignoring the duplicate would take a read
    // lock, and simultaneous tries would deadlock; so would those that take the keys in another order.
    await tx
      .createQueryBuilder()
      .insert()
      .into(RateLimitHits)
      .values(hashes.map((keyHash) => ({ keyHash, times: '[]', forgetAt: new Date(0) })))
      .orUpdate(['keyHash'], ['keyHash'])
      .updateEntity(false)
      .execute();
    // Read under the lock: what the transaction saw of the rows earlier may have passed.
    return hitsOf(tx, limits, LOCKED);
  }
}

/** Without the hits that a clock has counted that was ahead: they would refuse all others until that time has come. */
const until = (times: readonly number[], at: number): number[] =>
  times.filter((time) => time <= at + SKEW_MS);

/** Limits the reports of a refusal to one per window. */
const reportOf = ({ key, perMs }: Limit): Limit => ({ key: `refused ${key}`, most: 1, perMs });

/** The times of the hits of each key. */
async function hitsOf(
  manager: EntityManager,
  limits: readonly Limit[],
  options: Pick<FindManyOptions<RateLimitHits>, 'lock'> = {},
): Promise<Counted[]> {
  const keyed = limits.map((limit) => ({ ...limit, keyHash: sha256(limit.key) }));
  const where = { keyHash: In(keyed.map(({ keyHash }) => keyHash)) };
  const rows = await manager.find(RateLimitHits, { where, ...options });
  const times = new Map(rows.map((row) => [row.keyHash, JSON.parse(row.times) as number[]]));
  return keyed.map((limit) => ({ ...limit, times: times.get(limit.keyHash) ?? [] }));
}
