import { ScheduledJob } from './scheduled-job';

/** What a dispatcher works on. */
export interface Work<T> {
  /** What is to begin now beside what is running. It decides how many of a channel there may be, so that none holds back another. */
  next(running: readonly T[]): Promise<readonly T[]>;
  /** True when an attempt was made: more may be due. */
  run(item: T, signal: AbortSignal): Promise<boolean>;
}

export interface DispatcherOptions {
  name: string;
  trouble: string;
  /** How often it is looked whether anything is due, ms. */
  everyMs: number;
  /** How long attempts may go on when the process is stopped, ms. */
  graceMs: number;
}

/** Begins what is due, side by side, and looks again as soon as something has ended. */
export class Dispatcher<T> {
  private readonly job: ScheduledJob;
  private readonly running = new Map<T, Promise<void>>();
  private beginning: Promise<void> = Promise.resolve();
  private attempts = 0;
  private isDraining = false;

  constructor(
    private readonly options: DispatcherOptions,
    private readonly work: Work<T>,
  ) {
    this.job = new ScheduledJob(options, () => this.begin());
  }

  get stopped(): boolean {
    return this.job.stopped;
  }

  /** Ends when what is under way has to end. */
  get signal(): AbortSignal {
    return this.job.signal;
  }

  start(afterMs = 0): void {
    this.job.start(afterMs);
  }

  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void> {
    return this.job.stop(this.options.graceMs, async () => {
      await this.beginning;
      await this.idle();
    });
  }

  /** Attempts everything that is due; rejects when the queue fails, never because of a single attempt. */
  async drain(): Promise<void> {
    this.isDraining = true;
    try {
      for (let before = -1; this.attempts > before && !this.stopped;) {
        before = this.attempts;
        await this.begin();
        const [failure] = await this.idle();
        if (failure) throw failure.reason;
      }
    } finally {
      this.isDraining = false;
    }
  }

  /** One call after another: what begins is counted among what runs. */
  private begin(): Promise<void> {
    const begun = this.beginning.then(async () => {
      if (this.stopped) return;
      for (const item of await this.work.next([...this.running.keys()])) this.launch(item);
    });
    this.beginning = begun.catch(() => undefined);
    return begun;
  }

  private launch(item: T): void {
    if (this.stopped) return;
    const done = this.attempt(item);
    done.catch((error: unknown) => this.job.complain(error));
    this.running.set(item, done);
  }

  private async attempt(item: T): Promise<void> {
    try {
      if (!(await this.work.run(item, this.signal))) return;
      this.attempts += 1;
    } finally {
      this.running.delete(item);
    }
    if (!this.isDraining) this.job.wake();
  }

  /** Waits until nothing is under way; answers what has failed meanwhile. */
  private async idle(): Promise<PromiseRejectedResult[]> {
    const failures: PromiseRejectedResult[] = [];
    while (this.running.size > 0)
      for (const ended of await Promise.allSettled(this.running.values()))
        if (ended.status === 'rejected') failures.push(ended);
    return failures;
  }
}
