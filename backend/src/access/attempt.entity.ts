import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, whole } from '../database/columns';

/**
 * Failed attempts per key (an account from an address, an address): in the database, because replicas share no
 * memory.
 */
@Entity('attempts')
export class Attempt {
  @PrimaryColumn(exactKey(64))
  keyHash: string;

  @Column(whole())
  failures: number;

  /** Until then further attempts are refused. */
  @Column(instant())
  blockedUntil: Date;

  /** When the count is reset. */
  @Index('ix_attempts_forget')
  @Column(instant())
  forgetAt: Date;
}
