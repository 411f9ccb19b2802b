import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** What tells the row of a file that an order was made of (docs/contract.md#import). */
export class RowPrints1800300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('rowPrint', exact(64, true)));
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === 'uq_orders_row_print'))
      await runner.query('CREATE UNIQUE INDEX uq_orders_row_print ON orders (userId, mode, rowPrint)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', 'uq_orders_row_print');
    await runner.query('ALTER TABLE orders DROP COLUMN rowPrint');
  }
}
