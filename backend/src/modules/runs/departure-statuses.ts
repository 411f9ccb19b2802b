import { Injectable } from '@nestjs/common';
import { departureStatus, isOpenOrder } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { History } from '../../platform/journal/history/history';
import { EditOrderService, PublicOrderReader, type Order, type UpdateOrderDto } from '../orders';
import { RunOrder } from './run.entity';
import { RunLists } from './run-lists';

/** The status of an order before the departure, with the reason beside it. */
type Former = Pick<UpdateOrderDto, 'status' | 'failure' | 'failureWords'>;

/** The statuses of orders that follow the departure of their run (docs/contract.md#runs). */
@Injectable()
export class DepartureStatuses {
  constructor(
    private readonly lists: RunLists,
    private readonly orders: PublicOrderReader,
    private readonly editing: EditOrderService,
    private readonly history: History,
  ) {}

  /**
   * Sets the statuses of the orders of a run at its departure. An order whose client awaits an answer keeps its status, because the change
   * would end the proposal.
   */
  async set(tx: EntityManager, runId: number, caller: Actor, at: Date): Promise<void> {
    const { rows, orders } = await this.read(tx, runId, caller);
    const awaiting = await this.orders.awaitingStaff(tx, [...orders.keys()], at);
    const next = new Map(
      rows.flatMap(({ orderId, task }) => {
        const order = orders.get(orderId);
        const status = order && !awaiting.has(orderId) ? statusAfter(order, task) : null;
        return status === null ? [] : [[orderId, { status }] as const];
      }),
    );
    const { changed } = await this.editing.changeAll(tx, [...next.keys()], {
      changeOf: ({ id }) => next.get(id) ?? null,
      actor: caller,
      context: { at },
    });
    for (const { before } of changed)
      await tx.update(
        RunOrder,
        { runId, orderId: before.id },
        { statusBefore: before.status.id, failureBefore: before.failure },
      );
  }

  /** Gives back the statuses that a departure has set, except those that were set again since. */
  async giveBack(tx: EntityManager, runId: number, caller: Actor, leftAt: Date): Promise<void> {
    const { rows, orders } = await this.read(tx, runId, caller);
    const former = new Map<number, Former>();
    for (const row of rows) {
      const order = orders.get(row.orderId);
      if (order && (await this.isUntouched(tx, row, order, leftAt)))
        former.set(order.id, await this.formerOf(tx, row, leftAt));
    }
    await this.editing.changeAll(tx, [...former.keys()], {
      changeOf: ({ id }) => former.get(id) ?? null,
      actor: caller,
      context: { takesBack: true },
    });
    await tx.update(RunOrder, { runId }, { statusBefore: null, failureBefore: null });
  }

  /** Whether the status is still the one of the departure, and was not set since. */
  private async isUntouched(
    tx: EntityManager,
    { orderId, task, statusBefore }: RunOrder,
    order: Order,
    leftAt: Date,
  ): Promise<boolean> {
    if (statusBefore === null || departureStatus(task, statusBefore) !== order.statusId) return false;
    const set = await this.history.lastOf(tx, 'order', orderId, 'status');
    return set?.at.getTime() === leftAt.getTime();
  }

  private async formerOf(
    tx: EntityManager,
    { orderId, statusBefore: status, failureBefore: failure }: RunOrder,
    leftAt: Date,
  ): Promise<Former> {
    if (!failure) return { status };
    const failureWords = failure === 'other' ? await this.wordsBefore(tx, orderId, leftAt) : null;
    return { status, failure, ...(failureWords && { failureWords }) };
  }

  /** The words of the failure are in the history alone, which forgets them with the people of the order. */
  private async wordsBefore(tx: EntityManager, orderId: number, leftAt: Date): Promise<string | null> {
    const removed = await this.history.lastOf(tx, 'order', orderId, 'failureWords');
    return removed?.at.getTime() === leftAt.getTime() ? removed.fromValue : null;
  }

  private async read(
    tx: EntityManager,
    runId: number,
    caller: Actor,
  ): Promise<{ rows: RunOrder[]; orders: Map<number, Order> }> {
    const rows = await this.lists.rows(tx, runId);
    const current = await this.lists.current(tx, rows, caller);
    return { rows, orders: new Map([...current].map(([id, { order }]) => [id, order])) };
  }
}

const statusAfter = (order: Order, task: RunOrder['task']): number | null =>
  isOpenOrder({ status: { id: order.statusId }, state: { id: order.stateId } })
    ? departureStatus(task, order.statusId)
    : null;
