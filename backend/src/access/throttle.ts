import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { Clock } from '../shared/clock';
import { Refusal, tooMany } from '../shared/errors';
import { sha256 } from '../shared/hashes';
import { Attempt } from './attempt.entity';

const memoryMs = 60 * 60 * 1000;
const longestMs = 15 * 60 * 1000;
const longAgo = new Date(0);

/** What is counted, and how many failures are allowed before the delays begin to double. */
export interface Counter {
  key: string;
  free: number;
}

/**
 * Slows password guessing down. Counts are kept in the database, because a limit in memory would be multiplied by the
 * number of replicas. An account is counted per address, so that a stranger cannot lock its owner out.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one try in each counter, or refuses it with 429 while one of them is blocked. Counted before the outcome
   * is known: of two hundred simultaneous guesses, those beyond the allowed ones must be refused.
   */
  take(counters: Counter[]): Promise<void> {
    const now = this.clock.now();
    return this.database.write(async (tx) => {
      const waits: number[] = [];
      for (const counter of counters) waits.push(await this.takeOne(tx, counter, now));
      const seconds = Math.ceil(Math.max(...waits) / 1000);
      // The refusal rolls the count back: attempts made while blocked do not prolong the delay.
      if (seconds > 0) throw tooMany(seconds);
    });
  }

  /** The same as a boolean: false when there have been too many attempts. */
  async isFree(counter: Counter): Promise<boolean> {
    return this.take([counter]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  }

  /** Uncounts attempts that were not failures, and deletes counts older than an hour. */
  giveBack(counters: Counter[]): Promise<void> {
    return this.database.write(async (tx) => {
      for (const counter of counters) {
        const keyHash = sha256(counter.key);
        await tx.decrement(Attempt, { keyHash }, 'failures', 1);
        await tx.update(Attempt, { keyHash }, { blockedUntil: longAgo });
      }
      await tx.delete(Attempt, { forgetAt: LessThanOrEqual(this.clock.now()) });
    });
  }

  /** Resets the count. */
  async forget(counter: Counter): Promise<void> {
    await this.database.write((tx) => tx.delete(Attempt, { keyHash: sha256(counter.key) }));
  }

  /** How long to wait in milliseconds; 0 when the attempt is counted. */
  private async takeOne(tx: EntityManager, { key, free }: Counter, now: Date): Promise<number> {
    const keyHash = sha256(key);
    const forgetAt = new Date(now.getTime() + memoryMs);
    const first = { keyHash, failures: 0, blockedUntil: longAgo, forgetAt };
    // An existing row is updated with its own key, which takes a write lock at once. Ignoring the duplicate would
    // take a read lock, and simultaneous attempts would deadlock.
    await tx
      .createQueryBuilder()
      .insert()
      .into(Attempt)
      .values(first)
      .orUpdate(['keyHash'], ['keyHash'])
      .execute();
    await tx.increment(Attempt, { keyHash }, 'failures', 1);
    const row = await tx.findOneByOrFail(Attempt, { keyHash });
    const wait = row.blockedUntil.getTime() - now.getTime();
    if (wait > 0) return wait;
    const failures = row.forgetAt > now ? row.failures : 1;
    const delay = failures <= free ? 0 : Math.min(longestMs, 1000 * 2 ** Math.min(20, failures - free));
    const blockedUntil = delay === 0 ? longAgo : new Date(now.getTime() + delay);
    await tx.update(Attempt, { keyHash }, { failures, blockedUntil, forgetAt });
    return 0;
  }
}
