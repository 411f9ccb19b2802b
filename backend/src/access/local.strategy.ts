import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { cleanText, normaliseEmail } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { Database } from '../database/database';
import { User } from '../users/user.entity';
import { Passwords } from './passwords';
import { Throttle, type Counter } from './throttle';

/** Checks e-mail and password; returns false for any failure, after the same time whatever the reason. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: unknown, password: unknown): Promise<User | false> {
    if (typeof email !== 'string' || typeof password !== 'string' || password.length > 256) return false;
    // Passport also reads the query string, and URLs end up in logs.
    if (password !== (request.body as { password?: unknown } | null)?.password) return false;
    const login = normaliseEmail(cleanText(email.slice(0, 400)));
    const account: Counter = { key: `login ${login} from ${request.ip}`, free: 5 };
    const address: Counter = { key: `login from ${request.ip}`, free: 50 };
    await this.throttle.take([account, address]);
    const user = await this.database.read.findOneBy(User, { email: login });
    if (!(await this.passwords.matches(user?.passwordHash, password))) return false;
    await this.throttle.forget(account);
    await this.throttle.giveBack([address]);
    return user ?? false;
  }
}
