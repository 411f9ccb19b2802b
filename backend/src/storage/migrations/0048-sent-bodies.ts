import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hash } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column } from './schema-words';

/** An Idempotency-Key remembers the body as it was sent, to which a later release may add defaults. */
export class SentBodies1799400000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'idempotency_keys', column('sentHash', hash(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN sentHash');
  }
}
