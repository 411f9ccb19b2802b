import { join } from 'node:path';
import { IsNull } from 'typeorm';
import { ZipFile } from 'yauzl';
import { insertOne } from '../src/platform/database/insert-many';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { openDatabase } from '../src/storage/open';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { callCommand, type Place } from './support/commands';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';
import { createTestDatabase, type TestDatabase } from './support/test-database';
import { webhookRow } from './support/webhook-rows';

const test = setUpTestApp();
let copy: TestDatabase;
let place: Place;
const soon = new Date('2099-01-01T00:00:00Z');

beforeAll(async () => {
  const { id: userId } = await addUser(test);
  await test.database.write(async (tx) => {
    await tx.update(Email, { sentAt: IsNull() }, { sentAt: new Date() });
    const letter = { messageId: 'waits', recipient: 'a@example.by', subject: 's', body: 'b' };
    await tx.insert(Email, {
      ...letter,
      createdAt: new Date(),
      attempts: 1,
      lastError: 'Нет ответа',
      nextAttemptAt: soon,
      leaseHolder: 'a replica of there',
    });
    for (const state of ['on', 'gone'] as const)
      await insertOne(tx, Webhook, webhookRow(userId, { url: `https://shop.by/${state}`, state }));
  });
  expect(await callCommand(test.config, ['backup', join(test.config.dataDir, 'x.zip')])).toMatchObject({
    code: 0,
  });
});

beforeEach(async () => {
  copy = await createTestDatabase();
  place = { database: copy.config, dataDir: copy.dataDir };
});

afterEach(() => {
  jest.restoreAllMocks();
  return copy.drop();
});

/** What the restore says of letters, and what has become of them and of the addresses for events. */
async function restored(...options: string[]) {
  const file = join(test.config.dataDir, 'x.zip');
  const { stdout } = await callCommand(place, ['restore', file, ...options]);
  const database = await openDatabase({ database: place.database, demo: false }, () => new Date());
  const letters = await database.read.findBy(Email, { messageId: 'waits' });
  const webhooks = await database.read.find(Webhook, { order: { id: 'ASC' } });
  await database.close();
  return { said: /^.*letters.*$/m.exec(stdout)?.[0], letters, states: webhooks.map(({ state }) => state) };
}

it('a copy sends neither letters nor events that the first installation sends, and says so', async () => {
  const closed = jest.spyOn(ZipFile.prototype, 'close');
  expect(await restored()).toMatchObject({
    said: '1 letters that waited for sending were put aside.',
    letters: [
      { nextAttemptAt: NEVER, leaseHolder: null, lastError: 'Не отправлено: база восстановлена из копии' },
    ],
    states: ['off', 'gone'],
  });
  // Nor is the backup kept open.
  expect(closed).toHaveBeenCalledTimes(1);
});

it('a copy that takes the place of the first one sends both', async () => {
  const { said, letters, states } = await restored('--with-mail');
  expect([said, states]).toEqual([undefined, ['on', 'gone']]);
  expect(letters).toMatchObject([{ nextAttemptAt: soon, lastError: 'Нет ответа' }]);
});
