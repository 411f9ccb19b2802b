import 'reflect-metadata';
import type { DataSource, QueryRunner } from 'typeorm';
import { MessageSenders1802600000000 } from '../src/storage/migrations/0086-message-senders';
import { buildWriter } from '../src/storage/data-source';
import { openDatabase } from '../src/storage/open';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const migration = new MessageSenders1802600000000();

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

async function addMessage(values: Record<string, unknown>): Promise<void> {
  const row = {
    messageId: String(Math.random()),
    channel: 'sms',
    recipient: '375291234567',
    subject: '',
    body: 'В пути',
    createdAt: '2026-11-29 10:00:00',
    nextAttemptAt: '2026-11-29 10:00:00',
    attempts: 0,
    toFile: 0,
    ...values,
  };
  await runner.query(
    `INSERT INTO emails (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).fill('?').join(', ')})`,
    Object.values(row),
  );
}

it('messages to receivers that wait keep the sender of their parcel; others have none', async () => {
  const [order] = (await runner.query(
    'SELECT id, userId FROM orders WHERE userId IS NOT NULL ORDER BY id LIMIT 1',
  )) as [{ id: number; userId: number }];
  await addMessage({ subject: 'waits', orderId: order.id });
  await addMessage({ subject: 'sent', orderId: order.id, sentAt: '2026-11-29 10:01:00' });
  await addMessage({ subject: 'to the sender', orderId: order.id, userId: order.userId });
  await addMessage({ subject: 'without its order', orderId: 999999 });
  // A migration that was stopped runs again.
  await migration.up(runner);
  await migration.up(runner);
  const rows = (await runner.query(
    "SELECT subject, senderId FROM emails WHERE body = 'В пути' ORDER BY subject",
  )) as { subject: string; senderId: number | null }[];
  expect(rows.map(({ subject, senderId }) => [subject, senderId])).toEqual([
    ['sent', null],
    ['to the sender', null],
    ['waits', order.userId],
    ['without its order', null],
  ]);
});
