import { Injectable } from '@nestjs/common';
import { ofDeliveryDay, type OrderFilter } from '@shlyah/domain';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { ordersStand } from '../../../platform/database/removed';
import type { Actor } from '../../../platform/http/actor';
import type { OrderDto } from '../http/dto/order.dto';
import { Order } from '../order.entity';
import { applyKinds } from './order-filter';
import { totalOf, type Total } from './order-list';
import { OrderReader } from './order-reader';
import { OrdersService } from './orders.service';

/** The orders' door: whole lists, as the wire carries them. */
@Injectable()
export class ListedOrders {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly reader: OrderReader,
  ) {}

  /** The numbers of a list, newest first, `most` at most. */
  async ids(filter: Partial<OrderFilter>, caller: Actor, most: number): Promise<{ ids: number[] } & Total> {
    const list = await this.orders.asked({ filter }, caller);
    return { ids: await list.others.slice(0, most), ...totalOf(list) };
  }

  /** How many live orders each delivery day has, from `first` on. */
  async perDay(first: string): Promise<Map<string, number>> {
    const query = this.database.read
      .createQueryBuilder(Order, 'o')
      .select('o.deliveryDate', 'deliveryDate')
      .addSelect('COUNT(*)', 'orders')
      .where('o.id > 0 AND o.deliveryDate >= :from', { from: `${first} 00:00` })
      .andWhere(ordersStand('o.userId'))
      .groupBy('o.deliveryDate')
      .orderBy('o.deliveryDate');
    applyKinds(query, ofDeliveryDay(first));
    const days = new Map<string, number>();
    for (const row of await query.getRawMany<{ deliveryDate: string; orders: number | string }>()) {
      const day = row.deliveryDate.slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + Number(row.orders));
    }
    return days;
  }

  /** Versions as they are now; those that are gone are left out. */
  async versions(ids: number[]): Promise<Map<number, number>> {
    const found = await this.database.read.find(Order, {
      select: { id: true, version: true },
      where: { id: In(ids) },
    });
    return new Map(found.map(({ id, version }) => [id, version]));
  }

  /** In the order of `ids`; those that are gone are left out. */
  byIds(ids: number[]): Promise<OrderDto[]> {
    return this.reader.byIds(this.database.read, ids);
  }
}
