import { Inject, Injectable } from '@nestjs/common';
import { accountFields, cleanFields } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../access/passwords';
import { SessionService } from '../access/session.service';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { Files } from '../files/files';
import { acceptImage } from '../files/accepted';
import { History } from '../history/history';
import { letters } from '../mail/letters';
import { Outbox } from '../mail/outbox';
import { Clock } from '../shared/clock';
import type { UploadedFile } from '../shared/multipart';
import { checkVersion } from '../shared/version';
import { accountChanges, emailTakenMeanwhile, merged, refuseTakenEmail, saveAccount } from './account-fields';
import type { RegisterDto, UpdateProfileDto } from './dto/session.dto';
import { User } from './user.entity';
import { accountColumns, newUser, userView } from './user.mapper';

/** A person's own account: registration and profile. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly files: Files,
    private readonly history: History,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Creates a pending customer and logs in; the browser's old session, if any, ends. */
  async register(dto: RegisterDto, oldHash?: string): Promise<{ user: User; token: string }> {
    await refuseTakenEmail(this.database.read, dto.email);
    const passwordHash = await this.passwords.hash(dto.password);
    return this.database.write(async (tx) => {
      const user = await this.insert(tx, dto, passwordHash);
      await this.history.record(tx, 'user', user.id, user, [
        { field: 'status', from: null, to: user.status },
      ]);
      await this.outbox.add(tx, letters.registrationReceived(user, this.config.publicUrl.origin));
      return { user, token: await this.sessions.open(tx, user.id, oldHash) };
    });
  }

  /** Changes the caller's own data; a new password ends the other sessions. */
  async update(
    caller: User,
    dto: UpdateProfileDto,
    file: UploadedFile | null,
    sessionHash: string,
  ): Promise<User> {
    const image = file && (await acceptImage(file, 'file'));
    const passwordHash = dto.password ? await this.hashChecked(caller, dto) : null;
    return this.database.write(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id: caller.id });
      checkVersion(dto.version, user.version, () => userView(user));
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
  private hashChecked(caller: User, dto: UpdateProfileDto): Promise<string> {
    merged(caller, dto);
    return this.passwords.hash(dto.password ?? '');
  }

  private async insert(tx: EntityManager, dto: RegisterDto, passwordHash: string): Promise<User> {
    const columns = accountColumns(cleanFields(accountFields, dto));
    const row = newUser({ ...columns, passwordHash, createdAt: this.clock.now() });
    const { identifiers } = await tx.insert(User, row).catch(emailTakenMeanwhile);
    return { ...row, id: (identifiers[0] as { id: number }).id };
  }
}
