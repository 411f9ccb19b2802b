import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/**
 * When an address for events answered the test that one of an unconfirmed account has to answer
 * (docs/contract.md#before-confirmation). Addresses of before have answered none.
 */
export class WebhookProofs1801700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'webhooks', column('provedAt', instant(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP COLUMN provedAt');
  }
}
