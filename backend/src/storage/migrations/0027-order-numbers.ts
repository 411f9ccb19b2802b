import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, isMysql, whole } from '../../platform/database/columns';
import {
  addNumberTrigger,
  dropNumberTrigger,
  continueFromAutoIncrement,
} from '../../modules/orders/model/order-numbers';
import { column, primary } from './schema-words';

/** Numbers of orders without holes, on a server; SQLite has none (docs/decisions/0014-order-numbers.md). Killed half way it makes the rest. */
export class OrderNumbers1797700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!isMysql) return;
    const columns = [primary('id', whole()), column('last', count())];
    await runner.createTable(new Table({ name: 'order_numbers', columns }), true);
    const query = runner.query.bind(runner) as QueryRunner['query'];
    if (await addNumberTrigger(query)) await continueFromAutoIncrement(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isMysql) return;
    await dropNumberTrigger(runner.query.bind(runner) as QueryRunner['query']);
    await runner.dropTable('order_numbers');
  }
}
