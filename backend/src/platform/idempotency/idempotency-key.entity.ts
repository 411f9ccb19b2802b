import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, hash, instant, reference } from '../database/columns';

/** A client's own name for what it creates, stored in the same transaction as that. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @ForeignKey('users', { name: 'fk_idempotency_keys_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** sha256 of the header. */
  @PrimaryColumn(exactKey(64))
  keyHash: string;

  /** sha256 of the body in canonical form, with the defaults of the release that has read it. */
  @Column(hash())
  bodyHash: string;

  /** The same of the body as it was sent; null where it is not known. */
  @Column(hash(true))
  sentHash: string | null;

  /** The created thing: an order's id, a contract's, 0 where the answer is a whole list. */
  @Column(reference())
  orderId: number;

  @Index('ix_idempotency_keys_created')
  @Column(instant())
  createdAt: Date;
}
