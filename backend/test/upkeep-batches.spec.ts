import { insertMany } from '../src/platform/database/insert-many';
import { RateLimitHits } from '../src/platform/access/rate-limit-hits.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { MailQueue } from '../src/modules/notifications/channels/mail-queue';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { startTestApp, type TestApp } from './support/test-app';
import { unitSizes } from './support/unit-sizes';

/** More than two units of work remove. */
const many = 1200;
/** Rows that one unit of work may remove. */
const most = 500;

let test: TestApp;

beforeEach(async () => {
  test = await startTestApp();
  const long = new Date('2020-01-01');
  await test.database.write(async (tx) => {
    const numbers = Array.from({ length: many }, (_, at) => at);
    await insertMany(
      tx,
      RateLimitHits,
      numbers.map((at) => ({ keyHash: String(at).padStart(64, '0'), times: '[]', forgetAt: long })),
    );
    const letter = { recipient: '', subject: '', body: '', channel: 'email', attempts: 1, sentAt: long };
    await insertMany(
      tx,
      Email,
      numbers.map((at) => ({ ...letter, messageId: String(at), createdAt: long, nextAttemptAt: long })),
    );
  });
});

afterEach(() => test.close());

/** How many rows each unit of work has removed. */
const unitsOf = (
  table: typeof RateLimitHits | typeof Email,
  work: () => Promise<unknown>,
  after?: () => Promise<unknown>,
): Promise<number[]> => unitSizes(test, () => test.database.read.count(table), work, after);

it.each([
  ['what has expired', RateLimitHits, () => test.app.get(Upkeep).run()],
  ['old letters', Email, () => test.app.get(MailQueue).forget()],
] as const)(
  '%s: however many rows there are, each unit of work removes few, and one run all',
  async (_what, table, run) => {
    const sizes = await unitsOf(table, run);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(many);
  },
);

it('a server that stops ends a long run between two units of work', async () => {
  const upkeep = test.app.get(Upkeep);
  const stop = () => upkeep.onModuleDestroy();
  expect(await unitsOf(RateLimitHits, () => upkeep.run(), stop)).toEqual([most]);
  expect(await test.database.read.count(RateLimitHits)).toBe(many - most);
});
