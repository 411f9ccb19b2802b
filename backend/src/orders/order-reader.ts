import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { pointAddress } from '../points/address';
import { Point } from '../points/point.entity';
import { citiesOf } from '../points/points.service';
import type { OrderDto, OrderPointDto } from './dto/order.dto';
import { Order } from './order.entity';
import { OrderItem } from './order-item.entity';
import { orderView } from './order.mapper';
import { OrderState, OrderStatus } from './order-status.entity';

/** Reads orders with all that they refer to: a handful of queries for a whole page, never one per row. */
@Injectable()
export class OrderReader {
  /** The orders in the order of `ids`; ids that are gone are left out. */
  async byIds(manager: EntityManager, ids: number[]): Promise<OrderDto[]> {
    if (ids.length === 0) return [];
    const orders = await manager.findBy(Order, { id: In(ids) });
    const views = await this.views(manager, orders);
    const byId = new Map(views.map((view) => [view.id, view]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async one(manager: EntityManager, id: number): Promise<OrderDto | null> {
    return (await this.byIds(manager, [id]))[0] ?? null;
  }

  private async views(manager: EntityManager, orders: Order[]): Promise<OrderDto[]> {
    const ids = orders.map(({ id }) => id);
    const items = await manager.find(OrderItem, {
      where: { orderId: In(ids) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
    const points = await this.points(manager, orders);
    const statuses = byId(await manager.find(OrderStatus));
    const states = byId(await manager.find(OrderState));
    return orders.map((order) =>
      orderView(order, {
        status: found(statuses, order.statusId),
        state: found(states, order.stateId),
        items: items.filter(({ orderId }) => orderId === order.id),
        pickupPoint: order.pickupPointId === null ? null : found(points, order.pickupPointId),
        receivePoint: order.receivePointId === null ? null : found(points, order.receivePointId),
      }),
    );
  }

  private async points(manager: EntityManager, orders: Order[]): Promise<Map<number, OrderPointDto>> {
    const ids = new Set(
      orders
        .flatMap(({ pickupPointId, receivePointId }) => [pickupPointId ?? [], receivePointId ?? []])
        .flat(),
    );
    if (ids.size === 0) return new Map();
    const points = await manager.findBy(Point, { id: In([...ids]) });
    const cities = await citiesOf(manager, points);
    return byId(
      points.map(({ id, cityId, street }) => ({ id, address: pointAddress(found(cities, cityId), street) })),
    );
  }
}

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

function found<T>(rows: Map<number, T>, id: number): T {
  const row = rows.get(id);
  if (!row) throw new Error(`Row ${id} is referred to but missing`);
  return row;
}
