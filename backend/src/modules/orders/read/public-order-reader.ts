import { Injectable } from '@nestjs/common';
import { BEFORE_HANDOVER, NEW_ORDER_STATE, type Mode } from '@shlyah/domain';
import { And, Between, Equal, In, LessThan, MoreThan, Raw, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { LOCKED } from '../../../platform/database/locked';
import { ordersStand } from '../../../platform/database/removed';
import { OrderItem } from '../order-item.entity';
import { applyAwaiting } from '../proposals/awaiting';
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
