import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountTables } from './0001/accounts';
import { orderTables } from './0001/orders';
import { placeTables } from './0001/places';
import { recordTables } from './0001/records';

/** Parents before children. */
const tables = [...accountTables, ...placeTables, ...orderTables, ...recordTables];

/** Every table of the first release with the indexes that their lists need. */
export class Initial1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await runner.dropTable(table);
  }
}
