import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

/** Which import an order came with, so that a whole import can be canceled (docs/contract.md#import). */
export class OrderImports1803000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('importId', exact(64, true)));
    await addIndex(runner, 'orders', 'ix_orders_import', 'userId', 'mode', 'importId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', 'ix_orders_import');
    await runner.query('ALTER TABLE orders DROP COLUMN importId');
  }
}
