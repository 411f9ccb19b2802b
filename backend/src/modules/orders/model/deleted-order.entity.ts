import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, longText, reference, words } from '../../../platform/database/columns';

/**
 * An order deleted by staff, until it is restored or purged (docs/contract.md#order-deletion). A separate table, so that lists, counters,
 * searches and documents need no condition. No foreign key on the account: its removal purges these rows through `ClientOrders`.
 */
@Entity('deleted_orders')
@Index('ix_deleted_orders_user', ['userId'])
@Index('ix_deleted_orders_created', ['createdAt'])
@Index('ix_deleted_orders_deleted', ['deletedAt'])
export class DeletedOrder {
  /** The order number. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(reference(true))
  userId: number | null;

  /** When the order was placed. */
  @Column(instant())
  createdAt: Date;

  @Column(instant())
  deletedAt: Date;

  /** The staff member who deleted it. */
  @Column(words(255, false))
  deletedBy: string;

  /** JSON of the rows of the order and its cargo. Columns added by a later release get their defaults on restore. */
  @Column(longText())
  content: string;

  /** JSON of the rows of its proposals, which contain names of staff. */
  @Column(longText())
  proposals: string;
}
