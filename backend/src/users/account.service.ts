import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor';
import { Passwords } from '../access/passwords';
import { SessionService } from '../access/session.service';
import { Database } from '../database/database';
import { Files } from '../files/files';
import { acceptImage } from '../files/accepted';
import { History } from '../history/history';
import type { UploadedFile } from '../shared/multipart';
import { checkVersion } from '../shared/version';
import { accountChanges, merged, saveAccount } from './account-fields';
import type { UpdateProfileDto } from './dto/session.dto';
import { User } from './user.entity';
import { accountColumns, userView } from './user.mapper';

/** A person's own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly files: Files,
    private readonly history: History,
  ) {}

  read(id: number): Promise<User> {
    return this.database.read.findOneByOrFail(User, { id });
  }

  /** Changes the caller's own data; a new password ends the other sessions. */
  async update(
    { id }: Actor,
    dto: UpdateProfileDto,
    file: UploadedFile | null,
    sessionHash: string,
  ): Promise<User> {
    const image = file && (await acceptImage(file, 'file'));
    const passwordHash = dto.password ? await this.hashChecked(id, dto) : null;
    return this.database.write(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id });
      await checkVersion(dto.version, user.version, () => userView(user));
      const body = merged(user, dto);
      const changes: Partial<User> = accountColumns(body);
      if (image) changes.avatarFileId = await this.files.store(tx, user.id, 'avatar', image);
      if (passwordHash) changes.passwordHash = passwordHash;
      const saved = await saveAccount(tx, user, changes);
      if (image && user.avatarFileId) await this.files.remove(tx, user.avatarFileId);
      if (passwordHash) await this.sessions.closeAll(tx, user.id, sessionHash);
      await this.history.record(tx, 'user', user.id, user, [
        ...accountChanges(user, body),
        ...(passwordHash ? [{ field: 'password', from: null, to: null }] : []),
        ...(image ? [{ field: 'avatar', from: null, to: image.name }] : []),
      ]);
      return saved;
    });
  }

  /** Rules before the expensive hash: a short password must not cost 30 ms. */
  private async hashChecked(id: number, dto: UpdateProfileDto): Promise<string> {
    merged(await this.read(id), dto);
    return this.passwords.hash(dto.password ?? '', 'known');
  }
}
