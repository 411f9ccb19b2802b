import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bytes, exact, exactKey, instant, reference, whole, words } from '../database/columns';

export type FileKind = 'avatar' | 'scan';

/** A file kept as a row, so that it is saved, backed up and replicated together with what refers to it. */
@Entity('files')
export class StoredFile {
  /** Random, unguessable, part of the address /api/files/{id}. */
  @PrimaryColumn(exactKey(32))
  id: string;

  @Index('ix_files_owner')
  @ForeignKey('users', { name: 'fk_files_owner', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  ownerId: number;

  @Column(exact(16))
  kind: FileKind;

  @Column(words(255, false))
  name: string;

  @Column(exact(64))
  mime: string;

  /** Bytes. */
  @Column(whole())
  size: number;

  @Column(bytes())
  content: Buffer;

  @Column(instant())
  createdAt: Date;
}
