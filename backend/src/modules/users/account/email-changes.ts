import { Injectable } from '@nestjs/common';
import { SUSPECT_DAYS } from '@shlyah/domain';
import { In, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import type { Entry } from '../../../platform/journal/journal';
import { Throttle } from '../../../platform/access/throttle';
import { Clock } from '../../../platform/common/clock';
import { newToken, sha256 } from '../../../platform/common/hashes';
import { Notifications } from '../../notifications/notifications';
import type { Change } from '../../../platform/journal/history/history';
import { refuseTakenEmail } from '../model/account-fields';
import { EmailChange } from '../model/email-change.entity';
import { mailboxOf } from '../model/mailbox';
import { PasswordReset } from '../model/password-reset.entity';
import type { User } from '../model/user.entity';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
export const CONFIRM_MS = 3 * day;
export const UNDO_EMAIL_MS = 7 * day;

/** The effect of a save on credentials. */
interface Credentials {
  columns: Partial<User>;
  history: Change[];
}

/** The requester: staff, or the owner's session, stored with its start time. */
interface Requester {
  byStaff: boolean;
  sessionSince: Date | null;
}

/** Requests for an account's credentials inside the caller's unit of work (docs/contract.md#email-change). */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly notifications: Notifications,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /**
   * Null or the stored value changes nothing. Links issued before a new password lead nowhere, and a waiting e-mail is
   * forgotten with them; a new e-mail does not count before its link is opened.
   */
  async change(
    tx: EntityManager,
    user: User,
    wanted: { passwordHash: string | null; email: string },
    asked: Requester,
  ): Promise<Credentials> {
    const { passwordHash, email } = wanted;
    const columns: Partial<User> = {};
    const history: Change[] = [];
    if (passwordHash) {
      await this.passwordChanged(tx, user.id);
      Object.assign(columns, { passwordHash, pendingEmail: null });
      history.push({ field: 'password', from: null, to: null });
    }
    if (email !== user.email) {
      await this.ask(tx, user, email, asked);
      columns.pendingEmail = email;
      history.push({ field: 'pendingEmail', from: user.pendingEmail, to: email });
    }
    return { columns, history };
  }

  /** Sends the link to the new address and notifies the old one; 429 for too many to one mailbox. */
  private async ask(
    tx: EntityManager,
    user: User,
    newEmail: string,
    { byStaff, sessionSince }: Requester,
  ): Promise<void> {
    await refuseTakenEmail(tx, newEmail, this.clock.now(), user.id);
    await this.throttle.takeIn(tx, [
      { key: `new e-mails of ${user.id}`, most: 5, perMs: day },
      { key: `new e-mail ${mailboxOf(newEmail)}`, most: 3, perMs: hour },
    ]);
    await this.voidLinks(tx, user.id);
    const [confirm, undo] = [newToken(), newToken()];
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + CONFIRM_MS);
    await tx.insert(EmailChange, {
      userId: user.id,
      oldEmail: user.email,
      newEmail,
      byStaff,
      confirmHash: sha256(confirm),
      undoHash: sha256(undo),
      createdAt,
      sessionSince,
      expiresAt,
      confirmedAt: null,
      undoUntil: new Date(expiresAt.getTime() + UNDO_EMAIL_MS),
    });
    const change = { userId: user.id, newEmail, byStaff };
    await this.notifications.announce(tx, { kind: 'emailChangeAsked', ...change, token: confirm });
    await this.notifications.announce(tx, { kind: 'emailChangeTold', ...change, token: undo });
  }

  /** Links issued before a change of e-mail or password lead nowhere after it. */
  async voidLinks(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(PasswordReset, { userId });
    const waiting = await tx.find(EmailChange, {
      select: { id: true },
      where: { userId, confirmedAt: IsNull() },
    });
    if (waiting.length > 0)
      await tx.update(EmailChange, { id: In(waiting.map(({ id }) => id)) }, { confirmHash: null });
  }

  /**
   * Undoes the change, and with it all that was requested under the same e-mail or after it: none of those links may bring another one
   * again. Returns since when another person may have had access: the session that requested the first of them, and some days before, for
   * an earlier session of the thief.
   */
  async takeBack(tx: EntityManager, { id, userId, oldEmail }: EmailChange): Promise<Date> {
    const together = [
      { userId, oldEmail },
      { userId, id: MoreThanOrEqual(id) },
    ];
    const changes = await tx.findBy(EmailChange, together);
    for (const one of together) await tx.delete(EmailChange, one);
    const times = changes.flatMap(({ createdAt, sessionSince }) => [
      createdAt.getTime() - SUSPECT_DAYS * day,
      ...(sessionSince ? [sessionSince.getTime()] : []),
    ]);
    return new Date(Math.min(...times));
  }

  /** After a new password: invalidates the links, cancels a pending e-mail and notifies the owner. */
  async passwordChanged(tx: EntityManager, userId: number): Promise<void> {
    await this.voidLinks(tx, userId);
    await this.notifications.announce(tx, { kind: 'passwordChanged', userId });
  }
}

/** The changed credentials for the journal. */
export const journalOf = (history: Change[], account: number, actor: Actor): Entry[] =>
  history.map(({ field }) => ({
    kind: field === 'password' ? 'passwordChanged' : 'emailAsked',
    account,
    actor,
  }));
