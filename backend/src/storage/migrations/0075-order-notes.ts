import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, longText, reference, words } from '../../platform/database/columns';
import { column, id, index } from './schema-words';

const notes = new Table({
  name: 'order_notes',
  columns: [
    id(),
    column('orderId', reference()),
    column('authorId', reference()),
    column('author', words(255, false)),
    column('text', longText()),
    column('createdAt', instant()),
  ],
  indices: [index('ix_order_notes_order', 'orderId', 'id')],
});

/** Notes of staff on orders (docs/contract.md#notes). */
export class OrderNotes1801500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(notes, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(notes);
  }
}
