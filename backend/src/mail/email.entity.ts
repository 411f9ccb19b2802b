import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, longText, whole, words } from '../database/columns';

/** An e-mail in the outbox, written in the same transaction as what it tells of. */
@Entity('emails')
@Index('ix_emails_due', ['sentAt', 'nextAttemptAt'])
export class Email {
  @PrimaryGeneratedColumn()
  id: number;

  /** Message-ID without the brackets: a resend carries the same one, so that mail servers can drop it. */
  @Column(exact(64))
  messageId: string;

  @Column(exact(254))
  recipient: string;

  @Column(words(255, false))
  subject: string;

  @Column(longText())
  body: string;

  @Column(instant())
  createdAt: Date;

  @Column(instant())
  nextAttemptAt: Date;

  @Column({ ...whole(), default: 0 })
  attempts: number;

  /** Which worker is sending it now. */
  @Column(exact(32, true))
  leaseHolder: string | null;

  @Column(instant(true))
  sentAt: Date | null;

  @Column(words(500))
  lastError: string | null;
}
