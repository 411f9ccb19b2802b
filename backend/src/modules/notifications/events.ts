import type {
  AddressOnWire,
  CredentialKind,
  FRAGILE_ON_WIRE,
  HourCertainty,
  isOpenOrder,
  NotDelivered,
  ItemFacts,
  ProposalSide,
  ReceivedAs,
  receiverName,
} from '@shlyah/domain';
import type { Detail, Details } from './order-details';

/** A pickup point and what its data say about coming there. */
export interface PointFacts {
  address: string;
  hours?: string | null;
  phone?: string | null;
}

/** The order fields whose changes a client gets. */
export interface StatusAndPrice {
  status: { id: number; name: string };
  /** BYN, -1 while it is being formed. */
  price: number;
}

/** What the reader of notices about an order knows of it. */
export interface KnownOrder extends StatusAndPrice {
  /** A status that the reader was told by mistake, as long as it is the one that the reader knows. */
  mistaken?: { id: number; name: string };
  /** Of a receiver, the day alone. */
  details?: Partial<Details>;
}

/** The status that the reader was told by mistake, null when there is none. */
export const mistakenOf = ({ status, mistaken }: KnownOrder): KnownOrder['status'] | null =>
  mistaken?.id === status.id ? mistaken : null;

/** The data of a handover that notices show. */
export interface HandoverFacts {
  /** By the Minsk clock; null when it is not known. */
  date: string | null;
  sure: HourCertainty;
  receivedBy: string | null;
  receivedAs: ReceivedAs | null;
  recordedAt: string;
}

/** The data of an order that notices show; OrderDto has all of them. */
export type OrderFacts = StatusAndPrice &
  AddressOnWire<'sender'> &
  AddressOnWire<'receiver'> &
  Parameters<typeof receiverName>[0] &
  Parameters<typeof isOpenOrder>[0] &
  Partial<NotDelivered> & {
    id: number;
    /** The client's own number of the order. */
    externalId: string | null;
    /** The client, null when the account is gone. */
    user: { id: number | null };
    pickupPoint: PointFacts | null;
    recivePoint: PointFacts | null;
    deliveryDate: string;
    deliveryFrom?: string | null;
    /** When the cargo is fetched from its sender; absent in events of former releases. */
    pickupDate?: string | null;
    pickupFrom?: string | null;
    /** By the Minsk clock. */
    updatedAt: string;
    /** The try after which the order has its status. */
    handover?: HandoverFacts | null;
    packages: ItemFacts[];
    [FRAGILE_ON_WIRE]?: boolean;
    estimate: { total: number | null };
    /** The quote after an edit. */
    revisedEstimate: { total: number | null } | null;
    /** Whether the receiver is notified, and at which number. */
    notifyReceiver: boolean;
    reciverPhone: string;
    /** The public tracking page of the parcel; null when there is none. */
    trackingUrl: string | null;
    /** Changes that are proposed and wait for an answer. */
    waiting: (Pick<ProposalFacts, 'changes'> & { side: ProposalSide })[];
  };

/** The data of a proposal that notices show. */
export interface ProposalFacts {
  /** What changes, in words. */
  changes: { field: string; from: string | null; to: string | null }[];
  /** BYN, -1 while it is being formed. */
  price: { before: number; after: number };
  reason: string;
  /** By the Minsk clock. */
  expiresAt: string;
  /** Why it was declined. */
  answer: string | null;
}

export type KeyChange = 'created' | 'rotated' | 'revoked';

/** An act as letters name it; `date` as the wire has it. */
export interface NamedAct {
  actId: number;
  number: number;
  date: string;
}

/** An act as its letter tells of it; `month` as the wire has it, `sum` in kopecks. */
export interface IssuedAct extends NamedAct {
  month: string;
  sum: number;
  /** The number of the act that it corrects. */
  corrects: number | null;
  /** `until` is the last day for objections. */
  term: { until: string; knowsMovedDays: boolean; acceptsByTerm: boolean } | null;
}

export interface AnnulledAct extends NamedAct {
  month: string;
  reason: string;
}

export interface AnsweredObjection extends NamedAct {
  objection: string;
  answer: string;
}

/** Whose letters about acts go to the account and, unless null, to a further address. */
interface ActReaders {
  userId: number;
  accountingEmail: string | null;
}

export type FactorChange = 'appAdded' | 'appRemoved' | 'passkeyAdded' | 'passkeyRemoved' | 'reset';

/** The credentials ended by a recovery, or kept. */
export interface EndedAccess {
  kind: CredentialKind | 'app' | 'codes' | 'phone' | 'leaving';
  name?: string;
  since?: Date;
}

/** A recovery of an account by a letter: the credentials it has ended, and the older ones that stay. */
export interface RecoveryFacts {
  how: 'emailKept' | 'passwordReset' | 'reviewed';
  ended: readonly EndedAccess[];
  kept: readonly EndedAccess[];
  /** Since when codes of an app are asked for that might be a thief's; null: of none. */
  appSince: Date | null;
  /** Of the link that shows what goes on. */
  token: string;
}

