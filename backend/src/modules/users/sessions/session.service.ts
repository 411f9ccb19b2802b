import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { networkOf } from '../../../platform/common/addresses';
import { Clock } from '../../../platform/common/clock';
import { ABSENT, orNotFound, notFound, refusal } from '../../../platform/http/errors';
import { newToken, sha256 } from '../../../platform/common/hashes';
import { AccountLock } from '../../../platform/access/account-lock';
import { Accounts } from '../../../platform/access/accounts';
import type { Actor } from '../../../platform/http/actor';
import type { Browser } from '../../../platform/access/browser';
import { isTwoFactors, PROOFS, type Proof } from '../../../platform/access/proof';
import { Devices } from '../../../platform/access/devices';
import { dropBeyond } from '../../../platform/access/drop-beyond';
import type { Tokens } from '../../../platform/access/session-cookie';
import { day, LIFE, livingAt, livingSessions } from '../../../platform/access/session-life';
import { Session } from '../../../platform/access/session.entity';
import { Throttle } from '../../../platform/access/throttle';

const mostPerAccount = 100;
const idLength = 32;

/** The id of a session for its owner: a part of the hash, which grants no access. */
export const sessionId = ({ tokenHash }: Pick<Session, 'tokenHash'>): string => tokenHash.slice(0, idLength);

/** A session as its owner sees it. */
export interface OpenSession extends Pick<Session, 'device' | 'address' | 'createdAt' | 'lastSeenAt'> {
  id: string;
  /** The one that asks. */
  current: boolean;
}

/** A login and its proof of identity. `stillRight` checks the proof again while the account is locked. */
export interface ProvedLogin {
  userId: number;
  proof: Proof;
  stillRight: (tx: EntityManager) => Promise<boolean>;
}

