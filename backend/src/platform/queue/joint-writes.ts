import type { Database } from '../database/database';
import type { Work } from '../database/store';

/** How long a change waits for others, ms: no person waits for it, and a COMMIT costs more than the change. */
const gatherMs = 5;

interface QueuedWrite {
  work: Work<unknown>;
  done: (result: unknown) => void;
  fail: (error: unknown) => void;
}

/**
 * Small independent changes, saved by one unit of work when requested at about the same time. They fail together, too: each caller must be
 * able to retry.
 */
export class JointWrites {
  private asked: QueuedWrite[] = [];

  constructor(private readonly database: Database) {}

  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((done, fail) => {
      this.asked.push({ work, done: done as QueuedWrite['done'], fail });
      if (this.asked.length === 1) setTimeout(() => void this.save(), gatherMs);
    });
  }

  private async save(): Promise<void> {
    const { asked } = this;
    this.asked = [];
    try {
      const results = await this.database.write(async (tx) => {
        const saved: unknown[] = [];
        for (const { work } of asked) saved.push(await work(tx));
        return saved;
      });
      for (const [at, { done }] of asked.entries()) done(results[at]);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
