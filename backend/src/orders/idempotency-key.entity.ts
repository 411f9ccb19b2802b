import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exact, exactKey, instant, whole } from '../database/columns';
import { User } from '../users/user.entity';

/** A client's own name for an order it creates, stored in the same transaction as the order. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @ForeignKey(() => User, { name: 'fk_idempotency_keys_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** sha256 of the header. */
  @PrimaryColumn(exactKey(64))
  keyHash: string;

  /** sha256 of the body in canonical form. */
  @Column(exact(64))
  bodyHash: string;

  @Column(whole())
  orderId: number;

  @Index('ix_idempotency_keys_created')
  @Column(instant())
  createdAt: Date;
}
