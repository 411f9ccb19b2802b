import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { hash, instant, longText, reference, words } from '../../platform/database/columns';

/** What lets the driver of a run open its page, on one telephone (docs/contract.md#courier). */
@Entity('courier_passes')
@Index('uq_courier_passes_token', ['tokenHash'], { unique: true })
@Index('ix_courier_passes_phone', ['phoneHash', 'id'])
@Index('ix_courier_passes_run', ['runId', 'id'])
export class CourierPass {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('runs', { name: 'fk_courier_passes_run', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  runId: number;

  /** Of the secret in the link. */
  @Column(hash())
  tokenHash: string;

  /** Of the cookie of the telephone that has accepted the run. */
  @Column(hash(true))
  phoneHash: string | null;

  @Column(instant())
  givenAt: Date;

  @Column(words(255, false))
  givenBy: string;

  /** The account of who gave it; null when that is gone. */
  @ForeignKey('users', { name: 'fk_courier_passes_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  givenById: number | null;

  @Column(instant(true))
  acceptedAt: Date | null;

  /** The browser and the system of the telephone. */
  @Column(words(255))
  device: string | null;

  /** The last request of the telephone; null until the first one after the acceptance. */
  @Column(instant(true))
  seenAt: Date | null;

  @Column(instant())
  expiresAt: Date;

  /** When staff have closed it or given another one. */
  @Column(instant(true))
  closedAt: Date | null;

  /** JSON: the ids of the orders that the telephone was shown; it may tell of no others. */
  @Column(longText())
  shown: string;
}
