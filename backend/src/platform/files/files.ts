import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BEFORE_CONFIRMATION, isPendingUser, LIMITS } from '@shlyah/domain';
import { Accounts } from '../access/accounts';
import type { Actor } from '../http/actor';
import { Database } from '../database/database';
import { Quotas } from '../access/quotas';
import { Journal } from '../journal/journal';
import type { UploadedFile } from '../http/multipart';
import { Clock } from '../common/clock';
import { ABSENT, notFound, Refusal, refusal } from '../http/errors';
import { randomHex } from '../common/hashes';
import { UploadReader, type AcceptedFile } from './upload-reader';
import { StoredFile, type FileKind } from './stored-file.entity';

const NO_ROOM = 'Файлы кабинета заняли всё отведённое место. Напишите нам, и мы поможем.';
const ROOM_LATER =
  'До подтверждения учётной записи файлы занимают до 8 МБ. Пришлите файлы поменьше или дождитесь подтверждения.';

/** Files as rows, saved in the same transaction as what refers to them. */
@Injectable()
export class Files {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly journal: Journal,
    private readonly quotas: Quotas,
    private readonly uploads: UploadReader,
  ) {}

  /** The uploaded avatar or scan, redrawn or inspected; 415 when it is none, 429 after too many. */
  async accept(owner: Actor, kind: FileKind, file: UploadedFile, field: string): Promise<AcceptedFile> {
    await this.quotas.take('uploads', owner);
    return this.uploads.read(owner.id, kind, file, field);
  }

  /** Stores the bytes and returns the new file's id; 413 when the account would keep too much. */
  async store(
    tx: EntityManager,
    owner: Pick<Actor, 'id' | 'role' | 'status'>,
    kind: FileKind,
    file: AcceptedFile,
  ): Promise<string> {
    const { id: ownerId } = owner;
    const id = randomHex(16);
    const { name, mime, bytes } = file;
    const createdAt = this.clock.now();
    const kept = (await tx.sum(StoredFile, 'size', { ownerId })) ?? 0;
    const isPending = isPendingUser(owner);
    const most = isPending ? BEFORE_CONFIRMATION.kept.fileBytes : LIMITS.accountBytes;
    if (Number(kept) + bytes.length > most) throw new Refusal('too_large', isPending ? ROOM_LATER : NO_ROOM);
    await tx.insert(StoredFile, {
      id,
      ownerId,
      kind,
      name,
      mime,
      size: bytes.length,
      content: bytes,
      createdAt,
    });
    return id;
  }

  async remove(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(StoredFile, { id });
  }

  /**
   * The file with its bytes, if the caller may see it; 404 otherwise, as if it did not exist. `onlyOwn`: the session lacks the second factor that others' files require.
   */
  async read(id: string, caller: Actor, onlyOwn: boolean): Promise<StoredFile> {
    const file = /^[0-9a-f]{32}$/.test(id) ? await this.load(id) : null;
    if (onlyOwn && file?.ownerId !== caller.id) throw refusal('second_factor_needed');
    if (!file || !(await this.maySee(file, caller))) throw notFound(ABSENT.file);
    return file;
  }

  /** A view of another's scan is a row of the journal. */
  async noteView({ id, kind, ownerId }: StoredFile, caller: Actor): Promise<void> {
    if (kind === 'scan' && ownerId !== caller.id)
      await this.journal.note({ kind: 'scanViewed', account: ownerId, actor: caller, detail: id });
  }

  private load(id: string): Promise<StoredFile | null> {
    const query = this.database.read.createQueryBuilder(StoredFile, 'file').addSelect('file.content');
    return query.where('file.id = :id', { id }).getOne();
  }

  /** The owner; staff for customers' files; an admin for managers' files too. */
  private async maySee({ ownerId }: StoredFile, caller: Actor): Promise<boolean> {
    if (ownerId === caller.id) return true;
    if (caller.role === 'customer') return false;
    const owner = await this.accounts.byId(ownerId);
    return owner?.role === 'customer' || (owner?.role === 'manager' && caller.role === 'admin');
  }
}
