import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { EventActor } from '../history/history';
import { Overtaken } from '../database/overtaken';
import { ClientOrders } from '../users';
import { OrderEvents } from './order-events';
import { forgetWords } from './order-search';
import { Order } from './order.entity';

/** A client's orders, as the users' noun asks for them. */
@Injectable()
export class OrdersOfClient extends ClientOrders {
  constructor(private readonly orderEvents: OrderEvents) {
    super();
  }

  override count(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(Order, { userId, id: MoreThan(0) });
  }

  override removeAll(tx: EntityManager, userId: number, actor: EventActor): Promise<void> {
    return this.remove(tx, { userId }, actor);
  }

  override removeTests(tx: EntityManager, userId: number, actor: EventActor): Promise<void> {
    return this.remove(tx, { userId, id: LessThan(0) }, actor);
  }

  private async remove(tx: EntityManager, where: FindOptionsWhere<Order>, actor: EventActor): Promise<void> {
    const orders = await tx.find(Order, { select: { id: true }, where });
    for (const { id } of orders) await forgetWords(tx, id);
    const { affected } = await tx.delete(Order, where);
    if (affected !== orders.length) throw new Overtaken();
    for (const order of orders) await this.orderEvents.deleted(tx, order, actor);
  }
}
