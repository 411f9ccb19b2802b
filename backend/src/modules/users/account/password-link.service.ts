import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../../platform/access/passwords';
import { Throttle, type Limit } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { networkOf } from '../../../platform/common/addresses';
import { spelled } from '../model/email-spelling';
import { mailboxOf } from '../model/mailbox';
import { PASSWORD_LINK_MS, PasswordLinks } from './password-links';
import { User } from '../model/user.entity';

/** About the time of a password hash: bounds the rate of letters and hides from the response time whether one was sent. */
const leastMs = 40;

const hour = 60 * 60 * 1000;

/** While a mailbox is at its limit, the last link still works: others cannot keep its owner from having one. */
const lettersTo = (email: string): Limit => ({
  key: `links to ${mailboxOf(email)}`,
  most: 2,
  perMs: PASSWORD_LINK_MS,
});

/** Sends a link that sets a new password (docs/contract.md#password-reset). */
@Injectable()
export class PasswordLinkService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly links: PasswordLinks,
    private readonly journal: Journal,
  ) {}

  /**
   * Sends the e-mail if the account exists; the response does not reveal whether it does. A mailbox gets a few such
   * e-mails at most.
   */
  send(email: string, address: string): Promise<void> {
    return this.passwords.inSlot('new', async () => {
      await Promise.all([this.sendInSlot(email, address), pause(leastMs)]);
    });
  }

  private async sendInSlot(email: string, address: string): Promise<void> {
    await this.throttle.take([{ key: `forgot from ${networkOf(address)}`, most: 20, perMs: hour }]);
    await this.database.write(async (tx) => {
      if (!(await this.throttle.isFree(tx, [lettersTo(email)]))) return;
      const user = await tx.findOneBy(User, { email: spelled(email) });
      // The same work for unknown e-mails: the response time must not reveal whether there is an account.
      await (user ? this.links.issue(tx, user.id) : this.links.pretend(tx));
      await this.journal.record(tx, { kind: 'passwordAsked', account: user?.id ?? null, actor: null });
    });
  }
}
