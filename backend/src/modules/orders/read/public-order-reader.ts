import { Injectable } from '@nestjs/common';
import { BEFORE_HANDOVER, NEW_ORDER_STATE, ofDeliveryDay, type Mode, type OrderFilter } from '@shlyah/domain';
import { And, Between, Equal, In, LessThan, MoreThan, Raw, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { LOCKED } from '../../../platform/database/locked';
import { ordersStand } from '../../../platform/database/removed';
import type { OrderDto } from '../http/dto/order.dto';
import type { PackageDto } from '../http/dto/package.dto';
import { packageView } from '../http/order.mapper';
import { OrderItem } from '../order-item.entity';
import { applyAwaiting } from '../proposals/awaiting';
import { applyKinds } from './order-filter';
import { totalOf, type Total } from './order-list';
import { OrderReader } from './order-reader';
import { OrdersService } from './orders.service';
import { StatusLookup } from './status-lookup';
import type { OrderStatus } from '../order-status.entity';
import { Order } from '../order.entity';
import { maySee } from './may-see';

/** What other modules read of orders. */
@Injectable()
export class PublicOrderReader {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly reader: OrderReader,
    private readonly kinds: StatusLookup,
  ) {}

  /** The order that is followed under a code, how many places it has and which statuses there are; null when there is none. */
  async followed(
    manager: EntityManager,
    trackingCode: string,
  ): Promise<{ order: Order; places: number; statuses: OrderStatus[] } | null> {
    const order = await manager.findOneBy(Order, { trackingCode, userId: Raw(ordersStand) });
    if (!order) return null;
    const places = await manager.countBy(OrderItem, { orderId: order.id });
    return { order, places, statuses: await this.statuses(manager) };
  }

  async statuses(manager: EntityManager): Promise<OrderStatus[]> {
    return (await this.kinds.all(manager)).statuses;
  }

  /**
   * The number of a real order; those who ask for it so in their units of work wait for one another. Null when it is gone.
   */
  async locked(tx: EntityManager, named: { id: number } | { trackingCode: string }): Promise<number | null> {
    const where = { mode: 'live' as const, ...named, userId: Raw(ordersStand) };
    return (await tx.findOne(Order, { select: { id: true }, where, ...LOCKED }))?.id ?? null;
  }

  /** Null when there is none, or it is not of the named client. */
  async find(
    manager: EntityManager,
    id: number,
    userId: number | null,
  ): Promise<{ order: Order; packages: PackageDto[] } | null> {
    const order = await manager.findOneBy(Order, {
      id,
      userId: userId ? And(Equal(userId), Raw(ordersStand)) : Raw(ordersStand),
    });
    if (!order) return null;
    const items = await manager.find(OrderItem, { where: { orderId: id }, order: { position: 'ASC' } });
    return { order, packages: items.map(packageView) };
  }

  /** Numbers of orders that are delivered on a day and have not been handed over, in the order of their making. */
  async toBeHandedOver(
    manager: EntityManager,
    { day, userId, mode, most }: { day: string; userId: number | null; mode: Mode; most: number },
  ): Promise<number[]> {
    const isTest = mode === 'test';
    const orders = await manager.find(Order, {
      select: { id: true },
      where: {
        id: isTest ? LessThan(0) : MoreThan(0),
        userId: userId === null ? Raw(ordersStand) : And(Equal(userId), Raw(ordersStand)),
        // As in `applyKinds`, so that SQLite reads the day from its index.
        statusId: Raw((column) => `+ ${column} IN (:...waiting)`, { waiting: [...BEFORE_HANDOVER] }),
        stateId: Raw((column) => `+ ${column} = :active`, { active: NEW_ORDER_STATE }),
        deliveryDate: Between(`${day} 00:00`, `${day} 23:59`),
      },
      ...{ order: { id: isTest ? 'DESC' : 'ASC' }, take: most },
    });
    return orders.map(({ id }) => id);
  }

  /** The orders in the order of `ids`, each with its cargo; null when the caller may not see one of them. */
  async seen(manager: EntityManager, ids: number[], caller: Actor): Promise<SeenOrder[] | null> {
    const standing = await this.standing(manager, ids, caller);
    const seen = ids.flatMap((id) => standing.get(id) ?? []);
    return seen.length === ids.length ? seen : null;
  }

  /** Those of the orders whose clients wait for an answer to a request. */
  async asked(manager: EntityManager, ids: number[], now: Date): Promise<Set<number>> {
    const query = manager
      .createQueryBuilder(Order, 'o')
      .select('o.id', 'id')
      .where({ id: In(ids) });
    applyAwaiting(query, true, 'staff', now);
    return new Set((await query.getRawMany<{ id: number }>()).map(({ id }) => id));
  }

  /** The same by their numbers; those that are gone, or that the caller may not see, are left out. */
  async standing(manager: EntityManager, ids: number[], caller: Actor): Promise<Map<number, SeenOrder>> {
    const orders = await manager.findBy(Order, { id: In(ids), userId: Raw(ordersStand) });
    const counted = await manager
      .createQueryBuilder(OrderItem, 'i')
      .select([
        'i.orderId AS orderId',
        'COUNT(*) AS places',
        'SUM(i.weight * i.count) AS weight',
        `SUM(${VOLUME}) AS volume`,
      ])
      .where({ orderId: In(ids) })
      .groupBy('i.orderId')
      .getRawMany<{ orderId: number } & Record<'places' | 'weight' | 'volume', number | string | null>>();
    const cargo = new Map(counted.map((row) => [row.orderId, row]));
    return new Map(
      orders
        .filter(({ id, userId }) => maySee(caller, { id, user: { id: userId } }))
        .map((order) => {
          const { places = 0, weight = 0, volume = 0 } = cargo.get(order.id) ?? {};
          return [
            order.id,
            {
              ...{ order, places: Number(places), weight: Number(weight) },
              volume: Math.round(Number(volume)),
            },
          ];
        }),
    );
  }

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

/** Cubic centimetres of a piece of cargo, whose sizes are hundredths of a centimetre. */
const VOLUME = `CASE WHEN i.calculationType = 'sizes' THEN COALESCE(i.length * i.width * i.height / 1000000.0, 0)
  ELSE COALESCE(i.volume, 0) END`;

export interface SeenOrder {
  order: Order;
  places: number;
  /** Grams. */
  weight: number;
  /** Cubic centimetres. */
  volume: number;
}
