import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact, reference } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** The statuses that the departure of a run has replaced. */
export class RunDepartures1803100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'run_orders',
      column('statusBefore', reference(true)),
      column('failureBefore', exact(16, true)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['failureBefore', 'statusBefore'])
      await runner.query(`ALTER TABLE run_orders DROP COLUMN ${name}`);
  }
}
