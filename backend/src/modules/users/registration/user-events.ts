import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Throttle } from '../../../platform/access/throttle';
import { Feed } from '../../../platform/feed/feed';
import { History, type EventActor } from '../../../platform/journal/history/history';
import { Notifications } from '../../notifications/notifications';
import { mailboxOf } from '../model/mailbox';
import type { User } from '../model/user.entity';

/** What happens to a registration is written into its history and announced, in the transaction of the change. */
@Injectable()
export class UserEvents {
  constructor(
    private readonly history: History,
    private readonly notifications: Notifications,
    private readonly throttle: Throttle,
    private readonly feed: Feed,
  ) {}

  async registered(tx: EntityManager, user: User): Promise<void> {
    const begin = { field: 'status', from: null, to: user.status };
    await this.history.record(tx, 'user', user.id, user, [begin]);
    await this.feed.append(tx, { type: 'registration.requested', userId: user.id });
    if (await this.isFirstLetter(tx, user))
      await this.notifications.announce(tx, { kind: 'registrationReceived', userId: user.id });
  }

  /** A registration was tried with the e-mail of an account. */
  async registrationTried(tx: EntityManager, owner: User): Promise<void> {
    if (await this.isFirstLetter(tx, owner))
      await this.notifications.announce(tx, { kind: 'registrationTried', userId: owner.id });
  }

  /** A visitor can type any address into the form: a mailbox gets one letter an hour about it, whatever is behind its plus. */
  private isFirstLetter(tx: EntityManager, { email }: User): Promise<boolean> {
    return this.throttle.isFree(tx, [
      { key: `registration told ${mailboxOf(email)}`, most: 1, perMs: 60 * 60 * 1000 },
    ]);
  }

  /** When the last decision was made; null when there is none. */
  async decidedAt(tx: EntityManager, userId: number): Promise<Date | null> {
    return (await this.history.read(tx, 'user', userId, ['status']))[0]?.at ?? null;
  }

  /** A decision about the registration: confirmed, rejected with a reason, or undone (pending). */
  async decided(
    tx: EntityManager,
    before: User,
    after: User,
    reason: string | null,
    actor: EventActor,
  ): Promise<void> {
    const { id: userId } = after;
    await this.history.record(tx, 'user', userId, actor, [
      { field: 'status', from: before.status, to: after.status },
      ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
    ]);
    const events = {
      confirmed: { kind: 'registrationConfirmed', userId },
      canceled: { kind: 'registrationRejected', userId, reason },
      pending: { kind: 'registrationReopened', userId },
    } as const;
    await this.notifications.announce(tx, events[after.status]);
    const changes = [{ field: 'status', from: before.status, to: after.status }];
    await this.feed.append(tx, { type: 'registration.decided', userId, changes });
  }
}
