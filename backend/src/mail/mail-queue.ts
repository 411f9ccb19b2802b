import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { Database } from '../database/database';
import { Clock } from '../shared/clock';
import { randomHex } from '../shared/hashes';
import { Email } from './email.entity';
import { isRefusal, LEASE_MS, NEVER, nextAttempt } from './retry';
import { oneLine } from './text';

const keptMs = 90 * 24 * 60 * 60_000;
const errorLength = 500;

/** The outbox as its workers see it: what is due, whose turn it is, what became of it. */
@Injectable()
export class MailQueue {
  private readonly holder = randomHex(16);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** At most `limit` letters whose time has come, the longest waiting first. */
  due(limit: number): Promise<Email[]> {
    return this.database.read.find(Email, {
      where: { sentAt: IsNull(), nextAttemptAt: LessThanOrEqual(this.clock.now()) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /**
   * Takes the letter for LEASE_MS; false when somebody else did. Moving `nextAttemptAt` away from what was read has
   * exactly one winner on any database, and brings the letter back by itself if the winner dies.
   */
  async claim({ id, nextAttemptAt, attempts }: Email): Promise<boolean> {
    const lease = new Date(this.clock.now().getTime() + LEASE_MS);
    const taken = { nextAttemptAt: lease, attempts: attempts + 1, leaseHolder: this.holder };
    const { affected } = await this.database.write((tx) =>
      tx.update(Email, { id, sentAt: IsNull(), nextAttemptAt }, taken),
    );
    return affected === 1;
  }

  /** The claimed letter has left. */
  async sent(email: Email): Promise<void> {
    await this.release(email, { sentAt: this.clock.now(), lastError: null });
  }

  /** The claimed letter has failed; answers when it is tried again, NEVER if it is not. */
  async failed(email: Email, error: unknown): Promise<Date> {
    const nextAttemptAt = isRefusal(error) ? NEVER : nextAttempt(email.attempts + 1, this.clock.now());
    await this.release(email, { nextAttemptAt, lastError: oneLine(String(error), errorLength) });
    return nextAttemptAt;
  }

  /** Removes letters that were sent, or given up, more than 90 days ago: they hold personal data. */
  async forget(): Promise<void> {
    const limit = new Date(this.clock.now().getTime() - keptMs);
    await this.database.write(async (tx) => {
      await tx.delete(Email, { sentAt: LessThan(limit) });
      await tx.delete(Email, { sentAt: IsNull(), nextAttemptAt: NEVER, createdAt: LessThan(limit) });
    });
  }

  private async release({ id }: Email, outcome: Partial<Email>): Promise<void> {
    // A worker that overslept its lease must not undo what its successor has done.
    const mine = { id, leaseHolder: this.holder, sentAt: IsNull() };
    await this.database.write((tx) => tx.update(Email, mine, { ...outcome, leaseHolder: null }));
  }
}
