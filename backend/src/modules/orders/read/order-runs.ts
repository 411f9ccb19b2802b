import type { SelectQueryBuilder } from 'typeorm';
import type { Order } from '../model/order.entity';

/** The filter of orders by run; the runs provide it. */
export abstract class OrderRuns {
  /** Limits the orders `o` to those of a run; with 0, to those that no current run carries (docs/contract.md#runs). */
  abstract limit(query: SelectQueryBuilder<Order>, run: number, now: Date): void;
}
