import { Injectable } from '@nestjs/common';
import { profileFields } from '@shlyah/domain';
import type { Actor } from '../../../platform/http/actor';
import { Passwords } from '../../../platform/access/passwords';
import { SessionService } from '../sessions/session.service';
import { GUESSES, Throttle } from '../../../platform/access/throttle';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { readRows } from '../../../platform/database/read-rows';
import { Files } from '../../../platform/files/files';
import { History } from '../../../platform/journal/history/history';
import { Journal } from '../../../platform/journal/journal';
import { invalid, refusal } from '../../../platform/http/errors';
import type { UploadedFile } from '../../../platform/http/multipart';
import { checkVersion } from '../../../platform/http/version';
import { accountChanges, merged, saveAccount } from '../model/account-fields';
import type { UpdateProfileDto } from '../dto/session.dto';
import { EmailChanges, journalOf } from './email-changes';
import { User } from '../model/user.entity';
import { accountColumns, userView } from '../model/user.mapper';

/** A person's own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly files: Files,
    private readonly history: History,
    private readonly throttle: Throttle,
    private readonly emails: EmailChanges,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  async read(id: number): Promise<User> {
    const [user] = await readRows(this.database.read, User, 'WHERE id = ? LIMIT 1', [id]);
    // Deleted since the session has been read.
    if (!user) throw refusal('not_logged_in');
    return user;
  }

  /**
   * Changes the caller's own data. A new password ends the other sessions; a new e-mail waits for its link. Both need the
   * current password, and give the own session a new token.
   */
  async update(
    actor: Actor,
    dto: UpdateProfileDto,
    file: UploadedFile | null,
    sessionHash: string,
  ): Promise<{ user: User; token: string | null }> {
    const { id } = actor;
    const image = file && (await this.files.accept(actor, 'avatar', file, 'file'));
    const passwordHash = await this.proved(id, dto);
    return this.database.write(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id });
      await checkVersion(
        dto.version,
        user.version,
        () => userView(user),
        () => this.history.savedBy(tx, 'user', user.id, user),
      );
      const { email, ...rest } = merged(user, dto, profileFields);
      const body = { ...rest, email: user.email };
      const changes: Partial<User> = accountColumns(body);
      if (image) changes.avatarFileId = await this.files.store(tx, user, 'avatar', image);
      const sessionSince = await this.sessions.openedAt(tx, sessionHash);
      const asked = { byStaff: false, sessionSince };
      const credentials = await this.emails.change(tx, user, { passwordHash, email }, asked);
      const saved = await saveAccount(tx, user, { ...changes, ...credentials.columns }, this.clock.now());
      if (image && user.avatarFileId) await this.files.remove(tx, user.avatarFileId);
      if (passwordHash) await this.sessions.closeAll(tx, user.id, sessionHash);
      await this.history.record(tx, 'user', user.id, user, [
        ...accountChanges(user, body),
        ...credentials.history,
        ...(image ? [{ field: 'avatar', from: null, to: image.name }] : []),
      ]);
      const isRenewed = credentials.history.length > 0;
      const token = isRenewed ? await this.sessions.renew(tx, sessionHash) : null;
      await this.journal.record(tx, ...journalOf(credentials.history, user.id, user));
      return { user: saved, token };
    });
  }

  /** The new password's hash, null for none. Rules come before the expensive hashes: a short password must not cost 30 ms. */
  private async proved(id: number, dto: UpdateProfileDto): Promise<string | null> {
    const user = await this.read(id);
    const { email } = merged(user, dto, profileFields);
    if (!dto.password && email === user.email) return null;
    const about = { account: id, actor: user, detail: 'паролем, в профиле' };
    const isRight = await this.throttle.guess(
      [{ key: `confirm ${id}`, ...GUESSES }],
      async () =>
        (await this.passwords.matches(user.passwordHash, dto.currentPassword ?? '', 'known')) || null,
      () => this.journal.note({ kind: 'triesSpent', ...about }),
    );
    if (!isRight) {
      await this.journal.note({ kind: 'confirmFailed', ...about });
      throw invalid({ currentPassword: ['Неверный пароль'] });
    }
    return dto.password ? this.passwords.hash(dto.password, 'known') : null;
  }
}
