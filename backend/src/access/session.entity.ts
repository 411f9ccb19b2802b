import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, reference } from '../database/columns';

/** A logged-in browser. */
@Entity('sessions')
export class Session {
  /** sha256 of the cookie's random token: a stolen table opens no session. */
  @PrimaryColumn(exactKey(64))
  tokenHash: string;

  @Index('ix_sessions_user')
  @ForeignKey('users', { name: 'fk_sessions_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  @Column(instant())
  createdAt: Date;

  @Column(instant())
  lastSeenAt: Date;

  @Index('ix_sessions_expires')
  @Column(instant())
  expiresAt: Date;
}
