import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropOrderTriggers } from '../../modules/orders/model/order-counts';
import { dropCounts, makeOrderCounts } from './order-counts-tables';

/** Orders are counted by days and by prices, too. */
export class OrderSpans1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await makeOrderCounts(runner);
  }

  /** An older program makes its own triggers by `orders:recount`; until then its lists count for themselves. */
  async down(runner: QueryRunner): Promise<void> {
    await dropOrderTriggers(runner.query.bind(runner) as QueryRunner['query']);
    await dropCounts(runner, 'order_days', 'order_prices');
  }
}
