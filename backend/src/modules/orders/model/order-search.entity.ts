import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { folded, whole } from '../../../platform/database/columns';
import { SEARCH_LENGTH, WORD_LENGTH } from './order-words';
import { Order } from './order.entity';

/** The search text of an order, apart from its row, which is ten times as large. */
@Entity('order_search')
export class OrderSearch {
  @ForeignKey(() => Order, { name: 'fk_order_search_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Folded words, each after a space: client, phones as digits, УНП, receiver and address, waybills. */
  @Column(folded(SEARCH_LENGTH))
  text: string;
}

/**
 * The words of the search texts, in alphabetical order: a prefix is one range. No foreign key, because MariaDB would need an index on the
 * order number for it, as large as the table; `deleteWords` deletes the words of an order.
 */
@Entity('order_words', { withoutRowid: true })
export class OrderWord {
  @PrimaryColumn(folded(WORD_LENGTH))
  word: string;

  /** The order number. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The length of the prefix that it shares with the previous word of the order, so that a search counts an order once. */
  @Column(whole())
  shared: number;
}
