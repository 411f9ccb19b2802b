import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Passwords } from '../../../platform/access/passwords';
import { GUESSES, Throttle } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { History } from '../../../platform/journal/history/history';
import { Journal } from '../../../platform/journal/journal';
import { Clock } from '../../../platform/common/clock';
import { invalid } from '../../../platform/http/errors';
import { newToken, sha256 } from '../../../platform/common/hashes';
import { saveAccount } from '../model/account-fields';
import { EmailChange } from '../model/email-change.entity';
import { EmailChanges, UNDO_EMAIL_MS } from './email-changes';
import { PasswordLinks } from './password-links';
import { AccountRecovery } from '../security/account-recovery.service';
import { User } from '../model/user.entity';

/** The links of a changed e-mail (docs/contract.md#email-change). */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly changes: EmailChanges,
    private readonly recovery: AccountRecovery,
    private readonly links: PasswordLinks,
    private readonly history: History,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /**
   * The new e-mail counts from now on; opening the link again does nothing more. What staff have asked for waits for the
   * client: the link alone, which might be in a mailbox of theirs, is not enough without the account's password or session.
   */
  async confirm(
    token: string,
    password: string | null | undefined,
    caller: Actor | undefined,
  ): Promise<void> {
    const confirmHash = sha256(token);
    const known = await this.database.read.findOneBy(EmailChange, { confirmHash });
    if (!known) throw deadLink();
    if (known.byStaff && caller?.id !== known.userId) await this.provePassword(known.userId, password);
    await this.database.write(async (tx) => {
      const change = await tx.findOneBy(EmailChange, { confirmHash });
      const user = change && (await tx.findOneBy(User, { id: change.userId }));
      if (!user) throw deadLink();
      if (change.confirmedAt && user.email === change.newEmail) return;
      const now = this.clock.now();
      if (change.confirmedAt || change.expiresAt <= now) throw deadLink();
      await saveAccount(tx, user, { email: change.newEmail, pendingEmail: null }, this.clock.now());
      const undoUntil = new Date(now.getTime() + UNDO_EMAIL_MS);
      await tx.update(EmailChange, { id: change.id }, { confirmedAt: now, undoUntil });
      await this.changes.voidLinks(tx, user.id);
      await this.record(tx, user, change.newEmail);
    });
  }

  /**
   * Keeps or restores the old e-mail. The password may be known to the author of the change: it is removed with every session and all that
   * was made since the possible intrusion, and the old address gets a link for a new one.
   */
  async undo(token: string): Promise<void> {
    const undoHash = sha256(token);
    if (!(await this.database.read.existsBy(EmailChange, { undoHash }))) throw deadLink();
    const passwordHash = await this.passwords.hash(newToken(), 'new');
    await this.database.write(async (tx) => {
      const change = await tx.findOneBy(EmailChange, { undoHash });
      const user = change && (await tx.findOneBy(User, { id: change.userId }));
      if (!user || change.undoUntil <= this.clock.now()) throw deadLink();
      await saveAccount(
        tx,
        user,
        { email: change.oldEmail, pendingEmail: null, passwordHash },
        this.clock.now(),
      );
      await this.changes.voidLinks(tx, user.id);
      const since = await this.changes.takeBack(tx, change);
      const ended = await this.recovery.recover(tx, user, { since, how: 'emailKept', token });
      await this.links.issue(tx, user.id);
      await this.record(tx, user, change.oldEmail);
      await this.journal.record(tx, { kind: 'passwordChanged', account: user.id, actor: null }, ...ended);
    });
  }

  /** Cancels the pending change; returns the account. */
  cancel({ id }: Actor): Promise<User> {
    return this.database.write(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id });
      if (user.pendingEmail === null) return user;
      await this.changes.voidLinks(tx, id);
      return saveAccount(tx, user, { pendingEmail: null }, this.clock.now());
    });
  }

  private async provePassword(userId: number, password: string | null | undefined): Promise<void> {
    if (!password)
      throw invalid({ password: ['Почту изменил менеджер. Подтвердите её паролем от кабинета.'] });
    const about = { account: userId, actor: null, detail: 'паролем, по ссылке для почты' };
    const isRight = await this.throttle.guess(
      [{ key: `email of ${userId}`, ...GUESSES }],
      async () => {
        const owner = await this.database.read.findOneBy(User, { id: userId });
        return (await this.passwords.matches(owner?.passwordHash, password, 'new')) || null;
      },
      () => this.journal.note({ kind: 'triesSpent', ...about }),
    );
    if (!isRight) {
      await this.journal.note({ kind: 'confirmFailed', ...about });
      throw invalid({ password: ['Неверный пароль'] });
    }
  }

  private async record(tx: EntityManager, user: User, to: string): Promise<void> {
    if (user.email === to) return;
    await this.history.record(tx, 'user', user.id, user, [{ field: 'email', from: user.email, to }]);
    await this.journal.record(tx, { kind: 'emailChanged', account: user.id, actor: null });
  }
}

const deadLink = () => invalid({ token: ['Ссылка устарела или уже не нужна: почту меняли ещё раз.'] });
