import { Inject, Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Passwords } from '../access/passwords';
import { SessionService } from '../access/session.service';
import { Throttle } from '../access/throttle';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { History } from '../history/history';
import { letters } from '../mail/letters';
import { Outbox } from '../mail/outbox';
import { Clock } from '../shared/clock';
import { invalid } from '../shared/errors';
import { newToken, sha256 } from '../shared/hashes';
import { PasswordReset } from './password-reset.entity';
import { User } from './user.entity';

const validMs = 30 * 60 * 1000;

/** Sets a new password by a link in an e-mail (docs/contract.md#password-reset). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly history: History,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends the e-mail if the account exists; the response does not reveal whether it does. A mailbox gets a few such
   * e-mails an hour at most; the link of the last one still works.
   */
  async ask(email: string, address: string): Promise<void> {
    await this.throttle.take([{ key: `forgot from ${address}`, free: 20 }]);
    if (!(await this.throttle.isFree({ key: `forgot ${email}`, free: 3 }))) return;
    const token = newToken();
    const now = this.clock.now();
    await this.database.write(async (tx) => {
      const user = await tx.findOneBy(User, { email });
      if (!user) return;
      await tx.delete(PasswordReset, { expiresAt: LessThan(now) });
      const expiresAt = new Date(now.getTime() + validMs);
      await tx.insert(PasswordReset, { tokenHash: sha256(token), userId: user.id, expiresAt });
      await this.outbox.add(tx, letters.passwordReset(user, this.config.publicUrl.origin, token));
    });
  }

  /** Sets the password once per token and ends every session; 422 for a token that is used, unknown or too old. */
  async reset(token: string, password: string): Promise<void> {
    const tokenHash = sha256(token);
    if (!(await this.database.read.existsBy(PasswordReset, { tokenHash }))) throw deadLink();
    const passwordHash = await this.passwords.hash(password);
    await this.database.write(async (tx) => {
      const found = await tx.findOneBy(PasswordReset, { tokenHash });
      const { affected } = await tx.delete(PasswordReset, { tokenHash });
      if (!found || affected !== 1 || found.expiresAt <= this.clock.now()) throw deadLink();
      const user = await tx.findOneByOrFail(User, { id: found.userId });
      await tx.update(User, { id: user.id }, { passwordHash, version: user.version + 1 });
      await tx.delete(PasswordReset, { userId: user.id });
      await this.sessions.closeAll(tx, user.id);
      await this.history.record(tx, 'user', user.id, user, [{ field: 'password', from: null, to: null }]);
    });
  }
}

const deadLink = () => invalid({ token: ['Ссылка устарела или уже использована. Запросите новую.'] });
