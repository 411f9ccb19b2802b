import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { flag, instant, reference, whole, words } from '../../platform/database/columns';

/** An objection of the client to an act, and its answer (docs/contract.md#act-agreement). */
@Entity('act_objections')
export class ActObjection {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_act_objections_act')
  @ForeignKey('acts', { name: 'fk_act_objections_act', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  actId: number;

  /** The line of the act; null for the act as a whole. */
  @Column(whole(true))
  position: number | null;

  @Column(words(1000, false))
  words: string;

  @Column(words(255, false))
  author: string;

  @Column(instant())
  at: Date;

  /** Made after the term of the act. */
  @Column(flag())
  isLate: boolean;

  @Column(instant(true))
  withdrawnAt: Date | null;

  /** The words of the staff; null while it waits, and when a correction answers. */
  @Column(words(1000))
  answer: string | null;

  @Column(instant(true))
  answeredAt: Date | null;

  @Column(words(255))
  answeredBy: string | null;

  /** The correction that answers it. */
  @Index('ix_act_objections_correction')
  @Column(reference(true))
  correctionId: number | null;
}
