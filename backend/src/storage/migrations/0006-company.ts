import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { longText, version, whole } from '../../platform/database/columns';
import { column, primary } from './schema-words';

/** The data of the company that runs the product; its one row is seeded. */
export class Company1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [primary('id', whole()), column('data', longText()), column('version', version())];
    await runner.createTable(new Table({ name: 'company', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company');
  }
}
