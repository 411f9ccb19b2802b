import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** The customer's own number of an order. Each step looks first, so that a migration killed half way can run again. */
export class ExternalId1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('externalId', exact(64, true)));
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === 'uq_orders_external_id')) {
      await runner.query('CREATE UNIQUE INDEX uq_orders_external_id ON orders (userId, externalId)');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', 'uq_orders_external_id');
    await runner.dropColumn('orders', 'externalId');
  }
}
