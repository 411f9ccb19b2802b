import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant, longText, reference, words } from '../../../platform/database/columns';

/** A note of staff on an order; no foreign key, so that it outlives the deletion of a restorable order (docs/contract.md#notes). */
@Entity('order_notes')
@Index('ix_order_notes_order', ['orderId', 'id'])
export class OrderNote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(reference())
  orderId: number;

  /** The account of the author; `author` is the name at that time. */
  @Column(reference())
  authorId: number;

  @Column(words(255, false))
  author: string;

  @Column(longText())
  text: string;

  @Column(instant())
  createdAt: Date;
}
