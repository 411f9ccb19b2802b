import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../database/database';
import { Clock } from '../shared/clock';
import { tooMany } from '../shared/errors';
import { Attempt } from './attempt.entity';

const memoryMs = 60 * 60 * 1000;
const longestMs = 15 * 60 * 1000;

/** What is counted and how many failures are free before the delays begin to double. */
export interface Counter {
  key: string;
  free: number;
}

const hash = ({ key }: Counter): string => createHash('sha256').update(key).digest('hex');

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

  /** Refuses with 429 while any of the counters is blocked. */
  async check(counters: Counter[]): Promise<void> {
    const rows = await this.database.read.findBy(Attempt, { keyHash: In(counters.map(hash)) });
    const until = Math.max(0, ...rows.map(({ blockedUntil }) => blockedUntil.getTime()));
    const seconds = Math.ceil((until - this.clock.now().getTime()) / 1000);
    if (seconds > 0) throw tooMany(seconds);
  }

  /** Counts one failure in each counter. */
  async fail(counters: Counter[]): Promise<void> {
    const now = this.clock.now();
    await this.database.write(async (tx) => {
      for (const counter of counters) {
        const keyHash = hash(counter);
        const row = await tx.findOneBy(Attempt, { keyHash });
        const failures = row && row.forgetAt > now ? row.failures + 1 : 1;
        const delay =
          failures <= counter.free
            ? 0
            : Math.min(longestMs, 1000 * 2 ** Math.min(20, failures - counter.free));
        await tx.upsert(
          Attempt,
          {
            keyHash,
            failures,
            blockedUntil: new Date(now.getTime() + delay),
            forgetAt: new Date(now.getTime() + memoryMs),
          },
          ['keyHash'],
        );
      }
    });
  }

  async forget(counter: Counter): Promise<void> {
    const keyHash = hash(counter);
    if (await this.database.read.existsBy(Attempt, { keyHash })) {
      await this.database.write((tx) => tx.delete(Attempt, { keyHash }));
    }
  }
}
