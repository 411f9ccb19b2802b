import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, reference } from '../../../platform/database/columns';
import { User } from './user.entity';

/** A one-time right to set a new password, sent by e-mail. */
@Entity('password_resets')
export class PasswordReset {
  /** sha256 of the token in the link. */
  @PrimaryColumn(exactKey(64))
  tokenHash: string;

  @Index('ix_password_resets_user')
  @ForeignKey(() => User, { name: 'fk_password_resets_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  @Column(instant())
  expiresAt: Date;
}
