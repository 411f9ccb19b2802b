import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exact } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column } from './schema-words';

/** What the token of a session was before it was renewed, for requests that were on their way meanwhile. */
export class RenewedSessions1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'sessions', column('formerHash', exact(64, true)));
    await addIndex(runner, 'sessions', 'ix_sessions_former', 'formerHash');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('sessions', 'ix_sessions_former');
    await runner.query('ALTER TABLE sessions DROP COLUMN formerHash');
  }
}
