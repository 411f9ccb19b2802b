import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, exact, hash, instant, reference, whole, words } from '../../platform/database/columns';
import { addJournalTriggers, dropJournalTriggers } from '../../platform/journal/journal-triggers';
import { column, index, primary } from './schema-words';

const tables = [
  new Table({
    name: 'journal',
    columns: [
      primary('id', whole()),
      column('at', instant()),
      column('kind', exact(32)),
      column('accountId', reference(true)),
      column('actorId', reference(true)),
      column('actorRole', exact(16, true)),
      column('address', exact(45, true)),
      column('requestId', exact(64, true)),
      column('detail', words(500)),
      column('previous', hash()),
      column('hash', hash()),
    ],
    indices: [
      index('ix_journal_account', 'accountId', 'id'),
      index('ix_journal_actor', 'actorId', 'id'),
      index('ix_journal_kind', 'kind', 'id'),
      index('ix_journal_at', 'at', 'id'),
    ],
  }),
  new Table({
    name: 'journal_head',
    columns: [primary('id', whole()), column('last', count()), column('cutTo', count())],
  }),
];

/** The journal, append-only by triggers (docs/decisions/0018-journal.md). Killed half way it makes the rest. */
export class Journal1796400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(table, true);
    await addJournalTriggers(runner.query.bind(runner) as QueryRunner['query']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropJournalTriggers(runner.query.bind(runner) as QueryRunner['query']);
    for (const table of tables) await runner.dropTable(table);
  }
}
