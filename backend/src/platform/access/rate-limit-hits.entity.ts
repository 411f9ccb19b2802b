import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, longText } from '../database/columns';

/** The recent hits of one key (an account, an address, a mailbox): in the database, because replicas share no memory. */
@Entity('tries')
export class RateLimitHits {
  @PrimaryColumn(exactKey(64))
  keyHash: string;

  /** When each was made, as a JSON list of milliseconds, the oldest first. */
  @Column(longText())
  times: string;

  /** When the last of them has passed. */
  @Index('ix_tries_forget')
  @Column(instant())
  forgetAt: Date;
}
