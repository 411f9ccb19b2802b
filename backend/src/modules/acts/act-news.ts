import { Injectable } from '@nestjs/common';
import { toByn, toMinsk, type EventType, type JournalKind } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { assertChanged } from '../../platform/database/concurrent-update';
import { Feed } from '../../platform/feed/feed';
import type { Actor } from '../../platform/http/actor';
import { changedMeanwhile } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { PublicContractReader } from '../contracts';
import { Notifications } from '../notifications/notifications';
import { Clients } from '../users';
import { Act } from './act.entity';
import { ActReader } from './act-reader';
import { lastChange } from './last-change';

/** What has happened to an act, for the feed and the journal. `detail` follows the number of the act. */
interface News {
  type: EventType & `act.${string}`;
  kind: JournalKind;
  actor: Actor;
  detail?: string;
}

/** A change of an act: its version, and who is told of it. */
@Injectable()
export class ActNews {
  constructor(
    private readonly reader: ActReader,
    private readonly notifications: Notifications,
    private readonly contracts: PublicContractReader,
    private readonly clients: Clients,
    private readonly journal: Journal,
    private readonly feed: Feed,
  ) {}

  /** Makes the next version of an act, and returns it. */
  async change(tx: EntityManager, act: Act, values: Partial<Act> = {}): Promise<Act> {
    const { id, version } = act;
    const row = { ...values, version: version + 1 };
    assertChanged(await tx.update(Act, { id, version }, row));
    return { ...act, ...row };
  }

  /** Throws 409 with the act as it is now, and who has changed it. */
  async refuseChanged(tx: EntityManager, act: Act, caller: Actor): Promise<never> {
    throw changedMeanwhile(await this.reader.view(tx, act, caller), await lastChange(tx, act, caller));
  }

  /** Leaves an event for the client and an entry in the journal; last, since that locks. */
  async tell(tx: EntityManager, act: Act, { type, kind, actor, detail }: News): Promise<void> {
    const { id: actId, userId: account, number } = act;
    if (account !== null) await this.feed.append(tx, { type, userId: account, actId });
    const words = detail === undefined ? `№ ${number}` : `№ ${number}: ${detail}`;
    await this.journal.record(tx, { kind, account, actor, detail: words });
  }

  /** The letter of an act or a correction. */
  async issued(tx: EntityManager, act: Act, corrected: Act | null): Promise<void> {
    const { userId, month, sum, objectUntil, knowsMovedDays, acceptsByTerm } = act;
    if (userId === null) return;
    const corrects = corrected?.number ?? null;
    const term = objectUntil === null ? null : { until: objectUntil, knowsMovedDays, acceptsByTerm };
    const accountingEmail = await this.accountingEmail(tx, userId);
    const event = { ...named(act), userId, accountingEmail, month, sum, corrects, term };
    await this.notifications.announce(tx, { kind: 'actIssued', ...event });
  }

  async annulled(tx: EntityManager, act: Act, reason: string): Promise<void> {
    const { userId, month } = act;
    if (userId === null) return;
    const accountingEmail = await this.accountingEmail(tx, userId);
    const event = { ...named(act), userId, accountingEmail, month, reason };
    await this.notifications.announce(tx, { kind: 'actAnnulled', ...event });
  }

  async answered(tx: EntityManager, act: Act, objection: string, answer: string): Promise<void> {
    const { userId } = act;
    if (userId === null) return;
    const accountingEmail = await this.accountingEmail(tx, userId);
    const event = { ...named(act), userId, accountingEmail, objection, answer };
    await this.notifications.announce(tx, { kind: 'objectionAnswered', ...event });
  }

  /** Of the contract, where it is another one than the account's: who reads both gets one letter. */
  private async accountingEmail(tx: EntityManager, userId: number): Promise<string | null> {
    const contract = await this.contracts.ofClient(tx, userId);
    const email = contract?.accountingEmail ?? null;
    const client = email && (await this.clients.find(tx, userId));
    return client && email.toLowerCase() !== client.email.toLowerCase() ? email : null;
  }
}

const named = ({ id: actId, number, issuedAt }: Act) => ({
  actId,
  number,
  date: toMinsk(issuedAt).slice(0, 10),
});

/** «2026-11, 1204.60», «исправляет № 11, -0.60». */
export const issuedWords = ({ month, sum }: Act, corrected: Act | null): string =>
  `${corrected ? `исправляет № ${corrected.number}` : month}, ${toByn(sum).toFixed(2)}`;
