import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { folded } from '../database/columns';
import { Order } from './order.entity';

/** A client, a receiver, an address and the waybills of a hundred pieces of cargo. */
export const SEARCH_LENGTH = 7000;

/**
 * What searches of orders look in, in a table of its own: a search inside texts reads them all, and here they are a tenth of
 * what an order's whole row takes.
 */
@Entity('order_search')
export class OrderSearch {
  /** The order's. */
  @ForeignKey(() => Order, { name: 'fk_order_search_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Folded client, phones as digits, УНП, receiver and where he is, waybills. */
  @Column(folded(SEARCH_LENGTH))
  text: string;
}
