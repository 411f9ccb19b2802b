import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  count,
  emailAddress,
  exact,
  flag,
  instant,
  longText,
  reference,
  words,
} from '../../../platform/database/columns';

/** Which messages of a channel go first: a link that is waited for before news. */
export const PRIORITIES = ['account', 'news'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** A message in the outbox, written in the same transaction as the change that it reports; once there were only e-mails. */
@Entity('emails')
@Index('ix_emails_next', ['sentAt', 'channel', 'priority', 'nextAttemptAt'])
@Index('ix_emails_topic', ['topic'])
@Index('ix_emails_user', ['userId'])
@Index('ix_emails_recipient', ['recipient'])
@Index('ix_emails_channel', ['channel'])
@Index('ix_emails_order', ['orderId'])
export class Email {
  @PrimaryGeneratedColumn()
  id: number;

  /** Message-ID without the brackets: a resend carries the same one, so that mail servers can drop it. */
  @Column(exact(64))
  messageId: string;

  /** Which way it goes. */
  @Column({ ...exact(16), default: 'email' })
  channel: string;

  @Column({ ...exact(8), default: 'news' })
  priority: Priority;

  /** Whose account it is about, when there is one. */
  @Column(reference(true))
  userId: number | null;

  /** Which order it is about, when it is about one. */
  @Column(reference(true))
  orderId: number | null;

  /** Of a message to a receiver: the account that sends the parcel, null when it is gone. */
  @Column(reference(true))
  senderId: number | null;

  /** An e-mail address, or a number as `375291234567`. */
  @Column(emailAddress())
  recipient: string;

  @Column(words(255, false))
  subject: string;

  /** Empty once it is sent. */
  @Column(longText())
  body: string;

  /** The same with a look, for channels that have one. */
  @Column(longText(true))
  html: string | null;

  /** Where answers go, null for the sender's address. */
  @Column(emailAddress(true))
  replyTo: string | null;

  /** What it is about, of a message that a newer one about the same replaces until it is sent. */
  @Column(exact(64, true))
  topic: string | null;

  /** What the reader of such a message knows without it, JSON; null once it is sent. */
  @Column(longText(true))
  known: string | null;

  /** The notice as JSON, of a message that is sent with others, once a day or at once; null once it is sent. */
  @Column(longText(true))
  daily: string | null;

  @Column(instant())
  createdAt: Date;

  /** When it is due; while it is being sent, when its lease ends; the year 9999 when no more attempts are made. */
  @Column(instant())
  nextAttemptAt: Date;

  /** When that was set; null: by a replica of a release before. */
  @Column(instant(true))
  datedAt: Date | null;

  /** Number of attempts. */
  @Column(count())
  attempts: number;

  /** The worker that is sending it now, or null. */
  @Column(exact(32, true))
  leaseHolder: string | null;

  @Column(instant(true))
  sentAt: Date | null;

  /** Whether it was written to a file, because no server of its channel is configured. */
  @Column(flag())
  toFile: boolean;

  /** Why the last attempt failed, in the words of the mail server where it has said why; an admin reads it. */
  @Column(words(500))
  lastError: string | null;
}
