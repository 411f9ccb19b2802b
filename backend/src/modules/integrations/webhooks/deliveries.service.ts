import { Injectable } from '@nestjs/common';
import { PAGE_SIZE, readEventId } from '@shlyah/domain';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import type { UsedKey } from '../../../platform/http/caller';
import { AccountLock } from '../../../platform/access/account-lock';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { pageOfRows } from '../../../platform/database/row-pages';
import { FeedReader } from '../../../platform/feed/feed-reader';
import { randomHex } from '../../../platform/common/hashes';
import { refusal } from '../../../platform/http/errors';
import { offsetOf, pageOf, type Page } from '../../../platform/http/page';
import { DeliveryLimits } from './delivery-limits';
import { DeliveryQueue, fresh, hasArrived } from './delivery-queue';
import { Delivery } from './delivery.entity';
import type { DeliveriesQuery, DeliveryDto } from './dto/delivery.dto';
import { Sender } from './sender';
import { challengeOf, isAnswered, needsProof, NOT_ANSWERED, OTHER_PROVED } from './proof';
import { Webhook } from './webhook.entity';
import { mayReadOrders, WebhooksService } from './webhooks.service';
import { times } from '../../../platform/common/times';

/** Deliveries to an address, and resending. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksService,
    private readonly queue: DeliveryQueue,
    private readonly sender: Sender,
    private readonly reader: FeedReader,
    private readonly limits: DeliveryLimits,
    private readonly lock: AccountLock,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(
    { id, state, page }: DeliveriesQuery,
    actor: Actor,
    key: UsedKey | undefined,
  ): Promise<Page<DeliveryDto>> {
    const { read } = this.database;
    const webhook = await this.webhooks.own(read, id, actor);
    const query = read
      .createQueryBuilder(Delivery, 'd')
      .where({ webhookId: id, ...(state ? { state } : {}) });
    const place = { skip: offsetOf(page), take: PAGE_SIZE };
    const [rows, total] = await pageOfRows(this.database.reads, query.orderBy('d.id', 'DESC'), place);
    const seen = { ...webhook, tellsOrders: webhook.tellsOrders && mayReadOrders(key) };
    return pageOf(await Promise.all(rows.map((row) => this.view(seen, row))), page, total);
  }

  /** Sends a `ping` at once and answers how that went. The right answer proves the address of an unconfirmed account. */
  async test(id: number, actor: Actor): Promise<DeliveryDto> {
    const webhook = await this.webhooks.own(this.database.read, id, actor);
    const isProof = needsProof(webhook, actor);
    if (isProof) await this.assertOnlyProved(this.database.read, webhook);
    await this.limits.test(webhook, actor);
    const eventId = `evt_test_${randomHex(12)}`;
    const delivery = await this.queue.claimed({ webhookId: id, eventId, type: 'ping' });
    const outcome = await this.sender.deliver(
      webhook,
      delivery,
      this.limits.ofAddress('addressTests', actor),
    );
    if (isProof && hasArrived(outcome)) {
      if (isAnswered(outcome.answer, challengeOf(eventId))) await this.prove(webhook, actor);
      else await this.fail(delivery);
    }
    return this.view(webhook, await this.database.read.findOneByOrFail(Delivery, { id: delivery.id }));
  }

  /** Of an unconfirmed account one address is sent events: the first that has answered. */
  private async assertOnlyProved(manager: EntityManager, { id, userId, mode }: Webhook): Promise<void> {
    const other = await manager.findOneBy(Webhook, { id: Not(id), userId, mode, provedAt: Not(IsNull()) });
    if (other) throw refusal('transition', OTHER_PROVED(other));
  }

  /** Only while the address is the one that has answered. */
  private prove(webhook: Webhook, actor: Actor): Promise<void> {
    const { id, url } = webhook;
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      await this.assertOnlyProved(tx, webhook);
      await tx.update(Webhook, { id, url }, { provedAt: this.clock.now() });
    });
  }

  private fail({ id }: Delivery): Promise<void> {
    return this.database.write(async (tx) => {
      await tx.update(Delivery, { id }, { state: 'failed', error: NOT_ANSWERED });
    });
  }

  /** Queues events again, whatever became of them; those that are not the caller's are passed over. Answers how many there are. */
  async replay(id: number, eventIds: readonly string[], actor: Actor): Promise<number> {
    const webhook = await this.webhooks.own(this.database.read, id, actor);
    const events = await Promise.all([...new Set(eventIds)].map((eventId) => this.found(webhook, eventId)));
    const now = await this.queue.now();
    return this.database.write(async (tx) => {
      let count = 0;
      for (const event of events)
        if (event && (await this.again(tx, { ...fresh(id, now), ...event }))) count++;
      return count;
    });
  }

  /** The event of the id, as far as it has been queued: the rest is queued by itself. */
  private async found(webhook: Webhook, eventId: string) {
    const seq = readEventId(eventId);
    if (seq === null || seq > webhook.lastSeq) return null;
    const event = await this.reader.one({ userId: webhook.userId, mode: webhook.mode, seq });
    return event && { eventId, seq, type: event.type, orderId: event.orderId };
  }

  private async again(tx: EntityManager, row: Omit<Delivery, 'id'>): Promise<boolean> {
    const known = await tx.findOneBy(Delivery, { webhookId: row.webhookId, eventId: row.eventId });
    if (known?.state === 'waiting' && known.leaseHolder !== null) return false;
    if (known) await tx.update(Delivery, { id: known.id }, row);
    else await tx.insert(Delivery, row);
    return true;
  }

  private async view(webhook: Webhook, delivery: Delivery): Promise<DeliveryDto> {
    const { id, eventId, type, orderId, state, attempts, status, ms, answer, error } = delivery;
    return {
      id,
      eventId,
      type,
      orderId,
      state,
      attempts,
      status,
      ms,
      answer,
      error,
      ...times('queuedAt', delivery.queuedAt),
      ...times('triedAt', delivery.triedAt),
      ...times('nextAt', state === 'waiting' ? delivery.nextAttemptAt : null),
      request: await this.sender.eventOf(webhook, delivery),
    };
  }
}
