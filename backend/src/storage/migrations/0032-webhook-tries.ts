import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** When an address for events was last tried, which orders the addresses, and when its owner was told that nothing arrives. */
export class WebhookTries1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'webhooks',
      column('triedAt', instant(true)),
      column('failureToldAt', instant(true)),
    );
    await runner.query(
      'UPDATE webhooks SET triedAt = (SELECT MAX(d.triedAt) FROM webhook_deliveries d WHERE d.webhookId = webhooks.id AND d.seq IS NOT NULL) WHERE triedAt IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP COLUMN failureToldAt');
    await runner.query('ALTER TABLE webhooks DROP COLUMN triedAt');
  }
}
