import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LIMITS } from '@shlyah/domain';
import { IsNull, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import type { Browser } from '../../../platform/access/browser';
import { Devices } from '../../../platform/access/devices';
import type { Proof } from '../../../platform/access/proof';
import { Secrets } from '../../../platform/access/secrets';
import { SecondFactorPolicy } from '../../../platform/access/second-factor-policy';
import { SessionService } from '../sessions/session.service';
import { CODES, Throttle } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { Clock } from '../../../platform/common/clock';
import { sha256 } from '../../../platform/common/hashes';
import { Refusal, refusal } from '../../../platform/http/errors';
import { Notifications } from '../../notifications/notifications';
import { Authenticator, sealingContext } from './authenticator.entity';
import { Passkey } from './passkey.entity';
import { RecoveryCodes } from './recovery-codes.service';
import { stepOf } from './totp';

const day = 24 * 60 * 60_000;

/** The factor beside the password (docs/contract.md#second-factor): codes of an app, or recovery codes. */
@Injectable()
export class SecondFactor implements OnApplicationBootstrap {
  private readonly logger = new Logger('SecondFactor');

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    private readonly codes: RecoveryCodes,
    private readonly journal: Journal,
    private readonly policy: SecondFactorPolicy,
    private readonly sessions: SessionService,
    private readonly devices: Devices,
    private readonly notifications: Notifications,
  ) {}

  /** A replica with a key of its own would refuse right codes without a word. */
  async onApplicationBootstrap(): Promise<void> {
    const any = await this.database.read.findOneBy(Authenticator, { secret: Not(IsNull()) });
    if (!any?.secret || this.secrets.open(sealingContext(any.userId), any.secret) !== null) return;
    this.logger.error(
      'The second factors in the database were sealed with another key: set SECRETS_KEY, or bring back secrets.key',
    );
  }

  /** Whether the account asks for a code beside the password. */
  async isOn(userId: number, manager = this.database.read): Promise<boolean> {
    return (await manager.findOneBy(Authenticator, { userId }))?.secret != null;
  }

  /** Since when codes of the app are asked for; null: none is. */
  async since(manager: EntityManager, userId: number): Promise<Date | null> {
    return (await manager.findOneBy(Authenticator, { userId }))?.since ?? null;
  }

  /**
   * Checks the second factor after a correct password: passes when the account has none, or with a correct code, which is used up.
   * Returns the proof of identity; throws for a missing or wrong code.
   */
  async pass(actor: Actor, code: unknown, browser: Browser): Promise<Proof> {
    if (!(await this.isOn(actor.id))) {
      // Else a stolen password would be enough to set up an app of one's own.
      if (this.policy.needs(actor) && (await this.database.read.existsBy(Passkey, { userId: actor.id })))
        throw refusal('passkey_needed');
      return 'password';
    }
    if (code === undefined || code === null || code === '') throw refusal('code_needed');
    if (typeof code !== 'string' || code.length > LIMITS.code) throw refusal('wrong_code');
    const by = await this.knownBy(actor.id, browser);
    try {
      return await this.guess(actor, (tx) => this.use(tx, actor, code), by);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'wrong_code') await this.warn(actor.id, browser);
      throw error;
    }
  }

  /** Counts one guess of a code; null is a wrong one. `by`: a browser whose guesses are counted apart. */
  async guess<T>(actor: Actor, right: (tx: EntityManager) => Promise<T | null>, by = ''): Promise<T> {
    const about = { account: actor.id, actor: null, detail: 'кодом' };
    const found = await this.throttle.guess(
      [{ key: `code of ${actor.id}${by}`, ...CODES }],
      () => this.database.write(right),
      () => this.journal.note({ kind: 'triesSpent', ...about }),
    );
    if (found === null) {
      await this.journal.note({ kind: 'factorFailed', ...about });
      throw refusal('wrong_code');
    }
    return found;
  }

  /** Guesses from a browser known to the account are counted apart, so that others cannot lock its owner out. */
  private async knownBy(userId: number, { token }: Browser): Promise<string> {
    const isKnown = token !== undefined && (await this.devices.isKnown(userId, token));
    return isKnown ? ` by ${sha256(token)}` : '';
  }

  /** Codes are tried after the password: the third wrong one within a day notifies the owner, once a day. */
  private async warn(userId: number, { device, address }: Browser): Promise<void> {
    await this.database.write(async (tx) => {
      if (await this.throttle.isFree(tx, [{ key: `wrong codes of ${userId}`, most: 2, perMs: day }])) return;
      if (!(await this.throttle.isFree(tx, [{ key: `told of codes of ${userId}`, most: 1, perMs: day }])))
        return;
      const at = this.clock.now();
      await this.notifications.announce(tx, { kind: 'codesTried', userId, device, address, at });
    });
  }

  /** Clears the mark of a second factor from the sessions when the account has none left. */
  async settle(tx: EntityManager, userId: number): Promise<void> {
    const app = await tx.findOneBy(Authenticator, { userId });
    if (!app?.secret && !(await tx.existsBy(Passkey, { userId }))) await this.sessions.weaken(tx, userId);
  }

  /**
   * Takes away the app and the recovery codes that were set up since then, and an app whose setup has begun. An app that stood before is
   * the owner's and stays; codes that came with an app go with it. Answers the removed factors.
   */
  async removeSince(
    tx: EntityManager,
    userId: number,
    since: Date,
    { withApp }: { withApp: boolean },
  ): Promise<('app' | 'codes')[]> {
    if (withApp && (await tx.delete(Authenticator, { userId, since: MoreThanOrEqual(since) })).affected) {
      await this.codes.remove(tx, userId);
      return ['app'];
    }
    await tx.update(Authenticator, { userId }, { pendingSecret: null });
    const app = await tx.findOneBy(Authenticator, { userId, codesSince: MoreThanOrEqual(since) });
    if (!app?.codesSince || !app.since || app.codesSince <= app.since) return [];
    await this.codes.remove(tx, userId);
    return ['codes'];
  }

  /** The half-minute of a right code of the app with this secret. */
  step(userId: number, sealed: string, code: string, lastStep = 0): number | null {
    const secret = this.secrets.open(sealingContext(userId), sealed);
    return secret === null ? null : stepOf(secret, code.replace(/\s/g, ''), this.clock.now(), lastStep);
  }

  seal(userId: number, secret: string): string {
    return this.secrets.seal(sealingContext(userId), secret);
  }

  private async use(tx: EntityManager, actor: Actor, code: string): Promise<Proof | null> {
    const userId = actor.id;
    const authenticator = await tx.findOneBy(Authenticator, { userId });
    if (!authenticator?.secret) return null;
    const { secret, lastStep } = authenticator;
    const step = this.step(userId, secret, code, lastStep);
    if (step === null) {
      const used = await this.codes.use(tx, userId, code);
      if (used) await this.journal.record(tx, { kind: 'recoveryUsed', account: userId, actor });
      return used ? 'recoveryCode' : null;
    }
    // Of two that bring the same code at once, on whatever replica, one changes the row.
    const { affected } = await tx.update(Authenticator, { userId, secret, lastStep }, { lastStep: step });
    return affected === 1 ? 'code' : null;
  }
}
