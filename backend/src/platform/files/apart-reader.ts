import { Logger } from '@nestjs/common';
import { busy } from '../http/errors';
import { OwnerQueue, type QueueBounds } from './owner-queue';
import { ReaderProcess, type ProcessSettings } from './reader-process';

const RETRY_SECONDS = 5;

/** Reads files of accounts one at a time, in a process of its own; accounts take turns. */
export class ApartReader<Question extends object, Answer> {
  private readonly logger: Logger;
  private readonly queue: OwnerQueue;
  private readonly process: ReaderProcess<Question, Answer>;

  constructor(name: string, bounds: QueueBounds, settings: ProcessSettings) {
    this.logger = new Logger(name);
    this.queue = new OwnerQueue(bounds);
    this.process = new ReaderProcess(settings);
  }

  /**
   * Resolves with null for a file that ends the process or takes too long. Rejects with 429 or 503 when too many files wait, with 503
   * when the process cannot be started.
   */
  read(owner: number, question: Question): Promise<Answer | null> {
    return this.queue.run(owner, async () => {
      const answer = await this.process.ask(question).catch((error: unknown) => {
        this.logger.error('The process that reads files cannot be started', error);
        throw busy(RETRY_SECONDS);
      });
      if (answer === null) this.logger.warn(`The process ended in a file of account ${owner}`);
      return answer;
    });
  }

  stop(): void {
    this.process.stop();
  }
}
