import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { longText, version, whole } from '../../platform/database/columns';
import { column, primary } from './schema-words';

/** The days of delivery (docs/contract.md#delivery-date); its one row is seeded. */
export class Calendar1801000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [primary('id', whole()), column('data', longText()), column('version', version())];
    await runner.createTable(new Table({ name: 'calendar', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('calendar');
  }
}
