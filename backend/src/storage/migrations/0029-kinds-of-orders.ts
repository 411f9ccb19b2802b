import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './add-columns';

const former = 'ix_orders_created_kinds';
const kinds = ['statusId', 'stateId', 'fragileCargo', 'clientIsLegalEntity'];

const indexes = {
  ix_orders_dated_kinds: ['createdAt', ...kinds, 'price'],
  ix_orders_priced_kinds: ['price', ...kinds, 'createdAt'],
};

/** Days and prices are asked for together with any kind: what a filter asks for is in one of two indexes as a whole. */
export class KindsOfOrders1797900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(indexes)) await addIndex(runner, 'orders', name, ...columns);
    const orders = await runner.getTable('orders');
    if (orders?.indices.some(({ name }) => name === former)) await runner.dropIndex('orders', former);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'orders', former, 'createdAt', 'statusId', 'stateId', 'price', 'fragileCargo');
    for (const name of Object.keys(indexes)) await runner.dropIndex('orders', name);
  }
}
