import { setImmediate } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { DatabaseFile, FileGoneError } from './database-file';
import type { EmbeddedDriver } from './embedded-driver';
import { retryWhileBusy } from './timeouts';
import { ReadThreads } from './read-threads';
import { EmbeddedReads } from './reads';
import type { Store, Work } from './store';

/** What TypeORM knows of its connection to SQLite. */
interface Connected {
  databaseConnection: EmbeddedDriver;
}

/** So long units of work run one after another without a pause. */
const breathMs = 10;

/** SQLite: TypeORM gives it one connection for writing, so units of work queue, first in, first out. */
export class EmbeddedStore implements Store {
  readonly kind = 'sqlite';
  readonly reads: EmbeddedReads;
  private readonly threads: ReadThreads;
  private readonly file: DatabaseFile;
  private tail: Promise<unknown> = Promise.resolve();
  private lost = false;
  private breathedAt = 0;

  constructor(
    private readonly writer: DataSource,
    readonly reader: DataSource,
  ) {
    this.file = new DatabaseFile(String(writer.options.database));
    this.threads = new ReadThreads(String(reader.options.database));
    this.reads = new EmbeddedReads(reader, this.threads);
  }

  run<T>(work: Work<T>, deadline: number): Promise<T> {
    const unit = this.tail.then(() => this.unit(work, deadline));
    this.tail = unit.catch(() => undefined).then(() => this.breathe());
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

  /** The driver never waits: a long queue would keep everything else of the process from its turn. */
  private async breathe(): Promise<void> {
    if (performance.now() - this.breathedAt < breathMs) return;
    await setImmediate();
    this.breathedAt = performance.now();
  }

  /** Checks SQLite and TypeORM: they disagree when SQLite has ended a transaction by itself. */
  private isInside(runner: QueryRunner): boolean {
    const { databaseConnection } = this.writer.driver as unknown as Connected;
    const { transactionDepth } = runner as unknown as { transactionDepth: number };
    return databaseConnection.inTransaction || transactionDepth !== 0;
  }

  private async reopen(): Promise<void> {
    this.lost = true;
    await this.writer.driver.disconnect();
    this.file.forgetLog();
    await this.writer.driver.connect();
    this.lost = false;
  }
}
