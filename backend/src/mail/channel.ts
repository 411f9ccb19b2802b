import type { AccountBody } from '@shlyah/domain';
import type { Delivery } from './delivery';
import type { Notice } from './notice';

/** The channels of this process, for injection. */
export const CHANNELS = Symbol('channels');

/** A person to be told: how the account can be reached, and what its owner has agreed to. */
export type Addressee = AccountBody;

/** What a notice is about: people switch off notices about their orders, never those about their account. */
export type Concern = 'account' | 'orders';

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

  /** Where the person gets such notices this way; null when they do not. */
  address(person: Addressee, concern: Concern): string | null;

  write(notice: Notice): Message;

  readonly deliver: Delivery;
}
