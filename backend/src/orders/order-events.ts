import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Feed } from '../feed/feed';
import { History, type EventActor } from '../history/history';
import { Notifications, type Audience } from '../notifications/notifications';
import type { OrderDto } from './dto/order.dto';
import { orderChanges } from './order-changes';
import { orderHappenings } from './order-happenings';
import type { Order } from './order.entity';

/** Why an order is changed. */
export interface Why {
  /** For the history. */
  reason?: string | null | undefined;
  /** The event that tells its client of the same change. */
  toldBy?: string | undefined;
}

/** What happens to an order is written into its history, announced and told to programs, in the transaction of the change. */
@Injectable()
export class OrderEvents {
  constructor(
    private readonly history: History,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
  ) {}

  /** Those who will be told of changes of the orders. */
  audience(manager: EntityManager, orders: Pick<Order, 'id' | 'userId'>[]): Promise<Audience> {
    return this.notifications.audience(manager, orders);
  }

  /** Its client will be told; no message about it can be waiting. */
  audienceOfNew(manager: EntityManager, userId: number): Promise<Audience> {
    return this.notifications.audience(manager, [{ id: null, userId }]);
  }

  async placed(tx: EntityManager, order: OrderDto, actor: EventActor, audience: Audience): Promise<void> {
    const begin = { field: 'status', from: null, to: order.status.name };
    await this.history.record(tx, 'order', order.id, actor, [begin]);
    await this.notifications.announce(tx, { kind: 'orderPlaced', order }, audience);
    await this.feed.append(tx, { type: 'order.created', userId: order.user.id, order });
  }

  async edited(
    tx: EntityManager,
    { before, after }: { before: OrderDto; after: OrderDto },
    actor: EventActor,
    audience: Audience,
    { reason, toldBy }: Why = {},
  ): Promise<void> {
    const why = reason ? [{ field: 'reason', from: null, to: reason }] : [];
    await this.history.record(tx, 'order', after.id, actor, [...orderChanges(before, after), ...why]);
    await this.notifications.announce(tx, { kind: 'orderChanged', before, after, toldBy }, audience);
    // Nobody is told of the orders of an account that is gone.
    if (after.user.id !== null) await this.feed.append(tx, ...orderHappenings(before, after));
  }

  /** The history keeps what happened, and no people. Whose account goes too needs no event of it: then `userId` is left out. */
  async deleted(
    tx: EntityManager,
    { id, userId = null }: Pick<Order, 'id'> & Partial<Pick<Order, 'userId'>>,
    actor: EventActor,
  ): Promise<void> {
    await this.history.forgetThings(tx, 'order', [id]);
    await this.history.record(tx, 'order', id, actor, [{ field: 'deleted', from: null, to: null }]);
    await this.notifications.announce(tx, { kind: 'orderDeleted', id });
    await this.feed.forgetOrders(tx, [id]);
    if (userId !== null) await this.feed.append(tx, { type: 'order.deleted', userId, orderId: id });
  }
}
