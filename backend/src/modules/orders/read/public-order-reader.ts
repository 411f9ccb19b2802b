import { Injectable } from '@nestjs/common';
import { And, Equal, In, Raw, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { ordersStand } from '../../../platform/database/removed';
import { OrderItem } from '../order-item.entity';
import { StatusLookup } from './status-lookup';
import type { OrderStatus } from '../order-status.entity';
import { Order } from '../order.entity';
import { maySee } from './may-see';

/** The orders' door: an order as it is stored, with its cargo. */
@Injectable()
export class PublicOrderReader {
  constructor(private readonly kinds: StatusLookup) {}

  /** The order that is followed under a code, how many places it has and which statuses there are; null when there is none. */
  async followed(
    manager: EntityManager,
    trackingCode: string,
  ): Promise<{ order: Order; places: number; statuses: OrderStatus[] } | null> {
    const order = await manager.findOneBy(Order, { trackingCode, userId: Raw(ordersStand) });
    if (!order) return null;
    const places = await manager.countBy(OrderItem, { orderId: order.id });
    return { order, places, statuses: (await this.kinds.all(manager)).statuses };
  }

  /** Null when there is none, or it is not of the named client. */
  async find(
    manager: EntityManager,
    id: number,
    userId: number | null,
  ): Promise<{ order: Order; items: OrderItem[] } | null> {
    const order = await manager.findOneBy(Order, {
      id,
      userId: userId ? And(Equal(userId), Raw(ordersStand)) : Raw(ordersStand),
    });
    if (!order) return null;
    return {
      order,
      items: await manager.find(OrderItem, { where: { orderId: id }, order: { position: 'ASC' } }),
    };
  }

  /** The orders in the order of `ids`, each with the number of its places; null when the caller may not see one of them. */
  async seen(
    manager: EntityManager,
    ids: number[],
    caller: Actor,
  ): Promise<{ order: Order; places: number }[] | null> {
    const orders = await manager.findBy(Order, { id: In(ids), userId: Raw(ordersStand) });
    const counted = await manager
      .createQueryBuilder(OrderItem, 'i')
      .select(['i.orderId AS orderId', 'COUNT(*) AS places'])
      .where({ orderId: In(ids) })
      .groupBy('i.orderId')
      .getRawMany<{ orderId: number; places: number | string }>();
    const places = new Map(counted.map((row) => [row.orderId, Number(row.places)]));
    const byId = new Map(orders.map((order) => [order.id, order]));
    const seen = ids.flatMap((id) => {
      const order = byId.get(id);
      return order && maySee(caller, { id, user: { id: order.userId } })
        ? [{ order, places: places.get(id) ?? 0 }]
        : [];
    });
    return seen.length === ids.length ? seen : null;
  }
}
