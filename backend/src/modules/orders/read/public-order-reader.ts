import { Injectable } from '@nestjs/common';
import { NOT_COLLECTED, NEW_ORDER_STATE, ofDeliveryDay, type Mode, type OrderFilter } from '@shlyah/domain';
import {
  And,
  Between,
  Equal,
  In,
  LessThan,
  MoreThan,
  MoreThanOrEqual,
  Raw,
  type EntityManager,
  type FindOptionsWhere,
  type SelectQueryBuilder,
} from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { LOCKED } from '../../../platform/database/locked';
import { ownerNotDeleted } from '../../../platform/access/removed';
import type { HandoverDto, OrderHandoverDto } from '../dto/handover.dto';
import type { OrderDto } from '../dto/order.dto';
import type { PackageDto } from '../dto/package.dto';
import { handoverView, handoverViews } from '../mapper/handover.mapper';
import { packageView } from '../mapper/order.mapper';
import { handoversOf, handoversOfStatuses, tryOfStatus } from '../model/handovers';
import { proofsOf } from '../proofs/handover-proofs';
import { OrderItem } from '../model/order-item.entity';
import { applyAwaiting } from './awaiting';
import { applyTotalsFilter } from './order-filter';
import { totalOf, type Total } from './order-list';
import { OrderReader } from './order-reader';
import { cargoTotals, NO_CARGO, type OrderSummary } from './order-summary';
import { OrderRuns } from './order-runs';
import { OrdersService } from './orders.service';
import { StatusLookup } from './status-lookup';
import type { OrderStatus } from '../model/order-status.entity';
import { Order } from '../model/order.entity';
import { maySee } from './may-see';

