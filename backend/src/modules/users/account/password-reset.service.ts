import { Injectable } from '@nestjs/common';
import { SUSPECT_DAYS } from '@shlyah/domain';
import type { Browser } from '../../../platform/access/browser';
import { Devices } from '../../../platform/access/devices';
import { Passwords } from '../../../platform/access/passwords';
import { refuseWeak } from '../../../platform/access/weak-passwords';
import { Database } from '../../../platform/database/database';
import { History } from '../../../platform/journal/history/history';
import { Journal } from '../../../platform/journal/journal';
import { Clock } from '../../../platform/common/clock';
import { invalid } from '../../../platform/http/errors';
import { sha256 } from '../../../platform/common/hashes';
import { saveAccount } from '../model/account-fields';
import { EmailChanges } from './email-changes';
import { PasswordReset } from '../model/password-reset.entity';
import { AccountRecovery } from '../security/account-recovery.service';
import { User } from '../model/user.entity';

const SUSPECT_MS = SUSPECT_DAYS * 24 * 60 * 60 * 1000;

/** Sets a new password by the link of an e-mail (docs/contract.md#password-reset). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
    private readonly history: History,
    private readonly emails: EmailChanges,
    private readonly recovery: AccountRecovery,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password once per token and ends every session and what was made in the days before: the old password may be known to another
   * person. 422 for a token that is used, unknown or expired. Returns the token of the browser, the only one the account knows now: access
   * to the mailbox proves the owner.
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
      const now = this.clock.now();
      if (!found || affected !== 1 || found.expiresAt <= now) throw deadLink();
      const user = await tx.findOneByOrFail(User, { id: found.userId });
      await saveAccount(tx, user, { passwordHash, pendingEmail: null }, this.clock.now());
      await this.emails.voidLinks(tx, user.id);
      const since = new Date(now.getTime() - SUSPECT_MS);
      const ended = await this.recovery.recover(tx, user, { since, how: 'passwordReset', token });
      await this.history.record(tx, 'user', user.id, user, [{ field: 'password', from: null, to: null }]);
      const known = await this.devices.know(tx, user.id, browser);
      await this.journal.record(tx, { kind: 'passwordChanged', account: user.id, actor: null }, ...ended);
      return known.token;
    });
  }
}

const deadLink = () => invalid({ token: ['Ссылка устарела или уже использована. Запросите новую.'] });
