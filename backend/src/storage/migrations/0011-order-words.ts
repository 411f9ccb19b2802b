import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { folded, whole } from '../../platform/database/columns';
import { fillOrderWords } from '../../modules/orders/model/order-words';
import { column, primary } from './schema-words';

/** The words that orders are found by (docs/decisions/0007-search.md). Killed half way it writes the same again. */
export class OrderWords1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [primary('word', folded(40)), primary('id', whole()), column('shared', whole())];
    await runner.createTable(new Table({ name: 'order_words', columns, withoutRowid: true }), true);
    await fillOrderWords(runner.query.bind(runner) as QueryRunner['query']);
  }

  /** The texts stay: a release before finds by them what it promises. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_words');
  }
}
