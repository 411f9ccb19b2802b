import { parentPort, workerData } from 'node:worker_threads';
import { EmbeddedDriver } from './embedded-driver';
import { IdSet } from './id-set';
import type { Asked } from './read-threads';

/** Reads for other threads: a connection of its own, which refuses writes. */
const database = new EmbeddedDriver(workerData as string, { timeout: 2000 });
database.pragma('query_only = ON');

function answer({ sql, values, ids }: Asked): unknown {
  if (!ids) return database.prepare(sql).all(...values);
  const [row] = database.prepare(`SELECT GROUP_CONCAT(id) AS ids FROM (${sql})`).all(...values) as {
    ids: string | null;
  }[];
  return IdSet.parse(row?.ids ?? '').bits;
}

/** Null is the end. */
parentPort?.on('message', (asked: Asked | null) => {
  if (asked === null) {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage({ rows: answer(asked) });
  } catch (error) {
    const { message, code } = error as { message: string; code?: unknown };
    parentPort?.postMessage({ failure: { message, code } });
  }
});
