import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Passwords } from '../access/passwords';
import { Throttle, type Limit } from '../access/throttle';
import { Database } from '../database/database';
import { Journal } from '../journal/journal';
import { Notifications } from '../notifications/notifications';
import { networkOf } from '../shared/addresses';
import { Clock } from '../shared/clock';
import { newToken, sha256 } from '../shared/hashes';
import { mailboxOf } from './mailbox';
import { PasswordReset } from './password-reset.entity';
import { User } from './user.entity';

const hour = 60 * 60 * 1000;
const validMs = 30 * 60 * 1000;

/** While no more letters go to a mailbox, the link of the last one still works: nobody can keep its owner from having one. */
const lettersTo = (email: string): Limit => ({
  key: `links to ${mailboxOf(email)}`,
  most: 2,
  perMs: validMs,
});

/** Sends a link that sets a new password (docs/contract.md#password-reset). */
@Injectable()
export class PasswordLinkService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly notifications: Notifications,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the e-mail if the account exists; the response does not reveal whether it does. A mailbox gets a few such
   * e-mails at most.
   */
  send(email: string, address: string): Promise<void> {
    return this.passwords.inTurn('new', () => this.sendInTurn(email, address));
  }

  private async sendInTurn(email: string, address: string): Promise<void> {
    await this.throttle.take([{ key: `forgot from ${networkOf(address)}`, most: 20, perMs: hour }]);
    const token = newToken();
    const now = this.clock.now();
    await this.database.write(async (tx) => {
      if (!(await this.throttle.isFree(tx, [lettersTo(email)]))) return;
      const user = await tx.findOneBy(User, { email });
      if (!user) return;
      await tx.delete(PasswordReset, { expiresAt: LessThan(now) });
      const expiresAt = new Date(now.getTime() + validMs);
      await tx.insert(PasswordReset, { tokenHash: sha256(token), userId: user.id, expiresAt });
      await this.notifications.announce(tx, { kind: 'passwordForgotten', userId: user.id, token });
      await this.journal.record(tx, { kind: 'passwordAsked', account: user.id, actor: null });
    });
  }
}
