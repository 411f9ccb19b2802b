import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, money, reference, words } from '../../platform/database/columns';
import { column, foreignKey, id, index } from './schema-words';

const ownLines = new Table({
  name: 'own_lines',
  columns: [
    id(),
    column('userId', reference()),
    column('month', exact(7)),
    column('words', words(255, false)),
    column('sum', money()),
    column('author', words(255, false)),
    column('at', instant()),
    column('actId', reference(true)),
  ],
  indices: [index('ix_own_lines_month', 'month', 'userId'), index('ix_own_lines_user', 'userId')],
  foreignKeys: [foreignKey('fk_own_lines_user', 'userId', 'users', 'CASCADE')],
});

/** Lines of a firm's month that staff add: storage, returns, discounts. */
export class OwnLines1804600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ownLines, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(ownLines);
  }
}
