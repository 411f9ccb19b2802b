import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, exactKey, instant, longText, reference, whole } from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

/** What clients' programs are told of, and how far the order of that has been settled. */
export class Feed1797200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const events = new Table({
      name: 'integration_events',
      columns: [
        id(),
        column('seq', whole(true)),
        column('userId', reference(true)),
        column('mode', exact(4)),
        column('type', exact(40)),
        column('orderId', whole(true)),
        column('at', instant()),
        column('body', longText()),
      ],
      indices: [
        unique('uq_integration_events_seq', 'seq'),
        index('ix_integration_events_user', 'userId', 'seq'),
        index('ix_integration_events_order', 'orderId'),
      ],
      foreignKeys: [foreignKey('fk_integration_events_user', 'userId', 'users', 'CASCADE')],
    });
    const head = new Table({
      name: 'feed_head',
      columns: [primary('name', exactKey(16)), column('lastSeq', whole()), column('cutSeq', whole())],
    });
    await runner.createTable(events, true);
    await runner.createTable(head, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('feed_head');
    await runner.dropTable('integration_events');
  }
}
