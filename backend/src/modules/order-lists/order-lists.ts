import { Injectable } from '@nestjs/common';
import { numbered, shownOrderNumber, toMinsk } from '@shlyah/domain';
import { In, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { assertChanged, ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertMany } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, changedMeanwhile, invalid } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import { PublicOrderReader, type Order, type OrderSummary } from '../orders';

/** A list of orders, such as a run. */
interface OrderList {
  id: number;
  version: number;
  /** The author and time of the version; null for a new list. */
  changedBy: string | null;
  changedAt: Date | null;
}

/** An order of a list. */
interface ListedOrder {
  orderId: number;
  /** Ascending within the list. */
  position: number;
  /** Equals `orderId` while the list holds the order, else null; unique, so that one list of a kind holds it. */
  liveOrderId: number | null;
}

/** «№ 5», of a test register «№ T-5». */
const shown = (id: number): string => numbered(shownOrderNumber(id));

/** The lists of one kind and their orders; `Key` is the column of a row that names its list. */
@Injectable()
export abstract class OrderLists<
  List extends OrderList,
  Key extends string,
  Row extends ListedOrder & Record<Key, number>,
> {
  /** The tables, the column, and the field of an order's history. */
  protected abstract readonly kind: {
    lists: EntityTarget<List>;
    rows: EntityTarget<Row>;
    key: Key;
    field: string;
  };

  constructor(
    private readonly orders: PublicOrderReader,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Saves a change as the next version of a list, whose version must still be the stored one. */
  async save(tx: EntityManager, list: List, values: Partial<List>, caller: Actor): Promise<List> {
    const { id, version } = list;
    const change = { ...values, version: version + 1, changedBy: caller.name, changedAt: this.clock.now() };
    assertChanged(await tx.update(this.kind.lists, { id, version } as never, change as never));
    return { ...list, ...change };
  }

  /** 409 with the fresh list and the author of its version, unless the sent version is the stored one. */
  async assertVersion(list: List, sent: number, fresh: () => Promise<unknown>): Promise<void> {
    const { version, changedBy: name, changedAt } = list;
    if (sent === version) return;
    throw changedMeanwhile(await fresh(), changedAt ? { name, at: toMinsk(changedAt) } : undefined);
  }

  /** The rows of a list, by position. */
  rows(manager: EntityManager, list: number): Promise<Row[]> {
    return manager.find(this.kind.rows, { where: this.where(list), order: { position: 'ASC' } as never });
  }

  /** The rows of the lists that hold these orders, by order. */
  held(manager: EntityManager, ids: number[]): Promise<Row[]> {
    const where = { liveOrderId: In(ids) } as FindOptionsWhere<Row>;
    return manager.find(this.kind.rows, { where, order: { liveOrderId: 'ASC' } as never });
  }

  /** The orders of rows as they are now, by id, with `caller` null those of all clients; deleted ones are missing. */
  current(
    manager: EntityManager,
    rows: readonly Pick<Row, 'orderId'>[],
    caller: Actor | null,
  ): Promise<Map<number, OrderSummary>> {
    const ids = rows.map(({ orderId }) => orderId);
    return this.orders.visible(manager, ids, caller);
  }

  /** The orders to be put into a list, in the order of `ids`; 422 naming those that `may` refuses, for the reason `why`. */
  async wanted(
    tx: EntityManager,
    ids: number[],
    caller: Actor,
    { may, why }: { may: (order: Order) => boolean; why: string },
  ): Promise<OrderSummary[]> {
    const wanted = await this.orders.allVisible(tx, ids, caller);
    if (!wanted) throw invalid({ ids: [ABSENT.order] });
    const refused = wanted.filter(({ order }) => !may(order)).map(({ order }) => shown(order.id));
    if (refused.length > 0) throw invalid({ ids: [`${why}: ${refused.join(', ')}. Снимите с них выбор.`] });
    return wanted;
  }

  /** Puts orders into a list behind the position `after`; `former`: the rows of the lists that held them before. */
  async put(
    tx: EntityManager,
    list: number,
    orders: readonly Omit<Row, Key | 'position' | 'liveOrderId'>[],
    caller: Actor,
    { after = 0, former = [], at }: { after?: number; former?: readonly Row[]; at?: Date | undefined } = {},
  ): Promise<Row[]> {
    const rows = (orders as readonly Row[]).map((order, index) => ({
      ...order,
      [this.kind.key]: list,
      position: after + index + 1,
      liveOrderId: order.orderId,
    }));
    try {
      await insertMany(tx, this.kind.rows, rows);
    } catch (error) {
      // A concurrent request has put one of them into another list; the retry reports that list.
      throw isDuplicate(error) ? new ConcurrentUpdateError() : error;
    }
    const from = new Map(former.map((row) => [row.orderId, shown(row[this.kind.key])]));
    await this.record(tx, rows, caller, (id) => ({ from: from.get(id) ?? null, to: shown(list) }), at);
    return rows;
  }

  /** Takes orders out of a list; those not in it are skipped. Answers whether there were any. */
  async takeOut(tx: EntityManager, list: number, ids: number[], caller: Actor): Promise<boolean> {
    const rows = await tx.findBy(this.kind.rows, this.where(list, ids));
    if (rows.length === 0) return false;
    const found = rows.map(({ orderId }) => orderId);
    await tx.delete(this.kind.rows, this.where(list, found));
    await this.record(tx, rows, caller, () => ({ from: shown(list), to: null }));
    return true;
  }

  /** Lets other lists hold all orders of a list; its rows stay. */
  async dissolve(tx: EntityManager, list: number, caller: Actor): Promise<void> {
    const rows = await this.rows(tx, list);
    await this.release(tx, list);
    await this.record(tx, rows, caller, () => ({ from: shown(list), to: null }));
  }

  /** The same for some of the orders, which the history tells with the list that holds them next. */
  async release(tx: EntityManager, list: number, ids?: number[]): Promise<void> {
    await tx.update(this.kind.rows, this.where(list, ids), { liveOrderId: null } as never);
  }

  /** Saves the positions that a new sequence of rows changes, behind the position `after`. */
  async arrange(tx: EntityManager, list: number, rows: readonly ListedOrder[], after = 0): Promise<void> {
    for (const [at, { orderId, position }] of rows.entries())
      if (position !== after + at + 1)
        await tx.update(this.kind.rows, this.where(list, [orderId]), { position: after + at + 1 } as never);
  }

  /** Records in the history of orders which list they leave and which one they join. */
  private record(
    tx: EntityManager,
    rows: readonly ListedOrder[],
    caller: Actor,
    listsOf: (orderId: number) => { from: string | null; to: string | null },
    at = this.clock.now(),
  ): Promise<void> {
    const { field } = this.kind;
    const changes = rows.map(({ orderId }) => ({ subjectId: orderId, field, ...listsOf(orderId) }));
    return this.history.recordEach(tx, 'order', changes, caller, at);
  }

  private where(list: number, ids?: number[]): FindOptionsWhere<Row> {
    const where = { [this.kind.key]: list, ...(ids && { orderId: In(ids) }) };
    return where as FindOptionsWhere<Row>;
  }
}
