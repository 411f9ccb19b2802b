import { parentPort, workerData } from 'node:worker_threads';
import { EmbeddedDriver } from './embedded-driver';
import type { ReadRequest } from './read-threads';

/** Reads for other threads: a connection of its own, which refuses writes. */
const database = new EmbeddedDriver(workerData as string, { timeout: 2000 });
database.pragma('query_only = ON');

/** Null is the end. */
parentPort?.on('message', (asked: ReadRequest | null) => {
  if (asked === null) {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage({ rows: database.prepare(asked.sql).all(...asked.values) });
  } catch (error) {
    const { message, code } = error as { message: string; code?: unknown };
    parentPort?.postMessage({ failure: { message, code } });
  }
});
