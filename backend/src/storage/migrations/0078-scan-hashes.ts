import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hash } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** What was scanned under an id. A scan of before, and one that an older replica has taken, is answered to whatever comes under its id. */
export class ScanHashes1801800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'scans', column('sentHash', hash(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans DROP COLUMN sentHash');
  }
}
