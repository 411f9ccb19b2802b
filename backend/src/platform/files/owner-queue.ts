import { busy, tooMany } from '../http/errors';

const RETRY_SECONDS = 5;

/** Pieces of work, which are kept in memory while they wait. */
export interface QueueBounds {
  /** Of one owner, the running one included. */
  ofOwner: number;
  /** Of all owners, without the running one. */
  waiting: number;
}

interface Waiting {
  owner: number;
  /** Pieces of work that the owner had in the queue before this one. */
  before: number;
  begin: () => void;
}

/**
 * Runs one piece of work at a time. Owners take turns: each further piece of one waits behind the first of the others. Refuses with
 * 429 an owner who has too many, with 503 when too many wait in all.
 */
export class OwnerQueue {
  private readonly waiting: Waiting[] = [];
  private running: number | null = null;

  constructor(private readonly bounds: QueueBounds) {}

  async run<T>(owner: number, work: () => Promise<T>): Promise<T> {
    await this.turn(owner);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      this.running = next?.owner ?? null;
      next?.begin();
    }
  }

  private turn(owner: number): Promise<void> | undefined {
    const waiting = this.waiting.filter((one) => one.owner === owner).length;
    const before = waiting + (this.running === owner ? 1 : 0);
    if (before >= this.bounds.ofOwner) throw tooMany(RETRY_SECONDS, 'Прошлые файлы ещё читаются');
    if (this.running === null) {
      this.running = owner;
      return undefined;
    }
    if (this.waiting.length >= this.bounds.waiting) throw busy(RETRY_SECONDS);
    return new Promise((begin) => {
      const behind = this.waiting.findIndex((one) => one.before > before);
      this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, { owner, before, begin });
    });
  }
}
