import { Injectable } from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { AccountLock } from '../../../platform/access/account-lock';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { invalid } from '../../../platform/http/errors';
import { sha256 } from '../../../platform/common/hashes';
import { User } from '../model/user.entity';
import { AccessReview } from './access-review.entity';
import { CredentialRevocation, type KnownCredential } from './credential-revocation.service';
import type { AccessReviewDto } from './dto/access-review.dto';

export const REVIEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Credentials older than the account's recovery: its owner reviews them by the letter's link, and ends foreign ones. */
@Injectable()
export class AccessReviews {
  constructor(
    private readonly database: Database,
    private readonly revocation: CredentialRevocation,
    private readonly lock: AccountLock,
    private readonly notifications: Notifications,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** From now on the token opens the review; that of a recovery before opens nothing. */
  async begin(tx: EntityManager, userId: number, token: string): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + REVIEW_MS);
    await tx.delete(AccessReview, { userId });
    await tx.insert(AccessReview, { tokenHash: sha256(token), userId, createdAt, expiresAt });
  }

  async read(token: string): Promise<AccessReviewDto> {
    const { read } = this.database;
    const { user, recoveredAt } = await this.find(read, token);
    return reviewView(await this.older(read, user, recoveredAt));
  }

  /**
   * Ends the chosen credentials, all sessions, and credentials created since the recovery, possibly by means of the chosen ones. Returns
   * the remaining ones.
   */
  end(token: string, ids: readonly string[]): Promise<AccessReviewDto> {
    return this.database.write(async (tx) => {
      const { user, recoveredAt } = await this.find(tx, token);
      await this.lock.hold(tx, user.id);
      const chosen = (one: KnownCredential): boolean => ids.includes(nameOf(one));
      const there = await this.older(tx, user, recoveredAt);
      if (!there.some(chosen)) return reviewView(there);
      const how = 'reviewed';
      const { ended, entries } = await this.revocation.revoke(tx, user, { since: recoveredAt, how, chosen });
      const left = await this.older(tx, user, recoveredAt);
      const about = { userId: user.id, how, ended, kept: left, appSince: null, token } as const;
      await this.notifications.announce(tx, { kind: 'accessEnded', ...about });
      await this.journal.record(tx, ...entries);
      return reviewView(left);
    });
  }

  /** Credentials older than the recovery that a mailbox may end. */
  private async older(manager: EntityManager, user: User, recoveredAt: Date): Promise<KnownCredential[]> {
    const mayEnd = await this.revocation.mayEnd(manager, user);
    const all = await this.revocation.list(manager, user);
    return all.filter((one) => one.since < recoveredAt && mayEnd(one));
  }

  private async find(manager: EntityManager, token: string): Promise<{ user: User; recoveredAt: Date }> {
    const review = await manager.findOneBy(AccessReview, { tokenHash: sha256(token) });
    const user = review && (await manager.findOneBy(User, { id: review.userId }));
    if (!user || review.expiresAt <= this.clock.now())
      throw invalid({ token: ['Ссылка устарела. Проверьте ключи и устройства в профиле кабинета.'] });
    return { user, recoveredAt: review.createdAt };
  }
}

const nameOf = ({ kind, id }: KnownCredential): string => `${kind}-${id}`;

const reviewView = (all: KnownCredential[]): AccessReviewDto => ({
  items: all.map((one) => ({ id: nameOf(one), kind: one.kind, name: one.name, since: toMinsk(one.since) })),
});
