import 'reflect-metadata';
import { LEVEL_CHANNELS, levelIncludes, NOTICE_EVENTS } from '@shlyah/domain';
import type { DataSource, QueryRunner } from 'typeorm';
import { NoticesOfChanges1802300000000 } from '../src/storage/migrations/0083-notices-of-changes';
import { buildWriter } from '../src/storage/data-source';
import { openDatabase } from '../src/storage/open';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const migration = new NoticesOfChanges1802300000000();

let test: TestDatabase;
let source: DataSource;
let runner: QueryRunner;

beforeAll(async () => {
  test = await createTestDatabase();
  const database = await openDatabase({ database: test.config, demo: true }, () => new Date());
  await database.close();
  source = await buildWriter(test.config).initialize();
  runner = source.createQueryRunner();
  await migration.down(runner);
});

afterAll(async () => {
  await runner.release();
  await source.destroy();
  await test.drop();
});

const switchOff = async (userId: number, events: string[], channels: readonly string[]): Promise<void> => {
  for (const event of events)
    for (const channel of channels)
      await runner.query('INSERT INTO notice_choices (userId, event, channel, wanted) VALUES (?, ?, ?, 0)', [
        userId,
        event,
        channel,
      ]);
};

it('who had chosen questions alone, or nothing, gets no notices of changes; others get them', async () => {
  const users = (await runner.query('SELECT id FROM users ORDER BY id LIMIT 4')) as { id: number }[];
  const [questions = 0, nothing = 0, some = 0, byTelegram = 0] = users.map(({ id }) => id);
  const before = Object.keys(NOTICE_EVENTS).filter((event) => event !== 'orderChanged');
  const unasked = before.filter((event) => !levelIncludes('questions', event));
  await switchOff(questions, unasked, LEVEL_CHANNELS);
  await switchOff(nothing, before, LEVEL_CHANNELS);
  await switchOff(some, ['orderPlaced', 'status4', 'orderPriced'], LEVEL_CHANNELS);
  await switchOff(byTelegram, before, ['telegram']);
  // A migration that was stopped runs again.
  await migration.up(runner);
  await migration.up(runner);
  const rows = (await runner.query(
    `SELECT userId, channel, wanted FROM notice_choices WHERE event = 'orderChanged' ORDER BY userId, channel`,
  )) as { userId: number; channel: string; wanted: number }[];
  expect(rows.map(({ userId, channel, wanted }) => [userId, channel, Number(wanted)])).toEqual([
    [questions, 'email', 0],
    [questions, 'telegram', 0],
    [nothing, 'email', 0],
    [nothing, 'telegram', 0],
    [byTelegram, 'telegram', 0],
  ]);
});
