import type { NoticeChoices } from '@shlyah/domain';
import type { Delivery } from './delivery';
import type { Notice } from './notice';

/** The channels of this process, for injection. */
export const CHANNELS = Symbol('channels');

/** The recipient of a notification: contact details and consents. */
export interface Recipient {
  name: string;
  email: string;
  phone: string;
  /** Whether letters about orders are wanted. */
  orderEmails: boolean;
  /** The chat with the bot, if one is connected. */
  telegramChat?: string | null;
  /** The chosen events and channels. */
  choices?: NoticeChoices;
}

/**
 * What a notice is about: people switch off notices about their orders, never those about their account, which go by letters alone. What
 * is decided of a registration goes by letters too, whatever is chosen. A parcel's are for its receiver, who has no account.
 */
export type Concern = 'account' | 'registration' | 'orders' | 'parcel';

/** A notice as a channel carries it. */
export interface Message {
  subject: string;
  body: string;
  html: string | null;
  replyTo: string | null;
}

/** A way to reach people. A new one is a file beside email-channel.ts and a line in channels.ts. */
export interface Channel {
  /** Kept with each message of the outbox. */
  readonly name: string;

  /** Whether a telephone rings: not by night, and not at a number that wants to be told nothing. */
  readonly rings?: boolean;

  /** Where the person gets such notices this way; null when they do not. */
  address(person: Recipient, concern: Concern): string | null;

  /** Null when the notice has no words for it. */
  write(notice: Notice): Message | null;

  /** Whether messages are written to files, because no server is configured. */
  readonly writesFiles: boolean;

  readonly deliver: Delivery;
}
