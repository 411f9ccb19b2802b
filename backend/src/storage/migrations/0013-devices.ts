import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, hash, instant, longText, reference, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, foreignKey, index, primary } from './schema-words';

const tables = [
  new Table({
    name: 'devices',
    columns: [
      primary('tokenHash', hash()),
      primary('userId', reference()),
      column('createdAt', instant()),
      column('lastSeenAt', instant()),
    ],
    indices: [index('ix_devices_user', 'userId'), index('ix_devices_last_seen', 'lastSeenAt')],
    foreignKeys: [foreignKey('fk_devices_user', 'userId', 'users', 'CASCADE')],
  }),
  new Table({
    name: 'tries',
    columns: [primary('keyHash', hash()), column('times', longText()), column('forgetAt', instant())],
    indices: [index('ix_tries_forget', 'forgetAt')],
  }),
];

/** Sessions tell where they were opened, browsers are known again, and tries are counted by their times. */
export class Devices1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'sessions',
      column('device', words(100)),
      column('address', exact(45, true)),
      column('confirmedAt', instant(true)),
      column('deviceHash', exact(64, true)),
    );
    for (const table of tables) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.dropTable(table);
    await runner.dropColumns('sessions', ['device', 'address', 'confirmedAt', 'deviceHash']);
  }
}
