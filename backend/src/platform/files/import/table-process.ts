// The program of the process that reads the tables of clients.
import { readTableJob, type TableAnswer, type TableJob } from './table-job';
import { UnreadableTable } from './unreadable-table';

const answer = (said: TableAnswer): void => void process.send?.(said);

process.on('message', (job: TableJob) => {
  readTableJob(job).then(
    (orders) => answer({ orders }),
    (error: unknown) => {
      if (!(error instanceof UnreadableTable)) throw error;
      answer({ refused: { code: error.code, message: error.message } });
    },
  );
});

// The server ends it, or its own end does: a signal to the whole group, such as Ctrl-C, lets the server answer first.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