/** Reads orders for other modules. */
@Injectable()
export class PublicOrderReader {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly reader: OrderReader,
    private readonly statusLookup: StatusLookup,
    private readonly runs: OrderRuns,
  ) {}

  /** The order with a tracking code, its number of places, the try after which it has its status, and all statuses; null when there is none. */
  async byTrackingCode(
    manager: EntityManager,
    trackingCode: string,
  ): Promise<{ order: Order; places: number; statuses: OrderStatus[]; handover: HandoverDto | null } | null> {
    const order = await manager.findOneBy(Order, { trackingCode, userId: Raw(ownerNotDeleted) });
    if (!order) return null;
    const places = await manager.countBy(OrderItem, { orderId: order.id });
    const ended = tryOfStatus(await handoversOfStatuses(manager, [order]), order.statusId);
    const handover = ended && handoverView(ended);
    return { order, places, statuses: await this.statuses(manager), handover };
  }

  async statuses(manager: EntityManager): Promise<OrderStatus[]> {
    return (await this.statusLookup.all(manager)).statuses;
  }

  /** Locks a real order until the end of the transaction and returns its id; null when there is none. */
  async lock(tx: EntityManager, key: { id: number } | { trackingCode: string }): Promise<number | null> {
    const where = { mode: 'live' as const, ...key, userId: Raw(ownerNotDeleted) };
    return (await tx.findOne(Order, { select: { id: true }, where, ...LOCKED }))?.id ?? null;
  }

  /** Null when there is none, or `userId` is given and does not own it. */
  async find(
    manager: EntityManager,
    id: number,
    userId: number | null,
  ): Promise<{ order: Order; packages: PackageDto[] } | null> {
    const order = await manager.findOneBy(Order, {
      id,
      userId: userId ? And(Equal(userId), Raw(ownerNotDeleted)) : Raw(ownerNotDeleted),
    });
    if (!order) return null;
    const items = await manager.find(OrderItem, { where: { orderId: id }, order: { position: 'ASC' } });
    return { order, packages: items.map(packageView) };
  }

  /** Ids of orders with this delivery day that have not been handed over, oldest first. */
  async toBeHandedOver(
    manager: EntityManager,
    { day, userId, mode, most }: { day: string; userId: number | null; mode: Mode; most: number },
  ): Promise<number[]> {
    const orders = await manager.find(Order, {
      select: { id: true },
      where: { ...notHandedOver(userId, mode), deliveryDate: Between(`${day} 00:00`, `${day} 23:59`) },
      order: { id: mode === 'test' ? 'DESC' : 'ASC' },
      take: most,
    });
    return orders.map(({ id }) => id);
  }

  /** The days of such orders from `first` on, each with their number; at most `most` times of delivery are read. */
  async daysToHandOver(
    manager: EntityManager,
    { first, userId, mode, most }: { first: string; userId: number | null; mode: Mode; most: number },
  ): Promise<Map<string, number>> {
    const rows = await manager
      .createQueryBuilder(Order, 'o')
      .select('o.deliveryDate', 'time')
      .addSelect('COUNT(*)', 'orders')
      .where({ ...notHandedOver(userId, mode), deliveryDate: MoreThanOrEqual(`${first} 00:00`) })
      .groupBy('o.deliveryDate')
      .orderBy('o.deliveryDate')
      .limit(most)
      .getRawMany<OrdersOfTime>();
    return perDayOf(rows);
  }

  /** Ids of open orders that are to be fetched from their senders from `first` to `last`, oldest first; those of former releases name no day. */
  async toBeFetched(first: string, last: string, most: number): Promise<number[]> {
    const orders = await this.database.read.find(Order, {
      select: { id: true },
      where: { ...notHandedOver(null, 'live'), pickupDate: Between(`${first} 00:00`, `${last} 23:59`) },
      order: { pickupDate: 'ASC', id: 'ASC' },
      take: most,
    });
    return orders.map(({ id }) => id);
  }

  /** The statuses of orders by id. */
  async statusIds(manager: EntityManager, ids: number[]): Promise<Map<number, number>> {
    const orders = await manager.find(Order, {
      select: { id: true, statusId: true },
      where: { id: In(ids) },
    });
    return new Map(orders.map(({ id, statusId }) => [id, statusId]));
  }

  /** The orders in the order of `ids`; null when the caller may not see one of them. */
  async allVisible(manager: EntityManager, ids: number[], caller: Actor): Promise<OrderSummary[] | null> {
    const visible = await this.visible(manager, ids, caller);
    const summaries = ids.flatMap((id) => visible.get(id) ?? []);
    return summaries.length === ids.length ? summaries : null;
  }

  /** The ids of orders with a proposal of the client that awaits an answer of staff. */
  async awaitingStaff(manager: EntityManager, ids: number[], now: Date): Promise<Set<number>> {
    const query = manager
      .createQueryBuilder(Order, 'o')
      .select('o.id', 'id')
      .where({ id: In(ids) });
    applyAwaiting(query, true, 'staff', now);
    return new Set((await query.getRawMany<{ id: number }>()).map(({ id }) => id));
  }

  /** The orders that the caller may see, or with null all of them, by id. */
  async visible(
    manager: EntityManager,
    ids: number[],
    caller: Actor | null,
  ): Promise<Map<number, OrderSummary>> {
    const orders = await manager.findBy(Order, { id: In(ids), userId: Raw(ownerNotDeleted) });
    const cargo = await cargoTotals(manager, ids);
    return new Map(
      orders
        .filter(({ id, userId }) => caller === null || maySee(caller, { id, user: { id: userId } }))
        .map((order) => [order.id, { order, ...(cargo.get(order.id) ?? NO_CARGO) }]),
    );
  }

  /** The ids of a list, newest first, at most `most`. */
  async ids(filter: Partial<OrderFilter>, caller: Actor, most: number): Promise<{ ids: number[] } & Total> {
    const list = await this.orders.orderList({ filter }, caller);
    return { ids: await list.pager.slice(0, most), ...totalOf(list) };
  }

  /** The number of open orders per delivery day, from `first` on. */
  async perDay(first: string): Promise<Map<string, number>> {
    return perDayOf(await this.openFrom(first).getRawMany<OrdersOfTime>());
  }

  /** The number of open orders to be fetched from their senders, per day of pickup, from `first` on. */
  async pickupsPerDay(first: string): Promise<Map<string, number>> {
    const rows = await this.database.read
      .createQueryBuilder(Order, 'o')
      .select('o.pickupDate', 'time')
      .addSelect('COUNT(*)', 'orders')
      .where({ ...notHandedOver(null, 'live'), pickupDate: MoreThanOrEqual(`${first} 00:00`) })
      .groupBy('o.pickupDate')
      .getRawMany<OrdersOfTime>();
    return perDayOf(rows);
  }

  /** How many open orders each run carries, per delivery day, from `first` on; a run of several days is there for each of them. */
  async runsPerDay(first: string, now: Date): Promise<Map<string, RunOfDay[]>> {
    const query = this.openFrom(first).addSelect('run_orders.runId', 'run').addGroupBy('run_orders.runId');
    this.runs.joinCurrent(query, now);
    const rows = await query.getRawMany<OrdersOfTime & { run: number }>();
    const runs = [...new Set(rows.map(({ run }) => Number(run)))].sort((one, other) => one - other);
    const found = new Map<string, RunOfDay[]>();
    for (const run of runs)
      for (const [day, orders] of perDayOf(rows.filter((row) => Number(row.run) === run)))
        found.set(day, [...(found.get(day) ?? []), { run, orders }]);
    return found;
  }

  private openFrom(first: string): SelectQueryBuilder<Order> {
    const query = this.database.read
      .createQueryBuilder(Order, 'o')
      .select('o.deliveryDate', 'time')
      .addSelect('COUNT(*)', 'orders')
      .where('o.id > 0 AND o.deliveryDate >= :from', { from: `${first} 00:00` })
      .andWhere(ownerNotDeleted('o.userId'))
      .groupBy('o.deliveryDate')
      .orderBy('o.deliveryDate');
    applyTotalsFilter(query, ofDeliveryDay(first));
    return query;
  }

  /** The tries of orders that stand, the newest first, with their runs and authors. */
  async tries(manager: EntityManager, ids: number[]): Promise<Map<number, OrderHandoverDto[]>> {
    const rows = await handoversOf(manager, ids);
    const proofs = await proofsOf(manager, rows);
    return new Map(
      ids.map((id) => [
        id,
        handoverViews(
          rows.filter(({ orderId }) => orderId === id),
          proofs,
          true,
        ).filter(({ corrected }) => !corrected),
      ]),
    );
  }

  /** The current versions by id; missing orders are skipped. */
  async versions(ids: number[]): Promise<Map<number, number>> {
    const found = await this.database.read.find(Order, {
      select: { id: true, version: true },
      where: { id: In(ids) },
    });
    return new Map(found.map(({ id, version }) => [id, version]));
  }

  /** In the order of `ids`; missing orders are skipped. */
  byIds(ids: number[]): Promise<OrderDto[]> {
    return this.reader.byIds(this.database.read, ids);
  }
}

/** Open orders that are still with the sender, of a client or of all. */
const notHandedOver = (userId: number | null, mode: Mode): FindOptionsWhere<Order> => ({
  id: mode === 'test' ? LessThan(0) : MoreThan(0),
  userId: userId === null ? Raw(ownerNotDeleted) : And(Equal(userId), Raw(ownerNotDeleted)),
  // The plus, as in `applyTotalsFilter`, makes SQLite use the index of the day.
  statusId: Raw((column) => `+ ${column} IN (:...waiting)`, { waiting: [...NOT_COLLECTED] }),
  stateId: Raw((column) => `+ ${column} = :active`, { active: NEW_ORDER_STATE }),
});

interface OrdersOfTime {
  time: string;
  orders: number | string;
}

/** A run and how many orders of a day it carries. */
export interface RunOfDay {
  run: number;
  orders: number;
}

function perDayOf(rows: readonly OrdersOfTime[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { time, orders } of rows) {
    const day = time.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + Number(orders));
  }
  return days;
}
