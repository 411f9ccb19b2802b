import { Column, Entity, PrimaryColumn } from 'typeorm';
import { count } from '../../platform/database/columns';

/**
 * How many orders there are of each kind that lists count by. Triggers of the orders' table keep it, in the transaction of
 * the change and whichever program makes that. Columns are called as those of an order, so that one filter fits both.
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
