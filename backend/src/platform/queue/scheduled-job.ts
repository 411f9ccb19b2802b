import { Logger } from '@nestjs/common';

/** The jobs whose successes are kept; `shlyah_job_last_success_seconds` has these names. */
export const JOB_NAMES = [
  'upkeep',
  'removals',
  'messages',
  'old-messages',
  'message-dates',
  'webhooks',
  'backups',
  'backup-copies',
  'key-calls',
  'telegram',
  'changes',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

export interface JobOptions {
  /** Under which its successes are kept (JobRuns); without it they are not. */
  job?: JobName;
  /** How long it may be without a success before it counts as late, ms: without it three pauses, and 15 minutes at least. */
  lateAfterMs?: number;
  /** The context of its log lines. */
  name: string;
  /** The log line of a failed round, up to the reason. */
  trouble: string;
  /** The pause between the end of a round and the beginning of the next, ms. */
  everyMs: number;
  /** The same after a round that has failed. */
  afterErrorMs?: number;
  /** The reason in words; without it, the error as text. */
  reasonOf?: (error: unknown) => string;
}

/**
 * One run of a job. Where the work is another replica's, or cannot be done yet, it answers how long the pause after it is, ms: that is no
 * failure, and no success.
 */
export type Round = (signal: AbortSignal) => Promise<number | void>;

const shortestLateMs = 15 * 60_000;

/** The jobs of this process that have been started and not stopped. */
const started = new Set<ScheduledJob>();
export const startedJobs = (): readonly ScheduledJob[] => [...started];

/**
 * Repeats a round of work with a pause after each, so that rounds never overlap. A failed round is logged, once for the same reason
 * until a round succeeds, and retried after the pause. The timer does not keep the process alive.
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
  private succeededAt: number | null = null;

  constructor(
    private readonly options: JobOptions,
    private readonly round: Round,
  ) {
    this.logger = new Logger(options.name);
  }

  /** Null for a job whose successes are not kept. */
  get job(): JobName | null {
    return this.options.job ?? null;
  }

  get lateAfterMs(): number {
    return this.options.lateAfterMs ?? Math.max(shortestLateMs, 3 * this.options.everyMs);
  }

  /** How long ago the last round of this process succeeded, ms; null when none has. By the monotonic clock, which cannot be set. */
  get sinceSuccessMs(): number | null {
    return this.succeededAt === null ? null : performance.now() - this.succeededAt;
  }

  /** Whether `stop` has been called; a long round checks it between two steps and ends. */
  get stopped(): boolean {
    return this.isStopped;
  }

  /** Aborted when the grace period of a stop is over. */
  get signal(): AbortSignal {
    return this.halt.signal;
  }

  /** The first round begins after the given time, ms. */
  start(afterMs = 0): void {
    if (this.isStopped) return;
    this.isStarted = true;
    started.add(this);
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

  /** Waits for the running round and for the work that it has begun; after `graceMs` their signal is aborted. */
  async stop(graceMs = 0, begun?: () => Promise<unknown>): Promise<void> {
    this.isStopped = true;
    started.delete(this);
    clearTimeout(this.timer);
    if (graceMs === 0) this.halt.abort();
    const grace = setTimeout(() => this.halt.abort(), graceMs);
    await this.running;
    await begun?.();
    clearTimeout(grace);
  }

  /** Logs a failure, unless it repeats the last one or the stop has caused it. */
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
      const answer = await this.round(this.halt.signal);
      if (typeof answer === 'number') pauseMs = answer;
      else this.succeededAt = performance.now();
      this.reason = '';
    } catch (error) {
      this.complain(error);
      pauseMs = afterErrorMs;
    }
    this.start(this.isWoken ? 0 : pauseMs);
    this.isWoken = false;
  }
}
