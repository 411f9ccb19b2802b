import { Injectable } from '@nestjs/common';
import { NOTICE_CHANNELS, type NoticeChannel } from '@shlyah/domain';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not, type EntityManager } from 'typeorm';
import { deleteSome, inBatches } from '../../../platform/database/batches';
import { Database } from '../../../platform/database/database';
import { LeasedRows } from '../../../platform/queue/leased-rows';
import { Clock } from '../../../platform/common/clock';
import { Email, type Priority } from './email.entity';
import { OUTCOMES } from './outcome';
import { isRefusal, LEASE_MS, NEVER, nextAttempt } from './retry';
import { OPTED_OUT, SmsOptOuts } from './sms-opt-outs';
import { oneLine } from '../../../platform/common/text';

const keptMs = 90 * 24 * 60 * 60_000;
const errorLength = 500;
/** Messages deleted in one unit of work. */
const mostForgotten = 500;

/** Messages to one reader in one. */
const mostTogether = 200;

/** A leased message, and those that go in the same letter. */
export type Claimed = Email & { others: Email[] };

/** Unsent messages of a channel. */
export interface ChannelBacklog {
  channel: NoticeChannel;
  waiting: number;
  /** When the first of them is or was due. */
  firstDue: Date;
}

/** The outbox from the workers' side: due messages, who sends them, with what result. */
@Injectable()
export class MailQueue {
  private readonly rows: LeasedRows<Email>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly optOuts: SmsOptOuts,
  ) {
    const options = { leaseMs: LEASE_MS, waiting: { sentAt: IsNull() }, madeAt: 'createdAt' as const };
    this.rows = new LeasedRows(database, clock, Email, options);
  }

  /** At most `limit` messages that are due in the channel, the longest waiting first. */
  async due(channel: string, priority: Priority, limit: number): Promise<Email[]> {
    return this.database.read.find(Email, {
      where: { channel, priority, ...(await this.isDue()) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /**
   * Leases the message, and with one that goes with others those that are due with it; null when another worker has leased it, when a newer
   * message of its topic supersedes it, or when it goes with an earlier one.
   */
  async claim(email: Email): Promise<Claimed | null> {
    let others: Email[] = [];
    const claimed = await this.rows.claim(email, {}, async (tx) => {
      if (!(await this.supersede(tx, email))) return false;
      const together = email.daily === null ? [email] : await this.dueTogether(tx, email);
      if (together[0]?.id !== email.id) return false;
      others = await this.rows.claimMore(tx, await this.newest(tx, together.slice(1)));
      return true;
    });
    return claimed && { ...claimed, others };
  }

  /** Postpones due messages of the channel; counts as no attempt. */
  async postpone(channel: string, until: Date): Promise<void> {
    const due = { channel, ...(await this.isDue()) };
    const put = { nextAttemptAt: until, datedAt: await this.rows.now() };
    if (await this.database.read.existsBy(Email, due))
      await this.database.write((tx) => tx.update(Email, due, put));
  }

  /** Whether the number has opted out; then the message is given up without an attempt, and its text is removed. */
  async isSilenced(email: Email): Promise<boolean> {
    const { userId, orderId, recipient } = email;
    // Of a receiver's message: 0 when the account of its sender is gone. A message to an account has none.
    const sender = userId === null && orderId !== null ? (email.senderId ?? 0) : null;
    if (!(await this.optOuts.has(this.database.read, recipient, sender))) return false;
    await this.rows.release(email, {
      nextAttemptAt: NEVER,
      attempts: 0,
      lastError: OPTED_OUT,
      body: '',
      known: null,
      daily: null,
    });
    return true;
  }

  /** Records that the leased e-mail was sent. Its text is with its reader now: links that set passwords stay nowhere else. */
  async sent(email: Claimed, toFile: boolean): Promise<void> {
    const sentAt = this.clock.now();
    const outcome = { sentAt, toFile, lastError: null, body: '', html: null, known: null, daily: null };
    await Promise.all([email, ...email.others].map((one) => this.rows.release(one, outcome)));
  }

  /** Records a failed attempt; returns the time of the next one, NEVER if there is none. */
  async failed(email: Claimed, error: unknown): Promise<Date> {
    const now = await this.rows.now();
    const nextAttemptAt = isRefusal(error) ? NEVER : nextAttempt(email.attempts, now);
    const lastError = oneLine(error instanceof Error ? error.message : String(error), errorLength);
    await Promise.all(
      [email, ...email.others].map((one) =>
        this.rows.release(one, { nextAttemptAt, datedAt: now, lastError }),
      ),
    );
    return nextAttemptAt;
  }

  /** Of each channel in which something waits. */
  async backlog(): Promise<ChannelBacklog[]> {
    const { read } = this.database;
    const backlog: ChannelBacklog[] = [];
    for (const channel of NOTICE_CHANNELS) {
      const where = { channel, ...OUTCOMES.waiting };
      const [first] = await read.find(Email, { where, order: { nextAttemptAt: 'ASC' }, take: 1 });
      if (first)
        backlog.push({ channel, waiting: await read.countBy(Email, where), firstDue: first.nextAttemptAt });
    }
    return backlog;
  }

  givenUp(): Promise<number> {
    return this.database.read.countBy(Email, OUTCOMES.failed);
  }

  /** Makes due what a clock has dated that was ahead. */
  correctDates(): Promise<void> {
    return this.rows.correctDates();
  }

  /** Deletes e-mails that were sent or given up more than 90 days ago: they contain personal data. */
  async forget(): Promise<void> {
    const old = LessThan(new Date(this.clock.now().getTime() - keptMs));
    for (const where of [{ sentAt: old }, { sentAt: IsNull(), nextAttemptAt: NEVER, createdAt: old }])
      await inBatches(mostForgotten, () =>
        this.database.write((tx) => deleteSome(tx, Email, where, mostForgotten)),
      );
  }

  /** The messages to the same reader that go together, the first of them leading. */
  private async dueTogether(tx: EntityManager, { channel, recipient, userId }: Email): Promise<Email[]> {
    return tx.find(Email, {
      where: {
        channel,
        recipient,
        userId: userId ?? IsNull(),
        daily: Not(IsNull()),
        ...(await this.isDue(tx)),
      },
      order: { id: 'ASC' },
      take: mostTogether,
    });
  }

  /** Those that no other message of their topic supersedes or precedes. */
  private async newest(tx: EntityManager, emails: readonly Email[]): Promise<Email[]> {
    const topics = emails.flatMap(({ topic }) => topic ?? []);
    const [{ channel = '', recipient = '' } = {}] = emails;
    if (topics.length === 0) return [...emails];
    const same = await tx.find(Email, {
      select: { id: true, topic: true },
      where: { topic: In(topics), channel, recipient, sentAt: IsNull() },
    });
    const newest: Email[] = [];
    for (const email of emails) {
      const isAlone = email.topic === null || same.filter(({ topic }) => topic === email.topic).length === 1;
      if (isAlone || (await this.supersede(tx, email))) newest.push(email);
    }
    return newest;
  }

  private async isDue(tx?: EntityManager) {
    const now = await this.database.shared(this.clock.now(), tx);
    return { sentAt: IsNull(), nextAttemptAt: LessThanOrEqual(now) };
  }

  /**
   * Sends only the newest of the unsent messages of a topic: older ones are deleted, and one that is being sent is waited for, so that
   * messages do not arrive out of order.
   */
  private async supersede(tx: EntityManager, { id, topic, channel, recipient }: Email): Promise<boolean> {
    if (topic === null) return true;
    const same = { topic, channel, recipient, sentAt: IsNull() };
    const isOlder = await tx.existsBy(Email, { ...same, id: MoreThan(id) });
    const before = await tx.findBy(Email, { ...same, id: LessThan(isOlder ? id + 1 : id) });
    const now = await this.database.shared(this.clock.now(), tx);
    let isFree = true;
    for (const { id: old, leaseHolder, nextAttemptAt } of before) {
      const isUnderWay = leaseHolder !== null && nextAttemptAt > now;
      const { affected } = isUnderWay
        ? { affected: 0 }
        : await tx.delete(Email, { id: old, nextAttemptAt, sentAt: IsNull() });
      isFree &&= affected === 1;
    }
    return isFree && !isOlder;
  }
}
