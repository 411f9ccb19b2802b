import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exact, exactKey, flag, instant, reference, words } from '../database/columns';

/** A logged-in browser. */
@Entity('sessions')
export class Session {
  /** sha256 of the cookie's random token: a stolen table opens no session. */
  @PrimaryColumn(exactKey(64))
  tokenHash: string;

  /** The `tokenHash` before the last renewal: grants no access; a browser that still sends it must retry. */
  @Index('ix_sessions_former')
  @Column(exact(64, true))
  formerHash: string | null;

  @Index('ix_sessions_user')
  @ForeignKey('users', { name: 'fk_sessions_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  @Column(instant())
  createdAt: Date;

  @Column(instant())
  lastSeenAt: Date;

  /** When it ends unless it is used; staff's end sooner, and none lives longer than LIFE of session.service.ts. */
  @Index('ix_sessions_expires')
  @Column(instant())
  expiresAt: Date;

  /** What it was opened with, in words: «Chrome, Windows». */
  @Column(words(100))
  device: string | null;

  /** The address that it was last used from. */
  @Column(exact(45, true))
  address: string | null;

  /** Time of the last confirmation by a password or in another way; null: unknown, too long ago. */
  @Column(instant(true))
  confirmedAt: Date | null;

  /** The browser (device.entity.ts) that it belongs to. */
  @Column(exact(64, true))
  deviceHash: string | null;

  /** Whether it was opened with more than a password. */
  @Column(flag())
  twoFactors: boolean;
}