/** Domain events that may cause a notification. */
export type Event =
  | { kind: 'registrationReceived'; userId: number }
  /** With the e-mail of an account that is there. */
  | { kind: 'registrationTried'; userId: number }
  | { kind: 'registrationConfirmed'; userId: number }
  /** `reason` as the manager wrote it. */
  | { kind: 'registrationRejected'; userId: number; reason: string | null }
  /** A decision was undone before its notice was sent. */
  | { kind: 'registrationReopened'; userId: number }
  | { kind: 'passwordForgotten'; userId: number; token: string }
  /** A login from a browser that the account has not been used from. */
  | { kind: 'cameFromElsewhere'; userId: number; device: string; address: string; at: Date }
  /** Wrong codes beside the right password, the last of them from there. */
  | { kind: 'codesTried'; userId: number; device: string; address: string; at: Date }
  | { kind: 'passwordChanged'; userId: number }
  | ({ kind: 'accessEnded'; userId: number } & RecoveryFacts)
  | { kind: 'factorChanged'; userId: number; change: FactorChange }
  /** `name` as its owner calls the key. */
  | { kind: 'keyChanged'; userId: number; name: string; change: KeyChange; stopped?: string[] }
  /** A key from a network that it has not been used from. */
  | { kind: 'keyUsedElsewhere'; userId: number; name: string; address: string; at: Date }
  /** By staff, all of them. */
  | { kind: 'keysStopped'; userId: number; stopped?: string[] }
  /** A program has named an address for events. */
  | { kind: 'webhookNamed'; userId: number; url: string; key: string }
  /** For an hour no event has arrived there; they are sent on. */
  | { kind: 'webhookFailing'; userId: number; url: string; since: Date }
  /** Events arrive there no more: it has asked for that, or nothing has arrived for three days. */
  | { kind: 'webhookStopped'; userId: number; url: string; gone: boolean }
  /** To the new address: the link that makes it count. */
  | { kind: 'emailChangeAsked'; userId: number; newEmail: string; byStaff: boolean; token: string }
  /** To the old address: the requested change and the link that cancels it. */
  | { kind: 'emailChangeTold'; userId: number; newEmail: string; byStaff: boolean; token: string }
  /** `goesAt`: when the account will be gone, by the Minsk clock. */
  | { kind: 'leavingAsked'; userId: number; goesAt: string }
  /** What the company is paid by, by another admin; `facts`: former and present values, field by field. */
  | { kind: 'paymentDataChanged'; adminIds: number[]; by: string; at: Date; facts: [string, string][] }
  /** By staff. */
  | { kind: 'registerDissolved'; userId: number; registerId: number }
  | ({ kind: 'actIssued' } & ActReaders & IssuedAct)
  | ({ kind: 'actAnnulled' } & ActReaders & AnnulledAct)
  | ({ kind: 'objectionAnswered' } & ActReaders & AnsweredObjection)
  /** Colleagues whom a note of staff names. */
  | { kind: 'mentioned'; userIds: number[]; by: string; orderId: number; text: string }
  /** A chat that receives the person's notices from now on. */
  | { kind: 'telegramConnected'; userId: number }
  /** The link to the page of a run, for its driver. */
  | { kind: 'passGiven'; run: number; day: string; phone: string; url: string }
  | { kind: 'passClosed'; run: number }
  | { kind: 'orderPlaced'; order: OrderFacts }
  /** Of one import: the orders that were canceled, as they were before, and those that stay. */
  | { kind: 'importCanceled'; userId: number; canceled: OrderFacts[]; left: OrderFacts[] }
  /**
   * `notifiedBy`: another event of the same change, whose notice says what becomes of the price. `agreed`: details whose change the client has
   * made or agreed to. `isCorrection`: the status of before was set by mistake.
   */
  | {
      kind: 'orderChanged';
      before: OrderFacts;
      after: OrderFacts;
      notifiedBy?: string | undefined;
      agreed?: ReadonlySet<Detail> | 'all' | undefined;
      isCorrection?: boolean | undefined;
    }
  /** By staff, to the client. */
  | { kind: 'proposalMade'; order: OrderFacts; proposal: ProposalFacts }
  /** Staff have answered what the client has proposed. */
  | ({ kind: 'proposalAccepted'; order: OrderFacts; proposal: ProposalFacts } & Held)
  | ({ kind: 'proposalDeclined'; order: OrderFacts; proposal: ProposalFacts } & Held)
  /** The edit that ended a proposal was undone before its notice was sent. */
  | { kind: 'proposalGoesOn'; heldAs: number };

/** Of an answer that an edit has given: the number of the proposal, whose notice waits until the edit can no longer be undone. */
interface Held {
  heldAs?: number;
}
