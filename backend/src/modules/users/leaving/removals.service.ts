import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { batchesOf, shortRest } from '../../../platform/database/batches';
import { LOCKED } from '../../../platform/database/locked';
import { Database } from '../../../platform/database/database';
import { ownedBy, rowsOf } from '../../../platform/database/owned-rows';
import { History, type EventActor } from '../../../platform/journal/history/history';
import { Outbox } from '../../notifications/channels/outbox';
import { ReplicaLease } from '../../../platform/queue/replica-lease';
import { ScheduledJob } from '../../../platform/queue/scheduled-job';
import { Clock } from '../../../platform/common/clock';
import { saveAccount } from '../model/account-fields';
import { ClientOrders } from '../client-orders';
import { EmailChange } from '../model/email-change.entity';
import { Removal } from '../../../platform/access/removal.entity';
import { User } from '../model/user.entity';

/** Messages and orders of one unit of work; an order has many other rows with it. */
const mostMessages = 200;
const mostOrders = 25;

/** How often a replica looks whether anything is left to be removed. */
const lookMs = 10_000;
/** How long the lease of a crashed replica lasts, ms. */
const leaseMs = 60_000;
/** An account with many orders takes its time. */
const lateAfterMs = 3 * 60 * 60_000;

/** Tables that may hold more of an account than one unit of work removes; the rows of all others go at once. */
const large = ['integration_events', 'key_calls', 'idempotency_keys', 'webhooks', 'check_runs'];

/**
 * Deletes accounts (docs/contract.md#user-deletion). A short unit of work hides the account; its rows are removed by further ones, the
 * first at once, the rest by one replica at a time, with pauses. Rows left by a crash are removed in the next round.
 */
@Injectable()
export class Removals implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Removals.name);
  private readonly lease: ReplicaLease;
  private readonly job = new ScheduledJob(
    {
      job: 'removals',
      name: Removals.name,
      trouble: 'The rows of deleted accounts wait',
      everyMs: lookMs,
      lateAfterMs,
    },
    async () => ((await this.runIfDue()) ? undefined : lookMs),
  );
  private round: Promise<boolean> | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly history: History,
    private readonly outbox: Outbox,
    private readonly orders: ClientOrders,
  ) {
    this.lease = new ReplicaLease('removals', database, clock);
  }

  onApplicationBootstrap(): void {
    this.job.start(lookMs);
  }

  onModuleDestroy(): Promise<void> {
    // The upkeep runs rounds of it, too.
    return this.job.stop(0, async () => this.round?.catch(() => false));
  }

  /** The account is deleted once this unit of work commits: no personal data, a free e-mail, no way to log in. */
  async begin(tx: EntityManager, user: User, withOrders: boolean, actor: EventActor): Promise<Removal> {
    const { id: userId, email } = user;
    const changes = await tx.findBy(EmailChange, { userId });
    // First: a concurrent login or order holds the lock of this row, or waits for it.
    await saveAccount(tx, user, { ...erasedAccount, email: `deleted ${userId}` }, this.clock.now());
    const removal = { userId, withOrders, actorId: actor?.id ?? null, since: this.clock.now() };
    await tx.insert(Removal, removal);
    for (const { table, column } of ownedBy(tx.connection, 'users'))
      if (![...large, 'removals'].includes(table.tableName))
        await tx.delete(table.target, { [column]: userId });
    const addresses = changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail]);
    await this.outbox.forgetAddresses(tx, [email, ...addresses]);
    // Without a name: the id identifies the account where that is needed.
    await this.history.record(tx, 'user', userId, actor, [{ field: 'deleted', from: null, to: null }]);
    return removal;
  }

  /** Removes all rows of an account that has few, the first ones of any other. */
  async start(removal: Removal): Promise<void> {
    try {
      for await (const isFull of this.units(removal)) if (isFull) return;
    } catch (error) {
      // The account is gone; the rows are removed by the next look.
      this.logger.warn(`The rows of a deleted account wait: ${String(error)}`);
    }
  }

  /** Removes the rest of all deleted accounts; false while another replica does. */
  runIfDue(): Promise<boolean> {
    this.round ??= this.underLease().finally(() => (this.round = null));
    return this.round;
  }

  private async underLease(): Promise<boolean> {
    if (!(await this.database.read.exists(Removal))) return true;
    if (!(await this.lease.take(leaseMs))) return false;
    try {
      await this.run();
      return true;
    } finally {
      await this.lease.giveBack();
    }
  }

  private async run(): Promise<void> {
    let since = performance.now();
    for (;;) {
      const [removal] = await this.database.read.find(Removal, { order: { since: 'ASC' }, take: 1 });
      if (!removal) return;
      for await (const _ of this.units(removal)) {
        if (this.job.stopped || !(await shortRest())) return;
        if (performance.now() - since < leaseMs / 4) continue;
        if (!(await this.lease.take(leaseMs))) return;
        since = performance.now();
      }
    }
  }

  /** The units of work that remove an account's rows; each answers whether there may be more of its kind. */
  private async *units({ userId, withOrders, actorId }: Removal): AsyncGenerator<boolean> {
    const { read } = this.database;
    const actor = actorId === null ? null : await read.findOneBy(User, { id: actorId });
    const user = await read.findOneBy(User, { id: userId });
    do {
      yield* batchesOf(this.database, mostMessages, (tx) => this.outbox.forget(tx, userId, mostMessages));
      for (const { table, column } of ownedBy(read.connection, 'users'))
        if (large.includes(table.tableName)) yield* rowsOf(this.database, table, { [column]: userId });
      yield* batchesOf(this.database, mostOrders, (tx) =>
        withOrders
          ? this.orders.removeSome(tx, userId, mostOrders, actor)
          : this.orders.leaveSome(tx, userId, mostOrders, actor),
      );
      if (user?.role === 'customer') yield* this.historyOf(userId);
    } while (!(await this.finish(userId)));
  }

  private async *historyOf(userId: number): AsyncGenerator<boolean> {
    for (let after: number | null = 0; after !== null;) {
      const from: number = after;
      after = await this.database.write((tx) => this.history.forgetPerson(tx, userId, from));
      yield after !== null;
    }
  }

  /** Deletes the account itself, last; false where it has got an order meanwhile. */
  private finish(id: number): Promise<boolean> {
    return this.database.write(async (tx) => {
      // On a server an order that is being placed holds the row; later reads see the row as the order has left it.
      await tx.findOne(User, { select: { id: true }, where: { id }, ...LOCKED });
      if (await this.orders.has(tx, id)) return false;
      await this.orders.leaveContract(tx, id);
      await tx.delete(User, { id });
      return true;
    });
  }
}

/** What stays of an account until its rows are gone. */
const erasedAccount = {
  pendingEmail: null,
  passwordHash: '',
  status: 'canceled',
  isAccountant: false,
  organization: null,
  unp: null,
  name: 'Данные удалены',
  phone: '',
  contactPersonName: null,
  contactPersonPhone: null,
  avatarFileId: null,
  consentVersion: null,
  consentAt: null,
  deletionAskedAt: null,
  deletionReason: null,
} satisfies Partial<User>;
