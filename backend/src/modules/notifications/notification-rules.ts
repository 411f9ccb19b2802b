import {
  CANCELED,
  CLOSED_STATUSES,
  eventOfStatus,
  isNewsToReceiver,
  isOpenOrder,
  levelIncludes,
  modeOf,
  NEW_ORDER_STATUS,
} from '@shlyah/domain';
import { accountLetters } from './account-letters';
import { mistakenOf, type Event, type KnownOrder, type OrderFacts } from './events';
import { driverMessage } from './driver-messages';
import { importCanceled } from './import-letters';
import type { NotificationRule, NotificationTarget } from './notification-rule';
import { changedDetails, detailsOf } from './order-details';
import { orderLetters } from './order-letters';
import { proposalLetters } from './proposal-letters';
import { receiverCorrection, receiverDayMessage, receiverMessage } from './receiver-messages';

type RulesByKind = { [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => NotificationRule[] };

const rulesByKind: RulesByKind = {
  registrationReceived: ({ userId }) => account(userId, accountLetters.registrationReceived),
  registrationTried: ({ userId }) => account(userId, accountLetters.registrationTried),
  registrationConfirmed: ({ userId, kind }) => decision(userId, kind, accountLetters.registrationConfirmed),
  registrationRejected: ({ userId, kind, reason }) =>
    decision(userId, kind, (person, sender) => accountLetters.registrationRejected(person, sender, reason)),
  registrationReopened: ({ userId }) => [{ topic: registrationTopicOf(userId) }],
  passwordForgotten: ({ userId, token }) =>
    account(userId, (person, sender) => accountLetters.passwordReset(person, sender, token)),
  cameFromElsewhere: ({ userId, ...login }) =>
    account(userId, (person, sender) => accountLetters.cameFromElsewhere(person, sender, login)),
  codesTried: ({ userId, ...tried }) =>
    account(userId, (person, sender) => accountLetters.codesTried(person, sender, tried)),
  passwordChanged: ({ userId }) => account(userId, accountLetters.passwordChanged),
  accessEnded: ({ userId, ...recovery }) =>
    account(userId, (person, sender) => accountLetters.accessEnded(person, sender, recovery)),
  factorChanged: ({ userId, change }) =>
    account(userId, (person, sender) => accountLetters.factorChanged(person, sender, change)),
  keyChanged: ({ userId, ...key }) =>
    ofPrograms(userId, (person, sender) => accountLetters.keyChanged(person, sender, key)),
  keyUsedElsewhere: ({ userId, ...use }) =>
    ofPrograms(userId, (person, sender) => accountLetters.keyUsedElsewhere(person, sender, use)),
  webhookFailing: ({ userId, ...failing }) =>
    ofPrograms(userId, (person, sender) => accountLetters.webhookFailing(person, sender, failing)),
  webhookStopped: ({ userId, ...stopped }) =>
    ofPrograms(userId, (person, sender) => accountLetters.webhookStopped(person, sender, stopped)),
  keysStopped: ({ userId, ...stopped }) =>
    account(userId, (person, sender) => accountLetters.keysStopped(person, sender, stopped)),
  webhookNamed: ({ userId, ...named }) =>
    ofPrograms(userId, (person, sender) => accountLetters.webhookNamed(person, sender, named)),
  emailChangeAsked: ({ userId, newEmail, byStaff, token }) =>
    account(
      userId,
      (person, sender) => accountLetters.emailChangeAsked(person, sender, { byStaff, token }),
      newEmail,
    ),
  emailChangeTold: ({ userId, newEmail, byStaff, token }) =>
    account(userId, (person, sender) =>
      accountLetters.emailChangeTold(person, sender, { newEmail, byStaff, token }),
    ),
  leavingAsked: ({ userId, goesAt }) =>
    account(userId, (person, sender) => accountLetters.leavingAsked(person, sender, goesAt)),
  paymentDataChanged: ({ adminIds, ...change }) =>
    adminIds.flatMap((id) =>
      account(id, (person, sender) => accountLetters.paymentDataChanged(person, sender, change)),
    ),
  registerDissolved: ({ userId, registerId }) =>
    account(userId, (person, sender) => accountLetters.registerDissolved(person, sender, registerId)),
  actIssued: (event) => ofActs(event, (person, sender) => accountLetters.actIssued(person, sender, event)),
  actAnnulled: (event) =>
    ofActs(event, (person, sender) => accountLetters.actAnnulled(person, sender, event)),
  objectionAnswered: (event) =>
    ofActs(event, (person, sender) => accountLetters.objectionAnswered(person, sender, event)),
  mentioned: ({ userIds, ...note }) =>
    userIds.flatMap((id) => account(id, (person, sender) => accountLetters.mentioned(person, sender, note))),
  telegramConnected: ({ userId }) => account(userId, accountLetters.telegramConnected),
  passGiven: ({ run, phone, ...pass }) => [
    {
      topic: passTopicOf(run),
      tell: {
        to: { phone, senderId: null },
        concern: 'parcel',
        notice: (_person, sender) => driverMessage(sender, { run, ...pass }),
      },
    },
  ],
  passClosed: ({ run }) => [{ topic: passTopicOf(run) }],
  orderPlaced: ({ order }) => [
    {
      orderId: order.id,
      tell: {
        to: { userId: order.user.id },
        concern: 'orders',
        confirmedOnly: modeOf(order.id) === 'test',
        event: 'orderPlaced',
        notice: (person, sender) => orderLetters.placed(person, sender, order),
      },
    },
  ],
  importCanceled: ({ userId, canceled, left }) => [
    {
      tell: {
        to: { userId },
        concern: 'orders',
        confirmedOnly: canceled.some(({ id }) => modeOf(id) === 'test'),
        event: eventOfStatus(CANCELED),
        notice: (person, sender) => importCanceled(person, sender, canceled, left),
      },
    },
  ],
  orderChanged: ({ before, after, notifiedBy, agreed, isCorrection = false }) => [
    {
      topic: topicOf(after.id),
      orderId: after.id,
      tell: {
        to: { userId: after.user.id },
        concern: 'orders',
        confirmedOnly: modeOf(after.id) === 'test',
        question: levelIncludes('questions', eventOfStatus(after.status.id)),
        known: { ...knownOf(before, isCorrection), details: detailsOf(before) },
        learns: (known, wants) => ({
          ...known,
          ...(notifiedBy && before.price !== after.price && wants(notifiedBy) ? { price: after.price } : {}),
          ...(notifiedBy === 'importCanceled' ? { status: after.status } : {}),
          details: { ...known.details, ...agreedDetails(before, after, agreed) },
        }),
        notice: (person, sender, known = before, wants) =>
          orderLetters.changed(person, sender, known, after, wants),
      },
    },
    // The receiver of a new order has heard nothing of it.
    notifiedBy === 'importCanceled'
      ? { topic: receiverTopicOf(after.id) }
      : receiver(before, after, isCorrection),
  ],
  proposalGoesOn: ({ heldAs }) => [{ topic: proposalTopicOf(heldAs) }],
  proposalMade: (event) => proposal(event, proposalLetters.made),
  proposalAccepted: (event) => proposal(event, proposalLetters.accepted),
  proposalDeclined: (event) => proposal(event, proposalLetters.declined),
};

/** The present details that the client has changed or agreed to with this change. */
function agreedDetails(
  before: OrderFacts,
  after: OrderFacts,
  agreed: Extract<Event, { kind: 'orderChanged' }>['agreed'],
): KnownOrder['details'] {
  const now = detailsOf(after);
  const changed = changedDetails(detailsOf(before), now);
  const known = changed.filter((name) => agreed === 'all' || agreed?.has(name));
  return Object.fromEntries(known.map((name) => [name, now[name]]));
}

/**
 * Notifies the receiver of a parcel of its status and of another day if the sender wishes it, never for a test order. For a number not notified before, all is
 * new.
 */
function receiver(before: OrderFacts, after: OrderFacts, isCorrection: boolean): NotificationRule {
  const topic = receiverTopicOf(after.id);
  if (!after.notifyReceiver || modeOf(after.id) === 'test') return { topic };
  const wasTold = before.notifyReceiver && before.reciverPhone === after.reciverPhone;
  const { day } = detailsOf(after);
  const isNewsBefore = isNewsToReceiver(before.handover);
  const state = { ...knownOf(before, isCorrection), details: { day: detailsOf(before).day } };
  const known = wasTold ? state : { ...state, status: { id: NEW_ORDER_STATUS, name: '' } };
  const isOver = (id: number): boolean => !wasTold && CLOSED_STATUSES.includes(id);
  return {
    topic,
    orderId: after.id,
    tell: {
      to: { phone: after.reciverPhone, senderId: after.user.id },
      concern: 'parcel',
      known,
      notice: (_person, sender, last = known) => {
        if (isOver(after.status.id)) return null;
        const mistaken = mistakenOf(last);
        if (mistaken && last.status.id !== after.status.id)
          return isNewsBefore ? receiverCorrection(sender, after, mistaken) : null;
        const isNews = last.status.id !== after.status.id && isNewsToReceiver(after.handover);
        const news = isNews ? receiverMessage(sender, after) : null;
        const isMoved = last.details?.day !== undefined && last.details.day !== day;
        // Before the first message the receiver knows of no day.
        const isAwaited = last.status.id !== NEW_ORDER_STATUS && isOpenOrder(after);
        return news ?? (isMoved && isAwaited ? receiverDayMessage(sender, after) : null);
      },
    },
  };
}

/** Each rule takes the events of its own kind, which the compiler cannot follow through the table. */
export const rulesFor = (event: Event): NotificationRule[] =>
  (rulesByKind[event.kind] as (event: Event) => NotificationRule[])(event);

const account = (
  userId: number,
  notice: NotificationTarget['notice'],
  email?: string,
): NotificationRule[] => [{ tell: { to: { userId, email }, concern: 'account', notice } }];

/** Beside the account, the accounting department of the firm. */
const ofActs = (
  { userId, accountingEmail }: { userId: number; accountingEmail: string | null },
  notice: NotificationTarget['notice'],
): NotificationRule[] => [
  ...account(userId, notice),
  ...(accountingEmail === null ? [] : account(userId, notice, accountingEmail)),
];

const ofPrograms = (userId: number, notice: NotificationTarget['notice']): NotificationRule[] => [
  { tell: { to: { userId }, concern: 'account', confirmedOnly: true, notice } },
];

const decision = (
  userId: number,
  event: string,
  notice: NotificationTarget['notice'],
): NotificationRule[] => [
  {
    topic: registrationTopicOf(userId),
    tell: { to: { userId }, concern: 'registration', event, notice },
  },
];

/** Of the passes of a run the last one alone is sent. */
const passTopicOf = (run: number): string => `pass ${run}`;

const registrationTopicOf = (userId: number): string => `registration ${userId}`;

type Negotiated = Extract<Event, { proposal: unknown }>;

const proposalTopicOf = (id: number): string => `proposal ${id}`;

const proposal = (event: Negotiated, write: (typeof proposalLetters)['made']): NotificationRule[] => [
  {
    ...('heldAs' in event && event.heldAs !== undefined ? { topic: proposalTopicOf(event.heldAs) } : {}),
    orderId: event.order.id,
    tell: {
      to: { userId: event.order.user.id },
      concern: 'orders',
      confirmedOnly: modeOf(event.order.id) === 'test',
      event: event.kind,
      question: levelIncludes('questions', event.kind),
      notice: (person, sender) => write(person, sender, event.order, event.proposal),
    },
  },
];

/** What messages about an order are about. */
export const topicOf = (orderId: number): string => `order ${orderId}`;

/** The same of messages to its receiver. */
export const receiverTopicOf = (orderId: number): string => `receiver ${orderId}`;

/** All that messages about an order may be about. */
export const topicsOf = (orderId: number): string[] => [topicOf(orderId), receiverTopicOf(orderId)];

/** `isMistaken`: the status was set by mistake. */
const knownOf = (order: OrderFacts, isMistaken: boolean): KnownOrder => {
  const state = stateOf(order);
  return isMistaken ? { ...state, mistaken: state.status } : state;
};

const stateOf = ({ status: { id, name }, price }: OrderFacts): KnownOrder => ({
  status: { id, name },
  price,
});
