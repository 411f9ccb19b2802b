import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './add-columns';

/** Calls of a client's keys are counted by days, and those of one key found, without reading the rows of all. */
export class KeyCallDays1801900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'key_calls', 'ix_key_calls_days', 'userId', 'at', 'status');
    await addIndex(runner, 'key_calls', 'ix_key_calls_key', 'userId', 'keyId', 'id');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ix_key_calls_days', 'ix_key_calls_key']) await runner.dropIndex('key_calls', name);
  }
}
