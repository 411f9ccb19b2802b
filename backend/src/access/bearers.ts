import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../database/database';
import { readLists } from '../database/direct-sql';
import { partOf } from '../database/read-rows';
import { repeatedQuery } from '../database/repeated-query';
import { plainAddress } from '../shared/addresses';
import { Clock } from '../shared/clock';
import { sha256 } from '../shared/hashes';
import { Accounts } from './accounts';
import type { Actor } from './actor';
import { ago, LIFE, livingAt, livingSessions } from './session-life';
import { Session } from './session.entity';

const touchMs = 60 * 1000;
const confirmedMs = 15 * 60 * 1000;

type Flag = number | string;

/** What is read, in the order of `COLUMNS`, and then the row of the account where that is asked for. */
type Bearer = [number, string, Actor['role'], Actor['status'], Flag, Flag, Flag, ...unknown[]];

const COLUMNS = [
  ...['u.id', 'u.name', 'u.role', 'u.status', 's.twoFactors'],
  'CASE WHEN s.confirmedAt > :longAgo THEN 1 ELSE 0 END',
  'CASE WHEN s.lastSeenAt < :seenBefore THEN 1 ELSE 0 END',
].join(', ');

export interface FoundSession {
  actor: Actor;
  tokenHash: string;
  twoFactors: boolean;
  isConfirmed: boolean;
  /** The row of the account, where that was asked for. */
  account: object | undefined;
}

/** Who has come with a session's token: asked with every request. */
@Injectable()
export class Bearers {
  private readonly bearer = this.bearing(() => COLUMNS);

  private readonly bearerWhole = this.bearing(
    (manager) => `${COLUMNS}, ${partOf(manager, this.accounts.table, 'u').columns}`,
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** Who has the active session, with the current role and status. */
  find(token: string | undefined, ip: string): Promise<FoundSession | null> {
    return this.ask(this.bearer, token, ip);
  }

  /** The same, and the row of the account. */
  findWhole(token: string | undefined, ip: string): Promise<FoundSession | null> {
    return this.ask(this.bearerWhole, token, ip, partOf(this.database.read, this.accounts.table, 'u').read);
  }

  /** Whether the token was one until a moment ago: its session goes on under the next one. */
  wasRenewed(token: string | undefined): Promise<boolean> {
    if (!token || token.length > 100) return Promise.resolve(false);
    return this.database.read.existsBy(Session, { formerHash: sha256(token) });
  }

  private async ask(
    statement: (manager: EntityManager, parameters: ObjectLiteral) => Promise<Bearer[]>,
    token: string | undefined,
    ip: string,
    accountOf?: (values: unknown[]) => object,
  ): Promise<FoundSession | null> {
    if (!token || token.length > 100) return null;
    const tokenHash = sha256(token);
    const now = this.clock.now();
    const [seenBefore, longAgo] = [ago(now, touchMs), ago(now, confirmedMs)];
    const asked = { ...livingAt(now), tokenHash, seenBefore, longAgo };
    const [found] = await statement(this.database.read, asked);
    if (!found) return null;
    const [id, name, role, status, twoFactors, isConfirmed, isOld, ...account] = found;
    if (Number(isOld) === 1) this.touch(tokenHash, ip, now, seenBefore);
    return {
      ...{ actor: { id, name, role, status }, tokenHash },
      ...{ twoFactors: Number(twoFactors) === 1, isConfirmed: Number(isConfirmed) === 1 },
      account: accountOf?.(account),
    };
  }

  private bearing(columns: (manager: EntityManager) => string) {
    const build = (manager: EntityManager): SelectQueryBuilder<Session> =>
      livingSessions(manager, this.accounts)
        .select(columns(manager))
        .andWhere('s.tokenHash = :tokenHash')
        .limit(1);
    return repeatedQuery<Bearer, ObjectLiteral>(build, readLists);
  }

  /**
   * Extends the session, at most once a minute. The update finds only a session that nobody has closed or extended
   * meanwhile, so it can neither revive one nor race with another replica; the request does not wait for it.
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
