import type { RunTask } from '@shlyah/domain';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Order } from '../model/order.entity';

/** The run of a try to deliver or to fetch an order. */
export interface RunOfTry {
  id: number;
  driver: string | null;
  leftAt: Date;
}

/** What orders ask about runs; the runs provide it. */
export abstract class OrderRuns {
  /** Limits the orders `o` to those of a run; with 0, to those that no current run carries (docs/contract.md#runs). */
  abstract limit(query: SelectQueryBuilder<Order>, run: number, now: Date): void;

  /** Limits the orders `o` to those that a current run of this driver carries. */
  abstract limitToDriver(query: SelectQueryBuilder<Order>, driver: string, now: Date): void;

  /** Joins the current run of each order `o`, as `run_orders`; orders in none are left out. */
  abstract joinCurrent(query: SelectQueryBuilder<Order>, now: Date): void;

  /** The run that left with an order for the task since a moment, has not come back, and that no other run has taken it over from. */
  abstract left(
    manager: EntityManager,
    orderId: number,
    task: RunTask,
    since: Date,
  ): Promise<RunOfTry | null>;
}
