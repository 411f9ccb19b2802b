import { Column, Entity, PrimaryColumn } from 'typeorm';
import { count, whole } from '../database/columns';

/**
 * How many orders there are of each kind that lists count by. Triggers of the orders' table keep it, in the transaction of
 * the change and whichever program makes that. Columns are called as those of an order, so that one filter fits both.
 */
abstract class Counted {
  @PrimaryColumn({ type: 'int' })
  statusId: number;

  @PrimaryColumn({ type: 'int' })
  stateId: number;

  @Column(count())
  orders: number;
}

@Entity('order_totals')
export class OrderTotal extends Counted {
  /** 1 while the price is being formed. */
  @PrimaryColumn({ type: 'int' })
  unpriced: number;

  @PrimaryColumn({ type: 'int' })
  fragileCargo: number;

  @PrimaryColumn({ type: 'int' })
  clientIsLegalEntity: number;
}

/** For each run of BLOCK numbers of orders: what precedes a page far inside a list is added up, not read. */
@Entity('order_blocks')
export class OrderBlock extends Counted {
  /** The order's number divided by BLOCK. */
  @PrimaryColumn({ type: 'int' })
  block: number;
}

/** For each day in Minsk on which orders were placed. */
@Entity('order_days')
export class OrderDay extends Counted {
  /** Days since 1 January 1970. */
  @PrimaryColumn({ type: 'int' })
  day: number;

  /** No order that is counted here has a smaller number; one of this number may have been counted here only once. */
  @Column(whole())
  least: number;

  /** The same for greater ones. */
  @Column(whole())
  most: number;
}

/** For each whole number of rubles of a price. */
@Entity('order_prices')
export class OrderPrice extends Counted {
  /** The price without its kopecks; -1 while it is being formed. */
  @PrimaryColumn({ type: 'int' })
  rubles: number;
}
