// The program of the process that reads the tables of clients.
import { answerEach } from '../answer-each';
import { readTableJob, type TableAnswer, type TableJob } from './table-job';
import { UnreadableTable } from './unreadable-table';

answerEach(async (job: TableJob): Promise<TableAnswer> => {
  try {
    return { orders: await readTableJob(job) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { refused: { code: error.code, message: error.message, field: error.field } };
  }
});
