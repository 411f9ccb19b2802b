import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, exactKey, flag, instant, longText, reference, whole } from '../../platform/database/columns';
import { column, foreignKey, index, primary } from './schema-words';

const scans = new Table({
  name: 'scans',
  columns: [
    primary('userId', reference()),
    primary('id', exactKey(64)),
    column('orderId', whole(true)),
    column('place', whole(true)),
    column('meaning', exact(32)),
    column('isWaiting', flag()),
    column('answer', longText()),
    column('scannedAt', instant()),
    column('savedAt', instant()),
  ],
  indices: [index('ix_scans_order', 'orderId', 'meaning'), index('ix_scans_saved', 'savedAt')],
  foreignKeys: [foreignKey('fk_scans_user', 'userId', 'users', 'CASCADE')],
});

/** Scans of the warehouse (docs/contract.md#scans). */
export class Scans1801100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(scans, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(scans);
  }
}
