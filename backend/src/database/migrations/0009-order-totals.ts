import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { count, whole } from '../columns';
import { addOrderTriggers, dropOrderTriggers, recountOrders } from '../order-counts';
import { column, primary } from './schema-words';

const tables = [
  new Table({
    name: 'order_totals',
    columns: [
      primary('statusId', whole()),
      primary('stateId', whole()),
      primary('unpriced', whole()),
      primary('fragileCargo', whole()),
      primary('clientIsLegalEntity', whole()),
      column('orders', count()),
    ],
  }),
  new Table({
    name: 'order_blocks',
    columns: [
      primary('block', whole()),
      primary('statusId', whole()),
      primary('stateId', whole()),
      column('orders', count()),
    ],
  }),
];

/** Counts of orders, kept by triggers (docs/decisions/0017-order-totals.md). Killed half way it counts again. */
export class OrderTotals1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const query = runner.query.bind(runner) as QueryRunner['query'];
    for (const table of tables) await runner.createTable(table, true);
    if (await addOrderTriggers(query)) await recountOrders(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOrderTriggers(runner.query.bind(runner) as QueryRunner['query']);
    for (const table of tables) await runner.dropTable(table);
  }
}
