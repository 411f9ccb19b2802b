import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { emailAddress, exact, flag, instant, reference } from '../../../platform/database/columns';
import { User } from './user.entity';

/** A change of an account's e-mail, from the asking to the end of the time to take it back. */
@Entity('email_changes')
export class EmailChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_email_changes_user')
  @ForeignKey(() => User, { name: 'fk_email_changes_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  /** Reserved for this account until the change can no longer be undone. */
  @Index('ix_email_changes_old')
  @Column(emailAddress())
  oldEmail: string;

  @Column(emailAddress())
  newEmail: string;

  /** Asked for by staff: then the client's password is needed beside the link. */
  @Column(flag())
  byStaff: boolean;

  /** sha256 of the token sent to the new address; null when a later change or a new password has made it void. */
  @Index('uq_email_changes_confirm', { unique: true })
  @Column(exact(64, true))
  confirmHash: string | null;

  /** sha256 of the token sent to the old address. */
  @Index('uq_email_changes_undo', { unique: true })
  @Column(exact(64))
  undoHash: string;

  @Column(instant())
  createdAt: Date;

  /** When the session that asked for it was opened; null when staff asked. */
  @Column(instant(true))
  sessionSince: Date | null;

  /** Until when it can be confirmed. */
  @Column(instant())
  expiresAt: Date;

  @Column(instant(true))
  confirmedAt: Date | null;

  @Column(instant())
  undoUntil: Date;
}
