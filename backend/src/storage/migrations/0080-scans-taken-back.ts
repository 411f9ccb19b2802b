import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** When a scan was taken back (docs/contract.md#scans). */
export class ScansTakenBack1802000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'scans', column('takenBackAt', instant(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans DROP COLUMN takenBackAt');
  }
}
