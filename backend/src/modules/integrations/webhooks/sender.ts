import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { cleanText } from '@shlyah/domain';
import { Secrets } from '../../../platform/access/secrets';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Refusal } from '../../../platform/http/errors';
import { eventNamed, type EventDto } from '../events';
import { Feed, withoutPeople } from '../../../platform/feed/feed';
import { FeedReader } from '../../../platform/feed/feed-reader';
import { Dispatcher } from '../../../platform/queue/dispatcher';
import { Clock } from '../../../platform/common/clock';
import { DeliveryQueue, hasArrived, type Outcome } from './delivery-queue';
import type { Delivery } from './delivery.entity';
import { DeliveryLimits } from './delivery-limits';
import { NextDeliveries, type ReadyAddress } from './next-deliveries';
import { Outages } from './outages';
import { post, type Answered, type OutgoingRequest } from './post';
import { challengeOf } from './proof';
import { signed } from './sign';
import { secretPlace, Webhook } from './webhook.entity';

const everyMs = 1000;
/** Interval between two looks at all addresses, not only at those of accounts with new events, ms. */
const allMs = 60_000;
/** Addresses that are served at once, and those of one account among them. */
const most = { all: 16, each: 4 };
/** The same of those that have not answered well: they may hang until the deadline, and must not occupy every place. */
const mostUnproven = { all: 12, each: 2 };
/** The same of unconfirmed accounts, which anyone can make. */
const mostUnconfirmed = { all: 4, each: 1 };

function hasPlace(
  { id, userId, proven, confirmed }: ReadyAddress,
  running: readonly ReadyAddress[],
): boolean {
  const within = (served: readonly ReadyAddress[], { all, each }: typeof most): boolean =>
    served.length < all && served.filter((one) => one.userId === userId).length < each;
  const unproven = running.filter((one) => !one.proven);
  const isServed = running.some((one) => one.id === id);
  const unconfirmed = running.filter((one) => !one.confirmed);
  return (
    !isServed &&
    within(running, most) &&
    (proven || within(unproven, mostUnproven)) &&
    (confirmed || within(unconfirmed, mostUnconfirmed))
  );
}

/** Time slice of an address, ms; then the others are served. */
const sliceMs = 5000;
/** How long sending may go on when the process is stopped. */
const graceMs = 2000;

/** A message beside events, to try a receiver out. */
interface TrialRequest extends Omit<OutgoingRequest, 'url'> {
  query: string;
}

