import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { IMPORT_LIMITS } from '@shlyah/domain';
import pLimit from 'p-limit';
import { invalid, Refusal } from '../../http/errors';
import type { ReadTable } from './read-table';
import { tableProgram } from './table-program';
import type { TableAnswer, TableQuestion } from './table-worker';

/** One at a time: a file takes tens of megabytes while it is read. */
const bounded = pLimit(1);
const MEMORY_MB = 96;
/** Reading takes a second or two; a thread on a busy machine also loads for seconds, and the file must not be blamed for that. */
const TIME_MS = 20_000;

const UNREADABLE =
  'Файл не удалось прочитать. Оставьте в нём один лист с заказами, сохраните заново и попробуйте ещё раз';

/** Reads the file of a client in a thread of its own, which is given up when it takes too much time or memory. */
export const readTableApart = (bytes: Buffer, rows: number = IMPORT_LIMITS.rows): Promise<ReadTable> =>
  bounded(() => readInThread({ bytes, limits: { ...IMPORT_LIMITS, rows } }));

async function readInThread(question: TableQuestion): Promise<ReadTable> {
  const worker = new Worker(tableProgram, {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timer = setTimeout(() => void worker.terminate(), TIME_MS);
  // An error of the thread or its end without a word: the file is to blame, since it has a limit of memory and time.
  const said = await Promise.race([
    once(worker, 'message').then(([answer]) => answer as TableAnswer),
    once(worker, 'exit').then(() => null),
  ]).catch(() => null);
  clearTimeout(timer);
  await worker.terminate();
  if (said === null) throw invalid({ file: [UNREADABLE] });
  if ('table' in said) return said.table;
  const { code, message } = said.refused;
  throw code === 'invalid'
    ? invalid({ file: [message] })
    : new Refusal(code, message, { errors: { file: [message] } });
}
