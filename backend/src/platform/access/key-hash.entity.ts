import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, reference } from '../database/columns';

/** A secret that opens a key; several while one takes over from another. */
@Entity('key_hashes')
export class KeyHash {
  /** sha256 of the secret: 256 random bits need no slow hash. */
  @PrimaryColumn(exactKey(64))
  hash: string;

  @Index('ix_key_hashes_key')
  @ForeignKey('api_keys', { name: 'fk_key_hashes_key', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  keyId: number;

  /** When it stops because the next one has taken over; null: it is the last one. */
  @Column(instant(true))
  endsAt: Date | null;
}
