import { Injectable } from '@nestjs/common';
import { accountFields, cleanFields } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../access/passwords';
import type { Browser } from '../access/browser';
import type { Tokens } from '../access/session-cookie';
import { SessionService } from '../access/session.service';
import { Database } from '../database/database';
import { Clock } from '../shared/clock';
import { emailTakenMeanwhile, refuseTakenEmail } from './account-fields';
import type { RegisterDto } from './dto/session.dto';
import { UserEvents } from './user-events';
import { User } from './user.entity';
import { accountColumns, newUser } from './user.mapper';

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
    private readonly events: UserEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a pending customer and logs in; the browser's old session, if any, ends. `also` belongs to the same unit of
   * work.
   */
  async register(
    dto: RegisterDto,
    browser: Browser,
    oldHash?: string,
    also: (tx: EntityManager, user: User) => Promise<void> = () => Promise.resolve(),
  ): Promise<Registered> {
    await refuseTakenEmail(this.database.read, dto.email);
    const passwordHash = await this.passwords.hash(dto.password);
    return this.database.write(async (tx) => {
      const user = await this.insert(tx, dto, passwordHash);
      await also(tx, user);
      await this.events.registered(tx, user);
      return { user, tokens: await this.sessions.open(tx, user.id, browser, oldHash) };
    });
  }

  private async insert(tx: EntityManager, dto: RegisterDto, passwordHash: string): Promise<User> {
    const columns = accountColumns(cleanFields(accountFields, dto));
    const row = newUser({ ...columns, passwordHash, createdAt: this.clock.now() });
    const { identifiers } = await tx.insert(User, row).catch(emailTakenMeanwhile);
    return { ...row, id: (identifiers[0] as { id: number }).id };
  }
}
