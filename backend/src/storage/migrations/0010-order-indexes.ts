import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './add-columns';

const former = 'ix_orders_created';

/** Filters of orders that are asked together. */
export class OrderIndexes1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'orders', 'ix_orders_status_state', 'statusId', 'stateId', 'id');
    const kinds = ['createdAt', 'statusId', 'stateId', 'price', 'fragileCargo'];
    await addIndex(runner, 'orders', 'ix_orders_created_kinds', ...kinds);
    // It begins with the same column, and has nothing else that a filter asks for.
    const orders = await runner.getTable('orders');
    if (orders?.indices.some(({ name }) => name === former)) await runner.dropIndex('orders', former);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'orders', former, 'createdAt', 'id');
    for (const name of ['ix_orders_status_state', 'ix_orders_created_kinds'])
      await runner.dropIndex('orders', name);
  }
}
