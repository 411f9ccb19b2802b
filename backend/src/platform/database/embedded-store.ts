import { setImmediate } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { DatabaseFile, FileGoneError } from './database-file';
import type { EmbeddedDriver } from './embedded-driver';
import { retryWhileBusy } from './timeouts';
import { ReadThreads } from './read-threads';
import type { Reads } from './reads';
import type { Store, Work } from './store';

/** How long units of work run one after another without yielding to the event loop, ms. */
const yieldEveryMs = 10;

/** SQLite: TypeORM gives it one connection for writing, so units of work queue, first in, first out. */
export class EmbeddedStore implements Store {
  readonly kind = 'sqlite';
  readonly reads: Reads;
  private readonly threads: ReadThreads;
  private readonly file: DatabaseFile;
  private tail: Promise<unknown> = Promise.resolve();
  private lost = false;
  private yieldedAt = 0;

  constructor(
    private readonly writer: DataSource,
    readonly reader: DataSource,
  ) {
    this.file = new DatabaseFile(String(writer.options.database));
    this.threads = new ReadThreads(String(reader.options.database));
    this.reads = {
      manager: reader.manager,
      ask: async (query) => {
        const [sql, values] = query.getQueryAndParameters();
        return (await this.threads.ask({ sql, values })) as never;
      },
    };
  }

  run<T>(work: Work<T>, deadline: number): Promise<T> {
    const unit = this.tail.then(() => this.unit(work, deadline));
    this.tail = unit.catch(() => undefined).then(() => this.yieldToOthers());
    return unit;
  }

  pool(): null {
    return null;
  }

  refuseMoved(): void {
    if (!this.file.isInPlace()) throw new FileGoneError(this.file.path);
  }

  ahead(): Promise<number> {
    return Promise.resolve(0);
  }

  /** Waits for the units of work that queue. */
  async close(): Promise<void> {
    await this.tail;
    await this.threads.close();
    await this.reader.destroy();
    await this.writer.destroy();
  }

  private async unit<T>(work: Work<T>, deadline: number): Promise<T> {
    if (this.lost) await this.reopen();
    const runner = this.writer.createQueryRunner();
    await retryWhileBusy(deadline, () => runner.startTransaction());
    try {
      const result = await work(runner.manager);
      this.refuseMoved();
      await runner.commitTransaction();
      if (this.isInside(runner)) throw new Error('COMMIT left the connection inside a transaction');
      return result;
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined);
      // Later writes would never be committed.
      if (this.isInside(runner)) await this.reopen().catch(() => undefined);
      throw error;
    }
  }

  /** The driver is synchronous: a long queue would otherwise block the event loop. */
  private async yieldToOthers(): Promise<void> {
    if (performance.now() - this.yieldedAt < yieldEveryMs) return;
    await setImmediate();
    this.yieldedAt = performance.now();
  }

  /** Checks SQLite and TypeORM: they disagree when SQLite has ended a transaction by itself. */
  private isInside(runner: QueryRunner): boolean {
    const { databaseConnection } = this.writer.driver as BetterSqlite3Driver;
    return (databaseConnection as EmbeddedDriver).inTransaction || runner.isTransactionActive;
  }

  private async reopen(): Promise<void> {
    this.lost = true;
    await this.writer.driver.disconnect();
    this.file.forgetLog();
    await this.writer.driver.connect();
    this.lost = false;
  }
}
