import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, flag, instant, reference, words } from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

const bulks = new Table({
  name: 'bulks',
  columns: [
    id(),
    column('at', instant()),
    column('author', words(255, false)),
    column('statusId', reference()),
    column('hasOthers', flag()),
    column('journalId', reference(true)),
  ],
  indices: [index('ix_bulks_at', 'at'), unique('uq_bulks_journal', 'journalId')],
});

const orders = new Table({
  name: 'bulk_orders',
  columns: [
    primary('bulkId', reference()),
    primary('orderId', reference()),
    column('statusBefore', reference()),
    column('failureBefore', exact(16, true)),
    column('eventId', reference()),
    column('takenBackAt', instant(true)),
    column('takenBackBy', words(255)),
  ],
  foreignKeys: [foreignKey('fk_bulk_orders_bulk', 'bulkId', 'bulks', 'CASCADE')],
  indices: [unique('uq_bulk_orders_event', 'eventId')],
});

/** One status that was given to many orders, and the statuses before it, so that they can be given back later. */
export class Bulks1804000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(bulks, true);
    await runner.createTable(orders, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(orders);
    await runner.dropTable(bulks);
  }
}
