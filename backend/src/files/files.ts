import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Accounts } from '../access/accounts';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import { Journal } from '../journal/journal';
import { Clock } from '../shared/clock';
import { ABSENT, notFound } from '../shared/errors';
import { randomHex } from '../shared/hashes';
import type { AcceptedFile } from './accepted';
import { StoredFile, type FileKind } from './stored-file.entity';

/** Files as rows, saved in the same transaction as what refers to them. */
@Injectable()
export class Files {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly journal: Journal,
  ) {}

  /** Stores the bytes and returns the new file's id. */
  async store(tx: EntityManager, ownerId: number, kind: FileKind, file: AcceptedFile): Promise<string> {
    const id = randomHex(16);
    const { name, mime, bytes } = file;
    const createdAt = this.clock.now();
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
   * The file with its bytes, if the caller may see it; 404 otherwise, as if it did not exist. A look at somebody else's scan is
   * kept in the journal.
   */
  async read(id: string, caller: Actor): Promise<StoredFile> {
    const file = /^[0-9a-f]{32}$/.test(id) ? await this.load(id) : null;
    if (!file || !(await this.maySee(file, caller))) throw notFound(ABSENT.file);
    if (file.kind === 'scan' && file.ownerId !== caller.id)
      await this.journal.note({ kind: 'scanViewed', account: file.ownerId, actor: caller, detail: file.id });
    return file;
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
