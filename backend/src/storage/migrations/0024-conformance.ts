import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, longText, reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, id, index } from './schema-words';

/** Trials of clients' programs, and the keys that are being watched. */
export class Conformance1797400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'api_keys',
      column('watchRunId', reference(true)),
      column('watchUntil', instant(true)),
    );
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
    for (const name of ['watchRunId', 'watchUntil'])
      await runner.query(`ALTER TABLE api_keys DROP COLUMN ${name}`);
  }
}

const tables = [
  {
    name: 'check_runs',
    columns: [
      id(),
      column('userId', reference()),
      column('kind', exact(16)),
      column('webhookId', reference(true)),
      column('keyId', reference(true)),
      column('startedAt', instant()),
      column('endsAt', instant()),
      column('checks', longText(true)),
    ],
    indices: [index('ix_check_runs_user', 'userId', 'id'), index('ix_check_runs_started', 'startedAt')],
    foreignKeys: [foreignKey('fk_check_runs_user', 'userId', 'users', 'CASCADE')],
  },
  {
    name: 'watched_calls',
    columns: [id(), column('runId', reference()), column('facts', longText())],
    indices: [index('ix_watched_calls_run', 'runId', 'id')],
    foreignKeys: [foreignKey('fk_watched_calls_run', 'runId', 'check_runs', 'CASCADE')],
  },
];
