import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** When an order was changed. Orders of earlier releases have no such time, and are answered with the time of placing. */
export class OrderChanges1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('updatedAt', instant(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN updatedAt');
  }
}
