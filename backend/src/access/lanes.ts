interface Job {
  start: () => void;
}

/** How many may wait: on a lane, and on a lane of one of those who ask. */
export interface Room {
  lane: number;
  each: number;
}

/**
 * Lets a few pieces of work run at once and the others wait on lanes. The lanes come in the order of `turns`, those who ask on a lane
 * one after another, so that nobody waits for the queue of somebody else.
 */
export class Lanes<Lane extends string> {
  private readonly waiting = new Map<Lane, Map<string, Job[]>>();
  private running = 0;
  private turn = 0;

  constructor(
    private readonly atOnce: number,
    private readonly room: Room,
    private readonly turns: readonly Lane[],
  ) {}

  /** Whether one more would have to wait where no more may. */
  isFull(lane: Lane, who: string): boolean {
    const queues = [...(this.waiting.get(lane)?.values() ?? [])];
    const all = queues.reduce((sum, jobs) => sum + jobs.length, 0);
    const own = this.waiting.get(lane)?.get(who)?.length ?? 0;
    return all >= this.room.lane || own >= this.room.each;
  }

  async run<T>(lane: Lane, who: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await new Promise<void>((start) => this.queue(lane, who, { start }));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.next();
      // The place goes over to the next one, so that nobody comes in between.
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private queue(lane: Lane, who: string, job: Job): void {
    const queues = this.waiting.get(lane) ?? new Map<string, Job[]>();
    this.waiting.set(lane, queues);
    queues.set(who, [...(queues.get(who) ?? []), job]);
  }

  private next(): Job | undefined {
    const { turn, turns } = this;
    for (const [after, lane] of [...turns.slice(turn), ...turns.slice(0, turn)].entries()) {
      const job = this.firstOf(this.waiting.get(lane));
      if (!job) continue;
      this.turn = (turn + after + 1) % turns.length;
      return job;
    }
    return undefined;
  }

  /** Who was served goes to the end. */
  private firstOf(queues: Map<string, Job[]> | undefined): Job | undefined {
    const [first] = queues ?? [];
    if (!queues || !first) return undefined;
    const [who, [job, ...rest]] = first;
    queues.delete(who);
    if (rest.length > 0) queues.set(who, rest);
    return job;
  }
}
