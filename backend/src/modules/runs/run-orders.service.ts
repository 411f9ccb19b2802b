import { Injectable } from '@nestjs/common';
import {
  byAddress,
  ENDED_TASK_STATUSES,
  formatDate,
  isOpenOrder,
  numbered,
  ORDERS_IN_RUN,
  toMinsk,
  type RunTask,
} from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertMany } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, invalid } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import { PublicOrderReader, type OrderSummary } from '../orders';
import type { AddToRunDto, RunDto, SortRunDto } from './run.dto';
import { Run, RunOrder } from './run.entity';
import { RunChanges } from './run-changes';
import { RunReader, rowsOf } from './run-reader';

/** Adds, removes and sorts the orders of a run (docs/contract.md#runs). */
@Injectable()
export class RunOrders {
  constructor(
    private readonly changes: RunChanges,
    private readonly orders: PublicOrderReader,
    private readonly reader: RunReader,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Orders of another run are moved only when `from` names that run. */
  add(id: number, { ids, task, from }: AddToRunDto, caller: Actor): Promise<RunDto> {
    const wanted = { ids: [...new Set(ids)], task: task ?? null, from: from ?? [] };
    return this.changes.change(id, caller, (tx, run) => this.addAll(tx, run, wanted, caller), wanted.from);
  }

  /** Adds one scanned order in the transaction of its scan; `at` is the time of the scan. */
  async addScanned(tx: EntityManager, id: number, orderId: number, caller: Actor, at: Date): Promise<void> {
    const run = await this.changes.findOpen(tx, id, caller);
    const change = await this.addAll(tx, run, { ids: [orderId], task: null, from: [], at }, caller);
    if (change) await this.changes.save(tx, run, change, caller);
  }

  /** Removes orders; those not in the run are skipped, so that a repeat returns the same. */
  remove(id: number, ids: number[], caller: Actor): Promise<RunDto> {
    return this.changes.change(id, caller, (tx) => this.removeAll(tx, id, ids, caller));
  }

  /** Removes one order in the transaction in which its scan is taken back. */
  async removeScanned(tx: EntityManager, id: number, orderId: number, caller: Actor): Promise<void> {
    const run = await this.changes.findOpen(tx, id, caller);
    const change = await this.removeAll(tx, id, [orderId], caller);
    if (change) await this.changes.save(tx, run, change, caller);
  }

  /** Sorts by the given ids, or by address. */
  sort(id: number, { version, ids }: SortRunDto, caller: Actor): Promise<RunDto> {
    return this.changes.change(id, caller, async (tx, run) => {
      await this.changes.checkVersion(tx, run, version, caller);
      const rows = await rowsOf(tx, id);
      if (!ids) {
        await this.sortByAddress(tx, rows, caller);
        return { byHand: false };
      }
      const sorted = ids.flatMap((orderId) => rows.find((row) => row.orderId === orderId) ?? []);
      if (ids.length !== rows.length || new Set(sorted).size !== rows.length)
        throw invalid({ ids: ['Назовите каждый заказ рейса один раз'] });
      await savePositions(tx, sorted);
      return { byHand: true };
    });
  }

  private async removeAll(
    tx: EntityManager,
    id: number,
    ids: number[],
    caller: Actor,
  ): Promise<Partial<Run> | null> {
    const rows = await tx.findBy(RunOrder, { runId: id, orderId: In(ids) });
    if (rows.length === 0) return null;
    await tx.delete(RunOrder, { runId: id, orderId: In(rows.map(({ orderId }) => orderId)) });
    for (const { orderId } of rows) await this.record(tx, orderId, numbered(id), null, caller);
    return {};
  }

  private async addAll(
    tx: EntityManager,
    run: Run,
    { ids, task, from, at }: { ids: number[]; task: RunTask | null; from: number[]; at?: Date },
    caller: Actor,
  ): Promise<Partial<Run> | null> {
    if (ids.length === 0) throw invalid({ ids: ['Назовите хотя бы один заказ'] });
    const orders = await this.findOpenOrders(tx, ids, caller);
    const live = await tx.findBy(RunOrder, { liveOrderId: In(ids) });
    const others = live.filter(({ runId }) => runId !== run.id);
    const moved = await this.release(tx, others, { from, orders }, caller);
    const here = live.filter(({ runId }) => runId === run.id).map(({ orderId }) => orderId);
    const isOther = task !== null && live.some((row) => row.runId === run.id && row.task !== task);
    if (isOther) await tx.update(RunOrder, { runId: run.id, orderId: In(here) }, { task });
    const fresh = ids.filter((id) => !here.includes(id));
    const rows = await rowsOf(tx, run.id);
    if (rows.length + fresh.length > ORDERS_IN_RUN)
      throw invalid({ ids: [`В рейсе бывает до ${ORDERS_IN_RUN} заказов`] });
    if (fresh.length === 0 && !isOther) return null;
    const last = rows.at(-1)?.position ?? 0;
    const added = fresh.map((orderId, index) => ({
      runId: run.id,
      orderId,
      position: last + index + 1,
      liveOrderId: orderId,
      task: task ?? moved.find((row) => row.orderId === orderId)?.task ?? ('deliver' as const),
      addedBy: caller.name,
      addedAt: this.clock.now(),
    }));
    try {
      await insertMany(tx, RunOrder, added);
    } catch (error) {
      // A concurrent request has added one of them to another run; the retry reports that run.
      throw isDuplicate(error) ? new ConcurrentUpdateError() : error;
    }
    for (const orderId of fresh) {
      const before = others.find((row) => row.orderId === orderId);
      await this.record(tx, orderId, before ? numbered(before.runId) : null, numbered(run.id), caller, at);
    }
    await (run.byHand
      ? this.sortByAddress(tx, added, caller, last)
      : this.sortByAddress(tx, await rowsOf(tx, run.id), caller));
    return {};
  }

  private async findOpenOrders(tx: EntityManager, ids: number[], caller: Actor): Promise<OrderSummary[]> {
    const orders = await this.orders.allVisible(tx, ids, caller);
    if (!orders) throw invalid({ ids: [ABSENT.order] });
    const closed = orders
      .filter(
        ({ order: { statusId, stateId } }) =>
          !isOpenOrder({ status: { id: statusId }, state: { id: stateId } }),
      )
      .map(({ order }) => numbered(order.id));
    if (closed.length > 0)
      throw invalid({
        ids: [`Уже доставлены, отменены или закрыты: ${closed.join(', ')}. Снимите с них выбор.`],
      });
    return orders;
  }

  /**
   * Releases orders from the runs in `from`, and from runs that left and have nothing more to do with them; throws 422 for other runs.
   * Returns the rows moved out of open runs.
   */
  private async release(
    tx: EntityManager,
    rows: RunOrder[],
    { from, orders }: { from: number[]; orders: OrderSummary[] },
    caller: Actor,
  ): Promise<RunOrder[]> {
    if (rows.length === 0) return [];
    const statuses = new Map(orders.map(({ order }) => [order.id, order.statusId]));
    const runs = new Map(
      (await tx.findBy(Run, { id: In(rows.map(({ runId }) => runId)) })).map((run) => [run.id, run]),
    );
    const today = this.reader.today();
    const problems: string[] = [];
    const changed = new Set<Run>();
    const moved: RunOrder[] = [];
    for (const row of rows) {
      const { runId, orderId, task, addedBy, addedAt } = row;
      const run = runs.get(runId);
      if (run?.leftAt && run.day < today)
        await tx.update(RunOrder, { runId, orderId }, { liveOrderId: null });
      else if (run?.leftAt && ENDED_TASK_STATUSES[task].includes(statuses.get(orderId) ?? 0)) {
        await tx.update(RunOrder, { runId, orderId }, { liveOrderId: null });
        // The new version stops a concurrent cancellation of the departure.
        changed.add(run);
      } else if (run && !run.leftAt && from.includes(runId)) {
        await tx.delete(RunOrder, { runId, orderId });
        moved.push(row);
        changed.add(run);
      } else {
        const which = [run?.driver, formatDate(run?.day)].filter(Boolean).join(', ');
        const left = run?.leftAt ? ' и уехал' : '';
        problems.push(
          `Заказ ${numbered(orderId)} уже в рейсе ${numbered(runId)} (${which})${left}. Внесён: ${addedBy}, ${toMinsk(addedAt)}`,
        );
      }
    }
    if (problems.length > 0) throw invalid({ ids: problems });
    for (const run of changed) await this.changes.save(tx, run, {}, caller);
    return moved;
  }

  /** Sorts rows by address; their positions start behind `after`. */
  private async sortByAddress(
    tx: EntityManager,
    rows: readonly Pick<RunOrder, 'runId' | 'orderId' | 'task' | 'position'>[],
    caller: Actor,
    after = 0,
  ): Promise<void> {
    const { stops } = await this.reader.stops(tx, rows, caller);
    const noAddress = { town: null, street: null, house: null, housing: null, flat: null };
    const stopOf = ({ orderId }: { orderId: number }) => stops.get(orderId) ?? noAddress;
    await savePositions(
      tx,
      [...rows].sort((one, other) => byAddress(stopOf(one), stopOf(other))),
      after,
    );
  }

  private record(
    tx: EntityManager,
    orderId: number,
    from: string | null,
    to: string | null,
    caller: Actor,
    at?: Date,
  ): Promise<void> {
    return this.history.record(tx, 'order', orderId, caller, [{ field: 'run', from, to }], at);
  }
}

/** Saves the positions that have changed. */
async function savePositions(
  tx: EntityManager,
  rows: readonly Pick<RunOrder, 'runId' | 'orderId' | 'position'>[],
  after = 0,
): Promise<void> {
  for (const [at, { runId, orderId, position }] of rows.entries())
    if (position !== after + at + 1)
      await tx.update(RunOrder, { runId, orderId }, { position: after + at + 1 });
}
