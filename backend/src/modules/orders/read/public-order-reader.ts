import { Injectable } from '@nestjs/common';
import { And, Equal, Raw, type EntityManager } from 'typeorm';
import { ordersStand } from '../../../platform/database/removed';
import { OrderItem } from '../order-item.entity';
import { StatusLookup } from './status-lookup';
import type { OrderStatus } from '../order-status.entity';
import { Order } from '../order.entity';

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
}
