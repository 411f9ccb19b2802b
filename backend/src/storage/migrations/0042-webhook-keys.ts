import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** Which key has named an address for events, and whether it is told whole orders. Addresses of a release before are as a person's. */
export class WebhookKeys1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'webhooks', column('keyId', reference(true)), column('tellsOrders', flag(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP COLUMN tellsOrders');
    await runner.query('ALTER TABLE webhooks DROP COLUMN keyId');
  }
}
