import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  exact,
  exactKey,
  flag,
  folded,
  instant,
  phone,
  reference,
  version,
  words,
} from '../../platform/database/columns';
import { column, foreignKey, id, index, primary } from './schema-words';

const books = new Table({
  name: 'address_books',
  columns: [primary('userId', reference()), column('filledAt', instant())],
  foreignKeys: [foreignKey('fk_address_books_user', 'userId', 'users', 'CASCADE')],
});

const entries = new Table({
  name: 'address_book_entries',
  columns: [
    id(),
    column('userId', reference()),
    column('side', exact(16)),
    column('receiverType', exact(16, true)),
    column('organization', words(255)),
    column('name', words(255)),
    column('phone', phone(true)),
    column('delivery', exact(16)),
    column('city', words(255)),
    column('cityId', reference(true)),
    column('street', words(255)),
    column('house', words(32)),
    column('housing', words(32)),
    column('entrance', words(32)),
    column('flat', words(32)),
    column('floor', words(32)),
    column('pointId', reference(true)),
    column('note', words(255)),
    column('hours', words(255)),
    column('isDefault', flag()),
    column('searchText', folded(2000)),
    column('usedAt', instant()),
    column('version', version()),
  ],
  indices: [
    index('ix_address_book_entries_used', 'userId', 'side', 'usedAt', 'id'),
    index('ix_address_book_entries_old', 'usedAt'),
  ],
  foreignKeys: [
    foreignKey('fk_address_book_entries_user', 'userId', 'users', 'CASCADE'),
    foreignKey('fk_address_book_entries_point', 'pointId', 'points', 'CASCADE'),
  ],
});

const prints = new Table({
  name: 'address_book_prints',
  columns: [primary('userId', reference()), primary('print', exactKey(64)), column('entryId', reference())],
  indices: [index('ix_address_book_prints_entry', 'entryId')],
  foreignKeys: [foreignKey('fk_address_book_prints_entry', 'entryId', 'address_book_entries', 'CASCADE')],
});

/** Places and receivers of customers (docs/contract.md#address-book). */
export class AddressBook1800500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [books, entries, prints]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [prints, entries, books]) await runner.dropTable(table);
  }
}
