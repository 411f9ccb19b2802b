import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, isMysql, words } from '../../platform/database/columns';
import { fillReturns } from '../../modules/orders/model/order-returns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

const columns = [
  column('handedAt', instant(true)),
  column('ttnSince', instant(true)),
  column('ttnBackAt', instant(true)),
  column('ttnBackBy', words(255)),
  column('heldSince', instant(true)),
  column('cargoBackAt', instant(true)),
  column('cargoBackTo', words(150)),
  column('cargoBackBy', words(255)),
];

const indices = {
  ix_orders_handed: ['statusId', 'handedAt', 'userId'],
  ix_orders_ttn: ['ttnBackAt', 'ttnSince', 'userId'],
  ix_orders_held: ['cargoBackAt', 'heldSince'],
};

/**
 * When orders were handed over, and what must come back to their clients. Orders of before get the hour of their handover or of their status;
 * what a release before saves meanwhile is filled by the hourly upkeep. Killed half way it goes on with the rest.
 */
export class OrderReturns1803500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', ...columns);
    const query = runner.query.bind(runner) as QueryRunner['query'];
    for (let last: number | null = 0; last !== null;) {
      last = await fillReturns(query, last);
      // The replicas beside do not wait for the orders of all batches.
      if (isMysql) await query('COMMIT');
    }
    for (const [name, names] of Object.entries(indices)) await addIndex(runner, 'orders', name, ...names);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indices)) await runner.dropIndex('orders', name);
    for (const { name } of columns) await runner.query(`ALTER TABLE orders DROP COLUMN ${name}`);
  }
}
