import type { MigrationInterface, QueryRunner } from 'typeorm';
import { reference } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

/** The order that a row of the journal is about. */
export class JournalOrders1799710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'journal', column('orderId', reference(true)));
    await addIndex(runner, 'journal', 'ix_journal_order', 'orderId', 'id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('journal', 'ix_journal_order');
    await runner.query('ALTER TABLE journal DROP COLUMN orderId');
  }
}
