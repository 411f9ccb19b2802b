import { Column, Entity, PrimaryColumn } from 'typeorm';
import { count } from '../database/columns';

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

/** The same for each run of BLOCK numbers of orders: what precedes a page far inside a list is added up, not read. */
@Entity('order_blocks')
export class OrderBlock {
  /** The order's number divided by BLOCK. */
  @PrimaryColumn({ type: 'int' })
  block: number;

  @PrimaryColumn({ type: 'int' })
  statusId: number;

  @PrimaryColumn({ type: 'int' })
  stateId: number;

  @Column(count())
  orders: number;
}
