import type { Addressee, Concern } from '../mail/channel';
import type { Notice } from '../mail/notice';
import { accountLetters } from './account-letters';
import type { Event, OrderState } from './events';
import type { Sender } from './letter';
import { orderLetters } from './order-letters';

/** What follows from an event. */
export interface Plan {
  /** What is told of the topic waits a little: all that happens to it meanwhile becomes one notice, or none. */
  topic?: string;
  tell?: Telling;
}

/** Who is told what. */
interface Telling {
  /** Null when the account is gone. */
  userId: number | null;
  /** Instead of the account's own address. */
  email?: string | undefined;
  concern: Concern;
  /** What the person knows when no notice about the topic waits. */
  known?: OrderState;
  /** `known` is what the person was told last. Null when there is nothing to tell. */
  notice: (person: Addressee, sender: Sender, known: OrderState | undefined) => Notice | null;
}

type Planners = { [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Plan };

const planners: Planners = {
  registrationReceived: ({ userId }) => account(userId, accountLetters.registrationReceived),
  registrationTried: ({ userId }) => account(userId, accountLetters.registrationTried),
  registrationConfirmed: ({ userId }) => account(userId, accountLetters.registrationConfirmed),
  registrationRejected: ({ userId, reason }) =>
    account(userId, (person, sender) => accountLetters.registrationRejected(person, sender, reason)),
  passwordForgotten: ({ userId, token }) =>
    account(userId, (person, sender) => accountLetters.passwordReset(person, sender, token)),
  cameFromElsewhere: ({ userId, ...login }) =>
    account(userId, (person, sender) => accountLetters.cameFromElsewhere(person, sender, login)),
  passwordChanged: ({ userId }) => account(userId, accountLetters.passwordChanged),
  factorChanged: ({ userId, change }) =>
    account(userId, (person, sender) => accountLetters.factorChanged(person, sender, change)),
  keyChanged: ({ userId, ...key }) =>
    account(userId, (person, sender) => accountLetters.keyChanged(person, sender, key)),
  keyUsedElsewhere: ({ userId, ...use }) =>
    account(userId, (person, sender) => accountLetters.keyUsedElsewhere(person, sender, use)),
  webhookStopped: ({ userId, ...stopped }) =>
    account(userId, (person, sender) => accountLetters.webhookStopped(person, sender, stopped)),
  keysStopped: ({ userId }) => account(userId, accountLetters.keysStopped),
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
  orderPlaced: ({ order }) => ({
    tell: {
      userId: order.user.id,
      concern: 'orders',
      notice: (person, sender) => orderLetters.placed(person, sender, order),
    },
  }),
  orderChanged: ({ before, after }) => ({
    topic: topicOf(after.id),
    tell: {
      userId: after.user.id,
      concern: 'orders',
      known: stateOf(before),
      notice: (person, sender, known = before) => orderLetters.changed(person, sender, known, after),
    },
  }),
  orderDeleted: ({ id }) => ({ topic: topicOf(id) }),
};

/** Each planner takes the events of its own kind, which the compiler cannot follow through the table. */
export const planFor = (event: Event): Plan => (planners[event.kind] as (event: Event) => Plan)(event);

const account = (userId: number, notice: Telling['notice'], email?: string): Plan => ({
  tell: { userId, email, concern: 'account', notice },
});

/** What messages about an order are about. */
export const topicOf = (orderId: number): string => `order ${orderId}`;

const stateOf = ({ status: { id, name }, price }: OrderState): OrderState => ({
  status: { id, name },
  price,
});
