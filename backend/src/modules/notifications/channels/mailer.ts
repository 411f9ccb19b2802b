import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { quietHoursEnd } from '@shlyah/domain';
import { CircuitBreaker } from '../../../platform/queue/circuit-breaker';
import { Dispatcher } from '../../../platform/queue/dispatcher';
import { ScheduledJob } from '../../../platform/queue/scheduled-job';
import { Clock } from '../../../platform/common/clock';
import { withDeadline } from '../../../platform/common/deadline';
import { CHANNELS, type Channel } from './channel';
import { PRIORITIES, type Email } from './email.entity';
import { jointNotice } from './daily';
import { MailQueue, type Claimed } from './mail-queue';
import type { Notice } from './notice';
import { isAboutOne, isRefusal, NEVER, SEND_DEADLINE_MS } from './retry';

const everyMs = 1000;
const forgetMs = 60 * 60_000;
const correctMs = 60_000;
/** How long sending may continue when the process is stopped. */
const graceMs = 2000;
/** Messages of a channel that are under way at once: when news take all their places, there is one for a letter about an account. */
const places = { account: 6, news: 4 };

/**
 * Sends the messages of the outbox. Any number of replicas may run it: each message is leased to one of them at a time. Each channel has
 * places of its own and a circuit breaker, so that a server that hangs or is down holds up no other. If a replica crashes between sending and
 * recording it, the message is sent again with the same Message-ID; the opposite order would lose it.
 */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Mailer.name);
  private readonly breakers: Map<Channel, CircuitBreaker>;
  private readonly sending = new Dispatcher<Email>(
    { job: 'messages', name: Mailer.name, trouble: 'The outbox cannot be read', everyMs, graceMs },
    { next: (running) => this.next(running), run: (email, signal) => this.handle(email, signal) },
  );
  private readonly forgetting = new ScheduledJob(
    {
      job: 'old-messages',
      name: Mailer.name,
      trouble: 'Old messages are not forgotten',
      everyMs: forgetMs,
    },
    () => this.queue.forget(),
  );

  private readonly correcting = new ScheduledJob(
    {
      job: 'message-dates',
      name: Mailer.name,
      trouble: 'Dates of messages are not corrected',
      everyMs: correctMs,
    },
    () => this.queue.correctDates(),
  );

  constructor(
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    @Inject(CHANNELS) channels: Channel[],
  ) {
    this.breakers = new Map(channels.map((channel) => [channel, new CircuitBreaker(clock)]));
  }

  onApplicationBootstrap(): void {
    this.sending.start();
    this.forgetting.start();
    this.correcting.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.sending, this.forgetting, this.correcting].map((job) => job.stop()));
  }

  /** Sends everything that is due now; rejects when the database fails, never because of a single message. */
  deliverDue(): Promise<void> {
    return this.sending.drain();
  }

  /** Since when this process gets nothing through a channel; null while it does. */
  failingSince(name: string): Date | null {
    return [...this.breakers].find(([channel]) => channel.name === name)?.[1].failingSince ?? null;
  }

  private async next(running: readonly Email[]): Promise<Email[]> {
    const found: Email[] = [];
    for (const [channel, breaker] of this.breakers) {
      const quiet = channel.rings ? quietHoursEnd(this.clock.now()) : null;
      if (quiet) await this.queue.postpone(channel.name, quiet);
      let busy = running.filter((email) => email.channel === channel.name).length;
      for (const priority of PRIORITIES) {
        const free = breaker.places(places[priority]) - busy;
        if (free <= 0) continue;
        const due = await this.queue.due(channel.name, priority, free);
        busy += due.length;
        found.push(...due);
      }
    }
    return found;
  }

  /** False when nothing was attempted: another worker has taken the message. */
  private async handle(due: Email, signal: AbortSignal): Promise<boolean> {
    const [channel, breaker] = [...this.breakers].find(([{ name }]) => name === due.channel) ?? [];
    const email = channel && (await this.queue.claim(due));
    if (!email || !breaker) return false;
    if (channel.rings && (await this.queue.isSilenced(email))) return true;
    try {
      await withDeadline(signal, SEND_DEADLINE_MS, (end) => channel.deliver(letterOf(channel, email), end));
    } catch (error) {
      if (isRefusal(error)) breaker.succeeded();
      else breaker.failed(isAboutOne(error) ? email.recipient : undefined);
      this.report(email, error, await this.queue.failed(email, error));
      return true;
    }
    breaker.succeeded();
    await this.queue.sent(email, channel.writesFiles);
    return true;
  }

  /** The reason often repeats the address; the log hides it (logging/hide-personal.ts). */
  private report({ id, attempts }: Email, error: unknown, next: Date): void {
    const line = { email: id, attempts, reason: String(error) };
    if (next === NEVER) this.logger.error({ ...line, next: null, msg: 'An e-mail is given up' });
    else this.logger.warn({ ...line, next: next.toISOString(), msg: 'An e-mail was not sent and waits' });
  }
}

/** The message, or one of all that go together. */
function letterOf(channel: Channel, email: Claimed): Email {
  if (email.others.length === 0) return email;
  const notices = [email, ...email.others].map(({ daily }) => JSON.parse(daily ?? 'null') as Notice);
  return { ...email, ...channel.write(jointNotice(notices as [Notice, ...Notice[]])) };
}
