import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../database/database';
import { plainAddress } from '../common/addresses';
import { Clock, SKEW_MS } from '../common/clock';
import { sha256 } from '../common/hashes';
import { Accounts } from './accounts';
import type { Actor } from '../http/actor';
import { ago, LIFE, livingAt, livingSessions } from './session-life';
import { Session } from './session.entity';

const touchMs = 60 * 1000;
const confirmedMs = 15 * 60 * 1000;

type Flag = number | string;

/** A session and its account, as the statement returns them. */
type SessionRow = Omit<Actor, 'isAccountant'> &
  Record<'isAccountant' | 'twoFactors' | 'isConfirmed' | 'isOld', Flag>;

export interface FoundSession {
  actor: Actor;
  tokenHash: string;
  twoFactors: boolean;
  isConfirmed: boolean;
}

/** Finds the session of a request's token: read with every request. */
@Injectable()
export class SessionLookup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** The active session of the token, with the current role and status of its account; `isExtending`: the request shows that it is used. */
  async find(token: string | undefined, ip: string, isExtending = true): Promise<FoundSession | null> {
    if (!token || token.length > 100) return null;
    const tokenHash = sha256(token);
    const now = this.clock.now();
    const seenBefore = ago(now, touchMs);
    // A clock that was ahead may have written it: the session would stay confirmed until that time comes.
    const ahead = ago(now, -SKEW_MS);
    const found = await livingSessions(this.database.read, this.accounts)
      .select(['u.id AS id', 'u.name AS name', 'u.role AS role', 'u.status AS status'])
      .addSelect('u.isAccountant', 'isAccountant')
      .addSelect('s.twoFactors', 'twoFactors')
      .addSelect(
        'CASE WHEN s.confirmedAt > :longAgo AND s.confirmedAt < :ahead THEN 1 ELSE 0 END',
        'isConfirmed',
      )
      .addSelect('CASE WHEN s.lastSeenAt < :seenBefore THEN 1 ELSE 0 END', 'isOld')
      .andWhere('s.tokenHash = :tokenHash')
      .setParameters({ ...livingAt(now), tokenHash, seenBefore, ahead, longAgo: ago(now, confirmedMs) })
      .getRawOne<SessionRow>();
    if (!found) return null;
    const { isAccountant, twoFactors, isConfirmed, isOld, ...person } = found;
    const actor = { ...person, isAccountant: Number(isAccountant) === 1 };
    if (isExtending && Number(isOld) === 1) this.touch(tokenHash, ip, now, seenBefore);
    return { actor, tokenHash, twoFactors: Number(twoFactors) === 1, isConfirmed: Number(isConfirmed) === 1 };
  }

  /** Whether the token was one until a moment ago: its session goes on under the next one. */
  wasRenewed(token: string | undefined): Promise<boolean> {
    if (!token || token.length > 100) return Promise.resolve(false);
    return this.database.read.existsBy(Session, { formerHash: sha256(token) });
  }

  /**
   * Extends the session, at most once a minute. The update matches only a session not closed or extended meanwhile, so it can neither
   * revive one nor race with another replica; the request does not wait for it.
   */
  private touch(tokenHash: string, ip: string, now: Date, seenBefore: Date): void {
    const fresh = {
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + LIFE.idleMs),
      address: plainAddress(ip),
    };
    void this.database
      .write((tx) => tx.update(Session, { tokenHash, lastSeenAt: LessThan(seenBefore) }, fresh))
      .catch(() => undefined);
  }
}
