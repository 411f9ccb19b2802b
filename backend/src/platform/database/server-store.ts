import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { OutcomeUnknownError } from './outcome-unknown';
import { randomPause } from './timeouts';
import type { Reads } from './reads';
import { repeatReads } from './repeated-reads';
import type { PoolUse, Store, Work } from './store';
import { TransactionMarker } from './transaction-marker.entity';
import { deleteOldMarkers, newMarker } from './transaction-markers';

/** A smaller difference of two clocks may be the time that the answer took. */
const roundTripMs = 1000;
/** How long the database's clock is known once it has been asked. */
const clockMs = 10_000;
const forgetEveryMs = 10 * 60_000;

/** Internal counts of the mysql2 pool, which publishes none; read by the metrics only. */
interface Counted {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** MySQL or MariaDB: units of work run side by side, each on a connection of the pool. */
export class ServerStore implements Store {
  readonly kind = 'mysql';
  readonly reads: Reads;
  /** An instant by the database's clock, and its time by this process's monotonic clock. */
  private asked: { instant: number; at: number } | null = null;
  private forgotAt = Date.now();
  private forgetting: Promise<unknown> = Promise.resolve();

  constructor(
    readonly reader: DataSource,
    private readonly waitMs: number,
  ) {
    repeatReads(reader, waitMs);
    this.reads = { manager: reader.manager, ask: (query) => query.getRawMany() as Promise<never> };
  }

  async run<T>(work: Work<T>): Promise<T> {
    const mark = newMarker();
    const { result, lost } = await this.transaction(mark, work);
    if (lost !== undefined && !(await this.isDone(mark))) throw lost;
    this.forgetOld();
    return result;
  }

  refuseMoved(): void {
    // A server looks after its files by itself.
  }

  pool(): PoolUse {
    const { pool } = this.reader.driver as unknown as { pool: Counted };
    const open = pool._allConnections.length;
    return { open, busy: open - pool._freeConnections.length, waiting: pool._connectionQueue.length };
  }

  async ahead(tx = this.reader.manager): Promise<number> {
    if (!this.asked || performance.now() - this.asked.at > clockMs) {
      const sql = 'SELECT CAST(UNIX_TIMESTAMP(SYSDATE(3)) * 1000 AS SIGNED) AS now';
      const [row] = await tx.query<{ now: number | string }[]>(sql);
      this.asked = { instant: Number(row?.now), at: performance.now() };
    }
    const { instant, at } = this.asked;
    const ahead = instant + performance.now() - at - Date.now();
    return Math.abs(ahead) < roundTripMs ? 0 : Math.round(ahead);
  }

  async close(): Promise<void> {
    await this.forgetting;
    await this.reader.destroy();
  }

  /** `lost` is the error of COMMIT. */
  private async transaction<T>(mark: string, work: Work<T>): Promise<{ result: T; lost?: unknown }> {
    const runner = this.reader.createQueryRunner();
    const connection = (await runner.connect()) as PoolConnection;
    try {
      await runner.startTransaction();
      const result = await work(runner.manager);
      await runner.query('INSERT INTO units (mark, done) VALUES (?, 1)', [mark]);
      return await runner.commitTransaction().then(
        () => ({ result }),
        (lost: unknown) => {
          connection.destroy();
          return { result, lost };
        },
      );
    } catch (error) {
      await this.rollBack(runner, connection);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** A connection that may still be inside the transaction must not go back to the pool. */
  private async rollBack(runner: QueryRunner, connection: PoolConnection): Promise<void> {
    await runner.rollbackTransaction().catch(() => undefined);
    if (runner.isTransactionActive) connection.destroy();
  }

  /**
   * Whether the unit was committed although COMMIT was not confirmed. Inserting the same mark waits while the unit's
   * transaction is still open; if it was not committed, the inserted row keeps it from ever being committed, also when
   * COMMIT is still on its way or on another node of a cluster.
   */
  private async isDone(mark: string): Promise<boolean> {
    const deadline = Date.now() + this.waitMs;
    for (;;) {
      try {
        await this.reader.query('INSERT IGNORE INTO units (mark, done) VALUES (?, 0)', [mark]);
        return (await this.reader.manager.findOneByOrFail(TransactionMarker, { mark })).done;
      } catch (error) {
        if (Date.now() >= deadline) throw new OutcomeUnknownError(error);
        await randomPause();
      }
    }
  }

  private forgetOld(): void {
    if (Date.now() - this.forgotAt < forgetEveryMs) return;
    this.forgotAt = Date.now();
    this.forgetting = deleteOldMarkers(this.reader).catch(() => undefined);
  }
}
