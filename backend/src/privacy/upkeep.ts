import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import { LessThan } from 'typeorm';
import { Device } from '../access/device.entity';
import { DEVICE_MEMORY_MS } from '../access/devices';
import { Session } from '../access/session.entity';
import { Tries } from '../access/tries.entity';
import { CONFIG, type Config } from '../config/config';
import { KeyCall } from '../keys/key-call.entity';
import { KeyHash } from '../keys/key-hash.entity';
import { Database } from '../database/database';
import { fillTrackingCodes } from '../database/tracking-codes';
import { Turn } from '../database/turn';
import { OldEvents } from '../feed/old-events';
import { CheckRun } from '../webhooks/conformance/check-run.entity';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity';
import { cutJournal } from '../journal/cut';
import { Journal } from '../journal/journal';
import { JournalEntry } from '../journal/journal.entity';
import { OldOrders } from '../orders/old-orders';
import { Sandbox } from '../orders/sandbox.service';
import { Clock } from '../shared/clock';
import { LeavingService } from '../users/leaving.service';
import { Delivery } from '../webhooks/delivery.entity';
import { DELIVERIES_KEPT_MS } from '../webhooks/schedule';
import { TelegramLink } from '../users/notices/telegram.entities';
import { PasswordReset } from '../users/password-reset.entity';
import { UsersService } from '../users/users.service';

const lookMs = 10 * 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** What was done; every part of it may be done again without harm. */
export interface Tidied {
  accounts: number;
  orders: number;
  rows: number;
}

/**
 * Forgets what is due to be forgotten: accounts whose owners have asked for it, the people in old orders, sessions, links and counts
 * that have expired; gives orders their tracking codes that have none. Once an hour one of the replicas does it: of several updates of the chore's row one succeeds.
 */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Upkeep.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly leaving: LeavingService,
    private readonly users: UsersService,
    private readonly orders: OldOrders,
    private readonly events: OldEvents,
    private readonly journal: Journal,
    private readonly sandbox: Sandbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.round;
  }

  /** Null when another replica has done it within the hour. */
  async runIfDue(): Promise<Tidied | null> {
    return (await this.take()) ? this.run() : null;
  }

  async run(): Promise<Tidied> {
    const accounts = await this.leaving.due();
    for (const id of accounts) await this.users.deleteLeaving(id);
    const years = this.config.ordersNamedYears;
    const orders = years === 0 ? 0 : await this.orders.anonymise(monthsBefore(this.clock.now(), 12 * years));
    await this.fillTrackingCodes();
    await this.events.forget();
    await this.sandbox.forgetOld();
    const done = { accounts: accounts.length, orders, rows: await this.removeExpired() };
    if (accounts.length > 0 || orders > 0) this.logger.log({ ...done, msg: 'Forgotten' });
    await this.cutJournal();
    await this.noteJournal();
    return done;
  }

  /** Of orders that a replica of a release before has placed beside this one. */
  private async fillTrackingCodes(): Promise<void> {
    const after = (last: number) => this.database.write((tx) => fillTrackingCodes(tx.query.bind(tx), last));
    for (let last: number | null = 0; last !== null;) last = await after(last);
  }

  private async removeExpired(): Promise<number> {
    const now = this.clock.now();
    const weekAgo = new Date(now.getTime() - weekMs);
    const removals = await this.database.write((tx) =>
      Promise.all([
        tx.delete(Session, { expiresAt: LessThan(now) }),
        tx.delete(PasswordReset, { expiresAt: LessThan(now) }),
        tx.delete(TelegramLink, { expiresAt: LessThan(now) }),
        tx.delete(Tries, { forgetAt: LessThan(now) }),
        tx.delete(Device, { lastSeenAt: LessThan(new Date(now.getTime() - DEVICE_MEMORY_MS)) }),
        tx.delete(IdempotencyKey, { createdAt: LessThan(weekAgo) }),
        tx.delete(Delivery, { queuedAt: LessThan(new Date(now.getTime() - DELIVERIES_KEPT_MS)) }),
        tx.delete(CheckRun, { startedAt: LessThan(new Date(now.getTime() - 30 * dayMs)) }),
        tx.delete(KeyHash, { endsAt: LessThan(now) }),
        tx.delete(KeyCall, { at: LessThan(weekAgo) }),
      ]),
    );
    return removals.reduce((sum, { affected }) => sum + (affected ?? 0), 0);
  }

  /** Whole days, so that the cut is a row of the journal once a day and not with every round. */
  private async cutJournal(): Promise<void> {
    const months = this.config.journalKeepMonths;
    if (months === 0) return;
    const day = toMinsk(monthsBefore(this.clock.now(), months)).slice(0, 10);
    const last = await this.database.write((tx) =>
      cutJournal(tx, this.journal, new Date(`${day}T00:00:00+03:00`)),
    );
    if (last !== null) this.logger.log({ journalCut: last, msg: 'Old rows of the journal are deleted' });
  }

  /** The newest link of the journal's chain, for logs that are kept elsewhere (docs/decisions/0018-journal.md). */
  private async noteJournal(): Promise<void> {
    const [last] = await this.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    if (last) this.logger.warn({ journal: `${last.id}:${last.hash}`, msg: 'The newest row of the journal' });
  }

  /** A turn that is not kept: the next round is whoever's looks first in an hour. */
  private take(): Promise<boolean> {
    return new Turn('upkeep', this.database, this.clock).take(hourMs);
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.round = this.runIfDue()
        .catch((error: unknown) => this.logger.error(`Nothing was forgotten: ${String(error)}`))
        .finally(() => this.schedule());
    }, lookMs).unref();
  }
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a shorter month is a day of the next one, too late: its last day is meant.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
