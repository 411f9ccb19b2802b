import { Injectable } from '@nestjs/common';
import { ENDED_TASK_STATUSES, minskDay } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { OrderRuns, type Order } from '../orders';

/** Implements the filter of orders by run. */
@Injectable()
export class OrdersByRun extends OrderRuns {
  override limit(query: SelectQueryBuilder<Order>, run: number, now: Date): void {
    if (run > 0) query.andWhere('o.id IN (SELECT orderId FROM run_orders WHERE runId = :run)', { run });
    else
      query.andWhere(
        `NOT EXISTS (SELECT 1 FROM run_orders INNER JOIN runs ON runs.id = run_orders.runId
        WHERE run_orders.liveOrderId = o.id AND (runs.leftAt IS NULL OR (runs.day >= :today
          AND NOT (run_orders.task = 'deliver' AND o.statusId IN (:...delivered))
          AND NOT (run_orders.task = 'fetch' AND o.statusId IN (:...fetched)))))`,
        {
          today: minskDay(now),
          delivered: ENDED_TASK_STATUSES.deliver,
          fetched: ENDED_TASK_STATUSES.fetch,
        },
      );
  }
}
