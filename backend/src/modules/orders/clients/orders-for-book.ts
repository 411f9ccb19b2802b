import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { AddressBookOrders, type AddressBookOrder } from '../../address-book';
import { orderBody } from '../mapper/order.mapper';
import { Order } from '../model/order.entity';

/** Implements the orders interface of the address book module. */
@Injectable()
export class OrdersForBook extends AddressBookOrders {
  override async newest(manager: EntityManager, userId: number, most: number): Promise<AddressBookOrder[]> {
    const where = { userId, id: MoreThan(0), anonymisedAt: IsNull() };
    const orders = await manager.find(Order, { where, order: { id: 'DESC' }, take: most });
    return orders.map((order) => ({ body: orderBody(order), placedAt: order.createdAt }));
  }
}
