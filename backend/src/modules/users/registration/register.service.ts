import { Injectable } from '@nestjs/common';
import { accountFields, cleanFields, PRIVACY_VERSION } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../../../platform/access/passwords';
import type { Browser } from '../../../platform/access/browser';
import type { Tokens } from '../../../platform/access/session-cookie';
import { SessionService } from '../sessions/session.service';
import { Throttle } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { insertOne } from '../../../platform/database/insert-many';
import { networkOf } from '../../../platform/common/addresses';
import { Clock } from '../../../platform/common/clock';
import { emailTakenMeanwhile, refuseTakenEmail } from '../model/account-fields';
import type { RegisterDto } from '../dto/session.dto';
import { spelled } from '../model/email-spelling';
import { mailboxOf } from '../model/mailbox';
import { UserEvents } from './user-events';
import { User } from '../model/user.entity';
import { accountColumns, newUser } from '../model/user.mapper';

const hour = 60 * 60 * 1000;

export interface Registered {
  user: User;
  tokens: Tokens;
}

/** Registration: a customer who waits for a decision. */
@Injectable()
export class RegisterService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly events: UserEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a pending customer and logs in; the browser's old session, if any, ends. `also` belongs to the same unit of
   * work.
   */
  register(
    dto: RegisterDto,
    browser: Browser,
    oldHash?: string,
    also: (tx: EntityManager, user: User) => Promise<void> = () => Promise.resolve(),
  ): Promise<Registered> {
    return this.passwords.inSlot('new', () => this.registerInSlot(dto, browser, oldHash, also));
  }

  private async registerInSlot(
    dto: RegisterDto,
    browser: Browser,
    oldHash: string | undefined,
    also: (tx: EntityManager, user: User) => Promise<void>,
  ): Promise<Registered> {
    await this.throttle.take([
      { key: `register from ${networkOf(browser.address)}`, most: 100, perMs: hour },
    ]);
    await this.refuseTaken(dto.email);
    const passwordHash = await this.passwords.hashInSlot(dto.password);
    return this.database.write(async (tx) => {
      const user = await this.insert(tx, dto, passwordHash);
      // Its owner may have left it this very moment, and can still take it back.
      await refuseTakenEmail(tx, user.email, this.clock.now(), user.id);
      // Not tries but accounts: the same registration may be sent again as often as it takes.
      await this.throttle.takeIn(tx, [{ key: `accounts of ${mailboxOf(dto.email)}`, most: 3, perMs: hour }]);
      await also(tx, user);
      await this.events.registered(tx, user);
      return { user, tokens: await this.sessions.open(tx, user.id, browser, oldHash) };
    });
  }

  private async refuseTaken(email: string): Promise<void> {
    const owner = await this.database.read.findOneBy(User, { email: spelled(email) });
    if (owner) await this.database.write((tx) => this.events.registrationTried(tx, owner));
    await refuseTakenEmail(this.database.read, email, this.clock.now());
  }

  private async insert(tx: EntityManager, dto: RegisterDto, passwordHash: string): Promise<User> {
    const columns = accountColumns(cleanFields(accountFields, dto));
    const now = this.clock.now();
    const consent = { consentVersion: PRIVACY_VERSION, consentAt: now };
    const row = newUser({ ...columns, ...consent, passwordHash, createdAt: now });
    return { ...row, id: await insertOne(tx, User, row).catch(emailTakenMeanwhile) };
  }
}
