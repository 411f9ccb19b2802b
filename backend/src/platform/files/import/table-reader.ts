import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { invalid, Refusal } from '../../http/errors';
import { ApartReader } from '../apart-reader';
import type { TableAnswer, TableJob, TableOrders } from './table-job';
import { tableProgram } from './table-program';
import { WORDS } from './unreadable-table';

/** Files of five megabytes. */
const BOUNDS = { ofOwner: 3, waiting: 24 };

/** Reads tables of clients apart from the server. */
@Injectable()
export class TableReader implements OnApplicationShutdown {
  private readonly apart = new ApartReader<TableJob, TableAnswer>(TableReader.name, BOUNDS, {
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
  async read(owner: number, job: TableJob): Promise<TableOrders> {
    const answer = await this.apart.read(owner, job);
    if (answer === null) throw invalid({ file: [WORDS.unreadable] });
    if ('orders' in answer) return answer.orders;
    const { code, message, field } = answer.refused;
    throw code === 'invalid'
      ? invalid({ [field]: [message] })
      : new Refusal(code, message, { errors: { [field]: [message] } });
  }

  onApplicationShutdown(): void {
    this.apart.stop();
  }
}
