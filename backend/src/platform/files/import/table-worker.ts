// The thread in which one file is read.
import { parentPort, workerData } from 'node:worker_threads';
import { readTable, UnreadableTable, type ReadTable, type TableLimits } from './read-table';

export interface TableQuestion {
  bytes: Uint8Array;
  limits: TableLimits;
}

/** What the thread says at its end. */
export type TableAnswer = { table: ReadTable } | { refused: Pick<UnreadableTable, 'code' | 'message'> };

const answer = (said: TableAnswer): void => parentPort?.postMessage(said);

const { bytes, limits } = workerData as TableQuestion;
readTable(Buffer.from(bytes), limits).then(
  (table) => answer({ table }),
  (error: unknown) => {
    if (!(error instanceof UnreadableTable)) throw error;
    answer({ refused: { code: error.code, message: error.message } });
  },
);
