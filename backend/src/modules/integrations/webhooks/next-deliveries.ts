import { Injectable } from '@nestjs/common';
import { actorKindIn, can, isWaitingUser, type Mode, type Role, type UserStatus } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { Accounts } from '../../../platform/access/accounts';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { Clock } from '../../../platform/common/clock';
import { Delivery } from './delivery.entity';
import { needsProof } from './proof';
import { HOLD_MS } from './schedule';
import { Webhook } from './webhook.entity';

/** An address to which an event may be sent now. */
export interface ReadyAddress {
  id: number;
  userId: number;
  /** Whether its last attempt succeeded: others may hang until the deadline. */
  proven: boolean;
  /** Whether its owner's registration is confirmed. */
  confirmed: boolean;
}

/** An address and whose it is. */
export interface Addressee {
  webhook: Webhook;
  owner: Actor;
}

interface DueWebhook extends Pick<Webhook, 'id' | 'userId' | 'mode'> {
  failingSince: unknown;
  triedAt: unknown;
  provedAt: unknown;
  role: Role;
  status: UserStatus;
}

/** Which address is served next, and with which event. */
@Injectable()
export class NextDeliveries {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /**
   * The addresses to which an event may be sent now, least recently tried first, so that none starves. An address to which any
   * replica is sending is left out.
   */
  async addresses(): Promise<ReadyAddress[]> {
    const times = await this.times();
    const webhooks = this.database.read.createQueryBuilder(Webhook, 'w');
    const first = firstOf(webhooks.subQuery().select('d.nextAttemptAt').from(Delivery, 'd')).andWhere(
      'd.webhookId = w.id',
    );
    const leased = webhooks
      .subQuery()
      .select('l.id')
      .from(Delivery, 'l')
      .where("l.webhookId = w.id AND l.state = 'waiting' AND l.nextAttemptAt > :now")
      .andWhere('l.leaseHolder IS NOT NULL AND l.seq IS NOT NULL');
    const rows = await webhooks
      .innerJoin(this.accounts.table, 'u', 'u.id = w.userId')
      .select('w.id', 'id')
      .addSelect('w.userId', 'userId')
      .addSelect('w.mode', 'mode')
      .addSelect('w.failingSince', 'failingSince')
      .addSelect('w.triedAt', 'triedAt')
      .addSelect('w.provedAt', 'provedAt')
      .addSelect('u.role', 'role')
      .addSelect('u.status', 'status')
      .where("w.state = 'on'")
      .andWhere(`${first.getQuery()} <= :now AND NOT EXISTS ${leased.getQuery()}`, times)
      // NULL, never tried, comes first on both engines.
      .orderBy('w.triedAt', 'ASC')
      .addOrderBy('w.id', 'ASC')
      .getRawMany<DueWebhook>();
    return rows
      .filter((row) => mayBeTold(row, row))
      .map((row) => ({
        id: row.id,
        userId: row.userId,
        proven: row.triedAt !== null && row.failingSince === null,
        confirmed: !isWaitingUser(row),
      }));
  }

  /** The current address; null when it is stopped or deleted, or when events may not be sent there: see `mayBeTold`. */
  async address(id: number): Promise<Addressee | null> {
    const webhook = await this.database.read.findOneBy(Webhook, { id, state: 'on' });
    const owner = webhook && (await this.accounts.byId(webhook.userId));
    return owner && mayBeTold(webhook, owner) ? { webhook, owner } : null;
  }

  /** The addresses for which events are queued, of these accounts or of all. Until one proves itself, the feed keeps its events. */
  filled(owners: readonly number[] | null): Promise<Webhook[]> {
    const query = this.database.read
      .createQueryBuilder(Webhook, 'w')
      .innerJoin(this.accounts.table, 'u', 'u.id = w.userId')
      .where("w.state = 'on' AND (w.provedAt IS NOT NULL OR u.role <> 'customer' OR u.status <> 'pending')");
    return (owners ? query.andWhere('w.userId IN (:...owners)', { owners }) : query).getMany();
  }

  /** The event that may be sent to the address now: nothing while one before it is tried, for the first minute of that. */
  async of(webhookId: number): Promise<Delivery | null> {
    const times = await this.times();
    const first = await firstOf(this.database.read.createQueryBuilder(Delivery, 'd'))
      .andWhere('d.webhookId = :webhookId', { webhookId, ...times })
      .getOne();
    return first && first.nextAttemptAt <= times.now ? first : null;
  }

  private async times(): Promise<{ now: Date; held: Date }> {
    const now = await this.database.shared(this.clock.now());
    return { now, held: new Date(now.getTime() - HOLD_MS) };
  }
}

/** Of the deliveries `d`, the oldest that is due or holds back those behind it. */
const firstOf = (deliveries: SelectQueryBuilder<Delivery>): SelectQueryBuilder<Delivery> =>
  deliveries
    .where(
      "d.state = 'waiting' AND (d.nextAttemptAt <= :now OR d.firstTriedAt IS NULL OR d.firstTriedAt > :held)",
    )
    .orderBy('d.id', 'ASC')
    .limit(1);

/** A confirmed account's addresses, and of a pending one those of the test mode that have answered a test. */
const mayBeTold = (
  webhook: { mode: Mode; provedAt: unknown },
  owner: Pick<Actor, 'role' | 'status'>,
): boolean => can(actorKindIn(webhook.mode, owner), 'integrations:own') && !needsProof(webhook, owner);
