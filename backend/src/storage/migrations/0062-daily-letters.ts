import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** The words of messages that are sent once a day, together. An older replica sends each of them by itself. */
export class DailyLetters1800200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'emails', column('daily', longText(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN daily');
  }
}
