import type { Failure } from '@shlyah/domain';
import {
  Column,
  Entity,
  ForeignKey,
  In,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type EntityManager,
} from 'typeorm';
import { exact, flag, instant, reference, words } from '../../../platform/database/columns';

/** For how long the statuses of a bulk change can be given back, days. */
export const BULK_KEPT_DAYS = 90;

/** One status that was given to several orders at once (docs/contract.md#bulks). */
@Entity('bulks')
@Index('ix_bulks_at', ['at'])
@Index('uq_bulks_journal', ['journalId'], { unique: true })
export class Bulk {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(instant())
  at: Date;

  @Column(words(255, false))
  author: string;

  /** The status that it has set. */
  @Column(reference())
  statusId: number;

  /** Whether it has set other fields beside, which stay. */
  @Column(flag())
  hasOthers: boolean;

  /** Its row of the journal; null until its last order is saved. */
  @Column(reference(true))
  journalId: number | null;
}

/** A bulk change while its orders are saved. */
export type OpenBulk = Pick<Bulk, 'id' | 'statusId'>;

/** An order of a bulk change with the status before. It outlives the order, which may be restored, so it has no foreign key to it. */
@Entity('bulk_orders')
@Index('uq_bulk_orders_event', ['eventId'], { unique: true })
export class BulkOrder {
  @ForeignKey('bulks', { name: 'fk_bulk_orders_bulk', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  bulkId: number;

  @PrimaryColumn({ type: 'int' })
  orderId: number;

  @Column(reference())
  statusBefore: number;

  /** The reason that stood beside a replaced «Не доставлена». */
  @Column(exact(16, true))
  failureBefore: Failure | null;

  /** The row of the history with the status: while it is the last one, nothing has set another status since. */
  @Column(reference())
  eventId: number;

  @Column(instant(true))
  takenBackAt: Date | null;

  @Column(words(255))
  takenBackBy: string | null;
}

/** The bulk changes that have set statuses, by the rows of the history with them. */
export async function bulksOfEvents(
  manager: EntityManager,
  events: readonly { id: number; field: string }[],
): Promise<Map<number, number>> {
  const set = events.filter(({ field }) => field === 'status').map(({ id }) => id);
  const found = await manager.findBy(BulkOrder, { eventId: In(set) });
  return new Map(found.map(({ eventId, bulkId }) => [eventId, bulkId]));
}
