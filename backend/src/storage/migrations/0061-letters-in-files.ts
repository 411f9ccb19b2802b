import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flag } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** Whether a message was written to a file instead of being sent. Of older ones it is not known. */
export class LettersInFiles1800100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'emails', column('toFile', flag()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN toFile');
  }
}
