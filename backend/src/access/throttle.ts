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

/** What is counted and how many failures are free before the delays begin to double. */
export interface Counter {
  key: string;
  free: number;
}

/**
 * Slows guessing down. Counts live in the database, since a limit in memory times the number of replicas is no limit.
 * An account is counted per address, so a stranger cannot lock its owner out.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one try in each counter, or refuses it with 429 while one of them is blocked. Counted before the outcome is
   * known: of two hundred guesses sent at once, those beyond the free ones must not slip through.
   */
  take(counters: Counter[]): Promise<void> {
    const now = this.clock.now();
    return this.database.write(async (tx) => {
      const waits: number[] = [];
      for (const counter of counters) waits.push(await this.takeOne(tx, counter, now));
      const seconds = Math.ceil(Math.max(...waits) / 1000);
      // Undoes what was counted just now: tries made while blocked do not prolong the wait.
      if (seconds > 0) throw tooMany(seconds);
    });
  }

  /** The same as an answer: whether the try is counted, or there have been too many. */
  async isFree(counter: Counter): Promise<boolean> {
    return this.take([counter]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  }

  /** Takes the tries back, for they were no failures, and forgets what is an hour old. */
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

  /** Starts the count anew. */
  async forget(counter: Counter): Promise<void> {
    await this.database.write((tx) => tx.delete(Attempt, { keyHash: sha256(counter.key) }));
  }

  /** How long to wait in milliseconds; 0 when the try is counted. */
  private async takeOne(tx: EntityManager, { key, free }: Counter, now: Date): Promise<number> {
    const keyHash = sha256(key);
    const forgetAt = new Date(now.getTime() + memoryMs);
    const first = { keyHash, failures: 0, blockedUntil: longAgo, forgetAt };
    // A row that is there is written over with its own key: that locks it for writing at once. Ignoring the duplicate
    // would lock it for reading, and many guesses at a time would then wait for one another in a circle.
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
