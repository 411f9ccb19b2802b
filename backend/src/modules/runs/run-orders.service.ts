import { Injectable } from '@nestjs/common';
import {
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
import type { Actor } from '../../platform/http/actor';
import { invalid, refusal } from '../../platform/http/errors';
import type { OrderSummary } from '../orders';
import type { RunDto } from './run.dto';
import type { AddToRunDto, PutBackDto, SortRunDto } from './run-input.dto';
import { Run, RunMovedOrder, RunOrder } from './run.entity';
import { RunChanges } from './run-changes';
import { RunLists } from './run-lists';
import { RunReader } from './run-reader';

interface Wanted {
  ids: number[];
  task: RunTask | null;
  from: number[];
  /** Orders of another day than the run's join it unasked. */
  anyDay: boolean;
  at?: Date;
}

/** Adds, removes and sorts the orders of a run (docs/contract.md#runs). */
@Injectable()
export class RunOrders {
  constructor(
    private readonly changes: RunChanges,
    private readonly lists: RunLists,
    private readonly reader: RunReader,
    private readonly clock: Clock,
  ) {}

  /** Orders of another run are moved only when `from` names that run. */
  add(id: number, { ids, task, from, confirmDay }: AddToRunDto, caller: Actor): Promise<RunDto> {
    const wanted = {
      ids: [...new Set(ids)],
      task: task ?? null,
      from: from ?? [],
      anyDay: Boolean(confirmDay),
    };
    return this.changes.change(id, caller, (tx, run) => this.addAll(tx, run, wanted, caller), wanted.from);
  }

  /** Adds one scanned order, whatever its day, in the transaction of its scan; `at` is the time of the scan. */
  async addScanned(tx: EntityManager, id: number, orderId: number, caller: Actor, at: Date): Promise<void> {
    const run = await this.changes.findOpen(tx, id, caller);
    const change = await this.addAll(
      tx,
      run,
      { ids: [orderId], task: null, from: [], anyDay: true, at },
      caller,
    );
    if (change) await this.changes.save(tx, run, change, caller);
  }

  /** Removes orders; those not in the run are skipped, so that a repeat returns the same. */
  remove(id: number, ids: number[], caller: Actor): Promise<RunDto> {
    return this.changes.change(id, caller, async (tx) =>
      (await this.lists.takeOut(tx, id, ids, caller)) ? {} : null,
    );
  }

  /** Puts removed orders back where they were, in a run that has not changed since. */
  putBack(id: number, { version, deliver, fetch, ids }: PutBackDto, caller: Actor): Promise<RunDto> {
    const tasks = [
      ['deliver', [...new Set(deliver)]],
      ['fetch', [...new Set(fetch)]],
    ] as const;
    return this.changes.change(id, caller, async (tx, run) => {
      await this.changes.checkVersion(tx, run, version, caller);
      for (const [task, back] of tasks)
        if (back.length > 0)
          await this.addAll(tx, run, { ids: [...back], task, from: [], anyDay: true }, caller);
      await this.arrange(tx, id, ids);
      return {};
    });
  }

  /** Removes one order in the transaction in which its scan is taken back. */
  async removeScanned(tx: EntityManager, id: number, orderId: number, caller: Actor): Promise<void> {
    const run = await this.changes.findOpen(tx, id, caller);
    if (await this.lists.takeOut(tx, id, [orderId], caller)) await this.changes.save(tx, run, {}, caller);
  }

  /** Sorts by the given ids, or by address. */
  sort(id: number, { version, ids }: SortRunDto, caller: Actor): Promise<RunDto> {
    return this.changes.change(id, caller, async (tx, run) => {
      await this.changes.checkVersion(tx, run, version, caller);
      if (!ids) {
        await this.changes.sortByAddress(tx, id, await this.lists.rows(tx, id));
        return { byHand: false };
      }
      await this.arrange(tx, id, ids);
      return { byHand: true };
    });
  }

  /** Gives the orders of a run the places of `ids`, which name each of them once. */
  private async arrange(tx: EntityManager, id: number, ids: number[]): Promise<void> {
    const rows = await this.lists.rows(tx, id);
    const sorted = ids.flatMap((orderId) => rows.find((row) => row.orderId === orderId) ?? []);
    if (ids.length !== rows.length || new Set(sorted).size !== rows.length)
      throw invalid({ ids: ['Назовите каждый заказ рейса один раз'] });
    await this.lists.arrange(tx, id, sorted);
  }

  private async addAll(
    tx: EntityManager,
    run: Run,
    { ids, task, from, anyDay, at }: Wanted,
    caller: Actor,
  ): Promise<Partial<Run> | null> {
    if (ids.length === 0) throw invalid({ ids: ['Назовите хотя бы один заказ'] });
    const orders = await this.lists.wanted(tx, ids, caller, {
      may: ({ statusId, stateId }) => isOpenOrder({ status: { id: statusId }, state: { id: stateId } }),
      why: 'Уже доставлены, отменены или закрыты',
    });
    const held = await this.lists.held(tx, ids);
    const others = held.filter(({ runId }) => runId !== run.id);
    const moved = await this.release(tx, others, { from, orders }, caller);
    const here = held.filter(({ runId }) => runId === run.id).map(({ orderId }) => orderId);
    const isOther = task !== null && held.some((row) => row.runId === run.id && row.task !== task);
    if (isOther) await tx.update(RunOrder, { runId: run.id, orderId: In(here) }, { task });
    const fresh = ids.filter((id) => !here.includes(id));
    const rows = await this.lists.rows(tx, run.id);
    if (rows.length + fresh.length > ORDERS_IN_RUN)
      throw invalid({ ids: [`В рейсе бывает до ${ORDERS_IN_RUN} заказов`] });
    if (fresh.length === 0 && !isOther) return null;
    const joining = fresh.map((orderId) => ({
      orderId,
      task: task ?? moved.find((row) => row.orderId === orderId)?.task ?? ('deliver' as const),
      addedBy: caller.name,
      addedAt: this.clock.now(),
      statusBefore: null,
      failureBefore: null,
      missed: false,
      toldAt: null,
      toldBy: null,
    }));
    if (!anyDay) checkDays(run, orders, joining, this.reader.today());
    const after = rows.at(-1)?.position ?? 0;
    await tx.delete(RunMovedOrder, { runId: run.id, orderId: In(fresh) });
    const added = await this.lists.put(tx, run.id, joining, caller, { after, former: others, at });
    await (run.byHand
      ? this.changes.sortByAddress(tx, run.id, added, after)
      : this.changes.sortByAddress(tx, run.id, await this.lists.rows(tx, run.id)));
    return {};
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
      if (run?.leftAt && run.day < today) await this.lists.release(tx, runId, [orderId]);
      else if (
        run?.leftAt &&
        (run.returnedAt || ENDED_TASK_STATUSES[task].includes(statuses.get(orderId) ?? 0))
      ) {
        await this.lists.release(tx, runId, [orderId]);
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
}

/** So many orders of other days are named. */
const NAMED = 10;

/**
 * Asks about orders to be brought or fetched on another day than the run's. A pickup without a day of its own is not asked about, nor is one
 * that was missed before today.
 */
function checkDays(
  { day }: Run,
  orders: readonly OrderSummary[],
  joining: readonly { orderId: number; task: RunTask }[],
  today: string,
): void {
  const tasks = new Map(joining.map(({ orderId, task }) => [orderId, task]));
  const ofOtherDays = (task: RunTask) =>
    orders.flatMap(({ order }) => {
      if (tasks.get(order.id) !== task) return [];
      const own = (task === 'deliver' ? order.deliveryDate : order.pickupDate)?.slice(0, 10) ?? day;
      const isMissed = task === 'fetch' && own < today;
      return own === day || isMissed ? [] : [`${numbered(order.id)} — ${formatDate(own)}`];
    });
  const found = [
    ['доставка', ofOtherDays('deliver')],
    ['забор', ofOtherDays('fetch')],
  ] as const;
  const words = found.flatMap(([what, named]) => {
    const more = named.length > NAMED ? ` и ещё ${named.length - NAMED}` : '';
    return named.length === 0 ? [] : [`${what} в другой день: ${named.slice(0, NAMED).join(', ')}${more}`];
  });
  if (words.length > 0) throw refusal('unusual_day', `Рейс на ${formatDate(day)}, а ${words.join('; ')}.`);
}
