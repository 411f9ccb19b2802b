import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ConcurrentUpdateError } from '../../../platform/database/concurrent-update';
import { Feed, type Happening } from '../../../platform/feed/feed';
import { History, type EventActor } from '../../../platform/journal/history/history';
import { Notifications, type RecipientSet } from '../../notifications/notifications';
import type { OrderDto } from '../http/dto/order.dto';
import { orderChanges } from '../write/order-changes';
import { webhookEventsOf } from './order-webhook-events';
import { forgetWords } from '../search/order-search';
import { OrderNote } from '../notes/note.entity';
import { Order } from '../order.entity';

/** A deleted order's fields in its event. */
export type RemovedOrder = Pick<Order, 'id' | 'userId' | 'externalId'>;

/** Why an order is changed. */
export interface Why {
  /** For the history. */
  reason?: string | null | undefined;
  /** The event that tells its client of the same change. */
  toldBy?: string | undefined;
  /** When it happened, where that is not now: for the history. */
  at?: Date;
}

/** What happens to an order is written into its history, announced and told to programs, in the transaction of the change. */
@Injectable()
export class OrderEvents {
  constructor(
    private readonly history: History,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
  ) {}

  /** The recipients of messages about orders; `id` is null for an order that has no number yet. */
  recipients(
    manager: EntityManager,
    orders: { id: number | null; userId: number | null }[],
  ): Promise<RecipientSet> {
    return this.notifications.recipientsOf(manager, orders);
  }

  async placed(
    tx: EntityManager,
    order: OrderDto,
    actor: EventActor,
    recipients: RecipientSet,
  ): Promise<void> {
    const begin = { field: 'status', from: null, to: order.status.name };
    await this.history.record(tx, 'order', order.id, actor, [begin]);
    await this.notifications.announce(tx, { kind: 'orderPlaced', order }, recipients);
    await this.feed.append(tx, { type: 'order.created', userId: order.user.id, order });
  }

  async edited(
    tx: EntityManager,
    { before, after }: { before: OrderDto; after: OrderDto },
    actor: EventActor,
    recipients: RecipientSet,
    { reason, toldBy, at }: Why = {},
  ): Promise<void> {
    const why = reason ? [{ field: 'reason', from: null, to: reason }] : [];
    await this.notifications.announce(tx, { kind: 'orderChanged', before, after, toldBy }, recipients);
    // Orders of a deleted account cause no notification.
    if (after.user.id !== null) await this.feed.append(tx, ...webhookEventsOf(before, after));
    // Last: a price goes into the journal, whose head is locked until the commit.
    await this.history.record(tx, 'order', after.id, actor, [...orderChanges(before, after), ...why], at);
  }

  /** A deleted order is there again: to programs, which have been told that it is gone, it is a new one. */
  async restored(tx: EntityManager, order: OrderDto, actor: EventActor): Promise<void> {
    if (order.user.id !== null)
      await this.feed.append(tx, { type: 'order.created', userId: order.user.id, order });
    await this.history.record(tx, 'order', order.id, actor, [{ field: 'restored', from: null, to: null }]);
  }

  /**
   * Deletes orders, all of them or none: the unit of work runs again where one has gone meanwhile. `isKept`: they may be brought back, so the
   * history stays as it is until they are forgotten; of others it keeps what happened, and no people. The program of an owner whose account
   * goes too is told of nothing.
   */
  async remove(
    tx: EntityManager,
    orders: RemovedOrder[],
    actor: EventActor,
    { isTold, isKept }: { isTold: boolean; isKept: boolean },
  ): Promise<void> {
    if (orders.length === 0) return;
    const ids = orders.map(({ id }) => id);
    await forgetWords(tx, ids);
    const { affected } = await tx.delete(Order, { id: In(ids) });
    if (affected !== ids.length) throw new ConcurrentUpdateError();
    await this.notifications.forgetOrders(tx, ids);
    await this.feed.forgetOrders(tx, ids, { isDeleted: true });
    if (isTold) await this.feed.append(tx, ...orders.flatMap(deletion));
    if (!isKept) {
      await this.history.forgetThings(tx, 'order', ids);
      await tx.delete(OrderNote, { orderId: In(ids) });
    }
    await this.history.deleted(tx, ids, actor, isKept);
  }
}

/** Orders of a deleted account cause no notification. */
const deletion = ({ id, userId, externalId }: RemovedOrder): Happening[] =>
  userId === null ? [] : [{ type: 'order.deleted', userId, orderId: id, externalId }];
