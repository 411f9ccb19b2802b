import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Entry } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import type { User } from '../model/user.entity';
import { AccessReviews } from './access-reviews.service';
import { CredentialRevocation } from './credential-revocation.service';
import { SecondFactor } from './second-factor.service';

interface Recovered {
  /** Since when another person may have had access. */
  since: Date;
  how: 'emailKept' | 'passwordReset';
  /** Of the link by which the owner recovers it: it opens the review then. */
  token: string;
}

/** The consequences of an account recovery by letter, inside the caller's unit of work (docs/contract.md#recovery). */
@Injectable()
export class AccountRecovery {
  constructor(
    private readonly revocation: CredentialRevocation,
    private readonly reviews: AccessReviews,
    private readonly factor: SecondFactor,
    private readonly notifications: Notifications,
  ) {}

  /** Answers what has ended in words of the journal. */
  async recover(tx: EntityManager, user: User, { since, how, token }: Recovered): Promise<Entry[]> {
    const { ended, kept, entries } = await this.revocation.revoke(tx, user, { since, how });
    await this.reviews.begin(tx, user.id, token);
    const setUp = await this.factor.since(tx, user.id);
    const appSince = setUp && setUp >= since ? setUp : null;
    // A letter about a new password goes in any case, one about the e-mail when there is something to tell.
    if (how === 'passwordReset' || ended.length + kept.length > 0) {
      const about = { userId: user.id, how, ended, kept, appSince, token };
      await this.notifications.announce(tx, { kind: 'accessEnded', ...about });
    }
    return entries;
  }
}
