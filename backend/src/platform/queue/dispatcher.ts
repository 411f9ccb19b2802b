import { ScheduledJob, type JobOptions } from './scheduled-job';

/** The work of a dispatcher. */
export interface WorkSource<T> {
  /** The items to begin now beside the running ones. It limits each channel, so that none holds back another. */
  next(running: readonly T[]): Promise<readonly T[]>;
  /** Resolves to true after an attempt: more may be due. */
  run(item: T, signal: AbortSignal): Promise<boolean>;
}

export interface DispatcherOptions extends Pick<JobOptions, 'job' | 'name' | 'trouble'> {
  /** The interval between two looks for due items, ms. */
  everyMs: number;
  /** How long attempts may continue after a stop, ms. */
  graceMs: number;
}

/** Runs due items concurrently, and looks for more as soon as one has ended. */
export class Dispatcher<T> {
  private readonly job: ScheduledJob;
  private readonly running = new Map<T, Promise<void>>();
  private beginning: Promise<void> = Promise.resolve();
  private attempts = 0;
  private isDraining = false;
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly options: DispatcherOptions,
    private readonly work: WorkSource<T>,
  ) {
    this.job = new ScheduledJob(options, () => this.begin());
  }

  get stopped(): boolean {
    return this.job.stopped;
  }

  /** Aborted when running attempts have to end. */
  get signal(): AbortSignal {
    return this.job.signal;
  }

  start(afterMs = 0): void {
    this.job.start(afterMs);
  }

  /** Begins nothing more and waits for the running attempts. */
  stop(): Promise<void> {
    return this.job.stop(this.options.graceMs, async () => {
      await this.beginning;
      await this.idle();
    });
  }

  /** Attempts everything that is due; rejects when the queue fails, not when an attempt does. */
  async drain(): Promise<void> {
    this.isDraining = true;
    try {
      for (let before = -1; this.attempts > before && !this.stopped;) {
        before = this.attempts;
        this.failure = null;
        await this.begin();
        await this.idle();
        if (this.failure) throw (this.failure as { error: unknown }).error;
      }
    } finally {
      this.isDraining = false;
    }
  }

  /** Calls are serialised, so that the items of one are counted as running by the next. */
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
    const done = this.attempt(item)
      .catch((error: unknown) => {
        this.failure = { error };
        this.job.complain(error);
      })
      .finally(() => this.running.delete(item));
    this.running.set(item, done);
  }

  private async attempt(item: T): Promise<void> {
    if (!(await this.work.run(item, this.signal))) return;
    this.attempts += 1;
    if (!this.isDraining) this.job.wake();
  }

  private async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }
}
