import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exactKey, flag, instant, reference } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column, primary } from './schema-words';

/** Messages to telephones: whom an order's receiver hears of, whose account a message is about, and who wants none. */
export class Notices1797600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', column('notifyReceiver', flag()));
    await addColumns(runner, 'emails', column('userId', reference(true)));
    await addIndex(runner, 'emails', 'ix_emails_user', 'userId');
    await runner.createTable(new Table(silentPhones), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('silent_phones');
    await runner.dropIndex('emails', 'ix_emails_user');
    await runner.query('ALTER TABLE emails DROP COLUMN userId');
    await runner.query('ALTER TABLE orders DROP COLUMN notifyReceiver');
  }
}

const silentPhones = {
  name: 'silent_phones',
  columns: [primary('phoneHash', exactKey(64)), column('since', instant())],
};
