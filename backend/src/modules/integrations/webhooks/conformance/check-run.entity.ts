import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, longText, reference } from '../../../../platform/database/columns';
import type { RunKind } from './dto/conformance.dto';

/** A trial of a client's program; its report is kept for a month. */
@Entity('check_runs')
@Index('ix_check_runs_user', ['userId', 'id'])
export class CheckRun {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('users', { name: 'fk_check_runs_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  @Column(exact(16))
  kind: RunKind;

  @Column(reference(true))
  webhookId: number | null;

  @Column(reference(true))
  keyId: number | null;

  @Index('ix_check_runs_started')
  @Column(instant())
  startedAt: Date;

  @Column(instant())
  endsAt: Date;

  /** CheckDto[] of a receiver as JSON; null while it is being tried. A caller's are judged when they are read. */
  @Column(longText(true))
  checks: string | null;
}
