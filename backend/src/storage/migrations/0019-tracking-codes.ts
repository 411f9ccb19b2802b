import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TRACKING_LENGTH } from '@shlyah/domain';
import { exact, isMysql } from '../../platform/database/columns';
import { fillTrackingCodes } from '../../modules/orders/model/tracking-codes';
import { addColumns } from './add-columns';
import { column } from './schema-words';

const index = 'uq_orders_tracking_code';

/**
 * The codes under which parcels are followed. The column stays nullable: a release before places orders without one while it is
 * replaced, and the hourly upkeep fills them in. Killed half way it goes on with those that have none.
 */
export class TrackingCodes1796900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('trackingCode', exact(TRACKING_LENGTH, true)));
    const orders = await runner.getTable('orders');
    if (!orders?.indices.some(({ name }) => name === index))
      await runner.query(`CREATE UNIQUE INDEX ${index} ON orders (trackingCode)`);
    const query = runner.query.bind(runner) as QueryRunner['query'];
    for (let last: number | null = 0; last !== null;) {
      last = await fillTrackingCodes(query, last);
      // The replicas beside do not wait for the orders of all batches.
      if (isMysql) await query('COMMIT');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', index);
    await runner.query('ALTER TABLE orders DROP COLUMN trackingCode');
  }
}
