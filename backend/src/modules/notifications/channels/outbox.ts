import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cleanText } from '@shlyah/domain';
import { Between, In, IsNull, MoreThan, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { deleteSome } from '../../../platform/database/batches';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { Database } from '../../../platform/database/database';
import { insertOne } from '../../../platform/database/insert-many';
import { Clock } from '../../../platform/common/clock';
import type { Message } from './channel';
import { dailyAt } from './daily';
import type { Notice } from './notice';
import { Email, type Priority } from './email.entity';
import { oneLine } from '../../../platform/common/text';

/** A message to one person. */
export interface Letter extends Message {
  channel: string;
  /** Without it, it is news. */
  priority?: Priority;
  to: string;
  /** Whose account it is about, when there is one. */
  userId?: number | null;
  /** Which order it is about, when it is about one. */
  orderId?: number | null | undefined;
  /** Of a message to a receiver: the account that sends the parcel. */
  senderId?: number | null;
  /** Of one that goes with others to the same reader: its notice, and whether they go once a day or when the last of them is due. */
  joint?: { notice: Notice; isDaily: boolean } | null;
}

/** A message that has not been sent. */
export interface Waiting extends Pick<Email, 'id' | 'channel' | 'topic' | 'attempts'> {
  /** What its reader knows without it. */
  known: unknown;
}

/** How a message is held: about what, for how long, and what its reader knows of it, as JSON holds it. */
interface Hold {
  topic: string;
  known: unknown;
  forMs: number;
}

const subjectLength = 255;
/** By how much more the last of many messages that go together holds them all. */
const togetherMs = 5000;
/** How long a message is held for others, ms: one who is changed all day long gets letters all the same. */
const longestHeldMs = 2 * 60_000;

/** Of messages that have not been sent and are not being sent now: that were never tried, wait for another attempt or were given up. */
const unsent = { sentAt: IsNull(), leaseHolder: IsNull() };

/** Adds messages in the same transaction as the change that they report; the mailer sends them later. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(tx: EntityManager, letter: Letter, hold?: Hold): Promise<void> {
    await insertOne(tx, Email, await this.together(tx, letter, await this.row(tx, letter, hold)));
  }

  /** A row that looks sent, without an address or text: costs as much as a letter and is never delivered. */
  async addSent(tx: EntityManager, letter: Omit<Letter, 'to'>): Promise<void> {
    const row = await this.row(tx, { ...letter, to: '' });
    await insertOne(tx, Email, { ...row, body: '', html: null, sentAt: row.createdAt });
  }

  private async row(
    tx: EntityManager,
    {
      channel,
      priority = 'news',
      to,
      userId = null,
      orderId = null,
      senderId = null,
      joint = null,
      ...message
    }: Letter,
    hold?: Hold,
  ): Promise<Omit<Email, 'id'>> {
    const createdAt = this.clock.now();
    return {
      messageId: randomUUID(),
      channel,
      priority,
      userId,
      orderId,
      senderId,
      recipient: to,
      subject: oneLine(message.subject, subjectLength),
      body: cleanText(message.body),
      html: message.html,
      replyTo: message.replyTo,
      topic: hold?.topic ?? null,
      known: hold ? JSON.stringify(hold.known) : null,
      daily: joint && JSON.stringify(joint.notice),
      createdAt,
      ...(await this.dueAt(tx, joint?.isDaily ?? false, hold)),
      attempts: 0,
      leaseHolder: null,
      sentAt: null,
      toFile: false,
      lastError: null,
    };
  }

  /** The unsent messages about the topics. */
  async waiting(manager: EntityManager, topics: string[]): Promise<Waiting[]> {
    if (topics.length === 0) return [];
    const found = await manager.find(Email, {
      select: { id: true, channel: true, topic: true, attempts: true, known: true },
      where: { topic: In(topics), ...unsent },
    });
    return found.map((email) => ({ ...email, known: JSON.parse(email.known ?? 'null') as unknown }));
  }

  /** About how many of the topics a message was sent that was written since. */
  async topicsSent(manager: EntityManager, topics: string[], since: Date): Promise<number> {
    if (topics.length === 0) return 0;
    const found = await manager.find(Email, {
      select: { id: true, topic: true },
      where: { topic: In(topics), sentAt: Not(IsNull()), createdAt: MoreThanOrEqual(since) },
    });
    return new Set(found.map(({ topic }) => topic)).size;
  }

  /** Removes such a message. If the mailer takes it this very moment, the unit of work runs again and finds none. */
  async takeBack(tx: EntityManager, { id, attempts }: Waiting): Promise<void> {
    assertChanged(await tx.delete(Email, { id, attempts, ...unsent }));
  }

  /** The same, and another one goes in its place. */
  async replace(tx: EntityManager, { id, attempts }: Waiting, letter: Letter, hold?: Hold): Promise<void> {
    const row = await this.together(tx, letter, await this.row(tx, letter, hold), id);
    assertChanged(await tx.update(Email, { id, attempts, ...unsent }, row));
  }

  /**
   * The row, due with the other messages to its reader that go with it and are still held: the last change of many holds them all. They are
   * dated a little later than needed, so that the next of many changes nothing.
   */
  private async together(
    tx: EntityManager,
    { joint }: Letter,
    row: Omit<Email, 'id'>,
    except = 0,
  ): Promise<Omit<Email, 'id'>> {
    if (!joint || joint.isDaily) return row;
    const { channel, priority, recipient, userId, nextAttemptAt: due } = row;
    const since = (ms: number): Date => new Date(row.createdAt.getTime() - ms);
    const held = await tx.find(Email, {
      select: { id: true, nextAttemptAt: true },
      where: {
        sentAt: IsNull(),
        channel,
        priority,
        nextAttemptAt: Between(since(0), new Date(due.getTime() + togetherMs)),
        recipient,
        userId: userId ?? IsNull(),
        daily: Not(IsNull()),
        leaseHolder: IsNull(),
        attempts: 0,
        createdAt: MoreThan(since(longestHeldMs)),
        id: Not(except),
      },
    });
    const last = Math.max(...held.map(({ nextAttemptAt }) => nextAttemptAt.getTime()));
    if (held.length === 0) return row;
    if (last >= due.getTime()) return { ...row, nextAttemptAt: new Date(last) };
    const nextAttemptAt = new Date(due.getTime() + togetherMs);
    await tx.update(Email, { id: In(held.map(({ id }) => id)), ...unsent }, { nextAttemptAt });
    return { ...row, nextAttemptAt };
  }

  /** Removes all that was written to addresses where no account is named: another one may have them now. */
  async forgetAddresses(tx: EntityManager, recipients: string[]): Promise<void> {
    await tx.delete(Email, { userId: IsNull(), recipient: In(recipients) });
  }

  /** Removes at most `most` messages of an account; returns their number. */
  forget(tx: EntityManager, userId: number, most: number): Promise<number> {
    return deleteSome(tx, Email, { userId }, most);
  }

  /** Removes what has not been sent of one topic, and all that was written about another, sent or not. */
  async forgetTopics(tx: EntityManager, untold: string[], all: string[]): Promise<void> {
    await tx.delete(Email, { topic: In(untold), ...unsent });
    await tx.delete(Email, { topic: In(all) });
  }

  /** Another machine, whose clock may be minutes away from ours, may be the one that sends it. */
  private async dueAt(tx: EntityManager, isDaily: boolean, hold: Hold | undefined) {
    const own = this.clock.now();
    if (!isDaily && !hold) return { nextAttemptAt: own, datedAt: own };
    const now = await this.database.shared(own, tx);
    const held = hold?.forMs ?? 0;
    const nextAttemptAt = isDaily ? dailyAt(now, held) : new Date(now.getTime() + held);
    return { nextAttemptAt, datedAt: now };
  }
}
