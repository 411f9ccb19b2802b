import { Injectable } from '@nestjs/common';
import {
  ALL_STOP_FIELDS,
  isStopField,
  isStopOver,
  isStopStatus,
  minskDay,
  netChanges,
  toMinsk,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { History, type PastChange } from '../../platform/journal/history/history';
import { PublicOrderReader } from '../orders';
import type { ChangedStopDto, MovedOrderDto, StopChangeDto } from './changed-stop.dto';
import { RunMovedOrder, type Run, type RunOrder } from './run.entity';

const NONE: ChangedStopDto = { changes: [], untold: false, toldAt: null, toldBy: null };

/** What orders have changed since they were put into a run, or since it left: out of their history (docs/contract.md#runs). */
@Injectable()
export class StopChanges {
  constructor(
    private readonly orders: PublicOrderReader,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** The changes of the stops of runs; `statusOf` is null for a deleted order. */
  async of(
    manager: EntityManager,
    runs: readonly Run[],
    rows: readonly RunOrder[],
    statusOf: (orderId: number) => number | null,
  ): Promise<(row: RunOrder) => ChangedStopDto> {
    const sinces = new Map(
      rows.flatMap((row) => {
        const run = runs.find(({ id }) => id === row.runId);
        const since = run && this.sinceOf(run, row, statusOf(row.orderId));
        return since ? [[row, since] as const] : [];
      }),
    );
    const events = await this.eventsOf(manager, sinces);
    return (row) => {
      const since = sinces.get(row);
      const run = runs.find(({ id }) => id === row.runId);
      const own = since
        ? events.filter(
            ({ subjectId, field, at }) =>
              subjectId === row.orderId && at >= since && isStopField(row.task, field),
          )
        : [];
      if (own.length === 0) return NONE;
      const { toldAt, toldBy } = row;
      const isTold = toldAt !== null && since !== undefined && toldAt >= since;
      const news = isTold ? own.filter(({ at }) => at > toldAt) : own;
      return {
        changes: netChanges(own.map(viewOf)),
        untold: Boolean(run?.leftAt) && netChanges(news.map(viewOf)).length > 0,
        toldAt: isTold ? toMinsk(toldAt) : null,
        toldBy: isTold ? toldBy : null,
      };
    };
  }

  /** The orders that have left an open run for another day, the last one first. */
  async movedAway(manager: EntityManager, run: Run): Promise<MovedOrderDto[]> {
    if (run.leftAt) return [];
    const moved = await manager.find(RunMovedOrder, {
      where: { runId: run.id },
      order: { movedAt: 'DESC', orderId: 'ASC' },
    });
    return moved.map(({ orderId, day, movedBy, movedAt }) => ({
      id: orderId,
      day,
      movedBy,
      movedAt: toMinsk(movedAt),
    }));
  }

  /** Null where the run needs no news of the order: it is back, its day is over, or the order is done or with another run. */
  private sinceOf(run: Run, row: RunOrder, status: number | null): Date | null {
    if (row.liveOrderId !== row.orderId || run.returnedAt) return null;
    if (!run.leftAt) return row.addedAt;
    return run.day < minskDay(this.clock.now()) || isStopOver(row, status) ? null : run.leftAt;
  }

  private async eventsOf(manager: EntityManager, sinces: ReadonlyMap<RunOrder, Date>): Promise<PastChange[]> {
    if (sinces.size === 0) return [];
    const first = new Date(Math.min(...[...sinces.values()].map((since) => since.getTime())));
    const ids = [...new Set([...sinces.keys()].map(({ orderId }) => orderId))];
    const events = await this.history.since(manager, 'order', { ids, fields: ALL_STOP_FIELDS, first });
    if (!events.some(({ field }) => field === 'status')) return events;
    const statuses = new Map((await this.orders.statuses(manager)).map(({ id, name }) => [name, id]));
    const idOf = (name: string | null): number | null => statuses.get(name ?? '') ?? null;
    return events.filter(({ field, from, to }) => field !== 'status' || isStopStatus(idOf(from), idOf(to)));
  }
}

/** The deletion and the return of an order are one thing that it is, or is not. */
function viewOf({ field, from, to, by, at }: PastChange): StopChangeDto {
  const author = { by, at: toMinsk(at) };
  if (field === 'deleted') return { field, from: null, to: 'удалён', ...author };
  if (field === 'restored') return { field: 'deleted', from: 'удалён', to: null, ...author };
  return { field, from, to, ...author };
}
