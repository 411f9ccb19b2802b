import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** The beginning of the interval of a delivery; its end is the hour of the delivery date. */
export class DeliveryFrom1803700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('deliveryFrom', exact(5, true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN deliveryFrom');
  }
}
