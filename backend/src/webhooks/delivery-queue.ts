import { Injectable } from '@nestjs/common';
import { eventId, eventTypesOf, WEBHOOK_WAITING_MOST } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { insertMany } from '../database/insert-many';
import { JointWrites } from '../database/joint-writes';
import { FeedReader } from '../feed/feed-reader';
import { Notifications } from '../notifications/notifications';
import { Clock } from '../shared/clock';
import { randomHex } from '../shared/hashes';
import { Delivery } from './delivery.entity';
import { LEASE_MS, nextAttempt } from './schedule';
import { Webhook } from './webhook.entity';

/** Events that are queued at once. */
const batch = 200;

/** `nextAttemptAt` of what is sent no more. */
const never = new Date('9999-12-31T00:00:00Z');

/** What has not been sent to addresses that are on. */
export interface DeliveryBacklog {
  waiting: number;
  /** When the one that should have gone first was due; null when none is waiting. */
  firstDue: Date | null;
}

/** How an attempt ended. */
export interface Outcome {
  status: number | null;
  ms: number;
  answer: string | null;
  error: string | null;
  retryAfter: string | null;
}

export const hasArrived = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** What of the feed is on its way to which address, who sends it and with what result. Any number of replicas may work on it. */
@Injectable()
export class DeliveryQueue {
  private readonly holder = randomHex(16);
  /** Events for many addresses are under way at once. */
  private readonly joint: JointWrites;

  constructor(
    private readonly database: Database,
    private readonly reader: FeedReader,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {
    this.joint = new JointWrites(database);
  }

  /**
   * Queues what the feed has for the address behind what is queued already. How far that is moves in the same unit, from where it was read: of
   * two replicas one queues, and nothing is queued twice or forgotten.
   */
  async fill({ id, userId, mode, types, lastSeq }: Webhook): Promise<void> {
    const meant = eventTypesOf(types.split(' ').filter(Boolean)) ?? [];
    for (let [after, more] = [lastSeq, true]; more;) {
      const waiting = await this.database.read.countBy(Delivery, { webhookId: id, state: 'waiting' });
      if (waiting >= WEBHOOK_WAITING_MOST) return;
      const found = await this.reader.read({ userId, mode, after, types: meant, limit: batch });
      if (found.next === after) return;
      const now = await this.now();
      const rows = found.events.map(({ seq, type, orderId }) => ({
        ...fresh(id, now),
        ...{ eventId: eventId(seq), seq, type, orderId },
      }));
      const from = after;
      const isMine = await this.database.write(async (tx) => {
        const { affected } = await tx.update(
          Webhook,
          { id, lastSeq: from, state: 'on' },
          { lastSeq: found.next },
        );
        if (affected === 1) await insertMany(tx, Delivery, rows);
        return affected === 1;
      });
      if (!isMine) return;
      ({ next: after, more } = found);
    }
  }

  async backlog(): Promise<DeliveryBacklog> {
    const waiting = this.database.read
      .createQueryBuilder(Delivery, 'd')
      .innerJoin(Webhook, 'w', "w.id = d.webhookId AND w.state = 'on'")
      .where("d.state = 'waiting'");
    const first = await waiting.clone().orderBy('d.nextAttemptAt', 'ASC').limit(1).getOne();
    return { waiting: await waiting.getCount(), firstDue: first?.nextAttemptAt ?? null };
  }

  /** Leases the delivery; null when another replica did. It is due again by itself if this one crashes. */
  async claim(delivery: Delivery): Promise<Delivery | null> {
    const now = await this.now();
    const { id, webhookId, nextAttemptAt, attempts } = delivery;
    const taken = {
      ...{
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
        attempts: attempts + 1,
        leaseHolder: this.holder,
      },
      ...{ firstTriedAt: delivery.firstTriedAt ?? now, triedAt: now },
    };
    const isMine = await this.joint.write(async (tx) => {
      const { affected } = await tx.update(Delivery, { id, nextAttemptAt, state: 'waiting' }, taken);
      if (affected === 1) await tx.update(Webhook, { id: webhookId }, { triedAt: now });
      return affected === 1;
    });
    return isMine ? { ...delivery, ...taken } : null;
  }

  /** A delivery that is leased from its beginning: a test, which is sent while somebody waits for its result. */
  async claimed(row: Pick<Delivery, 'webhookId' | 'eventId' | 'type'>): Promise<Delivery> {
    const now = await this.now();
    const delivery = {
      ...fresh(row.webhookId, now),
      ...row,
      ...{ seq: null, orderId: null, attempts: 1, firstTriedAt: now, triedAt: now },
      ...{ nextAttemptAt: new Date(now.getTime() + LEASE_MS), leaseHolder: this.holder },
    };
    const { identifiers } = await this.database.write((tx) => tx.insert(Delivery, delivery));
    return { ...delivery, id: (identifiers[0] as { id: number }).id };
  }

  /** Records how the attempt ended; a test is tried once. */
  async settle(webhook: Webhook, delivery: Delivery, outcome: Outcome): Promise<void> {
    const now = await this.now();
    const { id, queuedAt, attempts, seq } = delivery;
    const { retryAfter, ...result } = outcome;
    const arrived = hasArrived(outcome);
    const again = arrived || seq === null ? null : nextAttempt(attempts, { queuedAt, now, retryAfter });
    const state = arrived ? 'delivered' : again ? 'waiting' : 'failed';
    await this.joint.write(async (tx) => {
      // Whose lease is over must not write over the result of the next.
      const { affected } = await tx.update(
        Delivery,
        { id, leaseHolder: this.holder, state: 'waiting' },
        { ...result, state, nextAttemptAt: again ?? never, leaseHolder: null },
      );
      if (affected === 1 && seq !== null) await this.judge(tx, webhook, { ...delivery, state }, outcome, now);
    });
  }

  /** What the attempt says of the address: it works, it fails, it wants no more, or it has failed for three days. */
  private async judge(
    tx: EntityManager,
    { id, url, userId }: Webhook,
    delivery: Delivery,
    outcome: Outcome,
    now: Date,
  ) {
    if (hasArrived(outcome)) {
      await tx.update(Webhook, { id }, { failingSince: null, failureToldAt: null });
      return;
    }
    const { failingSince } = await tx.findOneByOrFail(Webhook, { id });
    // Not since its first try: others may have arrived meanwhile.
    if (failingSince === null) await tx.update(Webhook, { id }, { failingSince: delivery.triedAt ?? now });
    const onlyFailures = failingSince !== null && failingSince <= (delivery.firstTriedAt ?? now);
    const end =
      outcome.status === 410 ? 'gone' : delivery.state === 'failed' && onlyFailures ? 'failed' : null;
    if (end === null) return;
    const { affected } = await tx.update(Webhook, { id, state: 'on' }, { state: end });
    if (affected === 1)
      await this.notifications.announce(tx, { kind: 'webhookStopped', userId, url, gone: end === 'gone' });
  }

  /** Leases are compared by other machines, whose own clocks may be minutes ahead. */
  now(): Promise<Date> {
    return this.database.shared(this.clock.now());
  }
}

/** The row of a delivery that nobody has tried. */
export const fresh = (webhookId: number, now: Date) => ({
  webhookId,
  state: 'waiting' as const,
  queuedAt: now,
  nextAttemptAt: now,
  attempts: 0,
  leaseHolder: null,
  firstTriedAt: null,
  triedAt: null,
  status: null,
  ms: null,
  answer: null,
  error: null,
});
