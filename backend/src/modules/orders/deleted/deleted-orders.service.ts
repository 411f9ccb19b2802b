import { Injectable } from '@nestjs/common';
import { addDays, DELETED_ORDER_DAYS, PAGE_SIZE, priceToWire, toMinsk } from '@shlyah/domain';
import {
  In,
  LessThan,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import { inBatches, type Rest } from '../../../platform/database/batches';
import { Database } from '../../../platform/database/database';
import { insertMany, insertOne } from '../../../platform/database/insert-many';
import { LOCKED } from '../../../platform/database/locked';
import { isStanding } from '../../../platform/database/removed';
import { Clock } from '../../../platform/common/clock';
import type { Actor } from '../../../platform/http/actor';
import { ABSENT, notFound, refusal } from '../../../platform/http/errors';
import { offsetOf, pageOf } from '../../../platform/http/page';
import { History } from '../../../platform/journal/history/history';
import { Places } from '../../points';
import type { DeletedOrderDto, DeletedOrderPage } from '../http/dto/deleted-order.dto';
import type { OrderDto } from '../http/dto/order.dto';
import { OrderEvents } from '../events/order-events';
import { OrderItem } from '../order-item.entity';
import { OrderReader } from '../read/order-reader';
import { addSearch, orderSearchText } from '../search/order-search';
import { OrderNote } from '../notes/note.entity';
import { Order } from '../order.entity';
import { Proposal } from '../proposals/proposal.entity';
import { DeletedOrder } from './deleted-order.entity';

const dayMs = 24 * 60 * 60_000;
/** Orders of one unit of work. */
const most = 50;

interface Content {
  order: Order;
  items: OrderItem[];
}

/** Orders deleted by staff: kept for a while, brought back, forgotten (docs/contract.md#order-deletion). */
@Injectable()
export class DeletedOrders {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly orderEvents: OrderEvents,
    private readonly history: History,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** The ones that can be brought back, deleted last first. */
  async list(page: number): Promise<DeletedOrderPage> {
    const [rows, total] = await this.database.read.findAndCount(DeletedOrder, {
      order: { deletedAt: 'DESC', id: 'DESC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    return pageOf(rows.map(deletedView), page, total);
  }

  async delete(id: number, actor: Actor): Promise<void> {
    await this.database.write(async (tx) => {
      // Locked, so that a concurrent change is stored too.
      const order = await tx.findOne(Order, { where: { id }, ...LOCKED });
      if (!order || !(await stands(tx, order.userId))) throw notFound(ABSENT.order);
      const content: Content = { order, items: await tx.findBy(OrderItem, { orderId: id }) };
      const kept = {
        ...{ id, userId: order.userId, createdAt: order.createdAt },
        ...{ deletedAt: this.clock.now(), deletedBy: actor.name },
        content: JSON.stringify(content),
        proposals: JSON.stringify(await tx.findBy(Proposal, { orderId: id })),
      };
      await tx.insert(DeletedOrder, kept);
      await this.orderEvents.remove(tx, [order], actor, { isTold: true, isKept: true });
    });
  }

  /** Brings an order back under its number; the answer of a restore that was lost may be asked for again. */
  async restore(id: number, actor: Actor): Promise<OrderDto> {
    return this.database.write(async (tx) => {
      const kept = await tx.findOne(DeletedOrder, { where: { id }, ...LOCKED });
      if (!kept || !(await stands(tx, kept.userId))) {
        const order = await this.reader.one(tx, id);
        if (!order) throw notFound(ABSENT.order);
        return order;
      }
      const { order, items } = JSON.parse(kept.content) as Content;
      const proposals = JSON.parse(kept.proposals) as Proposal[];
      await this.checkPlaces(tx, order);
      await tx.delete(DeletedOrder, { id });
      const version = order.version + 1;
      const rowPrint = await unusedPrint(tx, order);
      const row = { ...revived(tx, Order, order), rowPrint, version, updatedAt: this.clock.now() };
      await insertOne(tx, Order, row);
      await insertMany(tx, OrderItem, items.map(unnumbered));
      const asked = proposals.map((one) => ({
        ...unnumbered(revived(tx, Proposal, one)),
        // What waits, waits on.
        orderVersion: one.orderVersion === order.version ? version : one.orderVersion,
      }));
      await insertMany(tx, Proposal, asked);
      const [stored] = await this.reader.stored(tx, [id]);
      if (!stored) throw new Error(`Order ${id} was restored and is missing`);
      const { packages, recivePoint } = stored.view;
      await addSearch(tx, [{ id, text: orderSearchText(stored.order, packages, recivePoint?.address) }]);
      await this.orderEvents.restored(tx, stored.view, actor);
      return stored.view;
    });
  }

  /** Points and the client's own number may have gone to others meanwhile. */
  private async checkPlaces(tx: EntityManager, order: Order): Promise<void> {
    const ids = [order.pickupPointId, order.receivePointId].filter((id) => id !== null);
    const points = await this.places.points(tx, ids);
    if (ids.some((id) => !points.has(id)))
      throw refusal('in_use', 'Вернуть нельзя: пункта, который назван в заказе, больше нет.');
    const { userId, mode, externalId } = order;
    if (userId === null || externalId === null) return;
    const other = await tx.findOneBy(Order, { userId, mode, externalId });
    if (other)
      throw refusal(
        'in_use',
        `Вернуть нельзя: номер ${externalId} уже у заказа № ${other.id} этого клиента.`,
      );
  }

  /** Forgets the orders that were deleted long ago, and those placed before a day. */
  async forgetOld(placedBefore: Date | null, rest?: Rest): Promise<void> {
    const deletedAt = LessThan(new Date(this.clock.now().getTime() - DELETED_ORDER_DAYS * dayMs));
    const where = [{ deletedAt }, ...(placedBefore ? [{ createdAt: LessThan(placedBefore) }] : [])];
    for (const one of where)
      await inBatches(most, () => this.database.write((tx) => this.forgetSome(tx, one)), rest);
  }

  /** Of a client whose account goes. */
  async forgetOfClient(tx: EntityManager, userId: number): Promise<void> {
    await this.forgetSome(tx, { userId });
  }

  private async forgetSome(tx: EntityManager, where: FindOptionsWhere<DeletedOrder>): Promise<number> {
    const rows = await tx.find(DeletedOrder, { select: { id: true }, where, take: most });
    const ids = rows.map(({ id }) => id);
    await tx.delete(DeletedOrder, { id: In(ids) });
    await tx.delete(OrderNote, { orderId: In(ids) });
    await this.history.forgetThings(tx, 'order', ids);
    return ids.length;
  }
}

/** The row of a file that an order was made of; null when the file was loaded again meanwhile, so that another order has the row. */
async function unusedPrint(tx: EntityManager, { userId, mode, rowPrint }: Order): Promise<string | null> {
  if (userId === null || !rowPrint) return null;
  return (await tx.existsBy(Order, { userId, mode, rowPrint })) ? null : rowPrint;
}

/** Whether the owner, if there is one, is not being deleted. */
async function stands(tx: EntityManager, userId: number | null): Promise<boolean> {
  if (userId === null) return true;
  const rows = await tx.query<unknown[]>(`SELECT id FROM users WHERE id = ? AND ${isStanding('users.id')}`, [
    userId,
  ]);
  return rows.length > 0;
}

/** A row that was kept as JSON, with its instants. */
function revived<T extends ObjectLiteral>(tx: EntityManager, table: EntityTarget<T>, row: T): T {
  const dates = tx.connection
    .getMetadata(table)
    .columns.filter(({ type, propertyName }) => type === 'datetime' && row[propertyName] !== null)
    .map(({ propertyName }) => [propertyName, new Date(row[propertyName] as string)]);
  return { ...row, ...Object.fromEntries(dates) } as T;
}

/** Rows that nothing else names get new numbers. */
function unnumbered<T extends { id: number }>({ id: _, ...row }: T): Omit<T, 'id'> {
  return row;
}

function deletedView({ id, content, deletedAt, deletedBy }: DeletedOrder): DeletedOrderDto {
  const { order } = JSON.parse(content) as Content;
  const day = toMinsk(deletedAt);
  return {
    id,
    date: toMinsk(new Date(order.createdAt)),
    client: order.clientOrganization ?? order.clientName,
    receiver: order.organization ?? order.name,
    price: priceToWire(order.price),
    deletedAt: day,
    deletedBy,
    keptUntil: addDays(day.slice(0, 10), DELETED_ORDER_DAYS),
  };
}
