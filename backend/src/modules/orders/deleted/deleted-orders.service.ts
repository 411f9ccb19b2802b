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
import { Clients } from '../../users';
import { Clock } from '../../../platform/common/clock';
import type { Actor } from '../../../platform/http/actor';
import { ABSENT, orNotFound, notFound, refusal } from '../../../platform/http/errors';
import { offsetOf, pageOf } from '../../../platform/http/page';
import { History } from '../../../platform/journal/history/history';
import { Places } from '../../points';
import type { DeletedOrderDto, DeletedOrderPage } from '../dto/deleted-order.dto';
import type { OrderDto } from '../dto/order.dto';
import { OrderEvents } from '../events/order-events';
import { OrderItem } from '../model/order-item.entity';
import { OrderReader } from '../read/order-reader';
import { OrdersInActs } from '../read/orders-in-acts';
import { addSearch, orderSearchText } from '../search/order-search';
import { forgetHandovers } from '../model/handovers';
import { OrderNote } from '../model/note.entity';
import { Order } from '../model/order.entity';
import { NO_DAYS, RunsOfEdit } from '../write/runs-of-edit';
import { Proposal } from '../model/proposal.entity';
import { DeletedOrder } from '../model/deleted-order.entity';

const dayMs = 24 * 60 * 60_000;
/** Orders per transaction. */
const BATCH_SIZE = 50;

/** The rows of a deleted order. */
interface Content {
  order: Order;
  items: OrderItem[];
}

