import type { OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { isTransient } from './driver-errors';
import { Overtaken } from './overtaken';

/** A unit of work may be run again from its beginning: nothing but database calls belongs into it. */
export type Work<T> = (tx: EntityManager) => Promise<T>;

const maxAttempts = 6;

/**
 * The way to the data: reads go through `read`, every write is a unit of work given to `write`.
 *
 * On SQLite all of TypeORM shares one connection, so units of work queue first in, first out; on a server they run side
 * by side, and one that falls to a deadlock, a lost connection or another's quicker save is run again as a whole.
 */
export class Database implements OnApplicationShutdown {
  private tail: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly writer: DataSource,
    private readonly reader: DataSource,
  ) {}

  /** For reading outside a unit of work; on SQLite its connection refuses writes. */
  get read(): EntityManager {
    return this.reader.manager;
  }

  get kind(): 'sqlite' | 'mysql' {
    return this.writer.options.type === 'mysql' ? 'mysql' : 'sqlite';
  }

  /** Runs `work` in one transaction: all of it is saved, or nothing. */
  write<T>(work: Work<T>): Promise<T> {
    if (this.kind === 'mysql') return this.attempt(work);
    const run = this.tail.then(() => this.attempt(work));
    this.tail = run.catch(() => undefined);
    return run;
  }

  /** After the HTTP server: requests in flight still need the database while it closes. */
  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Waits for the units of work that queue and closes the connections. */
  async close(): Promise<void> {
    await this.tail;
    if (this.reader !== this.writer) await this.reader.destroy();
    await this.writer.destroy();
  }

  /**
   * On a server without the locks on gaps between rows, which the default level takes: they make strangers' inserts wait
   * for one another and fall to deadlocks. Versions and unique indexes guard what must not change meanwhile.
   */
  private transaction<T>(work: Work<T>): Promise<T> {
    return this.kind === 'mysql'
      ? this.writer.transaction('READ COMMITTED', work)
      : this.writer.transaction(work);
  }

  private async attempt<T>(work: Work<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.transaction(work);
      } catch (error) {
        const again = isTransient(error) || error instanceof Overtaken;
        if (attempt === maxAttempts || !again) throw error;
        await pause(Math.random() * 20 * 2 ** attempt);
      }
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
