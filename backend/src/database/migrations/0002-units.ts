import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, key } from './schema-words';

const units = new Table({
  name: 'units',
  columns: [{ ...key('mark', 32), isPrimary: true }, flag('done', 0)],
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