/** Sends events to the addresses round-robin, one event at a time to each. Any number of replicas may run it. */
@Injectable()
export class Sender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sending = new Dispatcher<ReadyAddress>(
    { job: 'webhooks', name: Sender.name, trouble: 'Webhooks cannot be sent', everyMs, graceMs },
    { next: (running) => this.ready(running), run: ({ id }) => this.serve(id) },
  );
  private seen = 0;
  /** Whether all addresses are to be looked at before their time. */
  private isAsked = true;
  private lookedAt = -Infinity;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly next: NextDeliveries,
    private readonly outages: Outages,
    private readonly limits: DeliveryLimits,
    private readonly feed: Feed,
    private readonly reader: FeedReader,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'webhooksLocal'>,
  ) {}

  onApplicationBootstrap(): void {
    this.sending.start(everyMs);
  }

  onModuleDestroy(): Promise<void> {
    return this.sending.stop();
  }

  /** Queues new events for all recipients and sends those due; resolves when all of them have been tried. */
  deliverDue(): Promise<void> {
    this.isAsked = true;
    return this.sending.drain();
  }

  /** The addresses to serve next, beside those being served. */
  private async ready(running: readonly ReadyAddress[]): Promise<ReadyAddress[]> {
    await this.fill();
    const begun: ReadyAddress[] = [];
    for (const address of await this.next.addresses())
      if (hasPlace(address, [...running, ...begun])) begun.push(address);
    return begun;
  }

  private async fill(): Promise<void> {
    const last = await this.reader.last();
    const all = this.isAsked || performance.now() - this.lookedAt > allMs;
    if (last <= this.seen && !all) return;
    // What is asked for while this look goes on is another one.
    this.isAsked = false;
    try {
      await this.look(last, all);
    } catch (error) {
      this.isAsked ||= all;
      throw error;
    }
  }

  private async look(last: number, all: boolean): Promise<void> {
    const concerned = all ? [] : await this.reader.concerned(this.seen, last);
    const owners = concerned.map(({ userId }) => userId).filter((id) => id !== null);
    const everybody = all || owners.length < concerned.length;
    for (const webhook of await this.next.filled(everybody ? null : owners)) await this.queue.fill(webhook);
    this.seen = last;
    if (!all) return;
    await this.outages.tell();
    await this.queue.correctDates();
    this.lookedAt = performance.now();
  }

  /** Sends to the address, read anew before each attempt, until nothing is due, an attempt fails or its time slice is over. */
  private async serve(id: number): Promise<boolean> {
    const end = performance.now() + sliceMs;
    for (let isAttempt = false; ; isAttempt = true) {
      if (this.sending.stopped || performance.now() >= end) return isAttempt;
      const found = await this.next.address(id);
      if (!found) return isAttempt;
      const { webhook, owner } = found;
      const next = (await this.next.of(id)) ?? (await this.nextOfFeed(webhook));
      if (!next) return isAttempt;
      const pause = await this.limits.pauseOf(webhook, owner);
      if (pause > 0) {
        await this.queue.postpone(next, pause);
        return isAttempt;
      }
      const mine = await this.queue.claim(next);
      if (!mine) return isAttempt;
      const admit = this.limits.ofAddress('addressDeliveries', owner);
      if (!hasArrived(await this.deliver(webhook, mine, admit))) return true;
    }
  }

  /** Of an address for which more had happened than is queued at once. */
  private async nextOfFeed(webhook: Webhook): Promise<Delivery | null> {
    if (webhook.lastSeq >= this.seen) return null;
    await this.queue.fill(webhook);
    return this.next.of(webhook.id);
  }

  /** One attempt of a delivery that is leased. */
  async deliver(webhook: Webhook, delivery: Delivery, admit?: OutgoingRequest['admit']): Promise<Outcome> {
    const outcome = await this.attempt(webhook, delivery, admit);
    await this.queue.settle(webhook, delivery, outcome);
    return outcome;
  }

  private async attempt(
    webhook: Webhook,
    delivery: Delivery,
    admit: OutgoingRequest['admit'],
  ): Promise<Outcome> {
    const event = await this.eventOf(webhook, delivery);
    const began = performance.now();
    const outcome = { status: null, answer: null, error: null, retryAfter: null, isGone: event === null };
    const ms = (): number => Math.round(performance.now() - began);
    try {
      if (event === null) throw new Error('События больше нет в ленте: она хранит 90 дней');
      const body = JSON.stringify(event);
      const headers = signed(event.id, this.clock.now(), body, this.secretsOf(webhook));
      const answered = await this.send({ url: webhook.url, headers, body, admit });
      return { ...outcome, ...answered, answer: cleanText(answered.answer), ms: ms() };
    } catch (error) {
      return { ...outcome, error: reasonOf(error), retryAfter: askedBy(error), ms: ms() };
    }
  }

  /** The body: from the feed, in its current state. A test is in no feed. */
  async eventOf(
    { userId, mode, tellsOrders }: Webhook,
    { seq, eventId, type, queuedAt }: Delivery,
  ): Promise<EventDto | null> {
    if (seq === null) {
      const event = eventNamed(eventId, { ...this.feed.payloadOf({ type }, queuedAt), mode });
      return { ...event, challenge: challengeOf(eventId) };
    }
    const placed = await this.reader.one({ userId, mode, seq });
    if (!placed) return null;
    const { seq: _, ...payload } = placed;
    return eventNamed(eventId, tellsOrders ? payload : withoutPeople(payload));
  }

  /** One request to the address, with the rules and timeouts of every event; a failure is said in words. */
  async exchange(
    { url: to }: Webhook,
    request: TrialRequest,
  ): Promise<{ status: number | null; answer: string }> {
    const url = new URL(to);
    // The address may have a query of its own.
    if (request.query) url.search += `${url.search && '&'}${request.query}`;
    try {
      return await this.send({ ...request, url: url.href });
    } catch (error) {
      return { status: null, answer: reasonOf(error) };
    }
  }

  private send({ headers, ...message }: OutgoingRequest): Promise<Answered> {
    const rules = { own: this.config.publicUrl.hostname, local: this.config.webhooksLocal };
    const usual = {
      ...(message.body ? { 'content-type': 'application/json' } : {}),
      'content-length': String(Buffer.byteLength(message.body)),
      'user-agent': 'Shlyah-Webhooks/1.0',
    };
    return post({ ...message, headers: { ...usual, ...headers } }, rules, this.sending.signal);
  }

  /** What signs now: the secret, and during a rotation the one before it. */
  secretsOf({ userId, secret, oldSecret, oldUntil }: Webhook): string[] {
    const old = oldUntil && oldUntil > this.clock.now() ? [oldSecret] : [];
    return [secret, ...old].map((sealed) => {
      const opened = this.secrets.open(secretPlace(userId), sealed ?? '');
      if (opened === null) throw new Error('Секрет не открывается: сменился SECRETS_KEY');
      return opened;
    });
  }
}

/** Seconds until the limit has room that has refused an attempt. */
const askedBy = (error: unknown): string | null =>
  error instanceof Refusal && error.extra.retryAfter ? String(error.extra.retryAfter) : null;

/** What its owner reads of a failure: our own words, or the system's name of it. */
const reasonOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return (code ?? message).slice(0, 500);
};
