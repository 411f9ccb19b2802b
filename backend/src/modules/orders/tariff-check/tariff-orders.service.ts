import { Injectable } from '@nestjs/common';
import { CANCELED, toMinsk } from '@shlyah/domain';
import {
  And,
  Between,
  LessThan,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsWhere,
} from 'typeorm';
import { turns } from '../../../platform/common/turns';
import { Database } from '../../../platform/database/database';
import { ABSENT, orNotFound } from '../../../platform/http/errors';
import { Tariff, type Pricer, type QuoteDto } from '../../calculator';
import { Places } from '../../points';
import type { OrderDto } from '../dto/order.dto';
import { Order } from '../model/order.entity';
import { OrderReader } from '../read/order-reader';
import { destinationsOf, type OrderPlace } from './destinations';
import type { TariffOrderDto, TariffOrdersDto, TariffOrderStep } from '../dto/tariff-orders.dto';

/** Orders in the list. */
export const MAX_TARIFF_ORDERS = 500;

/** How long after an edit most orders are delivered. */
const LONGEST_WAIT_MS = 60 * 24 * 60 * 60_000;

/** After any day of delivery. */
const LAST_DAY = '9999-12-31 23:59';

/** Orders that are read and priced at once. */
const CHUNK_SIZE = 50;

/** The orders that a version of the tariff has priced, against the tariff in force (docs/contract.md#tariff-orders). */
@Injectable()
export class TariffOrders {
  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
    private readonly places: Places,
    private readonly reader: OrderReader,
  ) {}

  async list(versionId: number): Promise<TariffOrdersDto> {
    const { read } = this.database;
    const validity = orNotFound(await this.tariff.validityOf(read, versionId), ABSENT.tariffVersion);
    const ids = await this.quotedBy(read, versionId, validity);
    const orders: TariffOrderDto[] = [];
    const pricers = new Map<number | null, Pricer>();
    const turn = turns();
    for (let at = 0; at < ids.length && orders.length <= MAX_TARIFF_ORDERS; at += CHUNK_SIZE) {
      await turn();
      const views = await this.reader.byIds(read, ids.slice(at, at + CHUNK_SIZE));
      orders.push(...(await this.priced(read, views, pricers)));
    }
    return {
      id: versionId,
      orders: orders.slice(0, MAX_TARIFF_ORDERS),
      hasMore: orders.length > MAX_TARIFF_ORDERS,
    };
  }

  /**
   * The orders whose quote that counts is of the version, newest first: placed while it was in force, or edited then and still to be
   * delivered. Each search reads the last orders of an index, so that an old version of many orders costs no more.
   */
  private async quotedBy(
    manager: EntityManager,
    versionId: number,
    { from, until }: { from: Date; until: Date | null },
  ): Promise<number[]> {
    const since = MoreThanOrEqual(from);
    const last = until ? toMinsk(new Date(until.getTime() + LONGEST_WAIT_MS)) : LAST_DAY;
    const rows = [
      ...(await this.latest(manager, {
        where: { createdAt: until ? And(since, LessThan(until)) : since },
        order: { createdAt: 'DESC' },
      })),
      ...(await this.latest(manager, {
        where: { deliveryDate: Between(toMinsk(from), last) },
        order: { deliveryDate: 'DESC', id: 'DESC' },
      })),
    ];
    const ids = rows
      .filter(({ estimate, revisedEstimate }) => versionOf(revisedEstimate ?? estimate) === versionId)
      .map(({ id }) => id);
    return [...new Set(ids)].sort((one, other) => other - one);
  }

  private latest(
    manager: EntityManager,
    { where, order }: { where: FindOptionsWhere<Order>; order: FindOptionsOrder<Order> },
  ): Promise<Pick<Order, 'id' | 'estimate' | 'revisedEstimate'>[]> {
    return manager.find(Order, {
      select: { id: true, estimate: true, revisedEstimate: true },
      // Ids of test orders are negative.
      where: { ...where, id: MoreThan(0), statusId: Not(CANCELED) },
      order,
      take: 2 * MAX_TARIFF_ORDERS,
    });
  }

  private async priced(
    manager: EntityManager,
    orders: readonly OrderDto[],
    pricers: Map<number | null, Pricer>,
  ): Promise<TariffOrderDto[]> {
    const destinations = await destinationsOf(manager, this.places, orders.map(placeOf));
    const found: TariffOrderDto[] = [];
    for (const order of orders) {
      const { id: client } = order.user;
      const pricer = pricers.get(client) ?? (await this.tariff.pricer(manager, client));
      pricers.set(client, pricer);
      const destination = destinations(placeOf(order));
      const before = (order.revisedEstimate ?? order.estimate).total;
      const after = destination
        ? (pricer(destination, order.packages, order['fragileСargo'])?.total ?? null)
        : null;
      if (before !== after && order.price !== after)
        found.push({ order, before, after, step: stepOf(order, before, after) });
    }
    return found;
  }
}

const versionOf = (quote: string): number | null => (JSON.parse(quote) as QuoteDto).tariffVersion ?? null;

const placeOf = ({ deliveryAddress, reciverAddressId, recivePoint }: OrderDto): OrderPlace => ({
  deliveryAddress,
  cityId: reciverAddressId,
  pointId: recivePoint?.id ?? null,
});

function stepOf({ price }: OrderDto, before: number | null, after: number | null): TariffOrderStep {
  if (price < 0) return 'requote';
  if (price !== before || after === null) return 'none';
  return price > after ? 'lower' : 'propose';
}
