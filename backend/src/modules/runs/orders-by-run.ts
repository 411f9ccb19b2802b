import { Injectable } from '@nestjs/common';
import { ENDED_TASK_STATUSES, minskDay, type RunTask } from '@shlyah/domain';
import { IsNull, MoreThanOrEqual, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { OrderRuns, type Order, type RunOfTry } from '../orders';
import { Run, RunOrder } from './run.entity';

const JOINED = 'run_orders INNER JOIN runs ON runs.id = run_orders.runId';

/** Whether the run carries the order `o` now (docs/contract.md#runs). */
const CARRIES = `(runs.leftAt IS NULL OR (runs.day >= :today AND runs.returnedAt IS NULL
    AND NOT (run_orders.task = 'deliver' AND o.statusId IN (:...delivered))
    AND NOT (run_orders.task = 'fetch' AND o.statusId IN (:...fetched))))`;

/** The row of the run that carries the order `o` now. */
const CURRENT = `SELECT 1 FROM ${JOINED}
  WHERE run_orders.liveOrderId = o.id AND ${CARRIES}`;

/** Implements the runs interface of the orders module. */
@Injectable()
export class OrdersByRun extends OrderRuns {
  override limit(query: SelectQueryBuilder<Order>, run: number, now: Date): void {
    if (run > 0) query.andWhere('o.id IN (SELECT orderId FROM run_orders WHERE runId = :run)', { run });
    else query.andWhere(`NOT EXISTS (${CURRENT})`, valuesAt(now));
  }

  /** The set of the driver's orders is small; without it the rest would be asked of each order. */
  override limitToDriver(query: SelectQueryBuilder<Order>, driver: string, now: Date): void {
    query
      .andWhere(
        `o.id IN (SELECT run_orders.liveOrderId FROM ${JOINED}
          WHERE runs.driver = :driver AND (runs.leftAt IS NULL OR runs.day >= :today))`,
        { driver },
      )
      .andWhere(`EXISTS (${CURRENT})`, valuesAt(now));
  }

  override joinCurrent(query: SelectQueryBuilder<Order>, now: Date): void {
    query
      .innerJoin('run_orders', 'run_orders', 'run_orders.liveOrderId = o.id')
      .innerJoin('runs', 'runs', `runs.id = run_orders.runId AND ${CARRIES}`, valuesAt(now));
  }

  override async left(
    manager: EntityManager,
    orderId: number,
    task: RunTask,
    since: Date,
  ): Promise<RunOfTry | null> {
    const row = await manager.findOneBy(RunOrder, { liveOrderId: orderId, task });
    const where = { leftAt: MoreThanOrEqual(since), returnedAt: IsNull() };
    const run = row && (await manager.findOneBy(Run, { id: row.runId, ...where }));
    return run?.leftAt ? { id: run.id, driver: run.driver, leftAt: run.leftAt } : null;
  }
}

const valuesAt = (now: Date): object => ({
  today: minskDay(now),
  delivered: ENDED_TASK_STATUSES.deliver,
  fetched: ENDED_TASK_STATUSES.fetch,
});
