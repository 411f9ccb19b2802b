import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exactKey, instant } from '../../platform/database/columns';
import { addColumns } from './add-columns';
import { column, primary } from './schema-words';

const runs = new Table({
  name: 'job_runs',
  columns: [
    primary('name', exactKey(32)),
    column('firstStartedAt', instant()),
    column('succeededAt', instant(true)),
  ],
});

const queues = ['emails', 'webhook_deliveries'];

/** When each job last succeeded; and when the time of the next attempt of a message or an event was set, by the clock that set it. */
export class JobRuns1802500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(runs, true);
    for (const queue of queues) await addColumns(runner, queue, column('datedAt', instant(true)));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const queue of queues) await runner.query(`ALTER TABLE ${queue} DROP COLUMN datedAt`);
    await runner.dropTable(runs);
  }
}
