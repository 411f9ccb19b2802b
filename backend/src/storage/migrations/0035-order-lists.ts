import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropOrderTriggers } from '../../modules/orders/model/order-counts';
import { addIndex } from './add-columns';
import { dropCounts, makeCountTables, makeOrderCounts } from './order-counts-tables';

const formerTriggers = ['tr_orders_added', 'tr_orders_changed', 'tr_orders_removed'];

const index = 'ix_orders_list';
const kinds = ['statusId', 'stateId', 'fragileCargo', 'clientIsLegalEntity'];
const filtered = [...kinds, 'price', 'createdAt', 'receiverAddressId', 'receivePointId', 'userId'];

/** Orders are counted by their kinds alone, no more by blocks of numbers, days and prices: a narrow index is walked through instead. */
export class OrderLists1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of formerTriggers) await runner.query(`DROP TRIGGER IF EXISTS ${name}`);
    await makeOrderCounts(runner);
    await dropCounts(runner, 'order_blocks', 'order_days', 'order_prices');
    await addIndex(runner, 'orders', index, 'id', ...filtered);
  }

  /** An older program makes its own triggers by `orders:recount`; until then its lists count for themselves. */
  async down(runner: QueryRunner): Promise<void> {
    await dropOrderTriggers(runner.query.bind(runner) as QueryRunner['query']);
    await makeCountTables(runner);
    await runner.dropIndex('orders', index);
  }
}
