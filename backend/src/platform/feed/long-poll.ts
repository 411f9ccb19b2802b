import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BEFORE_CONFIRMATION, isPendingUser, type Mode } from '@shlyah/domain';
import { ScheduledJob } from '../queue/scheduled-job';
import type { Actor } from '../http/actor';
import { callerMode, isStaff } from '../http/caller';
import { busy, tooMany } from '../http/errors';
import { FeedReader } from './feed-reader';

const lookMs = 500;
/**
 * How many of one account and of all wait on this replica: programs, and pages of browsers. None takes a place of others: however many
 * clients wait, the desk of staff does too, and what only tries the service out has places of its own.
 */
export const WAITING = {
  staff: { each: 60, all: 500 },
  page: { each: 60, all: 1000 },
  program: { each: 3, all: 500 },
  testPage: { each: 10, all: 100 },
  testProgram: { each: 3, all: 100 },
  unconfirmed: { each: BEFORE_CONFIRMATION.waits, all: 100 },
};

const TOO_MANY: Partial<Record<keyof typeof WAITING, string>> = {
  unconfirmed: `До подтверждения учётной записи — до ${BEFORE_CONFIRMATION.waits} ожиданий сразу`,
};

/** Whose places a reader takes. */
function placesOf(by: Waits['by'], caller: Waits['caller']): keyof typeof WAITING {
  if (isStaff(caller)) return 'staff';
  if (isPendingUser(caller)) return 'unconfirmed';
  if (callerMode(caller) === 'live') return by;
  return by === 'page' ? 'testPage' : 'testProgram';
}

interface Waits {
  caller: Pick<Actor, 'id' | 'role' | 'status' | 'mode'>;
  by: 'program' | 'page';
  /** The owner of the awaited events; null: all of the mode. */
  userId: number | null;
  mode: Mode;
}

interface Waiting extends Pick<Waits, 'userId' | 'mode'> {
  account: number;
  places: keyof typeof WAITING;
  wake: () => void;
}

/** Lets readers wait for new events. All of them share two queries every half a second; without readers there are none. */
@Injectable()
export class LongPoll implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly waiting = new Set<Waiting>();
  private readonly job = new ScheduledJob(
    { job: 'changes', name: LongPoll.name, trouble: 'The feed cannot be read', everyMs: lookMs },
    () => this.look(),
  );
  private seen = 0;

  constructor(private readonly reader: FeedReader) {}

  onApplicationBootstrap(): void {
    this.job.start(lookMs);
  }

  /** No request delays the end of the process. */
  async onModuleDestroy(): Promise<void> {
    const stopped = this.job.stop();
    for (const one of this.waiting) one.wake();
    await stopped;
  }

  /** Resolves when there may be events of the owner behind `after`, on timeout, or when the signal says that the caller is gone. */
  async wait(
    { caller, by, userId, mode, after }: Waits & { after: number },
    ms: number,
    gone: AbortSignal,
  ): Promise<void> {
    if (this.job.stopped || gone.aborted) return;
    const { id: account } = caller;
    const places = placesOf(by, caller);
    const alike = [...this.waiting].filter((one) => one.places === places);
    const own = alike.filter((one) => one.account === account).length;
    if (own >= WAITING[places].each) throw tooMany(1, TOO_MANY[places] ?? 'Слишком много ожиданий сразу');
    if (alike.length >= WAITING[places].all) throw busy(5);
    await new Promise<void>((resolve) => {
      const end = setTimeout(() => one.wake(), ms);
      const one: Waiting = {
        account,
        places,
        userId,
        mode,
        wake: () => {
          clearTimeout(end);
          gone.removeEventListener('abort', one.wake);
          this.waiting.delete(one);
          resolve();
        },
      };
      gone.addEventListener('abort', one.wake);
      // Events since the reader looked are behind `after` and not behind what others have seen.
      this.seen = this.waiting.size === 0 ? after : Math.min(this.seen, after);
      this.waiting.add(one);
    });
  }

  /** Whether the process ends: no reader waits. */
  get isOver(): boolean {
    return this.job.stopped;
  }

  /** How many wait now. */
  get count(): number {
    return this.waiting.size;
  }

  private async look(): Promise<void> {
    if (this.waiting.size === 0) return;
    const { seen } = this;
    const last = await this.reader.last();
    if (last <= seen) return;
    const concerned = await this.reader.concerned(seen, last);
    // A reader added meanwhile may stand further back.
    if (this.seen === seen) this.seen = last;
    const isFor = (one: Waiting) =>
      concerned.some(
        ({ userId, mode }) =>
          userId === null || (mode === one.mode && (one.userId === null || userId === one.userId)),
      );
    for (const one of this.waiting) if (isFor(one)) one.wake();
  }
}
