import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { Throttle } from '../../../platform/access/throttle';
import { Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { newToken, sha256 } from '../../../platform/common/hashes';
import { PasswordReset } from '../model/password-reset.entity';

export const PASSWORD_LINK_MS = 30 * 60 * 1000;

/** Links that set a new password, inside the caller's unit of work. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly notifications: Notifications,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** Sends the account a link that works once, for half an hour. */
  async issue(tx: EntityManager, userId: number): Promise<void> {
    const token = newToken();
    const now = this.clock.now();
    await tx.delete(PasswordReset, { userId, expiresAt: LessThan(now) });
    const expiresAt = new Date(now.getTime() + PASSWORD_LINK_MS);
    await tx.insert(PasswordReset, { tokenHash: sha256(token), userId, expiresAt });
    await this.notifications.announce(tx, { kind: 'passwordForgotten', userId, token });
  }

  /** As much work for an account that is not there: a count stands in for the link, with its three statements. */
  async pretend(tx: EntityManager): Promise<void> {
    const token = newToken();
    await this.throttle.isFree(tx, [{ key: `no link ${token}`, most: 1, perMs: PASSWORD_LINK_MS }]);
    await this.notifications.pretend(tx, { kind: 'passwordForgotten', userId: 0, token });
  }
}
