import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { folded, whole } from '../../../platform/database/columns';
import { SEARCH_LENGTH, WORD_LENGTH } from '../../../platform/database/order-words';
import { Order } from '../order.entity';

/** What orders are searched by, a tenth of what an order's whole row takes. */
@Entity('order_search')
export class OrderSearch {
  /** The order's. */
  @ForeignKey(() => Order, { name: 'fk_order_search_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Folded words, each after a space: client, phones as digits, УНП, receiver and address, waybills. */
  @Column(folded(SEARCH_LENGTH))
  text: string;
}

/**
 * The same words in alphabetical order: a prefix is one range of them. No foreign key: a server would want an index of the orders' numbers
 * for it, as large as the table; deleting an order also deletes its words.
 */
@Entity('order_words', { withoutRowid: true })
export class OrderWord {
  @PrimaryColumn(folded(WORD_LENGTH))
  word: string;

  /** The order's. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** How many of its first characters the order's word before it in the alphabet begins with too. */
  @Column(whole())
  shared: number;
}
