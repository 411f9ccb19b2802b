import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { ownerNotDeleted } from '../../../platform/access/removed';
import { Clock } from '../../../platform/common/clock';
import { Places, type PointDetails, type PointSummary } from '../../points';
import type { HandoverDto } from '../dto/handover.dto';
import type { OrderDto } from '../dto/order.dto';
import { Order } from '../model/order.entity';
import { handoversOfStatuses, tryOfStatus } from '../model/handovers';
import { OrderItem } from '../model/order-item.entity';
import { StatusLookup } from './status-lookup';
import { handoverView } from '../mapper/handover.mapper';
import { proofsOf } from '../proofs/handover-proofs';
import { orderView, type OrderParts } from '../mapper/order.mapper';
import { Proposal } from '../model/proposal.entity';
import { proposalState, waitingView } from '../mapper/proposal.mapper';

const NOT_DELETED = ownerNotDeleted('orders.userId');

/** An order as a row and as the API returns it. */
export interface StoredOrder {
  order: Order;
  view: OrderDto;
}

/** Reads orders with everything they refer to, in a few queries per page and none per row. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly places: Places,
    readonly statuses: StatusLookup,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** The orders in the order of `ids`; missing ids are skipped. */
  async byIds(manager: EntityManager, ids: number[]): Promise<OrderDto[]> {
    const byId = new Map((await this.stored(manager, ids)).map(({ view }) => [view.id, view]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The newest real orders, of one client or of all, in one statement: this is the most frequent list. */
  async newest(manager: EntityManager, userId: number | null, count: number): Promise<OrderDto[]> {
    const [owner, values] = userId === null ? ['', []] : ['userId = ? AND ', [userId]];
    const rest = `WHERE ${owner}id > 0 AND ${NOT_DELETED} ORDER BY id DESC LIMIT ${count}`;
    return this.views(manager, await readRows(manager, Order, rest, values));
  }

  async one(manager: EntityManager, id: number): Promise<OrderDto | null> {
    return (await this.byIds(manager, [id]))[0] ?? null;
  }

  async stored(manager: EntityManager, ids: number[]): Promise<StoredOrder[]> {
    if (ids.length === 0) return [];
    const rest = `WHERE id IN ${placeholders(ids)} AND ${NOT_DELETED} LIMIT ${ids.length}`;
    const orders = await readRows(manager, Order, rest, ids);
    const views = await this.views(manager, orders);
    return orders.flatMap((order, at) => (views[at] ? [{ order, view: views[at] }] : []));
  }

  /** The view of a row being saved, with its new cargo and points; the rest comes from `before`. */
  async view(
    manager: EntityManager,
    order: Order,
    {
      items,
      points,
      handover = null,
    }: {
      items: OrderItem[] | undefined;
      points: ReadonlyMap<number, PointDetails>;
      handover?: HandoverDto | null;
    },
    before?: OrderDto,
  ): Promise<OrderDto> {
    const known = new Map<number, PointSummary>(
      [before?.pickupPoint, before?.recivePoint].flatMap((point) => (point ? [[point.id, point]] : [])),
    );
    for (const [id, { place }] of points) known.set(id, place);
    const parts = { items: items ?? [], waiting: before?.waiting ?? [], handover };
    const view = orderView(order, await this.parts(manager, order, parts, known));
    return items || !before ? view : { ...view, packages: before.packages };
  }

  private async views(manager: EntityManager, orders: Order[]): Promise<OrderDto[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const itemsQuery = `WHERE orderId IN ${placeholders(ids)} ORDER BY orderId, position`;
    const items = await readRows(manager, OrderItem, itemsQuery, ids);
    const points = await this.points(manager, orders);
    const proposalsQuery = `WHERE orderId IN ${placeholders(ids)} AND waiting = 1 ORDER BY id`;
    const proposals = await readRows(manager, Proposal, proposalsQuery, ids);
    const handovers = await handoversOfStatuses(manager, orders);
    const proofs = await proofsOf(manager, handovers);
    const now = this.clock.now();
    const views: OrderDto[] = [];
    for (const order of orders) {
      const isOfOrder = ({ orderId }: { orderId: number }): boolean => orderId === order.id;
      const waiting = proposals.filter(
        (one) => isOfOrder(one) && proposalState(one, order, now) === 'waiting',
      );
      const ended = tryOfStatus(handovers.filter(isOfOrder), order.statusId);
      const parts = {
        items: items.filter(isOfOrder),
        waiting: waiting.map(waitingView),
        handover: ended && handoverView(ended, proofs.get(ended.id)),
      };
      views.push(orderView(order, await this.parts(manager, order, parts, points)));
    }
    return views;
  }

  private async parts(
    manager: EntityManager,
    order: Order,
    own: Pick<OrderParts, 'items' | 'waiting' | 'handover'>,
    points: Map<number, PointSummary>,
  ): Promise<OrderParts> {
    const { status, state } = await this.statuses.find(manager, order);
    if (!status || !state) throw new Error(`Order ${order.id} names a status or a state that is missing`);
    const { pickupPointId, receivePointId } = order;
    return {
      status,
      state,
      ...own,
      pickupPoint: pickupPointId === null ? null : required(points, pickupPointId),
      receivePoint: receivePointId === null ? null : required(points, receivePointId),
      site: this.config.publicUrl.origin,
    };
  }

  private points(manager: EntityManager, orders: Order[]): Promise<Map<number, PointSummary>> {
    const ids = orders.flatMap(({ pickupPointId, receivePointId }) => [pickupPointId, receivePointId]);
    return this.places.points(manager, [...new Set(ids.filter((id) => id !== null))]);
  }
}

function required<T>(rows: Map<number, T>, id: number): T {
  const row = rows.get(id);
  if (!row) throw new Error(`Row ${id} is referred to but missing`);
  return row;
}
