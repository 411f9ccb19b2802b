import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, reference, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, primary } from './schema-words';

const moved = new Table({
  name: 'run_moved_orders',
  columns: [
    primary('runId', reference()),
    primary('orderId', reference()),
    column('day', exact(10)),
    column('movedBy', words(255, false)),
    column('movedAt', instant()),
  ],
  foreignKeys: [foreignKey('fk_run_moved_orders_run', 'runId', 'runs', 'CASCADE')],
});

/** What orders have changed of their runs, and what their drivers were told of it. */
export class RunChanges1803400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'runs', column('changedWhat', words(255)));
    await addColumns(runner, 'run_orders', column('toldAt', instant(true)), column('toldBy', words(255)));
    await runner.createTable(moved, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(moved);
    for (const name of ['toldBy', 'toldAt']) await runner.query(`ALTER TABLE run_orders DROP COLUMN ${name}`);
    await runner.query('ALTER TABLE runs DROP COLUMN changedWhat');
  }
}
