import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** Why an order was not delivered (docs/contract.md#not-delivered). */
export class Failures1800600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'orders',
      column('failure', exact(16, true)),
      column('failureWords', words(255)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['failureWords', 'failure'])
      await runner.query(`ALTER TABLE orders DROP COLUMN ${name}`);
  }
}
