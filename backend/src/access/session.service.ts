import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { Journal } from '../journal/journal';
import { Clock } from '../shared/clock';
import { newToken, sha256 } from '../shared/hashes';
import { Accounts } from './accounts';
import type { Actor } from './actor';
import { Session } from './session.entity';

const idleMs = 30 * 24 * 60 * 60 * 1000;
const touchMs = 60 * 1000;
const confirmedMs = 15 * 60 * 1000;

/** Sessions: opaque tokens, stored hashed, 30 days idle (docs/contract.md#session). */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly journal: Journal,
  ) {}

  /** Who has the active session, with the current role and status. */
  async find(
    token: string | undefined,
  ): Promise<{ actor: Actor; tokenHash: string; twoFactors: boolean; isConfirmed: boolean } | null> {
    if (!token || token.length > 100) return null;
    const tokenHash = sha256(token);
    const now = this.clock.now();
    const seenBefore = new Date(now.getTime() - touchMs);
    const longAgo = new Date(now.getTime() - confirmedMs);
    // One statement: it is asked with every request.
    const found = await this.database.read
      .createQueryBuilder(Session, 's')
      .innerJoin(this.accounts.table, 'u', 'u.id = s.userId')
      .select(['u.id AS id', 'u.name AS name', 'u.role AS role', 'u.status AS status'])
      .addSelect('s.twoFactors', 'twoFactors')
      .addSelect('CASE WHEN s.confirmedAt > :longAgo THEN 1 ELSE 0 END', 'isConfirmed')
      .addSelect('CASE WHEN s.lastSeenAt < :seenBefore THEN 1 ELSE 0 END', 'isOld')
      .where('s.tokenHash = :tokenHash AND s.expiresAt > :now', { tokenHash, now, seenBefore, longAgo })
      .getRawOne<Actor & Record<'isOld' | 'twoFactors' | 'isConfirmed', number | string>>();
    if (!found) return null;
    const { isOld, twoFactors, isConfirmed, ...actor } = found;
    if (Number(isOld) === 1) this.touch(tokenHash, now, seenBefore);
    return {
      ...{ actor, tokenHash },
      ...{ twoFactors: Number(twoFactors) === 1, isConfirmed: Number(isConfirmed) === 1 },
    };
  }

  /** Opens a session inside the caller's unit of work, ends the browser's old one, and returns the new token. */
  async open(tx: EntityManager, userId: number, oldHash?: string, twoFactors = false): Promise<string> {
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
      confirmedAt: now,
      twoFactors,
    });
    await this.journal.record(tx, { kind: 'login', account: userId, actor: { id: userId } });
    return token;
  }

  /** A login always makes a new token and ends the browser's old session, if any. */
  start(userId: number, oldHash?: string, twoFactors = false): Promise<string> {
    return this.database.write((tx) => this.open(tx, userId, oldHash, twoFactors));
  }

  /** The person in front of the session has proved himself again. */
  async confirm(tx: EntityManager, tokenHash: string): Promise<void> {
    await tx.update(Session, { tokenHash }, { confirmedAt: this.clock.now() });
  }

  /** The session has shown a second factor. */
  async strengthen(tx: EntityManager, tokenHash: string): Promise<void> {
    await tx.update(Session, { tokenHash }, { twoFactors: true });
  }

  /** There is no second factor any more that any session of the user could have shown. */
  async weaken(tx: EntityManager, userId: number): Promise<void> {
    await tx.update(Session, { userId }, { twoFactors: false });
  }

  close(tokenHash: string, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      await tx.delete(Session, { tokenHash });
      await this.journal.record(tx, { kind: 'logout', account: actor.id, actor });
    });
  }

  /** Ends the user's sessions, all or all but one. */
  async closeAll(tx: EntityManager, userId: number, exceptHash?: string): Promise<void> {
    const query = tx.createQueryBuilder().delete().from(Session).where('userId = :userId', { userId });
    if (exceptHash) query.andWhere('tokenHash <> :exceptHash', { exceptHash });
    await query.execute();
  }

  /**
   * Extends the session, at most once a minute. The update finds only a session that nobody has closed or extended
   * meanwhile, so it can neither revive one nor race with another replica; the request does not wait for it.
   */
  private touch(tokenHash: string, now: Date, seenBefore: Date): void {
    const fresh = { lastSeenAt: now, expiresAt: new Date(now.getTime() + idleMs) };
    void this.database
      .write((tx) => tx.update(Session, { tokenHash, lastSeenAt: LessThan(seenBefore) }, fresh))
      .catch(() => undefined);
  }
}