/** Deletes, restores and purges orders (docs/contract.md#order-deletion). */
@Injectable()
export class DeletedOrders {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly clients: Clients,
    private readonly runs: RunsOfEdit,
    private readonly acts: OrdersInActs,
    private readonly orderEvents: OrderEvents,
    private readonly history: History,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** Orders that can be restored, the latest deletion first. */
  async list(page: number): Promise<DeletedOrderPage> {
    const [rows, total] = await this.database.read.findAndCount(DeletedOrder, {
      order: { deletedAt: 'DESC', id: 'DESC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    return pageOf(rows.map(deletedView), page, total);
  }

  async delete(id: number, actor: Actor, reason: string | null): Promise<void> {
    await this.database.write(async (tx) => {
      // The lock makes a concurrent change finish first, so that the stored row includes it.
      const order = await tx.findOne(Order, { where: { id }, ...LOCKED });
      if (!order || !(await this.isOwnerActive(tx, order.userId))) throw notFound(ABSENT.order);
      await this.acts.refuseHeld(tx, id, 'удалить его нельзя.');
      const content: Content = { order, items: await tx.findBy(OrderItem, { orderId: id }) };
      const row = {
        id,
        userId: order.userId,
        createdAt: order.createdAt,
        deletedAt: this.clock.now(),
        deletedBy: actor.name,
        content: JSON.stringify(content),
        proposals: JSON.stringify(await tx.findBy(Proposal, { orderId: id })),
      };
      await tx.insert(DeletedOrder, row);
      await this.runs.follow(tx, [{ id, fields: ['deleted'], days: NO_DAYS }], actor);
      await this.orderEvents.remove(tx, [order], actor, { hasEvent: true, isRestorable: true });
      const reasons = reason ? [{ field: 'reason', from: null, to: reason }] : [];
      await this.history.record(tx, 'order', id, actor, reasons);
    });
  }

  /** Restores an order under its id; a repeated call returns the restored order. */
  async restore(id: number, actor: Actor): Promise<OrderDto> {
    return this.database.write(async (tx) => {
      const deleted = await tx.findOne(DeletedOrder, { where: { id }, ...LOCKED });
      if (!deleted || !(await this.isOwnerActive(tx, deleted.userId))) {
        const order = orNotFound(await this.reader.one(tx, id), ABSENT.order);
        return order;
      }
      const { order, items } = JSON.parse(deleted.content) as Content;
      const proposals = JSON.parse(deleted.proposals) as Proposal[];
      await this.checkRestorable(tx, order);
      await tx.delete(DeletedOrder, { id });
      const version = order.version + 1;
      const rowPrint = await availableRowPrint(tx, order);
      const row = { ...withDates(tx, Order, order), rowPrint, version, updatedAt: this.clock.now() };
      await insertOne(tx, Order, row);
      await insertMany(tx, OrderItem, items.map(withoutId));
      const restoredProposals = proposals.map((one) => ({
        ...withoutId(withDates(tx, Proposal, one)),
        // A waiting proposal keeps waiting.
        orderVersion: one.orderVersion === order.version ? version : one.orderVersion,
      }));
      await insertMany(tx, Proposal, restoredProposals);
      const [stored] = await this.reader.stored(tx, [id]);
      if (!stored) throw new Error(`Order ${id} was restored and is missing`);
      const { packages, recivePoint } = stored.view;
      await addSearch(tx, [{ id, text: orderSearchText(stored.order, packages, recivePoint?.address) }]);
      await this.runs.follow(tx, [{ id, fields: ['restored'], days: NO_DAYS }], actor);
      await this.orderEvents.restored(tx, stored.view, actor);
      return stored.view;
    });
  }

  /** A point may have been deleted and the own number of the client reused since the deletion. */
  private async checkRestorable(tx: EntityManager, order: Order): Promise<void> {
    const ids = [order.pickupPointId, order.receivePointId].filter((id) => id !== null);
    const points = await this.places.points(tx, ids);
    if (ids.some((id) => !points.has(id)))
      throw refusal('in_use', 'Вернуть нельзя: пункта, который назван в заказе, больше нет.');
    const { userId, mode, externalId } = order;
    if (userId === null || externalId === null) return;
    const holder = await tx.findOneBy(Order, { userId, mode, externalId });
    if (holder)
      throw refusal(
        'in_use',
        `Вернуть нельзя: номер ${externalId} уже у заказа № ${holder.id} этого клиента.`,
      );
  }

  /** Purges orders whose restore period has ended, and those placed before a date. */
  async purgeOld(placedBefore: Date | null, rest?: Rest): Promise<number> {
    const deletedAt = LessThan(new Date(this.clock.now().getTime() - DELETED_ORDER_DAYS * dayMs));
    const where = [{ deletedAt }, ...(placedBefore ? [{ createdAt: LessThan(placedBefore) }] : [])];
    let purged = 0;
    for (const one of where)
      purged += await inBatches(
        BATCH_SIZE,
        () => this.database.write((tx) => this.purgeBatch(tx, one)),
        rest,
      );
    return purged;
  }

  /** Purges a batch of the orders of an account that is being deleted. */
  async purgeOfClient(tx: EntityManager, userId: number): Promise<void> {
    await this.purgeBatch(tx, { userId });
  }

  private async purgeBatch(tx: EntityManager, where: FindOptionsWhere<DeletedOrder>): Promise<number> {
    const rows = await tx.find(DeletedOrder, { select: { id: true }, where, take: BATCH_SIZE });
    const ids = rows.map(({ id }) => id);
    await tx.delete(DeletedOrder, { id: In(ids) });
    await tx.delete(OrderNote, { orderId: In(ids) });
    await forgetHandovers(tx, ids);
    await this.history.forgetThings(tx, 'order', ids);
    return ids.length;
  }

  /** True without an owner; false while the account of the owner is being deleted. */
  private async isOwnerActive(tx: EntityManager, userId: number | null): Promise<boolean> {
    return userId === null || (await this.clients.find(tx, userId)) !== null;
  }
}

/** The fingerprint of the imported row; null when a repeated import has given it to another order since. */
async function availableRowPrint(
  tx: EntityManager,
  { userId, mode, rowPrint }: Order,
): Promise<string | null> {
  if (userId === null || !rowPrint) return null;
  return (await tx.existsBy(Order, { userId, mode, rowPrint })) ? null : rowPrint;
}

/** Converts the dates of a row stored as JSON. */
function withDates<T extends ObjectLiteral>(tx: EntityManager, table: EntityTarget<T>, row: T): T {
  const dates = tx.connection
    .getMetadata(table)
    .columns.filter(({ type, propertyName }) => type === 'datetime' && row[propertyName] !== null)
    .map(({ propertyName }) => [propertyName, new Date(row[propertyName] as string)]);
  return { ...row, ...Object.fromEntries(dates) } as T;
}

/** Items and proposals get new ids: no other table refers to them. */
function withoutId<T extends { id: number }>({ id: _, ...row }: T): Omit<T, 'id'> {
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
