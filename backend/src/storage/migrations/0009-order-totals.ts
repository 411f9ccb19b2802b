import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropOrderTriggers } from '../../modules/orders/model/order-counts';
import { dropCounts, makeOrderCounts } from './order-counts-tables';

/** Counts of orders, kept by triggers. */
export class OrderTotals1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await makeOrderCounts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOrderTriggers(runner.query.bind(runner) as QueryRunner['query']);
    await dropCounts(runner, 'order_totals', 'order_blocks');
  }
}
