import { Injectable } from '@nestjs/common';
import { AccountLock } from '../../../platform/access/account-lock';
import { Passwords } from '../../../platform/access/passwords';
import type { Browser } from '../../../platform/access/browser';
import { SessionService } from '../sessions/session.service';
import { Database } from '../../../platform/database/database';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import type { Repeat } from '../../../platform/idempotency/repeat';
import { Refusal, refusal } from '../../../platform/http/errors';
import type { RegisterDto } from '../dto/session.dto';
import { RegisterService, type Registered } from './register.service';
import { SecondFactor } from '../security/second-factor.service';
import { hasPassword } from '../user-accounts';
import { spelled } from '../model/email-spelling';
import { User } from '../model/user.entity';

/** A registration that may be sent again with its Idempotency-Key, which belongs to the account that it has made. */
@Injectable()
export class RegisterOnceService {
  constructor(
    private readonly registration: RegisterService,
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly idempotency: Idempotency,
    private readonly factor: SecondFactor,
    private readonly lock: AccountLock,
  ) {}

  async register(dto: RegisterDto, repeat: Repeat, browser: Browser, oldHash?: string): Promise<Registered> {
    if (repeat.key === undefined) return this.registration.register(dto, browser, oldHash);
    const before = await this.again(dto, repeat, browser, oldHash);
    if (before) return before;
    try {
      return await this.registration.register(dto, browser, oldHash, (tx, { id }) =>
        this.idempotency.remember(tx, repeat, sent(dto, id)),
      );
    } catch (error) {
      // The same registration, sent at the same time, was faster.
      const quicker = isTaken(error) && (await this.again(dto, repeat, browser, oldHash));
      if (!quicker) throw error;
      return quicker;
    }
  }

  /**
   * The account that this very request has made before, logged in. The password is compared with the account's and is not
   * part of the record kept with the key: a plain hash of it would be worth guessing.
   */
  private async again(
    dto: RegisterDto,
    repeat: Repeat,
    browser: Browser,
    oldHash?: string,
  ): Promise<Registered | null> {
    const user = await this.database.read.findOneBy(User, { email: spelled(dto.email) });
    if (!user || !(await this.idempotency.known(this.database.read, repeat, sent(dto, user.id)))) return null;
    if (!(await this.passwords.matches(user.passwordHash, dto.password, 'new')))
      throw refusal('idempotency_key_reused');
    if (await this.factor.isOn(user.id)) throw refusal('code_needed');
    repeat.replayed();
    const tokens = await this.database.write(async (tx) => {
      await this.lock.hold(tx, user.id);
      if (!(await hasPassword(tx, user.id, user.passwordHash))) throw refusal('idempotency_key_reused');
      return this.sessions.open(tx, user.id, browser, oldHash);
    });
    return { user, tokens };
  }
}

const sent = ({ password: _password, ...body }: RegisterDto, userId: number) => ({
  userId,
  operation: 'register',
  body,
});

const isTaken = (error: unknown): boolean =>
  error instanceof Refusal && 'email' in (error.extra.errors ?? {});
