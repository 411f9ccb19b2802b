import { Injectable } from '@nestjs/common';
import type { OrderFilter } from '@shlyah/domain';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import type { OrderDto } from '../http/dto/order.dto';
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

  /** In the order of `ids`; those that are gone are left out. */
  byIds(ids: number[]): Promise<OrderDto[]> {
    return this.reader.byIds(this.database.read, ids);
  }
}
