import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, reference, version, whole, words } from '../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from './schema-words';

const tables = [
  new Table({
    name: 'registers',
    columns: [
      id(),
      column('userId', reference(true)),
      column('day', exact(10)),
      column('version', version()),
      column('createdAt', instant()),
      column('dissolvedAt', instant(true)),
      column('receivedAt', instant(true)),
      column('changedBy', words(255)),
      column('changedAt', instant(true)),
    ],
    indices: [index('ix_registers_user', 'userId')],
    foreignKeys: [foreignKey('fk_registers_user', 'userId', 'users', 'SET NULL')],
  }),
  new Table({
    name: 'register_orders',
    columns: [
      primary('registerId', reference()),
      primary('orderId', reference()),
      column('position', whole()),
      column('places', whole()),
      column('weight', whole()),
      column('liveOrderId', whole(true)),
    ],
    indices: [unique('uq_register_orders_live', 'liveOrderId')],
    foreignKeys: [foreignKey('fk_register_orders_register', 'registerId', 'registers', 'CASCADE')],
  }),
  new Table({
    name: 'register_places',
    columns: [
      primary('registerId', reference()),
      primary('orderId', reference()),
      primary('place', whole()),
      column('at', instant()),
      column('byName', words(255, false)),
    ],
    foreignKeys: [foreignKey('fk_register_places_register', 'registerId', 'registers', 'CASCADE')],
  }),
];

/** Registers of orders that are handed over together, and which places have come. */
export class Registers1800110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables.toReversed()) await runner.dropTable(table);
  }
}
