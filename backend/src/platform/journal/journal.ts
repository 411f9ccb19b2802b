import { Injectable } from '@nestjs/common';
import type { JournalKind } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../http/actor';
import { isMysql } from '../database/columns';
import { Database } from '../database/database';
import { insertMany } from '../database/insert-many';
import { currentRequest } from '../logging/request-id';
import { oneLine } from '../common/text';
import { Clock } from '../common/clock';
import { GENESIS_HASH, chained, type UnhashedEntry } from './chain';
import { JournalEntry, JournalHead } from './journal.entity';

/** An entry for the journal; time, address and request are added by it. */
export interface Entry {
  kind: JournalKind;
  /** Whose account it is about; null when there is none. */
  account: number | null;
  /** The actor; null: not logged in, or the system. */
  actor: Pick<Actor, 'id' | 'role'> | { id: number; role?: never } | null;
  /** What exactly, in words; no secrets, and of people nothing but numbers. */
  detail?: string | null;
  /** The order that it is about. */
  order?: number;
}

type UnsavedRow = Omit<UnhashedEntry, 'id' | 'previous'>;

interface Noted {
  row: UnsavedRow;
  done: () => void;
  failed: (error: unknown) => void;
}

const detailLength = 500;
/** Rows of one unit of work. */
const most = 500;

const takeNumbers = `INSERT INTO journal_head (id, last) VALUES (1, ?) ${
  isMysql
    ? 'ON DUPLICATE KEY UPDATE last = last + VALUES(last)'
    : 'ON CONFLICT (id) DO UPDATE SET last = last + excluded.last'
}`;

/** Records logins, changes of credentials, rights and prices, and views of papers (docs/decisions/0018-journal.md). */
@Injectable()
export class Journal {
  private waiting: Noted[] = [];
  private writing = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Records what the unit of work does. Call it last: from here to the commit other units that record wait, since the head of
   * the chain is locked.
   */
  record(tx: EntityManager, ...entries: Entry[]): Promise<void> {
    return append(
      tx,
      entries.map((entry) => this.rowOf(entry)),
    );
  }

  /** The number of the newest row: behind `record`, that of the caller's own. */
  async last(tx: EntityManager): Promise<number> {
    return (await tx.findOneByOrFail(JournalHead, { id: 1 })).last;
  }

  /**
   * Records what no unit of work does, such as a failed login or a look at a paper, and resolves when it is kept. What comes
   * while a unit is being written goes into the next one together: a flood holds the head no longer than one caller would.
   */
  note(entry: Entry): Promise<void> {
    const row = this.rowOf(entry);
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      if (!this.writing) void this.writeNoted();
    });
  }

  private async writeNoted(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, most);
      const rows = batch.map(({ row }) => row);
      await this.database
        .write((tx) => append(tx, rows))
        .then(
          () => batch.forEach(({ done }) => done()),
          (error: unknown) => batch.forEach(({ failed }) => failed(error)),
        );
    }
    this.writing = false;
  }

  private rowOf({ kind, account, actor, detail = null, order }: Entry): UnsavedRow {
    const request = currentRequest();
    return {
      at: this.clock.now(),
      kind,
      accountId: account,
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? null,
      address: request?.ip.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 45) ?? null,
      requestId: request?.id ?? null,
      detail: detail === null ? null : oneLine(detail, detailLength),
      orderId: order ?? null,
    };
  }
}

/** Takes the next numbers, which locks the head until the commit, and adds the rows behind the last one. */
async function append(tx: EntityManager, rows: UnsavedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(takeNumbers, [rows.length]);
  const [head] = await tx.query<{ last: number; hash: string | null }[]>(
    'SELECT h.last AS last, j.hash AS hash FROM journal_head h LEFT JOIN journal j ON j.id = h.last - ? WHERE h.id = 1',
    [rows.length],
  );
  if (!head) throw new Error('The journal has lost its head');
  const before = Number(head.last) - rows.length;
  if (before > 0 && !head.hash) throw new Error(`The journal has lost its row ${before}`);
  const numbered = rows.map((row, index) => ({ ...row, id: before + index + 1 }));
  await insertMany(tx, JournalEntry, chained(head.hash ?? GENESIS_HASH, numbered));
}
