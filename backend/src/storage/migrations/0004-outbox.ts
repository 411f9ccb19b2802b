import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, addIndex } from './add-columns';
import { emailAddress, exact, longText } from '../../platform/database/columns';
import { column } from './schema-words';

/** The outbox learns of channels, of messages with a look, and of messages that wait and may be taken back. */
export class Outbox1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'emails',
      column('channel', { ...exact(16), default: 'email' }),
      column('html', longText(true)),
      column('replyTo', emailAddress(true)),
      column('topic', exact(64, true)),
      column('known', longText(true)),
    );
    await addIndex(runner, 'emails', 'ix_emails_topic', 'topic');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('emails', 'ix_emails_topic');
    await runner.dropColumns('emails', ['channel', 'html', 'replyTo', 'topic', 'known']);
  }
}
