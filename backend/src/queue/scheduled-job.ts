import { Logger } from '@nestjs/common';

export interface JobOptions {
  /** Whose lines its lines in the log are. */
  name: string;
  /** What the log says of a round that has failed, before the reason. */
  trouble: string;
  /** The pause between the end of a round and the beginning of the next, ms. */
  everyMs: number;
  /** The same after a round that has failed. */
  afterErrorMs?: number;
  /** The reason in words; without it, the error as text. */
  reasonOf?: (error: unknown) => string;
}

/** One run of a job. It may answer how long the pause after it is, ms. */
export type Round = (signal: AbortSignal) => Promise<number | void>;

/**
 * Runs a round of work again and again, with a pause between them: no two rounds overlap. A round that fails is logged, once for the same
 * reason until a round succeeds, and tried again after the pause. The timer does not keep the process alive.
 */
export class ScheduledJob {
  private readonly logger: Logger;
  private readonly halt = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isStarted = false;
  private isWoken = false;
  private isStopped = false;
  private reason = '';

  constructor(
    private readonly options: JobOptions,
    private readonly round: Round,
  ) {
    this.logger = new Logger(options.name);
  }

  /** Whether `stop` has been called: a long round ends between two steps. */
  get stopped(): boolean {
    return this.isStopped;
  }

  /** Ends when the time that a stop leaves for what is under way is over. */
  get signal(): AbortSignal {
    return this.halt.signal;
  }

  /** The first round begins after the given time, ms. */
  start(afterMs = 0): void {
    if (this.isStopped) return;
    this.isStarted = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.run().finally(() => (this.running = null));
    }, afterMs).unref();
  }

  /** Runs a round of a started job now, or again when the running one has ended. */
  wake(): void {
    if (this.running) this.isWoken = true;
    else if (this.isStarted) this.start();
  }

  /** Waits for the running round, and for what it has begun; the signal of both ends after `graceMs`. */
  async stop(graceMs = 0, begun?: () => Promise<unknown>): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    if (graceMs === 0) this.halt.abort();
    const grace = setTimeout(() => this.halt.abort(), graceMs);
    await this.running;
    await begun?.();
    clearTimeout(grace);
  }

  /** Logs a failure, unless it is the last one again or the job is being stopped. */
  complain(error: unknown): void {
    if (this.halt.signal.aborted) return;
    const reason = (this.options.reasonOf ?? String)(error);
    if (reason !== this.reason) this.logger.error(`${this.options.trouble}: ${reason}`);
    this.reason = reason;
  }

  private async run(): Promise<void> {
    const { everyMs, afterErrorMs = everyMs } = this.options;
    let pauseMs = everyMs;
    try {
      pauseMs = (await this.round(this.halt.signal)) ?? everyMs;
      this.reason = '';
    } catch (error) {
      this.complain(error);
      pauseMs = afterErrorMs;
    }
    this.start(this.isWoken ? 0 : pauseMs);
    this.isWoken = false;
  }
}
