import { Injectable } from '@nestjs/common';
import { ENDED_TASK_STATUSES, minskDay } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { OrderRuns, type Order } from '../orders';

const JOINED = 'run_orders INNER JOIN runs ON runs.id = run_orders.runId';

/** The row of the run that carries the order `o` now (docs/contract.md#runs). */
const CURRENT = `SELECT 1 FROM ${JOINED}
  WHERE run_orders.liveOrderId = o.id AND (runs.leftAt IS NULL OR (runs.day >= :today
    AND NOT (run_orders.task = 'deliver' AND o.statusId IN (:...delivered))
    AND NOT (run_orders.task = 'fetch' AND o.statusId IN (:...fetched))))`;

/** Implements the filters of orders by run and driver. */
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
}

const valuesAt = (now: Date): object => ({
  today: minskDay(now),
  delivered: ENDED_TASK_STATUSES.deliver,
  fetched: ENDED_TASK_STATUSES.fetch,
});
