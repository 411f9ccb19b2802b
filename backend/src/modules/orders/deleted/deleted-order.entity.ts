import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, longText, reference, words } from '../../../platform/database/columns';

/**
 * An order that staff have deleted, as it was, until it is brought back or forgotten (docs/contract.md#order-deletion). It stands in a table of
 * its own, so that no list, counter, search or paper has to leave it out. No foreign key: whatever removes accounts asks orders.
 */
@Entity('deleted_orders')
@Index('ix_deleted_orders_user', ['userId'])
@Index('ix_deleted_orders_created', ['createdAt'])
@Index('ix_deleted_orders_deleted', ['deletedAt'])
export class DeletedOrder {
  /** The order's number. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(reference(true))
  userId: number | null;

  /** When it was placed. */
  @Column(instant())
  createdAt: Date;

  @Column(instant())
  deletedAt: Date;

  /** The staff member who deleted it. */
  @Column(words(255, false))
  deletedBy: string;

  /** JSON of the rows of the order and its cargo. A column that a later release adds has its default after a restore. */
  @Column(longText())
  content: string;

  /** JSON of the rows of its proposals, which name staff. */
  @Column(longText())
  proposals: string;
}
