import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

/** The day and the hours in which an order is fetched from its sender; earlier orders have none. */
export class PickupDays1803900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'orders',
      column('pickupDate', exact(16, true)),
      column('pickupFrom', exact(5, true)),
    );
    await addIndex(runner, 'orders', 'ix_orders_pickup', 'pickupDate', 'id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', 'ix_orders_pickup');
    for (const name of ['pickupFrom', 'pickupDate'])
      await runner.query(`ALTER TABLE orders DROP COLUMN ${name}`);
  }
}
