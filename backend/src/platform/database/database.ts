import { AsyncLocalStorage } from 'node:async_hooks';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isGone, isTransient } from './driver-errors';
import { OutcomeUnknownError } from './outcome-unknown';
import { ConcurrentUpdateError } from './concurrent-update';
import { pause } from './timeouts';
import type { Reads } from './reads';
import type { PoolUse, Store, Work } from './store';
import { WriteHealth } from './write-health';

/** Attempts under contention; a server that is gone is waited for until the timeout. */
const maxAttempts = 6;
const longestPauseMs = 250;
/** Timeout of the health query, ms. */
const answerMs = 300;

/** The database whose unit of work is running. One storage for all databases, since each slows every promise of the process. */
const inside = new AsyncLocalStorage<Database>();

/**
 * The way to the data: reads go through `read`, every write is a unit of work given to `write`. A unit that fails by
 * a deadlock, a lost connection or a concurrent save is run again as a whole.
 */
export class Database implements OnApplicationShutdown {
  private readonly writeHealth = new WriteHealth();
  /** How the units of work have ended, and how often one was run again. */
  readonly counts = { done: 0, again: 0, unknown: 0, failed: 0 };

  constructor(
    private readonly store: Store,
    private readonly waitMs: number,
  ) {}

  /** For reading outside a unit of work; on SQLite its connection refuses writes. */
  get read(): EntityManager {
    return this.store.reader.manager;
  }

  get reads(): Reads {
    return this.store.reads;
  }

  get kind(): 'sqlite' | 'mysql' {
    return this.store.kind;
  }

  /** Whether changes are being saved, as far as the last ones tell. */
  get saves(): boolean {
    return this.writeHealth.isCalm;
  }

  /** Whether SQLite's file is still where it was opened; always on a server. */
  get isInPlace(): boolean {
    try {
      this.store.refuseMoved();
      return true;
    } catch (error) {
      this.writeHealth.failed(error);
      return false;
    }
  }

  /** Null where there is no pool. */
  pool(): PoolUse | null {
    return this.store.pool();
  }

  /** `now` by the database's clock, the one that all machines share; inside a unit of work it is asked through `tx`. */
  async shared(now: Date, tx?: EntityManager): Promise<Date> {
    return new Date(now.getTime() + (await this.store.ahead(tx)));
  }

  /** Whether the database answers at once, and accepts writes. */
  async isThere(): Promise<boolean> {
    if (!this.isInPlace) return false;
    const answered = this.read.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), answerMs).unref());
    return Promise.race([answered, late]);
  }

  /** Runs `work` in one transaction: all of it is saved, or nothing. */
  async write<T>(work: Work<T>): Promise<T> {
    // On SQLite it would wait for itself and block every later write, on a server it would be a second transaction.
    if (inside.getStore() === this)
      throw new Error('A unit of work was begun inside another one: hand the outer `tx` on instead.');
    try {
      const result = await this.attempt((tx) => inside.run(this, () => work(tx)));
      this.writeHealth.worked();
      this.counts.done += 1;
      return result;
    } catch (error) {
      this.writeHealth.failed(error);
      this.counts[error instanceof OutcomeUnknownError ? 'unknown' : 'failed'] += 1;
      throw error;
    }
  }

  /** After the HTTP server: requests in flight still need the database while it closes. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Waits for the units of work that queue and closes the connections. */
  async close(): Promise<void> {
    await this.store.close();
  }

  private async attempt<T>(work: Work<T>): Promise<T> {
    const deadline = Date.now() + this.waitMs;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.store.run(work, deadline);
      } catch (error) {
        const contended = isTransient(error) || error instanceof ConcurrentUpdateError;
        const again = isGone(error) || (contended && attempt < maxAttempts);
        if (!again || Date.now() >= deadline) throw error;
        this.counts.again += 1;
        await pause(Math.random() * Math.min(20 * 2 ** attempt, longestPauseMs));
      }
    }
  }
}
