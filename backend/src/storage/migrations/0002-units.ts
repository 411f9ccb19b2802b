import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, flag } from '../../platform/database/columns';
import { column, primary } from './schema-words';

const units = new Table({
  name: 'units',
  columns: [primary('mark', exact(32)), column('done', flag())],
});

/** The marks of units of work, by which a lost answer of COMMIT is found. */
export class Units1795200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(units, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(units);
  }
}
