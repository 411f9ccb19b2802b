import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant, longText, reference, words } from '../../../platform/database/columns';

/** A note of staff on an order; no foreign key, so that it stays with an order that can be brought back (docs/contract.md#notes). */
@Entity('order_notes')
@Index('ix_order_notes_order', ['orderId', 'id'])
export class OrderNote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(reference())
  orderId: number;

  /** The staff member who wrote it, and the name then. */
  @Column(reference())
  authorId: number;

  @Column(words(255, false))
  author: string;

  @Column(longText())
  text: string;

  @Column(instant())
  createdAt: Date;
}
