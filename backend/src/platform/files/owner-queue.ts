import { busy, tooMany } from '../http/errors';

const RETRY_SECONDS = 5;

/** Pieces of work, which are kept in memory while they wait. */
export interface QueueBounds {
  /** Of one owner, the running one included. */
  ofOwner: number;
  /** Of all owners, without the running one. */
  waiting: number;
}

/** A piece of work that waits. */
export interface Turn {
  owner: number;
  /** Pieces of work that the owner had under way before this one. */
  before: number;
}

/** Inserts a piece of work so that owners take turns: each further piece of one waits behind the first of the others. */
export function insertInTurn<T extends Turn>(waiting: T[], piece: T): void {
  const behind = waiting.findIndex(({ before }) => before > piece.before);
  waiting.splice(behind < 0 ? waiting.length : behind, 0, piece);
}

/** The pieces of work that an owner has under way. */
export const countOf = (waiting: readonly Turn[], running: number | null, owner: number): number =>
  waiting.filter((one) => one.owner === owner).length + (running === owner ? 1 : 0);

/** Runs one piece of work at a time; owners take turns. Refuses with 429 an owner who has too many, with 503 when too many wait in all. */
export class OwnerQueue {
  private readonly waiting: (Turn & { begin: () => void })[] = [];
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
    const before = countOf(this.waiting, this.running, owner);
    if (before >= this.bounds.ofOwner) throw tooMany(RETRY_SECONDS, 'Прошлые файлы ещё читаются');
    if (this.running === null) {
      this.running = owner;
      return undefined;
    }
    if (this.waiting.length >= this.bounds.waiting) throw busy(RETRY_SECONDS);
    return new Promise((begin) => insertInTurn(this.waiting, { owner, before, begin }));
  }
}
