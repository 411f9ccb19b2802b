import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderItem } from './order-item.entity';
import { Order } from './order.entity';

/** The orders' door: an order as it is stored, with its cargo. */
@Injectable()
export class OrderRecords {
  /** Null when there is none, or it is not of the named client. */
  async find(
    manager: EntityManager,
    id: number,
    userId: number | null,
  ): Promise<{ order: Order; items: OrderItem[] } | null> {
    const order = await manager.findOneBy(Order, userId ? { id, userId } : { id });
    if (!order) return null;
    return {
      order,
      items: await manager.find(OrderItem, { where: { orderId: id }, order: { position: 'ASC' } }),
    };
  }
}
