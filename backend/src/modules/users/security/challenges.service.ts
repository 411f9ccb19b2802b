import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { Clock } from '../../../platform/common/clock';
import { newToken, sha256 } from '../../../platform/common/hashes';
import { Challenge } from './challenge.entity';

const validMs = 5 * 60 * 1000;

/** Challenges are kept by the server and used once: what a passkey has signed cannot be sent again, to any replica. */
@Injectable()
export class Challenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Issues a challenge for the account that adds a passkey, or (null) for a login. */
  async issue(userId: number | null): Promise<string> {
    const challenge = newToken();
    const now = this.clock.now();
    await this.database.write(async (tx) => {
      await tx.delete(Challenge, { expiresAt: LessThan(now) });
      const expiresAt = new Date(now.getTime() + validMs);
      await tx.insert(Challenge, { challengeHash: sha256(challenge), userId, expiresAt });
    });
    return challenge;
  }

  /** Uses it up; false when it is unknown, another's, too old or used already. */
  async use(challenge: string, userId: number | null): Promise<boolean> {
    const { affected } = await this.database.write((tx) =>
      tx.delete(Challenge, {
        challengeHash: sha256(challenge),
        userId: userId ?? IsNull(),
        expiresAt: MoreThan(this.clock.now()),
      }),
    );
    return affected === 1;
  }
}
