import type { Concern, Recipient } from './channels/channel';
import type { Notice } from './channels/notice';
import type { KnownOrder } from './events';
import type { LetterSender } from './letter';

/** The notice that an event causes, for one recipient. */
export interface NotificationRule {
  /** Notices of a topic are delayed, so that changes made meanwhile become one notice, or none. */
  topic?: string;
  /** Which order it is about. */
  orderId?: number;
  tell?: NotificationTarget;
}

/** The recipient of a notice and its text. */
export interface NotificationTarget {
  to: Whom;
  concern: Concern;
  /** Not sent before the registration is confirmed: the address typed there may belong to another person. */
  confirmedOnly?: boolean;
  /** The event to choose by (NOTICE_EVENTS in domain); without it the notice itself asks, or there is no choice. */
  event?: string;
  /** Waits for the person's answer: sent at once, even to a person who gets one letter a day. */
  question?: boolean;
  /** What the person knows when no notice about the topic waits. */
  known?: KnownOrder;
  /** What the person knows of this change without the notice, added to what was known before. */
  learns?: (known: KnownOrder, wants: (event: string) => boolean) => KnownOrder;
  /** `known`: the state in the last notice. Returns null when there is no change to report. */
  notice: (
    person: Recipient,
    sender: LetterSender,
    known: KnownOrder | undefined,
    wants: (event: string) => boolean,
  ) => Notice | null;
}

/** An account, null when it is deleted, optionally at another address than its own; or a receiver's phone number with the account that sends the parcel. */
type Whom =
  { userId: number | null; email?: string | undefined } | { phone: string; senderId: number | null };
