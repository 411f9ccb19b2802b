import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, reference, whole } from '../../../platform/database/columns';

/** A call made with a key, for developers who debug their program; kept for a week. */
@Entity('key_calls')
@Index('ix_key_calls_user', ['userId', 'id'])
@Index('ix_key_calls_key', ['userId', 'keyId', 'id'])
@Index('ix_key_calls_days', ['userId', 'at', 'status'])
export class KeyCall {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey('users', { name: 'fk_key_calls_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  /** Stays when the key is revoked. */
  @Column(reference())
  keyId: number;

  @Index('ix_key_calls_at')
  @Column(instant())
  at: Date;

  /** The operation's name, as in the API's description. */
  @Column(exact(64))
  operation: string;

  @Column(whole())
  status: number;

  /** The word of the refusal; null when the call was answered. */
  @Column(exact(64, true))
  code: string | null;

  @Column(whole())
  ms: number;

  @Column(exact(64))
  requestId: string;

  @Column(exact(45))
  address: string;
}
