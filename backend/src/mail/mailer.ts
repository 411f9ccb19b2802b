import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { quietUntil } from '@shlyah/domain';
import { Clock } from '../shared/clock';
import { withDeadline } from '../shared/deadline';
import { CHANNELS, type Channel } from './channel';
import type { Email } from './email.entity';
import { MailQueue } from './mail-queue';
import { NEVER, SEND_DEADLINE_MS } from './retry';

const pollMs = 2000;
const forgetMs = 60 * 60_000;
const parallel = 4;
/** How long sending may continue when the process is stopped. */
const graceMs = 2000;

/**
 * Sends the e-mails of the outbox. Any number of replicas may run it: each e-mail is leased to one of them at a time.
 * If a replica crashes between sending and recording it, the e-mail is sent again with the same Message-ID; the
 * opposite order would lose it.
 */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Mailer.name);
  private readonly channels: Map<string, Channel>;
  private readonly halt = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;
  private forgotAt = 0;
  private trouble = '';

  constructor(
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    @Inject(CHANNELS) channels: Channel[],
  ) {
    this.channels = new Map(channels.map((channel) => [channel.name, channel]));
  }

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const grace = setTimeout(() => this.halt.abort(), graceMs);
    await this.round;
    clearTimeout(grace);
  }

  /** Sends everything that is due now; rejects when the database fails, never because of a single e-mail. */
  async deliverDue(): Promise<void> {
    while (!this.stopped) {
      const due = await this.queue.due(parallel);
      if (due.length === 0) return;
      const outcomes = await Promise.allSettled(due.map((email) => this.handle(email)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      // A round without a claim must end: on the embedded database it would never yield to the event loop.
      if (!outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value)) return;
    }
  }

  private schedule(pause: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.poll().finally(() => this.schedule(pollMs));
    }, pause).unref();
  }

  private async poll(): Promise<void> {
    try {
      await this.deliverDue();
      await this.forgetOld();
      this.trouble = '';
    } catch (error) {
      // Logged once, not every two seconds while the database is unavailable.
      if (String(error) !== this.trouble) this.logger.error(`The outbox cannot be read: ${String(error)}`);
      this.trouble = String(error);
    }
  }

  /** False when another worker has taken the e-mail. */
  private async handle(email: Email): Promise<boolean> {
    const rings = this.channels.get(email.channel)?.rings === true;
    const quiet = rings ? quietUntil(this.clock.now()) : null;
    if (quiet) return this.queue.postpone(email, quiet);
    if (!(await this.queue.claim(email))) return false;
    if (rings && (await this.queue.isSilenced(email))) return true;
    try {
      await this.deliver(email);
    } catch (error) {
      const next = await this.queue.failed(email, error);
      this.report(email, error, next);
      return true;
    }
    await this.queue.sent(email);
    return true;
  }

  private async deliver(email: Email): Promise<void> {
    const channel = this.channels.get(email.channel);
    if (!channel) throw new Error(`There is no channel "${email.channel}"`);
    await withDeadline(this.halt.signal, SEND_DEADLINE_MS, (end) => channel.deliver(email, end));
  }

  /** The reason often repeats the address; the log hides it (logging/hide-personal.ts). */
  private report({ id, attempts }: Email, error: unknown, next: Date): void {
    const line = { email: id, attempts: attempts + 1, reason: String(error) };
    if (next === NEVER) this.logger.error({ ...line, next: null, msg: 'An e-mail is given up' });
    else this.logger.warn({ ...line, next: next.toISOString(), msg: 'An e-mail was not sent and waits' });
  }

  private async forgetOld(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.forgotAt < forgetMs) return;
    await this.queue.forget();
    this.forgotAt = now;
  }
}
