import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { count, exact, instant, money, reference, words } from '../../platform/database/columns';

/** A payment of a firm (docs/contract.md#payments). All but the reversal is frozen. */
@Entity('payments')
@Index('uq_payments_number', ['number', 'day', 'sum', 'copy'], { unique: true })
@Index('ix_payments_user', ['userId', 'day'])
@Index('ix_payments_day', ['day'])
export class Payment {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null when the account is gone. */
  @ForeignKey('users', { name: 'fk_payments_user', onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @Column(reference(true))
  userId: number | null;

  /** The firm and its УНП, as they were. */
  @Column(words(255, false))
  client: string;

  @Column(exact(20))
  unp: string;

  /** "YYYY-MM-DD", of the bank. */
  @Column(exact(10))
  day: string;

  /** Kopecks, above 0. */
  @Column(money())
  sum: number;

  /** The number of the payment order. */
  @Column(exact(30))
  number: string;

  /** 0 for the first payment of a number, day and sum; further ones count up. */
  @Column(count())
  copy: number;

  @Column(words(500))
  note: string | null;

  @Column(words(255, false))
  author: string;

  @Column(instant())
  at: Date;

  @Column(instant(true))
  reversedAt: Date | null;

  @Column(words(255))
  reversedBy: string | null;

  @Column(words(500))
  reverseReason: string | null;
}
