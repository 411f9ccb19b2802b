// The thread in which one file is read.
import { parentPort, workerData } from 'node:worker_threads';
import { readTable, UnreadableTable, type ReadTable } from './read-table';

export interface TableQuestion {
  bytes: Uint8Array;
  /** At most. */
  rows: number;
}

/** What the thread says at its end. */
export type TableAnswer = { table: ReadTable } | { refused: Pick<UnreadableTable, 'code' | 'message'> };

const answer = (said: TableAnswer): void => parentPort?.postMessage(said);

const { bytes, rows } = workerData as TableQuestion;
readTable(Buffer.from(bytes), rows).then(
  (table) => answer({ table }),
  (error: unknown) => {
    if (!(error instanceof UnreadableTable)) throw error;
    answer({ refused: { code: error.code, message: error.message } });
  },
);
