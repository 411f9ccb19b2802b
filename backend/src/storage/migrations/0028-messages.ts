import type { MigrationInterface, QueryRunner } from 'typeorm';
import { reference } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

const indexes = {
  ix_emails_recipient: 'recipient',
  ix_emails_channel: 'channel',
  ix_emails_order: 'orderId',
};

/** Which order a message is about; the list of messages is asked for one recipient, one channel or one order. */
export class Messages1797800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'emails', column('orderId', reference(true)));
    for (const [name, indexed] of Object.entries(indexes)) await addIndex(runner, 'emails', name, indexed);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.dropIndex('emails', name);
    await runner.query('ALTER TABLE emails DROP COLUMN orderId');
  }
}
