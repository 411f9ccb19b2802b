import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from '../columns';

/**
 * The customer's own number of an order. Written as plain statements: on SQLite TypeORM would copy the whole table to
 * add a column. Each step looks first, so that a migration killed half way can run again.
 */
export class ExternalId1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const collation = isMysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const orders = await runner.getTable('orders');
    if (!orders?.findColumnByName('externalId')) {
      await runner.query(`ALTER TABLE orders ADD COLUMN externalId varchar(64)${collation} NULL`);
    }
    if (!orders?.indices.some(({ name }) => name === 'uq_orders_external_id')) {
      await runner.query('CREATE UNIQUE INDEX uq_orders_external_id ON orders (userId, externalId)');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', 'uq_orders_external_id');
    await runner.dropColumn('orders', 'externalId');
  }
}
