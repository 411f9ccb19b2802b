import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { cleanText, LIMITS, maskedEmail, normaliseEmail, type JournalKind } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { networkOf } from '../../../platform/common/addresses';
import { sha256 } from '../../../platform/common/hashes';
import { Accounts } from '../../../platform/access/accounts';
import type { Actor } from '../../../platform/http/actor';
import { Journal } from '../../../platform/journal/journal';
import { browserOf } from '../../../platform/access/browser';
import { Devices } from '../../../platform/access/devices';
import { Passwords, type PasswordQueue } from '../../../platform/access/passwords';
import { GUESSES, Throttle, type Limit } from '../../../platform/access/throttle';

const hour = 60 * 60 * 1000;

/** The user whose password has this hash. */
export interface ProvedActor extends Actor {
  passwordHash: string;
}

/** Checks e-mail and password; returns false for any failure, after the same time whatever the reason. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly devices: Devices,
    private readonly throttle: Throttle,
    private readonly journal: Journal,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: unknown, password: unknown): Promise<ProvedActor | false> {
    if (typeof email !== 'string' || typeof password !== 'string') return false;
    // No account has such a password: what registration refuses is not worth hashing.
    if ([...password].length > LIMITS.password) return false;
    // Passport also reads the query string, and URLs end up in logs.
    if (password !== (request.body as { password?: unknown } | null)?.password) return false;
    const login = normaliseEmail(cleanText(email.slice(0, 400)));
    const { queue, limits } = await this.queueAndLimits(login, request);
    return this.passwords.admit(queue, () => this.check(login, password, queue, limits));
  }

  private async check(
    login: string,
    password: string,
    queue: PasswordQueue,
    limits: Limit[],
  ): Promise<ProvedActor | false> {
    const account = await this.throttle.guess(
      limits,
      async () => {
        const account = await this.accounts.byEmail(login);
        return (await this.passwords.matches(account?.passwordHash, password, queue)) ? account : null;
      },
      () => this.note('triesSpent', login),
    );
    if (!account) {
      await this.note('loginFailed', login);
      return false;
    }
    const { actor, passwordHash } = account;
    // Only its owner knows the password, so this is the only moment to rehash it.
    if (!this.passwords.isOutdated(passwordHash)) return { ...actor, passwordHash };
    const rehashed = await this.passwords.hash(password, queue);
    await this.accounts.rehashed(actor.id, passwordHash, rehashed);
    return { ...actor, passwordHash: rehashed };
  }

  private async note(kind: JournalKind, login: string): Promise<void> {
    const account = (await this.accounts.byEmail(login))?.actor.id ?? null;
    const detail = account === null ? `паролем, ${maskedEmail(login)}` : 'паролем';
    await this.journal.note({ kind, account, actor: null, detail });
  }

  /**
   * Attempts from all unknown browsers are counted together; those from a browser known to the account are counted apart, so that
   * others cannot lock its owner out (docs/contract.md#devices).
   */
  private async queueAndLimits(
    login: string,
    request: FastifyRequest,
  ): Promise<{ queue: PasswordQueue; limits: Limit[] }> {
    const { token } = browserOf(request);
    if (token !== undefined && (await this.knows(login, token)))
      return { queue: 'known', limits: [{ key: `login to ${login} by ${sha256(token)}`, ...GUESSES }] };
    return {
      queue: 'unknown',
      limits: [
        { key: `login to ${login}`, ...GUESSES },
        { key: `login from ${networkOf(request.ip)}`, most: 100, perMs: hour },
      ],
    };
  }

  private async knows(login: string, token: string): Promise<boolean> {
    const account = await this.accounts.byEmail(login);
    return account !== null && this.devices.isKnown(account.actor.id, token);
  }
}
