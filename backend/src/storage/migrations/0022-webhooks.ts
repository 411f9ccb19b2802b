import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, exact, instant, reference, version, whole, words } from '../../platform/database/columns';
import { column, foreignKey, id, index, unique } from './schema-words';

/** Where events are sent, and the events on their way. */
export class Webhooks1797250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const webhooks = new Table({
      name: 'webhooks',
      columns: [
        id(),
        column('userId', reference()),
        column('mode', exact(4)),
        column('url', exact(500)),
        column('types', exact(500)),
        column('description', words(200)),
        column('secret', exact(255)),
        column('oldSecret', exact(255, true)),
        column('oldUntil', instant(true)),
        column('state', exact(16)),
        column('failingSince', instant(true)),
        column('lastSeq', whole()),
        column('createdAt', instant()),
        column('version', version()),
      ],
      indices: [index('ix_webhooks_user', 'userId')],
      foreignKeys: [foreignKey('fk_webhooks_user', 'userId', 'users', 'CASCADE')],
    });
    const deliveries = new Table({
      name: 'webhook_deliveries',
      columns: [
        id(),
        column('webhookId', reference()),
        column('eventId', exact(40)),
        column('seq', whole(true)),
        column('type', exact(40)),
        column('orderId', whole(true)),
        column('state', exact(16)),
        column('queuedAt', instant()),
        column('nextAttemptAt', instant()),
        column('attempts', count()),
        column('leaseHolder', exact(32, true)),
        column('firstTriedAt', instant(true)),
        column('triedAt', instant(true)),
        column('status', whole(true)),
        column('ms', whole(true)),
        column('answer', words(2048)),
        column('error', words(500)),
      ],
      indices: [
        unique('uq_webhook_deliveries_event', 'webhookId', 'eventId'),
        index('ix_webhook_deliveries_next', 'webhookId', 'state', 'id'),
        index('ix_webhook_deliveries_due', 'state', 'nextAttemptAt'),
        index('ix_webhook_deliveries_queued', 'queuedAt'),
      ],
      foreignKeys: [foreignKey('fk_webhook_deliveries_webhook', 'webhookId', 'webhooks', 'CASCADE')],
    });
    await runner.createTable(webhooks, true);
    await runner.createTable(deliveries, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('webhook_deliveries');
    await runner.dropTable('webhooks');
  }
}
