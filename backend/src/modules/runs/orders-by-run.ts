import { Injectable } from '@nestjs/common';
import { ENDED_TASK_STATUSES, minskDay, type RunTask } from '@shlyah/domain';
import { IsNull, MoreThanOrEqual, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { OrderRuns, type Order, type RunOfTry } from '../orders';
import { Run, RunOrder } from './run.entity';

/** Implements the runs interface of the orders module. */
@Injectable()
export class OrdersByRun extends OrderRuns {
  override limit(query: SelectQueryBuilder<Order>, run: number, now: Date): void {
    if (run > 0) query.andWhere('o.id IN (SELECT orderId FROM run_orders WHERE runId = :run)', { run });
    else
      query.andWhere(
        `NOT EXISTS (SELECT 1 FROM run_orders INNER JOIN runs ON runs.id = run_orders.runId
        WHERE run_orders.liveOrderId = o.id AND (runs.leftAt IS NULL OR (runs.day >= :today AND runs.returnedAt IS NULL
          AND NOT (run_orders.task = 'deliver' AND o.statusId IN (:...delivered))
          AND NOT (run_orders.task = 'fetch' AND o.statusId IN (:...fetched)))))`,
        {
          today: minskDay(now),
          delivered: ENDED_TASK_STATUSES.deliver,
          fetched: ENDED_TASK_STATUSES.fetch,
        },
      );
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
