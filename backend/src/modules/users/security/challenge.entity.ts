import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, reference } from '../../../platform/database/columns';
import { User } from '../user.entity';

/** A random text that a passkey is to sign once, within minutes. */
@Entity('challenges')
export class Challenge {
  @PrimaryColumn(exactKey(64))
  challengeHash: string;

  /** Who is adding a passkey; null where a passkey is to say who it is. */
  @Index('ix_challenges_user')
  @ForeignKey(() => User, { name: 'fk_challenges_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  @Index('ix_challenges_expires')
  @Column(instant())
  expiresAt: Date;
}
