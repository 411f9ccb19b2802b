import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag, instant, words } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** The return of runs, and their stops that were not reached. */
export class RunReturns1803300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'runs', column('returnedAt', instant(true)), column('returnedBy', words(255)));
    await addColumns(runner, 'run_orders', column('missed', flag()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE run_orders DROP COLUMN missed');
    for (const name of ['returnedBy', 'returnedAt'])
      await runner.query(`ALTER TABLE runs DROP COLUMN ${name}`);
  }
}
