import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, longText, reference, words } from '../../platform/database/columns';
import { column, index, primary } from './schema-words';

const deletedOrders = new Table({
  name: 'deleted_orders',
  columns: [
    primary('id', reference()),
    column('userId', reference(true)),
    column('createdAt', instant()),
    column('deletedAt', instant()),
    column('deletedBy', words(255, false)),
    column('content', longText()),
    column('proposals', longText()),
  ],
  indices: [
    index('ix_deleted_orders_user', 'userId'),
    index('ix_deleted_orders_created', 'createdAt'),
    index('ix_deleted_orders_deleted', 'deletedAt'),
  ],
});

/** Deleted orders that can be brought back (docs/contract.md#order-deletion). */
export class DeletedOrders1799700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(deletedOrders, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(deletedOrders);
  }
}
