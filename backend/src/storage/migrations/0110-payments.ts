import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, exact, flag, instant, money, reference, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, id, index, unique } from './schema-words';

const payments = new Table({
  name: 'payments',
  columns: [
    id(),
    column('userId', reference(true)),
    column('client', words(255, false)),
    column('unp', exact(20)),
    column('day', exact(10)),
    column('sum', money()),
    column('number', exact(30)),
    column('copy', count()),
    column('note', words(500)),
    column('author', words(255, false)),
    column('at', instant()),
    column('reversedAt', instant(true)),
    column('reversedBy', words(255)),
    column('reverseReason', words(500)),
  ],
  indices: [
    unique('uq_payments_number', 'number', 'day', 'sum', 'copy'),
    index('ix_payments_user', 'userId', 'day'),
    index('ix_payments_day', 'day'),
  ],
  foreignKeys: [foreignKey('fk_payments_user', 'userId', 'users', 'SET NULL')],
});

/** Payments of firms, and the right of managers to enter them. */
export class Payments1805000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(payments, true);
    await addColumns(runner, 'users', column('isAccountant', flag()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN isAccountant');
    await runner.dropTable(payments);
  }
}
