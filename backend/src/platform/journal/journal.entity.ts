import type { JournalKind, Role } from '@shlyah/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { count, exact, hash, instant, reference, words } from '../database/columns';

/**
 * An action on accounts and papers. Append-only: the database itself refuses changes (database/journal-triggers.ts), and each row is
 * chained to the one before. It outlives accounts, so it has no foreign keys.
 */
@Entity('journal')
@Index('ix_journal_account', ['accountId', 'id'])
@Index('ix_journal_actor', ['actorId', 'id'])
@Index('ix_journal_kind', ['kind', 'id'])
@Index('ix_journal_at', ['at', 'id'])
@Index('ix_journal_order', ['orderId', 'id'])
export class JournalEntry {
  /** Without holes: taken from the head, whose row is locked until the unit of work ends. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column(instant())
  at: Date;

  @Column(exact(32))
  kind: JournalKind;

  /** Whose account it is about; null when there is none. */
  @Column(reference(true))
  accountId: number | null;

  /** The actor; null: not logged in. */
  @Column(reference(true))
  actorId: number | null;

  @Column(exact(16, true))
  actorRole: Role | null;

  /** The address of the client, null for what no request did. */
  @Column(exact(45, true))
  address: string | null;

  @Column(exact(64, true))
  requestId: string | null;

  /** What exactly, in words; no secrets, and of people nothing but numbers. */
  @Column(words(500))
  detail: string | null;

  /** The order that it is about; null when there is none. */
  @Column(reference(true))
  orderId: number | null;

  /** The hash of the row before. */
  @Column(hash())
  previous: string;

  @Column(hash())
  hash: string;
}

/** The one row that knows how far the journal goes. */
@Entity('journal_head')
export class JournalHead {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The number of the newest row. */
  @Column(count())
  last: number;

  /** Rows up to this number may be deleted, and no others. */
  @Column(count())
  cutTo: number;
}
