import { Inject, Injectable } from '@nestjs/common';
import { UNDO_MS, wantsDaily, wantsNotice } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config';
import { CHANNELS, type Recipient, type Channel } from './channels/channel';
import { Outbox, type Waiting } from './channels/outbox';
import { Recipients, type Account } from './recipients';
import type { Event, KnownOrder } from './events';
import type { LetterSender } from './letter';
import { SenderCompany } from './sender-company';
import type { NotificationRule } from './notification-rule';
import { rulesFor, receiverTopicOf, topicOf, topicsOf } from './notification-rules';

/** The recipient of a text that is discarded. */
const PLACEHOLDER: Recipient = {
  name: 'Имя Фамилия',
  email: 'nobody@example.by',
  phone: '',
  orderEmails: true,
};

/** How long a notice waits, ms: the time to undo the change, and for the undoing to arrive. */
export const HOLD_MS = UNDO_MS + 5000;

/** Possible recipients by the ids of their accounts, and their unsent messages. */
export interface RecipientSet {
  people: ReadonlyMap<number, Account>;
  waiting: readonly Waiting[];
}

/** Turns domain events into messages: decides on recipients, texts, time and channels. */
@Injectable()
export class Notifications {
  constructor(
    private readonly recipients: Recipients,
    private readonly outbox: Outbox,
    private readonly company: SenderCompany,
    @Inject(CHANNELS) private readonly channels: Channel[],
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Adds the messages in the transaction of the event, so that they are sent if and only if it commits. `recipients`: read before, for
   * many events at once.
   */
  async announce(tx: EntityManager, event: Event, recipients?: RecipientSet): Promise<void> {
    const rules = rulesFor(event);
    const { people, waiting } =
      recipients ?? (await this.read(tx, rules.flatMap(userIdsOf), topicsIn(rules)));
    for (const notificationRule of rules)
      for (const channel of this.channels) await this.tell(tx, channel, people, notificationRule, waiting);
  }

  /** Removes the unsent messages about deleted orders, and all messages to their receivers. */
  forgetOrders(tx: EntityManager, ids: number[]): Promise<void> {
    return this.outbox.forgetTopics(tx, ids.map(topicOf), ids.map(receiverTopicOf));
  }

  /** The recipients of order changes, and the messages waiting to be sent about them; `id` is null for an order that is not inserted yet. */
  async recipientsOf(
    manager: EntityManager,
    orders: { id: number | null; userId: number | null }[],
  ): Promise<RecipientSet> {
    const owners = new Set(orders.map(({ userId }) => userId).filter((id) => id !== null));
    return this.read(
      manager,
      [...owners],
      orders.flatMap(({ id }) => (id === null ? [] : topicsOf(id))),
    );
  }

  private async read(manager: EntityManager, userIds: number[], topics: string[]): Promise<RecipientSet> {
    return {
      people: await this.recipients.find(manager, userIds),
      waiting: await this.outbox.waiting(manager, topics),
    };
  }

  /** Of how many orders their clients were sent a message since. */
  ordersTold(manager: EntityManager, ids: number[], since: Date): Promise<number> {
    return this.outbox.topicsSent(manager, ids.map(topicOf), since);
  }

  /** The work of a notification without a recipient: the response time must not reveal whether there is an account. Nothing is sent. */
  async pretend(tx: EntityManager, event: Event): Promise<void> {
    const sender = await this.sender(tx);
    for (const { tell } of rulesFor(event))
      for (const channel of this.channels) {
        const reaches = tell && channel.address(PLACEHOLDER, tell.concern) !== null;
        const notice = reaches ? tell.notice(PLACEHOLDER, sender, undefined, () => true) : null;
        const message = notice && channel.write(notice);
        if (message) await this.outbox.addSent(tx, { channel: channel.name, ...message });
      }
  }

  private async tell(
    tx: EntityManager,
    channel: Channel,
    people: RecipientSet['people'],
    { topic, orderId, tell }: NotificationRule,
    waiting: readonly Waiting[],
  ): Promise<void> {
    const former = waiting.find((one) => one.channel === channel.name && one.topic === topic);
    const person = tell ? personOf(tell, people) : null;
    const to = person && tell ? channel.address(person, tell.concern) : null;
    const wants = (event: string): boolean =>
      tell?.concern === 'parcel' || wantsNotice(person?.choices ?? new Map(), event, channel.name);
    const learnt = (state: KnownOrder | undefined) =>
      state && tell?.learns ? tell.learns(state, wants) : state;
    // A message of an earlier release knows less.
    const known = learnt(
      tell?.known && { ...tell.known, ...(former?.known as KnownOrder | null | undefined) },
    );
    const isWanted = tell?.event === undefined || wants(tell.event);
    const sender = person && tell && to !== null && isWanted ? await this.sender(tx) : null;
    const noticeAfter = (state: KnownOrder | undefined) =>
      sender && person && tell ? tell.notice(person, sender, state, wants) : null;
    // An attempt that seems to have failed may have reached the recipient, who then knows the state before this change.
    const notice = noticeAfter(known) ?? (former?.attempts ? noticeAfter(learnt(tell?.known)) : null);
    const message = notice && channel.write(notice);
    if (!message || to === null) {
      if (former) await this.outbox.takeBack(tx, former);
      return;
    }
    const hold = topic ? { topic, known, forMs: HOLD_MS } : undefined;
    const userId = tell && 'userId' in tell.to ? tell.to.userId : null;
    const priority = tell && ['account', 'registration'].includes(tell.concern) ? 'account' : 'news';
    const mayWait =
      channel.name === 'email' && tell?.concern === 'orders' && (!tell.question || notice.change);
    const isDaily = Boolean(mayWait) && wantsDaily(person?.choices ?? new Map());
    const joint = isDaily || notice.change ? { notice, isDaily } : null;
    const senderId = tell && 'senderId' in tell.to ? tell.to.senderId : null;
    const about = { userId, orderId, senderId };
    const letter = { channel: channel.name, priority, to, ...about, joint, ...message } as const;
    if (former) await this.outbox.replace(tx, former, letter, hold);
    else await this.outbox.add(tx, letter, hold);
  }

  private async sender(tx: EntityManager): Promise<LetterSender> {
    const { name, phones, hours, email } = await this.company.current(tx);
    return {
      name,
      phones: phones.map(({ phone }) => phone),
      hours,
      email,
      site: this.config.publicUrl.origin,
    };
  }
}

const userIdsOf = ({ tell }: NotificationRule): number[] =>
  tell && 'userId' in tell.to && tell.to.userId !== null ? [tell.to.userId] : [];

const topicsIn = (rules: NotificationRule[]): string[] => rules.flatMap(({ topic }) => topic ?? []);

/** The recipient: the owner of an account, null when it is deleted, or the holder of a phone number. */
function personOf(
  { to, confirmedOnly }: NonNullable<NotificationRule['tell']>,
  people: RecipientSet['people'],
): Recipient | null {
  if ('phone' in to) return { name: '', email: '', orderEmails: false, phone: to.phone };
  const owner = people.get(to.userId ?? 0) ?? null;
  if (confirmedOnly && owner?.isWaiting) return null;
  return owner && to.email ? { ...owner, email: to.email } : owner;
}
