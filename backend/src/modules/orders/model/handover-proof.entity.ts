import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, flag, instant, longText, reference, whole, words } from '../../../platform/database/columns';

/**
 * What a driver has shown for an outcome at the door (docs/contract.md#proofs). Without foreign keys, as the handover that it belongs to; an
 * outcome that stays a conflict has no handover.
 */
@Entity('handover_proofs')
@Index('uq_handover_proofs_handover', ['handoverId'], { unique: true })
@Index('uq_handover_proofs_outcome', ['outcomeKey'], { unique: true })
@Index('ix_handover_proofs_order', ['orderId'])
export class HandoverProof {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(reference(true))
  handoverId: number | null;

  @Column(whole())
  orderId: number;

  /** The key of the outcome of the telephone. */
  @Column(exact(36))
  outcomeKey: string;

  /** Strokes as text (`parseSignature`), up to 40 KB: lists do not read it. */
  @Column(longText(true))
  signature: string | null;

  /** Whether there is a signature. */
  @Column(flag())
  signed: boolean;

  @Column(flag())
  documentShown: boolean;

  @Column(words(60))
  proxy: string | null;

  @Column(flag())
  damaged: boolean;

  /** Why there is no signature or no picture. */
  @Column(words(255))
  noProof: string | null;

  @Column(instant())
  takenAt: Date;
}
