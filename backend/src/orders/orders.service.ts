import { Injectable } from '@nestjs/common';
import { addDays, NEW_ORDER_STATUS, toMinsk, type OrderFilter } from '@shlyah/domain';
import { In } from 'typeorm';
import { isStaff } from '../access/caller';
import { Database } from '../database/database';
import { HistoryEvent } from '../history/event.entity';
import { History } from '../history/history';
import { Clock } from '../shared/clock';
import { notFound } from '../shared/errors';
import { pageOf, type Page } from '../shared/page';
import type { User } from '../users/user.entity';
import type { OrderCountersDto, OrderEventDto, OrdersQuery, StatusesDto } from './dto/order-lists.dto';
import type { OrderDto } from './dto/order.dto';
import { orderIds, pageOfIds, type Scope } from './order-query';
import { OrderReader } from './order-reader';
import { OrderState, OrderStatus } from './order-status.entity';
import { Order } from './order.entity';

/** What of an order's history its owner may see. */
const ownerSees = ['status', 'price'];

/** Reading orders, and removing them. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** A customer sees his own orders whatever he asks for; staff see all, or one user's. */
  async list(query: OrdersQuery, caller: User): Promise<Page<OrderDto>> {
    const staff = isStaff(caller);
    const scope: Scope = { staff, userId: staff ? (query.user ?? null) : caller.id };
    const ids = orderIds(this.database.read, query, scope, this.clock.now());
    const { ids: page, total } = await pageOfIds(ids, query.page);
    return pageOf(await this.reader.byIds(this.database.read, page), query.page, total);
  }

  async single(id: number, caller: User): Promise<OrderDto> {
    const order = await this.reader.one(this.database.read, id);
    if (!order || !(isStaff(caller) || order.user.id === caller.id)) throw notFound('Заказ не найден.');
    return order;
  }

  async statuses(): Promise<StatusesDto> {
    return {
      statuses: await this.database.read.find(OrderStatus, { order: { id: 'ASC' } }),
      states: await this.database.read.find(OrderState, { order: { id: 'ASC' } }),
    };
  }

  /** How many orders each one-click view holds; each equals the `total` of the list under the same filter. */
  async counters(): Promise<OrderCountersDto> {
    const today = toMinsk(this.clock.now()).slice(0, 10);
    const count = (filter: Partial<OrderFilter>): Promise<number> =>
      orderIds(this.database.read, { filter }, { userId: null, staff: true }, this.clock.now()).getCount();
    return {
      new: await count({ status: NEW_ORDER_STATUS }),
      noPrice: await count({ priceType: 'none' }),
      today: await count({ deliveryDay: today }),
      tomorrow: await count({ deliveryDay: addDays(today, 1) }),
      fragile: await count({ fragile: true }),
    };
  }

  /** Newest first. The owner learns of status and price, not of who set them. */
  async events(id: number, caller: User): Promise<OrderEventDto[]> {
    await this.single(id, caller);
    const staff = isStaff(caller);
    const events = await this.database.read.find(HistoryEvent, {
      where: { subject: 'order', subjectId: id, ...(staff ? {} : { field: In(ownerSees) }) },
      order: { id: 'DESC' },
      take: 500,
    });
    return events.map((event) => ({
      id: event.id,
      date: toMinsk(event.at),
      user: staff
        ? { id: event.actorId, name: event.actorName, role: event.actorRole }
        : { id: null, name: null, role: null },
      field: event.field,
      from: event.fromValue,
      to: event.toValue,
    }));
  }

  async delete(id: number, actor: User): Promise<void> {
    await this.database.write(async (tx) => {
      const order = await tx.findOneBy(Order, { id });
      if (!order) throw notFound('Заказ не найден.');
      await tx.delete(Order, { id });
      await this.history.record(tx, 'order', id, actor, [
        { field: 'deleted', from: order.clientName, to: null },
      ]);
    });
  }
}
