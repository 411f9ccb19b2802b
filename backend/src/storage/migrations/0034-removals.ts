import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, instant, reference } from '../../platform/database/columns';
import { column, foreignKey, primary } from './schema-words';

const removals = new Table({
  name: 'removals',
  columns: [
    primary('userId', reference()),
    column('withOrders', flag()),
    column('actorId', reference(true)),
    column('since', instant()),
  ],
  foreignKeys: [foreignKey('fk_removals_user', 'userId', 'users', 'CASCADE')],
});

/** Accounts that are deleted, whose rows are still being removed (docs/contract.md#user-deletion). */
export class Removals1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(removals, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(removals);
  }
}
