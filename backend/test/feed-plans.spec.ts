import { eventTypes } from '@shlyah/domain';
import type { DataSource } from 'typeorm';
import { insertMany } from '../src/platform/database/insert-many';
import { Feed } from '../src/platform/feed/feed';
import { FeedReader } from '../src/platform/feed/feed-reader';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { Sequence } from '../src/platform/feed/sequence';
import { buildWriter } from '../src/storage/data-source';
import { NextDeliveries } from '../src/modules/integrations/webhooks/next-deliveries';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { statementsOf } from './database-support/asked';
import { addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

/** What the database reads for the feed among twenty thousand events of fifty clients. */
const events = 20_000;

let test: TestApp;
let plans: DataSource;
let userId: number;

beforeAll(async () => {
  test = await startTestApp();
  // It asks by itself, and of all that there is when it begins.
  await test.app.get(Sender).onModuleDestroy();
  plans = await buildWriter(test.config.database).initialize();
  const users: number[] = [];
  for (let count = 0; count < 50; count++) users.push((await addUser(test)).id);
  userId = users[0] ?? 0;
  const told = test.app.get(Feed).payloadOf({ type: 'order.changed', orderId: 1 });
  const row = {
    seq: null,
    mode: 'live',
    type: 'order.changed',
    at: new Date(),
    body: JSON.stringify(told),
  } as const;
  const rows = Array.from({ length: events }, (_, at) => ({
    ...row,
    userId: at % 1000 === 0 ? null : (users[at % 50] ?? null),
    orderId: at,
  }));
  await test.database.write((tx) => insertMany(tx, IntegrationEvent, rows));
  await test.app.get(Sequence).catchUp();
  await test.database.write((tx) =>
    tx.query(
      test.database.kind === 'mysql' ? 'ANALYZE TABLE integration_events, webhook_deliveries' : 'ANALYZE',
    ),
  );
});

afterAll(async () => {
  await plans.destroy();
  await test.close();
});

/** Steps that read a whole table of events or deliveries, or sort what they read of it, of the statements that the work asks. */
async function wideSteps(work: () => Promise<unknown>): Promise<string[]> {
  const asked = await statementsOf(test.database, work);
  const ours = asked.filter(([sql]) => /^\s*SELECT[^]*(integration_events|webhook_deliveries)/.test(sql));
  expect(ours.length).toBeGreaterThan(0);
  const wide: string[] = [];
  for (const [sql, values] of ours) {
    const isMysql = test.database.kind === 'mysql';
    const steps: Record<string, string | null>[] = await plans.query(
      `${isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${sql}`,
      values,
    );
    for (const step of steps) {
      const text = JSON.stringify(step);
      const isWide = isMysql
        ? /integration_events|webhook_deliveries|^[dl]$/.test(step['table'] ?? '') &&
          (step['type'] === 'ALL' || /filesort/.test(step['Extra'] ?? ''))
        : /SCAN (integration_events|webhook_deliveries|IntegrationEvent|[dl])\b(?!.*INDEX)|TEMP B-TREE FOR ORDER/.test(
            text,
          );
      if (isWide) wide.push(`${text}: ${sql}`);
    }
  }
  return wide;
}

it.each([0, events / 2, events - 10])(
  'a stretch of the feed behind %p is read from the index',
  async (after) => {
    const asked = { userId, mode: 'live', after, limit: 100 } as const;
    const reader = test.app.get(FeedReader);
    expect(await wideSteps(() => reader.read({ ...asked, types: eventTypes }))).toEqual([]);
    expect(await wideSteps(() => reader.read({ ...asked, types: ['order.price'] }))).toEqual([]);
  },
);

it('so is whom what has come concerns', async () => {
  expect(await wideSteps(() => test.app.get(FeedReader).concerned(events - 20, events))).toEqual([]);
});

it('so is what is due to be sent', async () => {
  const next = test.app.get(NextDeliveries);
  // The addresses are sorted, which are few; SQLite says that of the whole statement.
  const parts = (await wideSteps(() => next.addresses())).filter((step) => !step.includes('"parent":0,'));
  expect(parts).toEqual([]);
  expect(await wideSteps(() => next.of(1))).toEqual([]);
});
