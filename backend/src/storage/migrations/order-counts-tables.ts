import { Table, type QueryRunner } from 'typeorm';
import { count, whole } from '../../platform/database/columns';
import { addOrderTriggers, recountOrders } from '../../modules/orders/model/order-counts';
import { column, primary } from './schema-words';

const kind = [primary('statusId', whole()), primary('stateId', whole())];

const tables = [
  new Table({
    name: 'order_totals',
    columns: [
      ...kind,
      primary('unpriced', whole()),
      primary('fragileCargo', whole()),
      primary('clientIsLegalEntity', whole()),
      column('orders', count()),
    ],
  }),
  new Table({
    name: 'order_blocks',
    columns: [primary('block', whole()), ...kind, column('orders', count())],
  }),
  new Table({
    name: 'order_days',
    columns: [
      primary('day', whole()),
      ...kind,
      column('orders', count()),
      column('least', whole()),
      column('most', whole()),
    ],
  }),
  new Table({
    name: 'order_prices',
    columns: [primary('rubles', whole()), ...kind, column('orders', count())],
  }),
];

/**
 * All tables of counts that there have ever been, the triggers of this program and what they count (docs/decisions/0017-order-totals.md). Killed
 * half way it counts again.
 */
export async function makeOrderCounts(runner: QueryRunner): Promise<void> {
  const query = runner.query.bind(runner) as QueryRunner['query'];
  await makeCountTables(runner);
  if (await addOrderTriggers(query)) await recountOrders(query);
}

export async function makeCountTables(runner: QueryRunner): Promise<void> {
  for (const table of tables) await runner.createTable(table, true);
}

export async function dropCounts(runner: QueryRunner, ...names: string[]): Promise<void> {
  for (const name of names) await runner.query(`DROP TABLE IF EXISTS ${name}`);
}
