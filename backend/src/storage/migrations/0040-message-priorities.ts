import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

const [next, due] = ['ix_emails_next', 'ix_emails_due'];

/** Each channel of the outbox is read by itself, letters about accounts before news. */
export class MessagePriorities1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'emails', column('priority', { ...exact(8), default: 'news' }));
    await addIndex(runner, 'emails', next, 'sentAt', 'channel', 'priority', 'nextAttemptAt');
    await dropIndex(runner, due);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'emails', due, 'sentAt', 'nextAttemptAt');
    await dropIndex(runner, next);
    await runner.query('ALTER TABLE emails DROP COLUMN priority');
  }
}

/** An index that is gone already stays so. */
async function dropIndex(runner: QueryRunner, name: string): Promise<void> {
  const table = await runner.getTable('emails');
  if (table?.indices.some((index) => index.name === name)) await runner.dropIndex('emails', name);
}
