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
 * The subject of a notice. Notices about orders can be switched off; those about the account cannot, and go by e-mail only. Decisions
 * on a registration always go by e-mail too. Notices about a parcel go to its receiver, who has no account.
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

  /** Whether a phone rings: such messages are not sent at night, nor to a number that has opted out. */
  readonly rings?: boolean;

  /** Where the person gets such notices this way; null when they do not. */
  address(person: Recipient, concern: Concern): string | null;

  /** Null when the notice has no words for it. */
  write(notice: Notice): Message | null;

  /** Whether messages are written to files, because no server is configured. */
  readonly writesFiles: boolean;

  readonly deliver: Delivery;
}
