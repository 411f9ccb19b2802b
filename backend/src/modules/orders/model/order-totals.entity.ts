import { Column, Entity, PrimaryColumn } from 'typeorm';
import { count } from '../../../platform/database/columns';

/**
 * Counts of orders by the fields that lists filter by. Triggers on `orders` maintain it in the transaction of the change, also for changes
 * by other programs. Columns have the names of the columns of an order, so that one filter applies to both.
 */
@Entity('order_totals')
export class OrderTotal {
  @PrimaryColumn({ type: 'int' })
  statusId: number;

  @PrimaryColumn({ type: 'int' })
  stateId: number;

  /** 1 while the price is being formed. */
  @PrimaryColumn({ type: 'int' })
  unpriced: number;

  @PrimaryColumn({ type: 'int' })
  fragileCargo: number;

  @PrimaryColumn({ type: 'int' })
  clientIsLegalEntity: number;

  @Column(count())
  orders: number;
}
