import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountTables } from './0001/accounts';
import { orderTables } from './0001/orders';
import { placeTables } from './0001/places';
import { recordTables } from './0001/records';

/** Parents before children. */
const tables = [...accountTables, ...placeTables, ...orderTables, ...recordTables];

/**
 * Every table of the first release with the indexes that their lists need. A table that is there already was made by a
 * migration that was killed half way: a server undoes nothing of that.
 */
export class Initial1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await runner.dropTable(table);
  }
}
