import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exact, exactKey, flag, instant, longText, reference, whole } from '../../platform/database/columns';

/** A scan with its answer, so that it counts once however often it is sent (docs/contract.md#scans). */
@Entity('scans')
@Index('ix_scans_order', ['orderId', 'meaning'])
export class Scan {
  @ForeignKey('users', { name: 'fk_scans_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn(reference() as { type: 'int' })
  userId: number;

  /** Named by the scanner's browser. */
  @PrimaryColumn(exactKey(64))
  id: string;

  /** Null of a code that names no order. */
  @Column(whole(true))
  orderId: number | null;

  /** The place of the order, from 1; null of the order as a whole. */
  @Column(whole(true))
  place: number | null;

  /** What was done with the order: `status 4`, `run 5`, `receive`. */
  @Column(exact(32))
  meaning: string;

  /** Whether it waits for the other places of its order. */
  @Column(flag())
  isWaiting: boolean;

  /** JSON. */
  @Column(longText())
  answer: string;

  @Column(instant())
  scannedAt: Date;

  @Index('ix_scans_saved')
  @Column(instant())
  savedAt: Date;
}
