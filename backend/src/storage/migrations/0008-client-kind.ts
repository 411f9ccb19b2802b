import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './add-columns';

/** Orders are filtered by the kind of their client. */
export class ClientKind1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'orders', 'ix_orders_client_kind', 'clientIsLegalEntity', 'id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('orders', 'ix_orders_client_kind');
  }
}
