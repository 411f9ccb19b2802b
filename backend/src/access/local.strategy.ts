import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { cleanText, LIMITS, normaliseEmail } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { Accounts } from './accounts';
import type { Actor } from './actor';
import { Journal } from '../journal/journal';
import { veiled } from '../journal/veiled';
import { Passwords } from './passwords';
import { Throttle, type Counter } from './throttle';

/** Checks e-mail and password; returns false for any failure, after the same time whatever the reason. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly journal: Journal,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: unknown, password: unknown): Promise<Actor | false> {
    if (typeof email !== 'string' || typeof password !== 'string') return false;
    // No account has such a password: what registration refuses is not worth hashing.
    if ([...password].length > LIMITS.password) return false;
    // Passport also reads the query string, and URLs end up in logs.
    if (password !== (request.body as { password?: unknown } | null)?.password) return false;
    const login = normaliseEmail(cleanText(email.slice(0, 400)));
    const attempts: Counter = { key: `login ${login} from ${request.ip}`, free: 5 };
    const address: Counter = { key: `login from ${request.ip}`, free: 50 };
    await this.throttle.take([attempts, address]);
    const account = await this.accounts.byEmail(login);
    if (!(await this.passwords.matches(account?.passwordHash, password))) {
      await this.journal.note({
        kind: 'loginFailed',
        account: account?.actor.id ?? null,
        actor: null,
        detail: account ? null : veiled(login),
      });
      return false;
    }
    await this.throttle.forget(attempts);
    await this.throttle.giveBack([address]);
    return account?.actor ?? false;
  }
}
