import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, whole, words } from '../../platform/database/columns';
import { column, id } from './schema-words';

const restores = new Table({
  name: 'act_restores',
  columns: [
    id(),
    column('restoredAt', instant()),
    column('backupAt', instant()),
    column('statedAt', instant(true)),
    column('statedBy', words(255)),
    column('year', whole(true)),
    column('first', whole(true)),
    column('last', whole(true)),
  ],
});

/** Restores of backups, after which the numbers of acts are to be stated. */
export class ActRestores1805100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(restores, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(restores);
  }
}
