import { Injectable } from '@nestjs/common';
import { eventId, matchEventTypes, MAX_WAITING_EVENTS } from '@shlyah/domain';
import { IsNull, LessThanOrEqual, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { insertMany, insertOne } from '../../../platform/database/insert-many';
import { FeedReader } from '../../../platform/feed/feed-reader';
import { Notifications } from '../../notifications/notifications';
import { LeasedRows } from '../../../platform/queue/leased-rows';
import { Clock } from '../../../platform/common/clock';
import { Delivery, type DeliveryState } from './delivery.entity';
import { NextDeliveries } from './next-deliveries';
import { FAILING_MS, LEASE_MS, nextAttempt } from './schedule';
import { Webhook } from './webhook.entity';

/** Events that are queued at once. */
const batch = 200;
/** Addresses of a backlog that are looked at, those that were tried longest ago. */
const mostJudged = 16;

/** `nextAttemptAt` of final deliveries. */
const never = new Date('9999-12-31T00:00:00Z');

/** Unsent deliveries of enabled addresses. */
export interface DeliveryBacklog {
  waiting: number;
  /** Since when an address has waited for an event that may be sent there; null when none does. */
  firstDue: Date | null;
}

/** How many addresses are switched on, and to how many of them nothing has got through for some time. */
export interface AddressCounts {
  addresses: number;
  failing: number;
}

/** How an attempt ended. */
export interface Outcome {
  status: number | null;
  ms: number;
  answer: string | null;
  error: string | null;
  retryAfter: string | null;
  /** The feed has the event no more: nothing was sent. */
  isGone: boolean;
}

export const hasArrived = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** The feed's deliveries per address, their senders and results. */
@Injectable()
export class DeliveryQueue {
  private readonly rows: LeasedRows<Delivery>;

  constructor(
    private readonly database: Database,
    private readonly reader: FeedReader,
    private readonly next: NextDeliveries,
    private readonly notifications: Notifications,
    clock: Clock,
  ) {
    const options = {
      leaseMs: LEASE_MS,
      waiting: { state: 'waiting' as const },
      madeAt: 'queuedAt' as const,
    };
    this.rows = new LeasedRows(database, clock, Delivery, options);
  }

  /**
   * Queues the next events of the feed for the address. The position moves in the same unit of work, by a conditional update: of two
   * replicas one queues, and no event is queued twice or skipped.
   */
  async fill({ id, userId, mode, types, lastSeq }: Webhook): Promise<void> {
    const meant = matchEventTypes(types.split(' ').filter(Boolean)) ?? [];
    for (let [after, more] = [lastSeq, true]; more;) {
      const waiting = await this.database.read.countBy(Delivery, { webhookId: id, state: 'waiting' });
      if (waiting >= MAX_WAITING_EVENTS) return;
      const found = await this.reader.read({ userId, mode, after, types: meant, limit: batch });
      if (found.next === after) return;
      const now = await this.now();
      const rows = found.events.map(({ seq, type, orderId }) => ({
        ...fresh(id, now),
        eventId: eventId(seq),
        seq,
        type,
        orderId,
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

  /** Events behind one that is being retried are not late; an address is late when it could be served and is not. */
  async backlog(): Promise<DeliveryBacklog> {
    const waiting = await this.database.read
      .createQueryBuilder(Delivery, 'd')
      .innerJoin(Webhook, 'w', "w.id = d.webhookId AND w.state = 'on'")
      .where("d.state = 'waiting'")
      .getCount();
    const since: number[] = [];
    for (const { id } of (await this.next.addresses()).slice(0, mostJudged)) {
      const [found, first] = [await this.next.address(id), await this.next.of(id)];
      if (first) since.push(Math.max(first.nextAttemptAt.getTime(), found?.webhook.triedAt?.getTime() ?? 0));
    }
    return { waiting, firstDue: since.length > 0 ? new Date(Math.min(...since)) : null };
  }

  async addressCounts(): Promise<AddressCounts> {
    const { read } = this.database;
    const failingSince = LessThanOrEqual(new Date((await this.now()).getTime() - FAILING_MS));
    const addresses = await read.countBy(Webhook, { state: 'on' });
    return { addresses, failing: await read.countBy(Webhook, { state: 'on', failingSince }) };
  }

  /** Leases the delivery; null when another replica did. */
  async claim(delivery: Delivery): Promise<Delivery | null> {
    const triedAt = await this.now();
    return this.rows.claim(delivery, { firstTriedAt: delivery.firstTriedAt ?? triedAt, triedAt });
  }

  /** Leaves a delivery for later; it holds back those behind it. */
  async postpone({ id, nextAttemptAt }: Delivery, ms: number): Promise<void> {
    const now = await this.now();
    const later = { nextAttemptAt: new Date(now.getTime() + ms), datedAt: now, leaseHolder: null };
    await this.database.write((tx) => tx.update(Delivery, { id, state: 'waiting', nextAttemptAt }, later));
  }

  /** A delivery that is leased from the start: a test, whose result a caller waits for. */
  async claimed(row: Pick<Delivery, 'webhookId' | 'eventId' | 'type'>): Promise<Delivery> {
    const now = await this.now();
    const waiting = fresh(row.webhookId, now);
    const tried = { seq: null, orderId: null, firstTriedAt: now, triedAt: now };
    const delivery = { ...waiting, ...row, ...tried, ...(await this.rows.lease(waiting)) };
    const id = await this.database.write((tx) => insertOne(tx, Delivery, delivery));
    return { ...delivery, id };
  }

  /** Records how the attempt ended; a test, and what the feed has no more, is tried once. */
  async settle(webhook: Webhook, delivery: Delivery, outcome: Outcome): Promise<void> {
    const now = await this.now();
    const { queuedAt, attempts, seq } = delivery;
    const { retryAfter, isGone, ...result } = outcome;
    const arrived = hasArrived(outcome);
    const again =
      arrived || isGone || seq === null ? null : nextAttempt(attempts, { queuedAt, now, retryAfter });
    const state: DeliveryState = arrived ? 'delivered' : again ? 'waiting' : 'failed';
    const ended = { ...result, state, nextAttemptAt: again ?? never, datedAt: now };
    await this.rows.release(delivery, ended, async (tx) => {
      if (seq !== null && !isGone) await this.judge(tx, webhook, { ...delivery, state }, outcome, now);
    });
  }

  /** Updates the state of the address: it works, it fails, it asked to stop (410), or it has failed for three days. */
  private async judge(
    tx: EntityManager,
    { id, url, userId }: Webhook,
    delivery: Delivery,
    outcome: Outcome,
    now: Date,
  ) {
    const triedAt = delivery.triedAt ?? now;
    if (hasArrived(outcome)) {
      await tx.update(Webhook, { id }, { triedAt, failingSince: null, failureToldAt: null });
      return;
    }
    const { failingSince } = await tx.findOneByOrFail(Webhook, { id });
    // Not since its first try: others may have arrived meanwhile.
    await tx.update(Webhook, { id }, { triedAt, failingSince: failingSince ?? triedAt });
    const onlyFailures = failingSince !== null && failingSince <= (delivery.firstTriedAt ?? now);
    const end =
      outcome.status === 410 ? 'gone' : delivery.state === 'failed' && onlyFailures ? 'failed' : null;
    if (end === null) return;
    const { affected } = await tx.update(Webhook, { id, state: 'on' }, { state: end });
    if (affected === 1)
      await this.notifications.announce(tx, { kind: 'webhookStopped', userId, url, gone: end === 'gone' });
  }

  /** Of an address that is switched on again: what waits, and what was given up while nothing arrived there, is sent as if it were new. */
  async renew(tx: EntityManager, { id: webhookId, failingSince }: Webhook): Promise<void> {
    const anew = fresh(webhookId, await this.now());
    const given = { webhookId, leaseHolder: IsNull(), seq: Not(IsNull()) };
    await tx.update(Delivery, { ...given, state: 'waiting' }, anew);
    if (failingSince)
      await tx.update(Delivery, { ...given, state: 'failed', triedAt: MoreThanOrEqual(failingSince) }, anew);
  }

  /** Makes rows due that a clock running ahead has dated too late. */
  correctDates(): Promise<void> {
    return this.rows.correctDates();
  }

  now(): Promise<Date> {
    return this.rows.now();
  }
}

/** The row of an untried delivery. */
export const fresh = (webhookId: number, now: Date) => ({
  webhookId,
  state: 'waiting' as const,
  queuedAt: now,
  nextAttemptAt: now,
  datedAt: now,
  attempts: 0,
  leaseHolder: null,
  firstTriedAt: null,
  triedAt: null,
  status: null,
  ms: null,
  answer: null,
  error: null,
});
