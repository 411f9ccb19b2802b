import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import { IsNull, LessThan, Not, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { Device } from '../../platform/access/device.entity';
import { DEVICE_MEMORY_MS } from '../../platform/access/devices';
import { Session } from '../../platform/access/session.entity';
import { RateLimitHits } from '../../platform/access/rate-limit-hits.entity';
import { CONFIG, type Config } from '../../platform/config/config';
import { KeyCall } from '../../modules/integrations/keys/key-call.entity';
import { KeyHash } from '../../platform/access/key-hash.entity';
import { deleteSome, inBatches, shortRest } from '../../platform/database/batches';
import { Database } from '../../platform/database/database';
import { fillReturns } from '../../modules/orders/model/order-returns';
import { fillTrackingCodes } from '../../modules/orders/model/tracking-codes';
import { KEPT_DAYS, OldEvents } from '../../platform/feed/old-events';
import { CheckRun } from '../../modules/integrations/webhooks/conformance/check-run.entity';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.entity';
import { cutJournal } from '../../platform/journal/cut';
import { Journal } from '../../platform/journal/journal';
import { JournalEntry } from '../../platform/journal/journal.entity';
import { HandoverPicture } from '../../modules/orders/model/handover-picture.entity';
import { Bulk, BULK_KEPT_DAYS } from '../../modules/orders/model/bulk.entity';
import { CompanyService } from '../../modules/company/company.service';
import { DeletedOrders } from '../../modules/orders/deleted/deleted-orders.service';
import { OrderAnonymisation } from '../../modules/orders/clients/order-anonymisation';
import { Sandbox } from '../../modules/orders/write/sandbox.service';
import { ReplicaLease } from '../../platform/queue/replica-lease';
import { ScheduledJob } from '../../platform/queue/scheduled-job';
import { Clock } from '../../platform/common/clock';
import { LeavingService } from '../../modules/users/leaving/leaving.service';
import { Delivery } from '../../modules/integrations/webhooks/delivery.entity';
import { DELIVERED_KEPT_MS } from '../../modules/integrations/webhooks/schedule';
import { TelegramLink } from '../../modules/users/notices/telegram.entities';
import { PasswordReset } from '../../modules/users/model/password-reset.entity';
import { Removals } from '../../modules/users/leaving/removals.service';
import { AccessReview } from '../../modules/users/security/access-review.entity';
import { UsersService } from '../../modules/users/users.service';
import { ContractAnonymisation } from '../../modules/contracts';
import { BookEntry } from '../../modules/address-book';
import { CourierPass } from '../../modules/courier';
import { Run } from '../../modules/runs';
import { Scan } from '../../modules/scans';

/** Rows of one unit of work. */
const mostRows = 500;
/** Pictures of one unit of work: of some 150 KB each, which SQLite overwrites as it deletes them. */
const mostPictures = 50;
/** Orders so far below the newest one are saved or never will be: on a server numbers are given before they are. */
const settling = 2048;

const lookMs = 10 * 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** How much of each kind a round has removed; each of its parts may be repeated without harm. */
export type UpkeepResult = Record<keyof typeof UPKEEP_KINDS, number>;

/** What a round removes, in the words of the command `upkeep`. */
export const UPKEEP_KINDS = {
  accounts: 'deleted accounts',
  orders: 'orders without people',
  deletedOrders: 'deleted orders',
  testOrders: 'test orders',
  contracts: 'contracts of deleted accounts',
  bookEntries: 'entries of the address book',
  drivers: 'drivers of runs',
  events: 'events',
  sessions: 'sessions',
  passwordLinks: 'links for a password',
  accessReviews: 'links of access reviews',
  telegramLinks: 'links for Telegram',
  tries: 'counts of tries',
  devices: 'known devices',
  idempotencyKeys: 'keys of repeated requests',
  deliveries: 'deliveries of events',
  checkRuns: 'checks of programs',
  passes: 'passes of drivers',
  pictures: 'pictures of handovers',
  scans: 'repeats of scans',
  bulks: 'bulk changes of statuses',
  keyHashes: 'replaced secrets of keys',
  keyCalls: 'calls of keys',
} as const;

/**
 * Deletes what has expired: accounts whose owners have asked for it, the people in old orders, sessions, links and counts
 * that have expired; gives orders their tracking codes that have none. Once an hour one of the replicas does it: the others find its lease taken.
 */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Upkeep.name);
  /** The one that was taken last, and since when it is held. */
  private held: { lease: ReplicaLease; since: number } | null = null;
  /** Orders up to there have their codes, as far as this process knows. */
  private codesTo = 0;
  private readonly job = new ScheduledJob(
    {
      job: 'upkeep',
      name: Upkeep.name,
      trouble: 'Nothing was forgotten',
      everyMs: lookMs,
      lateAfterMs: 3 * hourMs,
    },
    async () => ((await this.runIfDue()) === null ? lookMs : undefined),
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly leaving: LeavingService,
    private readonly users: UsersService,
    private readonly removals: Removals,
    private readonly orders: OrderAnonymisation,
    private readonly deleted: DeletedOrders,
    private readonly contracts: ContractAnonymisation,
    private readonly events: OldEvents,
    private readonly journal: Journal,
    private readonly sandbox: Sandbox,
    private readonly company: CompanyService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.job.start(lookMs);
  }

  onModuleDestroy(): Promise<void> {
    return this.job.stop();
  }

  /** Null when another replica has done it within the hour. */
  async runIfDue(): Promise<UpkeepResult | null> {
    return (await this.take()) ? this.run() : null;
  }

  async run(): Promise<UpkeepResult> {
    const accounts = await this.leaving.due();
    for (const id of accounts) await this.users.deleteLeaving(id);
    await this.removals.runIfDue();
    const years = this.config.ordersNamedYears;
    const before = monthsBefore(this.clock.now(), 12 * years);
    const named = years > 0;
    // One after another, as they stand.
    const done = {
      accounts: accounts.length,
      orders: named ? await this.orders.anonymise(before, this.rest) : 0,
      deletedOrders: await this.deleted.purgeOld(named ? before : null, this.rest),
      contracts: await this.contracts.anonymise(this.rest),
      bookEntries: named ? await this.remove(BookEntry, { usedAt: LessThan(before) }) : 0,
      drivers: named ? await this.forgetDrivers(toMinsk(before).slice(0, 10)) : 0,
      events: await this.events.forget(this.rest),
      testOrders: await this.sandbox.purgeOld(this.rest),
      ...(await this.removeExpired()),
    };
    await this.fillTrackingCodes();
    await this.fillReturns();
    const removed = Object.entries(done).filter(([, count]) => count > 0);
    if (removed.length > 0) this.logger.log({ ...Object.fromEntries(removed), msg: 'Forgotten' });
    await this.cutJournal();
    await this.noteJournal();
    return done;
  }

  /** Of runs before a day. */
  private async forgetDrivers(day: string): Promise<number> {
    const where = { day: LessThan(day), driver: Not(IsNull()) };
    const gone = { driver: null, driverPhone: null };
    const { affected } = await this.database.write((tx) => tx.update(Run, where, gone));
    return affected ?? 0;
  }

  /** Of orders that a replica of a release before has placed beside this one. */
  private async fillTrackingCodes(): Promise<void> {
    const next = (after: number) => this.database.write((tx) => fillTrackingCodes(tx.query.bind(tx), after));
    let after = this.codesTo;
    for (let last = await next(after); last !== null; last = await next(after)) {
      after = last;
      if (!(await this.rest())) return;
    }
    this.codesTo = Math.max(0, after - settling);
  }

  /** Of orders that a replica of a release before has saved beside this one. */
  private async fillReturns(): Promise<void> {
    const next = (after: number) =>
      this.database.write((tx) => fillReturns(tx.query.bind(tx), after, this.clock.now()));
    for (let last = await next(0); last !== null && (await this.rest());) last = await next(last);
  }

  private async removeExpired() {
    const now = this.clock.now();
    const { proofMonths } = await this.company.read();
    const ago = (ms: number) => LessThan(new Date(now.getTime() - ms));
    return {
      sessions: await this.remove(Session, { expiresAt: ago(0) }),
      passwordLinks: await this.remove(PasswordReset, { expiresAt: ago(0) }),
      accessReviews: await this.remove(AccessReview, { expiresAt: ago(0) }),
      telegramLinks: await this.remove(TelegramLink, { expiresAt: ago(0) }),
      tries: await this.remove(RateLimitHits, { forgetAt: ago(0) }),
      devices: await this.remove(Device, { lastSeenAt: ago(DEVICE_MEMORY_MS) }),
      idempotencyKeys: await this.remove(IdempotencyKey, { createdAt: ago(weekMs) }),
      deliveries:
        (await this.remove(Delivery, { state: 'delivered', queuedAt: ago(DELIVERED_KEPT_MS) })) +
        (await this.remove(Delivery, { queuedAt: ago(KEPT_DAYS * dayMs) })),
      checkRuns: await this.remove(CheckRun, { startedAt: ago(30 * dayMs) }),
      passes: await this.remove(CourierPass, { expiresAt: ago(30 * dayMs) }),
      pictures: await this.remove(
        HandoverPicture,
        { takenAt: LessThan(monthsBefore(now, proofMonths)) },
        mostPictures,
      ),
      scans: await this.remove(Scan, { savedAt: ago(2 * dayMs) }),
      bulks: await this.remove(Bulk, { at: ago(BULK_KEPT_DAYS * dayMs) }),
      keyHashes: await this.remove(KeyHash, { endsAt: ago(0) }),
      keyCalls: await this.remove(KeyCall, { at: ago(weekMs) }),
    };
  }

  /** By batches; answers how many there were. */
  private remove<T extends ObjectLiteral>(
    table: EntityTarget<T>,
    where: FindOptionsWhere<T>,
    most = mostRows,
  ): Promise<number> {
    return inBatches(most, () => this.database.write((tx) => deleteSome(tx, table, where, most)), this.rest);
  }

  /** Whole days, so that the cut is a row of the journal once a day and not with every round. */
  private async cutJournal(): Promise<void> {
    const months = this.config.journalKeepMonths;
    if (months === 0) return;
    const day = toMinsk(monthsBefore(this.clock.now(), months)).slice(0, 10);
    const before = new Date(`${day}T00:00:00+03:00`);
    const last = await cutJournal(this.database, this.journal, before, this.rest);
    if (last !== null) this.logger.log({ journalCut: last, msg: 'Old rows of the journal are deleted' });
  }

  /** The newest link of the journal's chain, for logs that are kept elsewhere (docs/decisions/0018-journal.md). */
  private async noteJournal(): Promise<void> {
    const [last] = await this.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    if (last) this.logger.warn({ journal: `${last.id}:${last.hash}`, msg: 'The newest row of the journal' });
  }

  /** The lease is not given back: the next round is in an hour, of the replica that looks first. */
  private async take(): Promise<boolean> {
    const lease = new ReplicaLease('upkeep', this.database, this.clock);
    if (!(await lease.take(hourMs))) return false;
    this.held = { lease, since: performance.now() };
    return true;
  }

  /** Between two units of work: yields to requests, prolongs the lease of a long round, and ends it on a stop. */
  private readonly rest = async (): Promise<boolean> => {
    if (this.job.stopped || !(await shortRest())) return false;
    if (!this.held || performance.now() - this.held.since < hourMs / 2) return true;
    this.held.since = performance.now();
    return this.held.lease.take(hourMs);
  };
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a shorter month is a day of the next one, too late: its last day is meant.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
