import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, longText, whole, words } from '../database/columns';

/** An e-mail in the outbox, written in the same transaction as the change that it reports. */
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

  /** When it is due; while it is being sent, when its lease ends; the year 9999 when no more attempts are made. */
  @Column(instant())
  nextAttemptAt: Date;

  /** Number of attempts. */
  @Column({ ...whole(), default: 0 })
  attempts: number;

  /** The worker that is sending it now, or null. */
  @Column(exact(32, true))
  leaseHolder: string | null;

  @Column(instant(true))
  sentAt: Date | null;

  /** Why the last attempt failed, in the words of the mail server. */
  @Column(words(500))
  lastError: string | null;
}
