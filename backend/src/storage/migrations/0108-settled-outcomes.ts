import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact, instant, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

const TABLE = 'courier_outcomes';

/** Who has decided between an outcome of a driver and another one of the desk, and when. */
export class SettledOutcomes1804800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      TABLE,
      column('settledAs', exact(8, true)),
      column('settledBy', words(255)),
      column('settledAt', instant(true)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['settledAt', 'settledBy', 'settledAs'])
      await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${name}`);
  }
}
