import pLimit from 'p-limit';
import { busy } from '../http/errors';
import { RefusalDelay } from './refusal-delay';

const retryAfterSeconds = 5;

interface Bounds {
  /** Pieces of work that run at the same time. */
  concurrency: number;
  /** Pieces of work that may wait for a slot; further ones are refused with 503. */
  waiting: number;
}

/** A first-in first-out queue of bounded length. */
export class BoundedQueue {
  private readonly limit;
  private readonly delay = new RefusalDelay();

  constructor(private readonly bounds: Bounds) {
    this.limit = pLimit(bounds.concurrency);
  }

  /** Runs the work in a slot of its own; refuses with 503 `unavailable` when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.refuseWhenFull();
    return this.limit(work);
  }

  async refuseWhenFull(): Promise<void> {
    if (this.limit.pendingCount < this.bounds.waiting) return;
    await this.delay.wait();
    throw busy(retryAfterSeconds);
  }
}
