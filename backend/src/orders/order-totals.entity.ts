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

/** The same for each day in Minsk on which orders were placed. */
@Entity('order_days')
export class OrderDay {
  /** Days since 1 January 1970. */
  @PrimaryColumn({ type: 'int' })
  day: number;

  @PrimaryColumn({ type: 'int' })
  statusId: number;

  @PrimaryColumn({ type: 'int' })
  stateId: number;

  @Column(count())
  orders: number;

  /** No order that is counted here has a smaller number; one of this number may have been counted here only once. */
  @Column({ type: 'int' })
  least: number;

  /** The same for greater ones. */
  @Column({ type: 'int' })
  most: number;
}

/** The same for each whole number of rubles of a price. */
@Entity('order_prices')
export class OrderPrice {
  /** The price without its kopecks; -1 while it is being formed. */
  @PrimaryColumn({ type: 'int' })
  rubles: number;

  @PrimaryColumn({ type: 'int' })
  statusId: number;

  @PrimaryColumn({ type: 'int' })
  stateId: number;

  @Column(count())
  orders: number;
}
