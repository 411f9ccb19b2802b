import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  exact,
  flag,
  instant,
  phone,
  reference,
  version,
  whole,
  words,
} from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

const runs = new Table({
  name: 'runs',
  columns: [
    id(),
    column('day', exact(10)),
    column('driver', words(255)),
    column('driverPhone', phone(true)),
    column('car', words(255)),
    column('byHand', flag()),
    column('version', version()),
    column('createdAt', instant()),
    column('leftAt', instant(true)),
    column('changedBy', words(255, false)),
    column('changedAt', instant()),
  ],
  indices: [index('ix_runs_day', 'day', 'id')],
});

const orders = new Table({
  name: 'run_orders',
  columns: [
    primary('runId', reference()),
    primary('orderId', reference()),
    column('task', exact(16)),
    column('position', whole()),
    column('addedBy', words(255, false)),
    column('addedAt', instant()),
    column('liveOrderId', whole(true)),
  ],
  indices: [unique('uq_run_orders_live', 'liveOrderId'), index('ix_run_orders_order', 'orderId', 'runId')],
  foreignKeys: [foreignKey('fk_run_orders_run', 'runId', 'runs', 'CASCADE')],
});

/** Runs of cars and the orders that they take (docs/contract.md#runs). */
export class Runs1800900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [runs, orders]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [orders, runs]) await runner.dropTable(table);
  }
}
