import { DELIVERED, toMinsk } from '@shlyah/domain';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { LOCKED } from '../../../platform/database/locked';
import type { Reads } from '../../../platform/database/reads';
import { Places } from '../../points';
import { Order } from '../model/order.entity';
import { cargoTotals, NO_CARGO } from '../read/order-summary';
import { OrdersInActs } from '../read/orders-in-acts';
import { figuresOfClients } from './month-figures';
import { monthDays, ordersOfPart, pricesOf } from './month-queries';

/** A firm's orders of a month that stand in no act. */
export interface FirmToBill {
  orders: number;
  noPrice: number;
  /** Orders without an end that await an answer. */
  awaiting: number;
}

/** An order as an act names it. */
export interface BillableOrder {
  id: number;
  externalId: string | null;
  /** Minsk, "YYYY-MM-DD". */
  day: string;
  fromTown: string | null;
  toTown: string | null;
  places: number;
  /** Grams. */
  weight: number;
  /** Kopecks. */
  price: number;
}

/** The orders of months that acts are made of (docs/contract.md#acts). */
@Injectable()
export class BillableOrders {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly acts: OrdersInActs,
    private readonly clock: Clock,
  ) {}

  /** Firms with orders to be billed, or to be mended before; 0 are those without an account. Throws 404 for no month. */
  async firms(month: string): Promise<Map<number, FirmToBill>> {
    const { reads } = this.database;
    const now = this.clock.now();
    const days = monthDays(month, now);
    const delivered = await pricesOf(reads, 'delivered', { days, now }, (query) => this.acts.leaveOut(query));
    const awaiting = await pricesOf(reads, 'awaiting', { days, now });
    const clients = figuresOfClients({ delivered, awaiting, noEnd: [] }, null);
    return new Map(clients.filter(({ isFirm }) => isFirm).map(({ user, figures }) => [user, figures]));
  }

  /**
   * Locks a firm's orders of a month that have a price and stand in no act, those handed over first, at most `most`. A price that is
   * being saved is waited for.
   */
  async take(
    tx: EntityManager,
    { month, user, most }: { month: string; user: number; most: number },
  ): Promise<BillableOrder[]> {
    const now = this.clock.now();
    const reads: Reads = { manager: tx, ask: (query) => query.getRawMany() as Promise<never> };
    const query = ordersOfPart(reads, 'delivered', monthDays(month, now), now)
      .andWhere('o.userId + 0 = :user AND o.clientIsLegalEntity = 1 AND o.price IS NOT NULL', { user })
      .select('o.id', 'id')
      .orderBy('o.handedAt', 'ASC')
      .addOrderBy('o.id', 'ASC')
      .limit(most);
    this.acts.leaveOut(query);
    const ids = (await reads.ask<{ id: number }>(query)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const found = await tx.find(Order, { where: { id: In(ids) }, ...LOCKED });
    const orders = new Map(found.map((order) => [order.id, order]));
    // Changed between the two reads.
    const still = ids.flatMap((id) => orders.get(id) ?? []).filter((order) => isOfMonth(order, month));
    return this.described(tx, still);
  }

  private async described(tx: EntityManager, orders: Order[]): Promise<BillableOrder[]> {
    const cargo = await cargoTotals(
      tx,
      orders.map(({ id }) => id),
    );
    const pointIds = orders.flatMap(({ pickupPointId, receivePointId }) =>
      [pickupPointId, receivePointId].filter((id) => id !== null),
    );
    const points = await this.places.pointDetails(tx, [...new Set(pointIds)]);
    const cityOf = (cityId: number | null, point: number | null): number | null =>
      cityId ?? points.get(point ?? 0)?.cityId ?? null;
    const ways = orders.map(({ sender, pickupPointId, receiver, receivePointId }) => ({
      from: cityOf(sender.cityId, pickupPointId),
      to: cityOf(receiver.cityId, receivePointId),
    }));
    const cityIds = ways.flatMap(({ from, to }) => [from, to].filter((id) => id !== null));
    const towns = await this.places.towns(tx, [...new Set(cityIds)]);
    return orders.map(({ id, externalId, handedAt, price }, at) => ({
      id,
      externalId,
      day: handedAt ? toMinsk(handedAt).slice(0, 10) : '',
      fromTown: towns.get(ways[at]?.from ?? 0)?.name ?? null,
      toTown: towns.get(ways[at]?.to ?? 0)?.name ?? null,
      places: (cargo.get(id) ?? NO_CARGO).places,
      weight: (cargo.get(id) ?? NO_CARGO).weight,
      price: price ?? 0,
    }));
  }
}

const isOfMonth = ({ statusId, handedAt, price }: Order, month: string): boolean =>
  statusId === DELIVERED && price !== null && handedAt !== null && toMinsk(handedAt).startsWith(month);
