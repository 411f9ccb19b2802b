import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bytes, exact, exactKey, instant, reference, whole } from '../../../platform/database/columns';

/** A picture that a driver took at the door, redrawn by the server (docs/contract.md#proofs). */
@Entity('handover_pictures')
@Index('ix_handover_pictures_handover', ['handoverId'])
@Index('ix_handover_pictures_outcome', ['outcomeKey'])
@Index('ix_handover_pictures_order', ['orderId'])
@Index('ix_handover_pictures_run', ['runId', 'size'])
@Index('ix_handover_pictures_taken', ['takenAt'])
export class HandoverPicture {
  /** The key that the telephone gave it. */
  @PrimaryColumn(exactKey(36))
  id: string;

  @Column(exact(36))
  outcomeKey: string;

  @Column(reference(true))
  handoverId: number | null;

  @Column(whole())
  orderId: number;

  @Column(reference())
  runId: number;

  /** A JPEG. */
  @Column(bytes())
  bytes: Buffer;

  /** Of the JPEG, in bytes. */
  @Column(whole())
  size: number;

  @Column(whole())
  width: number;

  @Column(whole())
  height: number;

  @Column(instant())
  takenAt: Date;
}
