import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  exact,
  exactKey,
  flag,
  instant,
  longText,
  reference,
  words,
} from '../../../platform/database/columns';

/** What became of an outcome of a driver: recorded, known already, or kept beside another one of the desk. */
export type KeptOutcome = 'recorded' | 'already' | 'conflict';

/** Whose outcome stands: that of the driver or that of the desk. */
export const SETTLED = ['driver', 'desk'] as const;
export type Settled = (typeof SETTLED)[number];

/** An outcome of a stop that the driver has told, by the key that the telephone gave it (docs/contract.md#courier). */
@Entity('courier_outcomes')
@Index('ix_courier_outcomes_run', ['runId', 'takenAt'])
@Index('ix_courier_outcomes_order', ['orderId'])
@Index('ix_courier_outcomes_taken', ['takenAt'])
export class CourierOutcome {
  @PrimaryColumn(exactKey(36))
  id: string;

  @ForeignKey('courier_passes', {
    name: 'fk_courier_outcomes_pass',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @Column(reference())
  passId: number;

  @Column(reference())
  runId: number;

  @Column(reference())
  orderId: number;

  @Column(exact(16))
  answer: KeptOutcome;

  /** Why it is not recorded; null when the order has lost its people. */
  @Column(words(500))
  note: string | null;

  /** JSON: what the driver told; null when the order has lost its people. */
  @Column(longText(true))
  said: string | null;

  /** JSON: the order before a recorded outcome, and the handover that it made. */
  @Column(longText(true))
  former: string | null;

  /** Whether a later outcome of the driver corrects it. */
  @Column(flag())
  corrected: boolean;

  @Column(instant())
  takenAt: Date;

  /** Whose outcome staff have let stand where both differ; null while that is open. */
  @Column(exact(8, true))
  settledAs: Settled | null;

  @Column(words(255))
  settledBy: string | null;

  @Column(instant(true))
  settledAt: Date | null;
}
