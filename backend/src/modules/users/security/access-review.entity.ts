import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant, reference } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

/** A right to see and to end the credentials of a recovered account that were there before; it opens nothing. */
@Entity('access_reviews')
export class AccessReview {
  /** sha256 of the token of the link by which the account was recovered: the link goes on as this one. */
  @PrimaryColumn(exactKey(64))
  tokenHash: string;

  @Index('ix_access_reviews_user')
  @ForeignKey(() => User, { name: 'fk_access_reviews_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  /** When the account was recovered. */
  @Column(instant())
  createdAt: Date;

  @Column(instant())
  expiresAt: Date;
}
