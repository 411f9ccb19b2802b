import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Overtaken } from '../database/overtaken';
import { Feed, type Happening } from '../feed/feed';
import { History, type EventActor } from '../history/history';
import { Notifications, type Audience } from '../notifications/notifications';
import type { OrderDto } from './dto/order.dto';
import { orderChanges } from './order-changes';
import { orderHappenings } from './order-happenings';
import { forgetWords } from './order-search';
import { Order } from './order.entity';

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

  /**
   * Deletes orders, all of them or none: the unit of work runs again where one has gone meanwhile. The history keeps what happened, and no
   * people. The program of an owner whose account goes too is told of nothing.
   */
  async remove(
    tx: EntityManager,
    orders: Pick<Order, 'id' | 'userId'>[],
    actor: EventActor,
    { isTold }: { isTold: boolean },
  ): Promise<void> {
    if (orders.length === 0) return;
    const ids = orders.map(({ id }) => id);
    await forgetWords(tx, ids);
    const { affected } = await tx.delete(Order, { id: In(ids) });
    if (affected !== ids.length) throw new Overtaken();
    await this.history.forgetThings(tx, 'order', ids);
    await this.history.deleted(tx, ids, actor);
    await this.notifications.forgetOrders(tx, ids);
    await this.feed.forgetOrders(tx, ids);
    if (isTold) await this.feed.append(tx, ...orders.flatMap(deletion));
  }
}

/** Nobody is told of the orders of an account that is gone. */
const deletion = ({ id, userId }: Pick<Order, 'id' | 'userId'>): Happening[] =>
  userId === null ? [] : [{ type: 'order.deleted', userId, orderId: id }];