/** Sessions: opaque tokens, stored hashed. */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly journal: Journal,
    private readonly devices: Devices,
    private readonly throttle: Throttle,
    private readonly notifications: Notifications,
    private readonly lock: AccountLock,
  ) {}

  /** The user has confirmed their identity again. Returns the session's new token. */
  confirm(tx: EntityManager, tokenHash: string): Promise<string> {
    return this.renew(tx, tokenHash, { confirmedAt: this.clock.now() });
  }

  /** The session has shown a second factor. Answers its new token. */
  strengthen(tx: EntityManager, tokenHash: string): Promise<string> {
    return this.renew(tx, tokenHash, { twoFactors: true });
  }

  /** Clears the mark of a second factor: the user has none left. */
  async weaken(tx: EntityManager, userId: number): Promise<void> {
    await tx.update(Session, { userId }, { twoFactors: false });
  }

  /** The account's sessions, the one used last first. */
  async list(userId: number, ownHash: string): Promise<OpenSession[]> {
    return (await this.ofAccount(userId)).map((session) => ({
      ...session,
      id: sessionId(session),
      current: session.tokenHash === ownHash,
    }));
  }

  /** Opens a session inside the caller's unit of work, and ends the browser's old one. The browser is known from now on. */
  async open(tx: EntityManager, userId: number, browser: Browser, oldHash?: string): Promise<Tokens> {
    const { tokens } = await this.enter(tx, userId, browser, oldHash);
    await this.recordLogin(tx, userId, 'password');
    return tokens;
  }

  /** The same for a login; notifies the owner of a login from an unknown browser. */
  logIn(
    { userId, proof, stillRight }: ProvedLogin,
    browser: Browser,
    oldHash: string | undefined,
  ): Promise<Tokens> {
    return this.database.write(async (tx) => {
      await this.lock.hold(tx, userId);
      if (!(await stillRight(tx)))
        throw refusal(proof === 'passkey' ? 'passkey_refused' : 'wrong_credentials');
      const { tokens, wasKnown } = await this.enter(tx, userId, browser, oldHash, isTwoFactors(proof));
      if (!wasKnown) await this.tell(tx, userId, browser);
      await this.recordLogin(tx, userId, proof);
      return tokens;
    });
  }

  /** Gives the session a new token inside the caller's unit of work; the old one is refused from then on. */
  async renew(tx: EntityManager, tokenHash: string, also: Partial<Session> = {}): Promise<string> {
    const token = newToken();
    const changes = { ...also, tokenHash: sha256(token), formerHash: tokenHash };
    const { affected } = await tx.update(Session, { tokenHash }, changes);
    if (affected === 1) return token;
    // Another request has been faster: with a token that names no session the browser would be logged out.
    throw refusal(
      (await tx.existsBy(Session, { formerHash: tokenHash })) ? 'session_renewed' : 'not_logged_in',
    );
  }

  close(tokenHash: string, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      if (await this.remove(tx, tokenHash))
        await this.journal.record(tx, { kind: 'logout', account: actor.id, actor });
    });
  }

  /** Ends one of the account's sessions, and knows its browser no more unless it is the caller's own; 404 for any other. */
  async end(actor: Actor, id: string, ownHash: string): Promise<{ own: boolean }> {
    const all = await this.ofAccount(actor.id);
    const session = orNotFound(
      all.find((one) => sessionId(one) === id),
      ABSENT.session,
    );
    const { tokenHash, deviceHash } = session;
    const own = all.find((one) => one.tokenHash === ownHash);
    await this.database.write(async (tx) => {
      if (!(await this.remove(tx, tokenHash))) throw notFound(ABSENT.session);
      if (deviceHash !== null && deviceHash !== own?.deviceHash)
        await this.devices.forget(tx, actor.id, deviceHash);
      await this.journal.record(tx, { kind: 'sessionEnded', account: actor.id, actor });
    });
    return { own: tokenHash === ownHash };
  }

  endOthers(actor: Actor, ownHash: string): Promise<void> {
    return this.database.write(async (tx) => {
      await this.closeAll(tx, actor.id, ownHash);
      const detail = 'все остальные';
      await this.journal.record(tx, { kind: 'sessionEnded', account: actor.id, actor, detail });
    });
  }

  /** When the session was opened; null when it has ended. */
  async openedAt(tx: EntityManager, tokenHash: string): Promise<Date | null> {
    const session = await tx.findOneBy(Session, [{ tokenHash }, { formerHash: tokenHash }]);
    return session?.createdAt ?? null;
  }

  /** Ends the user's sessions, all or all but one, and forgets their browsers. */
  async closeAll(tx: EntityManager, userId: number, exceptHash?: string): Promise<void> {
    await this.lock.hold(tx, userId);
    const kept = exceptHash ? await tx.findOneBy(Session, { tokenHash: exceptHash, userId }) : null;
    const query = tx.createQueryBuilder().delete().from(Session).where('userId = :userId', { userId });
    if (exceptHash) query.andWhere('tokenHash <> :exceptHash', { exceptHash });
    await query.execute();
    await this.devices.forgetAll(tx, userId, kept?.deviceHash ?? null);
  }

  /** The session of the token, also when it has been given another one since the request came in; false when there is none. */
  private async remove(tx: EntityManager, tokenHash: string): Promise<boolean> {
    for (const one of [{ tokenHash }, { formerHash: tokenHash }])
      if ((await tx.delete(Session, one)).affected === 1) return true;
    return false;
  }

  private ofAccount(userId: number): Promise<Session[]> {
    return livingSessions(this.database.read, this.accounts)
      .setParameters(livingAt(this.clock.now()))
      .andWhere('s.userId = :userId', { userId })
      .orderBy('s.lastSeenAt', 'DESC')
      .getMany();
  }

  private async enter(
    tx: EntityManager,
    userId: number,
    browser: Browser,
    oldHash?: string,
    twoFactors = false,
  ): Promise<{ tokens: Tokens; wasKnown: boolean }> {
    const session = newToken();
    const now = this.clock.now();
    const { token: device, hash: deviceHash, wasKnown } = await this.devices.know(tx, userId, browser);
    if (oldHash) await tx.delete(Session, { tokenHash: oldHash });
    const tokenHash = sha256(session);
    await tx.insert(Session, {
      tokenHash,
      userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + LIFE.idleMs),
      device: browser.device,
      address: browser.address,
      confirmedAt: now,
      deviceHash,
      twoFactors,
    });
    await dropBeyond(mostPerAccount, tx, Session, { userId, tokenHash });
    return { tokens: { session, device }, wasKnown };
  }

  private recordLogin(tx: EntityManager, userId: number, proof: Proof): Promise<void> {
    const entry = { account: userId, actor: { id: userId }, detail: PROOFS[proof] };
    return this.journal.record(tx, { kind: 'login', ...entry });
  }

  /** A program without cookies is new each time, and so is a caller with the password and many names. */
  private async tell(tx: EntityManager, userId: number, { device, address }: Browser): Promise<void> {
    const tellable = await this.throttle.isFree(tx, [
      { key: `told ${userId} of ${device} at ${networkOf(address)}`, most: 1, perMs: 7 * day },
      { key: `told ${userId}`, most: 5, perMs: day },
    ]);
    if (!tellable) return;
    const at = this.clock.now();
    await this.notifications.announce(tx, { kind: 'cameFromElsewhere', userId, device, address, at });
  }
}
