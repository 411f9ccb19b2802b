import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { busy, invalid, Refusal } from '../../http/errors';
import { ReaderProcess } from './reader-process';
import type { TableAnswer, TableJob, TableOrders } from './table-job';
import { tableProgram } from './table-program';
import { TableQueue } from './table-queue';
import { WORDS } from './unreadable-table';

/** Files in memory: of an account, and of all accounts in the queue. */
const BOUNDS = { ofOwner: 3, waiting: 24 };

/** Reads files of clients one at a time, in a process of its own; accounts take turns. */
@Injectable()
export class TableReader implements OnApplicationShutdown {
  private readonly logger = new Logger(TableReader.name);
  private readonly queue = new TableQueue(BOUNDS);
  private readonly process = new ReaderProcess<TableJob, TableAnswer>({
    program: tableProgram,
    memory: 192,
    timeout: 10_000,
    loading: 30_000,
    idle: 60_000,
  });

  /**
   * Reads the file of an account as orders. Refuses a file that cannot be read, that takes ten seconds, or of which the process dies
   * (422, 413 or 415), and with 429 or 503 when too many files wait.
   */
  read(owner: number, job: TableJob): Promise<TableOrders> {
    return this.queue.run(owner, async () => {
      const answer = await this.process.ask(job).catch((error: unknown) => {
        this.logger.error('The process that reads tables cannot be started', error);
        throw busy(5);
      });
      if (answer === null) {
        this.logger.warn(`The process that reads tables has ended in a file of account ${owner}`);
        throw invalid({ file: [WORDS.unreadable] });
      }
      if ('orders' in answer) return answer.orders;
      const { code, message } = answer.refused;
      throw code === 'invalid'
        ? invalid({ file: [message] })
        : new Refusal(code, message, { errors: { file: [message] } });
    });
  }

  onApplicationShutdown(): void {
    this.process.stop();
  }
}
