import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { makeOrderCounts } from './order-counts-tables';
import { column } from './schema-words';

const index = 'uq_orders_client_number';
const former = 'uq_orders_external_id';

/** Test orders stand among the real ones under negative numbers, have external numbers of their own and are counted nowhere. */
export class Sandbox1797300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('mode', { ...exact(8), default: 'live' }));
    const names = await indices(runner);
    if (!names.includes(index))
      await runner.query(`CREATE UNIQUE INDEX ${index} ON orders (userId, mode, externalId)`);
    if (names.includes(former)) await runner.dropIndex('orders', former);
    await makeOrderCounts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM orders WHERE id < 0');
    if (!(await indices(runner)).includes(former))
      await runner.query(`CREATE UNIQUE INDEX ${former} ON orders (userId, externalId)`);
    await runner.dropIndex('orders', index);
    await runner.query('ALTER TABLE orders DROP COLUMN mode');
  }
}

const indices = async (runner: QueryRunner): Promise<(string | undefined)[]> =>
  (await runner.getTable('orders'))?.indices.map(({ name }) => name) ?? [];
