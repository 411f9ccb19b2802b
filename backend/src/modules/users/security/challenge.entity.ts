import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, reference } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

/** A random text that a passkey is to sign once, within minutes. */
@Entity('challenges')
export class Challenge {
  @PrimaryColumn(exactKey(64))
  challengeHash: string;

  /** The account that adds a passkey; null for a login, where the passkey names the account. */
  @Index('ix_challenges_user')
  @ForeignKey(() => User, { name: 'fk_challenges_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  @Index('ix_challenges_expires')
  @Column(instant())
  expiresAt: Date;
}
