import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { deleteSome, inBatches } from '../database/batches';
import { Database } from '../database/database';
import { JointWrites } from '../database/joint-writes';
import { Clock } from '../shared/clock';
import { randomHex } from '../shared/hashes';
import { Email } from './email.entity';
import { OUTCOMES } from './outcome';
import { isRefusal, LEASE_MS, NEVER, nextAttempt } from './retry';
import { SILENT, SilentPhones } from './silent-phones';
import { oneLine } from './text';

const keptMs = 90 * 24 * 60 * 60_000;
const errorLength = 500;
/** Messages of one unit of work that are forgotten. */
const mostForgotten = 500;

/** What has not been sent. */
export interface Backlog {
  waiting: number;
  /** When the oldest of those that should have gone was written. */
  oldest: Date | null;
  givenUp: number;
}

/** The outbox from the workers' side: what is due, who sends it, with what result. */
@Injectable()
export class MailQueue {
  private readonly holder = randomHex(16);
  /** Several e-mails are under way at once. */
  private readonly joint: JointWrites;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly silent: SilentPhones,
  ) {
    this.joint = new JointWrites(database);
  }

  /** At most `limit` e-mails that are due, the longest waiting first. */
  async due(limit: number): Promise<Email[]> {
    const now = await this.now();
    return this.database.read.find(Email, {
      where: { sentAt: IsNull(), nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /**
   * Leases the e-mail for LEASE_MS; false when another worker did. Of several conditional updates of `nextAttemptAt`
   * exactly one succeeds on either database, and the e-mail becomes due again by itself if that worker crashes.
   */
  async claim({ id, nextAttemptAt, attempts }: Email): Promise<boolean> {
    const lease = new Date((await this.now()).getTime() + LEASE_MS);
    const taken = { nextAttemptAt: lease, attempts: attempts + 1, leaseHolder: this.holder };
    const { affected } = await this.joint.write((tx) =>
      tx.update(Email, { id, sentAt: IsNull(), nextAttemptAt }, taken),
    );
    return affected === 1;
  }

  /** Puts off what nobody has taken meanwhile; it counts as no attempt. */
  async postpone({ id, nextAttemptAt }: Email, until: Date): Promise<boolean> {
    const { affected } = await this.joint.write((tx) =>
      tx.update(Email, { id, sentAt: IsNull(), nextAttemptAt }, { nextAttemptAt: until }),
    );
    return affected === 1;
  }

  /** Whether the number wants to be told nothing; then the message is given up without an attempt, and its words are gone. */
  async isSilenced(email: Email): Promise<boolean> {
    if (!(await this.silent.has(this.database.read, email.recipient))) return false;
    await this.release(email, { nextAttemptAt: NEVER, attempts: 0, lastError: SILENT, body: '' });
    return true;
  }

  /** Records that the leased e-mail was sent. Its text is with its reader now: links that set passwords stay nowhere else. */
  async sent(email: Email): Promise<void> {
    await this.release(email, { sentAt: this.clock.now(), lastError: null, body: '', html: null });
  }

  /** Records a failed attempt; returns the time of the next one, NEVER if there is none. */
  async failed(email: Email, error: unknown): Promise<Date> {
    const nextAttemptAt = isRefusal(error) ? NEVER : nextAttempt(email.attempts + 1, await this.now());
    await this.release(email, {
      nextAttemptAt,
      lastError: oneLine(error instanceof Error ? error.message : String(error), errorLength),
    });
    return nextAttemptAt;
  }

  async backlog(): Promise<Backlog> {
    const { read } = this.database;
    const waits = OUTCOMES.waiting;
    // What waits for the morning has done so by right.
    const late = [
      { ...waits, attempts: MoreThan(0) },
      { ...waits, nextAttemptAt: LessThanOrEqual(await this.now()) },
    ];
    const [oldest] = await read.find(Email, { where: late, order: { id: 'ASC' }, take: 1 });
    return {
      waiting: await read.countBy(Email, waits),
      oldest: oldest?.createdAt ?? null,
      givenUp: await read.countBy(Email, OUTCOMES.failed),
    };
  }

  /** Deletes e-mails that were sent or given up more than 90 days ago: they contain personal data. */
  async forget(): Promise<void> {
    const old = LessThan(new Date(this.clock.now().getTime() - keptMs));
    for (const where of [{ sentAt: old }, { sentAt: IsNull(), nextAttemptAt: NEVER, createdAt: old }])
      await inBatches(mostForgotten, () =>
        this.database.write((tx) => deleteSome(tx, Email, where, mostForgotten)),
      );
  }

  /** Leases are compared by other machines, whose own clocks may be minutes ahead. */
  private now(): Promise<Date> {
    return this.database.shared(this.clock.now());
  }

  private async release({ id }: Email, outcome: Partial<Email>): Promise<void> {
    // A worker whose lease has expired must not overwrite the result of its successor.
    const mine = { id, leaseHolder: this.holder, sentAt: IsNull() };
    await this.joint.write((tx) => tx.update(Email, mine, { ...outcome, leaseHolder: null }));
  }
}
