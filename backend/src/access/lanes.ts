interface Job {
  start: () => void;
}

/** How many may be let in: on a lane, and on a lane of one of those who ask. */
export interface Room {
  lane: number;
  each: number;
}

/**
 * Lets a few pieces of work run at once and the others wait on lanes. The lanes come in the order of `turns`, those who ask on a lane
 * one after another, so that nobody waits for the queue of somebody else.
 */
export class Lanes<Lane extends string> {
  private readonly inside = new Map<string, number>();
  private readonly waiting = new Map<Lane, Map<string, Job[]>>();
  private running = 0;
  private turn = 0;

  constructor(
    private readonly atOnce: number,
    private readonly room: Room,
    private readonly turns: readonly Lane[],
  ) {}

  /** Lets one in until the returned function is called; null where no more may be. */
  enter(lane: Lane, who: string): (() => void) | null {
    const places = [
      { name: lane, most: this.room.lane },
      { name: `${lane} ${who}`, most: this.room.each },
    ];
    const count = (name: string): number => this.inside.get(name) ?? 0;
    if (places.some(({ name, most }) => count(name) >= most)) return null;
    for (const { name } of places) this.inside.set(name, count(name) + 1);
    return () => {
      for (const { name } of places) {
        if (count(name) > 1) this.inside.set(name, count(name) - 1);
        else this.inside.delete(name);
      }
    };
  }

  /** Runs the work when its turn has come. */
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
