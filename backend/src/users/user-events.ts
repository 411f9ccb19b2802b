import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { History, type EventActor } from '../history/history';
import { Notifications } from '../notifications/notifications';
import type { User } from './user.entity';

/** What happens to a registration is written into its history and announced, in the transaction of the change. */
@Injectable()
export class UserEvents {
  constructor(
    private readonly history: History,
    private readonly notifications: Notifications,
  ) {}

  async registered(tx: EntityManager, user: User): Promise<void> {
    const begin = { field: 'status', from: null, to: user.status };
    await this.history.record(tx, 'user', user.id, user, [begin]);
    await this.notifications.announce(tx, { kind: 'registrationReceived', userId: user.id });
  }

  /** A decision about the registration: confirmed, or rejected with a reason. */
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
    await this.notifications.announce(
      tx,
      after.status === 'confirmed'
        ? { kind: 'registrationConfirmed', userId }
        : { kind: 'registrationRejected', userId, reason },
    );
  }
}
