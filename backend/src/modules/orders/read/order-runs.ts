import type { SelectQueryBuilder } from 'typeorm';
import type { Order } from '../model/order.entity';

/** The filters of orders by run and driver; the runs provide it. */
export abstract class OrderRuns {
  /** Limits the orders `o` to those of a run; with 0, to those that no current run carries (docs/contract.md#runs). */
  abstract limit(query: SelectQueryBuilder<Order>, run: number, now: Date): void;

  /** Limits the orders `o` to those that a current run of this driver carries. */
  abstract limitToDriver(query: SelectQueryBuilder<Order>, driver: string, now: Date): void;
}
