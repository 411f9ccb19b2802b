import { Injectable } from '@nestjs/common';
import type { Browser } from '../access/browser';
import { Devices } from '../access/devices';
import { Passwords } from '../access/passwords';
import { SessionService } from '../access/session.service';
import { refuseWeak } from '../access/weak-passwords';
import { Database } from '../database/database';
import { History } from '../history/history';
import { Journal } from '../journal/journal';
import { Clock } from '../shared/clock';
import { invalid } from '../shared/errors';
import { sha256 } from '../shared/hashes';
import { saveAccount } from './account-fields';
import { EmailChanges } from './email-changes';
import { PasswordReset } from './password-reset.entity';
import { User } from './user.entity';

/** Sets a new password by the link of an e-mail (docs/contract.md#password-reset). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
    private readonly history: History,
    private readonly emails: EmailChanges,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password once per token and ends every session; 422 for a token that is used, unknown or too old. Returns the token
   * of the browser, the only one that the account knows now: whoever reads the mailbox is no stranger.
   */
  async reset(token: string, password: string, browser: Browser): Promise<string> {
    const tokenHash = sha256(token);
    const link = await this.database.read.findOneBy(PasswordReset, { tokenHash });
    const owner = link && (await this.database.read.findOneBy(User, { id: link.userId }));
    if (!owner) throw deadLink();
    refuseWeak({ ...owner, password });
    const passwordHash = await this.passwords.hash(password, 'new');
    return this.database.write(async (tx) => {
      const found = await tx.findOneBy(PasswordReset, { tokenHash });
      const { affected } = await tx.delete(PasswordReset, { tokenHash });
      if (!found || affected !== 1 || found.expiresAt <= this.clock.now()) throw deadLink();
      const user = await tx.findOneByOrFail(User, { id: found.userId });
      await saveAccount(tx, user, { passwordHash, pendingEmail: null });
      await this.emails.passwordChanged(tx, user.id);
      await this.sessions.closeAll(tx, user.id);
      await this.history.record(tx, 'user', user.id, user, [{ field: 'password', from: null, to: null }]);
      const known = await this.devices.know(tx, user.id, browser);
      await this.journal.record(tx, { kind: 'passwordChanged', account: user.id, actor: null });
      return known.token;
    });
  }
}

const deadLink = () => invalid({ token: ['Ссылка устарела или уже использована. Запросите новую.'] });
