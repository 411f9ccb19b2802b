import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LIMITS, NO_TERMS, toByn } from '@shlyah/domain';
import { Database } from '../../../platform/database/database';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { ownerNotDeleted } from '../../../platform/access/removed';
import { Tariff, termsOfMany, type DraftedTariff } from '../../calculator';
import { Places } from '../../points';
import { packageView } from '../mapper/order.mapper';
import { Order } from '../model/order.entity';
import { OrderItem } from '../model/order-item.entity';
import { destinationsOf, type OrderPlace } from './destinations';
import type { CheckTariffDto, TariffCheckDto } from '../dto/tariff-check.dto';

/** Orders priced before yielding to the event loop. */
const CHUNK_SIZE = 20;

/** The number of biggest changes in the result. */
const BIGGEST = 10;

/** The prices of an order by both tariffs, kopecks, or the reason for no price. */
type PricedOrder = { id: number; before: number; after: number } | 'byAgreement' | 'gone';

/** Prices the newest orders by the tariff and by its draft, with the current conditions of each client (docs/contract.md#tariff-check). */
@Injectable()
export class TariffCheck {
  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
    private readonly places: Places,
  ) {}

  async check({ count, coming, ...change }: CheckTariffDto): Promise<TariffCheckDto> {
    const draft = await this.tariff.draft(this.database.read, change, coming ?? false);
    const all: PricedOrder[] = [];
    let before: number = LIMITS.id + 1;
    while (all.length < count) {
      const orders = await this.ordersBefore(before, Math.min(CHUNK_SIZE, count - all.length));
      all.push(...(await this.priced(orders, draft)));
      const last = orders.at(-1);
      if (!last || orders.length < CHUNK_SIZE) break;
      before = last.id;
      await setImmediate();
    }
    return summary(all);
  }

  private ordersBefore(id: number, most: number): Promise<Order[]> {
    // Ids of test orders are negative.
    const rest = `WHERE id > 0 AND id < ? AND ${ownerNotDeleted('orders.userId')} ORDER BY id DESC LIMIT ${most}`;
    return readRows(this.database.read, Order, rest, [id]);
  }

  private async priced(orders: Order[], { before, after }: DraftedTariff): Promise<PricedOrder[]> {
    if (orders.length === 0) return [];
    const { read } = this.database;
    const ids = orders.map(({ id }) => id);
    const rest = `WHERE orderId IN ${placeholders(ids)} ORDER BY orderId, position`;
    const items = await readRows(read, OrderItem, rest, ids);
    const clients = [...new Set(orders.map(({ userId }) => userId).filter((id) => id !== null))];
    const terms = await termsOfMany(read, clients);
    const destinations = await destinationsOf(read, this.places, orders.map(placeOf));
    return orders.map((order) => {
      const destination = destinations(placeOf(order));
      const packages = items.filter(({ orderId }) => orderId === order.id).map(packageView);
      const [old, fresh] = [before, after].map(
        (price) =>
          destination &&
          price(terms.get(order.userId ?? 0) ?? NO_TERMS, destination, packages, order.fragileCargo),
      );
      if (!old || !fresh) return 'gone';
      if (old.total === null || fresh.total === null) return 'byAgreement';
      return { id: order.id, before: old.total, after: fresh.total };
    });
  }
}

const placeOf = ({ deliveryAddress, receiver, receivePointId }: Order): OrderPlace => ({
  deliveryAddress,
  cityId: receiver.cityId,
  pointId: receivePointId,
});

function summary(all: PricedOrder[]): TariffCheckDto {
  const counted = all.filter((one) => typeof one === 'object');
  const sum = (side: 'before' | 'after'): number => counted.reduce((total, one) => total + one[side], 0);
  const [before, after] = [sum('before'), sum('after')];
  const changed = counted.filter((one) => one.after !== one.before);
  const change = (one: { before: number; after: number }): number => Math.abs(one.after - one.before);
  return {
    counted: counted.length,
    before: toByn(before),
    after: toByn(after),
    percent: before === 0 ? null : Math.round(((after - before) * 10_000) / before) / 100,
    up: changed.filter((one) => one.after > one.before).length,
    down: changed.filter((one) => one.after < one.before).length,
    same: counted.length - changed.length,
    byAgreement: all.filter((one) => one === 'byAgreement').length,
    gone: all.filter((one) => one === 'gone').length,
    biggest: changed
      .toSorted((one, other) => change(other) - change(one) || other.id - one.id)
      .slice(0, BIGGEST)
      .map((one) => ({ id: one.id, before: toByn(one.before), after: toByn(one.after) })),
  };
}
