import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { Clock } from '../shared/clock';
import { newToken, sha256 } from '../shared/hashes';
import { User } from '../users/user.entity';
import { Session } from './session.entity';

const idleMs = 30 * 24 * 60 * 60 * 1000;
const touchMs = 60 * 1000;

/** Sessions: opaque tokens, stored hashed, 30 days idle (docs/contract.md#session). */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The user of an active session, with the current role and status. */
  async find(token: string | undefined): Promise<{ user: User; tokenHash: string } | null> {
    if (!token || token.length > 100) return null;
    const tokenHash = sha256(token);
    const now = this.clock.now();
    const session = await this.database.read.findOneBy(Session, { tokenHash, expiresAt: MoreThan(now) });
    const user = session && (await this.database.read.findOneBy(User, { id: session.userId }));
    if (!session || !user) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > touchMs) this.touch(session, now);
    return { user, tokenHash };
  }

  /** Opens a session inside the caller's unit of work, ends the browser's old one, and returns the new token. */
  async open(tx: EntityManager, userId: number, oldHash?: string): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    if (oldHash) await tx.delete(Session, { tokenHash: oldHash });
    await tx.delete(Session, { expiresAt: LessThan(now) });
    await tx.insert(Session, {
      tokenHash: sha256(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + idleMs),
    });
    return token;
  }

  /** A login always makes a new token and ends the browser's old session, if any. */
  start(userId: number, oldHash?: string): Promise<string> {
    return this.database.write((tx) => this.open(tx, userId, oldHash));
  }

  close(tokenHash: string): Promise<unknown> {
    return this.database.write((tx) => tx.delete(Session, { tokenHash }));
  }

  /** Ends the user's sessions, all or all but one. */
  async closeAll(tx: EntityManager, userId: number, exceptHash?: string): Promise<void> {
    const query = tx.createQueryBuilder().delete().from(Session).where('userId = :userId', { userId });
    if (exceptHash) query.andWhere('tokenHash <> :exceptHash', { exceptHash });
    await query.execute();
  }

  /**
   * Extends the session, at most once a minute. The update is conditional on what was read, so it can neither revive
   * a session that was closed meanwhile nor race with another replica; the request does not wait for it.
   */
  private touch({ tokenHash, lastSeenAt }: Session, now: Date): void {
    const fresh = { lastSeenAt: now, expiresAt: new Date(now.getTime() + idleMs) };
    void this.database
      .write((tx) => tx.update(Session, { tokenHash, lastSeenAt }, fresh))
      .catch(() => undefined);
  }
}
