import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedHead } from '../src/platform/feed/integration-event.entity';
import { ApiKey } from '../src/platform/access/api-key.entity';
import { User } from '../src/modules/users/model/user.entity';
import { Passkey } from '../src/modules/users/security/passkey.entity';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import type { Database } from '../src/platform/database/database';
import { insertOne } from '../src/platform/database/insert-many';
import { connectDatabase } from '../src/storage/open';
import { callCommand, type Place } from './support/commands';
import { addKey, addOrder, addTestOrder, addUser } from './support/factories';
import { Places } from './support/places';
import { startTestApp, type TestApp } from './support/test-app';
import { webhookRow } from './support/webhook-rows';

jest.setTimeout(120_000);

const places = new Places();
afterAll(() => places.drop());

const email = 'firm@example.by';

async function inProduct<T>(place: Place, work: (test: TestApp) => Promise<T>): Promise<T> {
  const test = await startTestApp(place);
  return work(test).finally(async () => {
    await test.close();
    await letGo(place);
  });
}

/** The same where only rows are looked at: the application takes longer to start. */
async function inDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await connectDatabase(place.database);
  return work(database).finally(async () => {
    await database.close();
    await letGo(place);
  });
}

/** libsql keeps a closed file until the garbage is collected, and a restore sees that it is open: a copy takes its place. */
async function letGo({ database }: Place): Promise<void> {
  if (database.kind === 'mysql') return;
  const { file } = database;
  await rm(`${file}-shm`, { force: true });
  // The log first: what it holds is in the database once it is gone.
  const log = await readIfThere(`${file}-wal`);
  await replace(file, await readFile(file));
  if (log) await replace(`${file}-wal`, log);
}

async function replace(file: string, contents: Buffer): Promise<void> {
  await writeFile(`${file}.copy`, contents);
  await rename(`${file}.copy`, file);
}

/** Null for a file that is gone: the collection of the garbage may remove the log at any moment. */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Restores in place of what is there. */
async function replaced(place: Place, file: string, ...options: string[]): Promise<string> {
  const result = await callCommand(place, ['restore', file, '--replace', ...options]);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  await letGo(place);
  return result.stdout;
}

/** A firm with everything that opens its account, and an order of each kind. */
async function filled(place: Place): Promise<string> {
  const file = join(place.dataDir, 'early.zip');
  await inProduct(place, async (test) => {
    const firm = await addUser(test, { email });
    const userId = firm.id;
    await addKey(test, firm, { name: 'отозванный' });
    await addKey(test, firm, { name: 'прежний' });
    await test.database.write(async (tx) => {
      await insertOne(tx, Passkey, {
        userId,
        credentialHash: 'c'.repeat(64),
        credentialId: 'c',
        publicKey: 'p',
        counter: 0,
        transports: '',
        name: 'Телефон',
        createdAt: new Date(),
        lastUsedAt: null,
      });
      await insertOne(tx, Webhook, webhookRow(userId, { url: 'https://shop.by/old' }));
    });
    await addOrder(test, firm);
    await addTestOrder(test, firm);
    await addTestOrder(test, firm);
    expect(await callCommand(test.config, ['backup', file])).toMatchObject({ code: 0 });
  });
  return file;
}

const numbersOf = async (test: TestApp) => {
  const firm = await test.database.read.findOneByOrFail(User, { email });
  const [live, trial] = [await addOrder(test, firm), await addTestOrder(test, firm)];
  const client = await test.signedIn(firm);
  const { next } = (await client.get('/api/events?limit=100')).body as { next: string };
  return { live: live.id, trial: trial.id, place: Number(next.replace(/\D/g, '')) };
};

it('numbers of orders and places of events given since the backup are not given again', async () => {
  const place = await places.empty();
  const file = await filled(place);
  const since = await inProduct(place, numbersOf);
  const stdout = await replaced(place, file, '--ahead', '500');
  expect(stdout).toContain('Numbers of orders go on 500 further; --ahead sets by how many.\n');
  const after = await inProduct(place, numbersOf);
  expect(after).toMatchObject({ live: since.live + 500, trial: since.trial - 500 });
  expect(after.place - since.place).toBe(5000);
});

it.each(['x', '-1', '1.5', '10000001'])('a margin of %s is refused', async (ahead) => {
  const { code, stderr } = await callCommand(await places.empty(), ['restore', 'x.zip', `--ahead=${ahead}`]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^--ahead: expected a whole number from 0 to 10000000\./),
  ]);
});

/** What the firm ends, and what it leaves as it was. */
async function endSome(database: Database): Promise<void> {
  await database.write(async (tx) => {
    await tx.update(User, { email }, { passwordHash: 'another' });
    await tx.delete(ApiKey, { name: 'отозванный' });
    await tx.deleteAll(Passkey);
    await tx.updateAll(Webhook, { state: 'off' });
  });
}

const revived = [
  `the password of ${email}`,
  `the API key «отозванный» of ${email}`,
  `the passkey «Телефон» of ${email}`,
  `the webhook https://shop.by/old of ${email}`,
];

const opening = ({ read }: Database) =>
  Promise.all([
    read.find(ApiKey, { select: { name: true }, order: { id: 'ASC' } }),
    read.countBy(Passkey, {}),
    read.countBy(Webhook, { state: 'on' }),
    read.findOneByOrFail(User, { email }),
  ]).then(([keys, passkeys, webhooks, { passwordHash }]) => ({
    keys: keys.map(({ name }) => name),
    passkeys,
    webhooks,
    passwordHash,
  }));

it('what was ended since the backup is named, and ended again where that is asked for', async () => {
  const place = await places.empty();
  const file = await filled(place);
  const before = await inDatabase(place, opening);
  await inDatabase(place, endSome);
  const first = await replaced(place, file, '--with-mail', '--revoke');
  expect(first).toContain(
    `Ended, since the former database did not take it any more:\n${revived.map((one) => `  ${one}\n`).join('')}`,
  );
  const ended = await inDatabase(place, opening);
  expect(ended).toMatchObject({ keys: ['прежний'], passkeys: 0, webhooks: 0 });
  expect(ended.passwordHash).not.toBe(before.passwordHash);

  const second = await replaced(place, file, '--with-mail');
  expect(second).toContain(
    `Works again, although the former database did not take it any more (--revoke ends it):\n${revived
      .map((one) => `  ${one}\n`)
      .join('')}`,
  );
  expect(await inDatabase(place, opening)).toEqual(before);

  const third = await replaced(place, file, '--with-mail');
  expect(third).not.toMatch(/again|former/);
});

it('without a former database it says that nothing is compared, and ends nothing', async () => {
  const file = await filled(await places.empty());
  const place = await places.empty();
  expect(await callCommand(place, ['restore', file, '--revoke'])).toEqual({
    code: 1,
    stdout: '',
    stderr: '--revoke: there is no former database to compare with.\n',
  });
  const { stdout } = await callCommand(place, ['restore', file, '--ahead', '0']);
  expect(stdout).toMatch(/^Without the former database nothing is compared: .* since 20\S+ work again\.$/m);
  expect(stdout).not.toContain('further');
  const head = await inDatabase(place, ({ read }) => read.findOneByOrFail(FeedHead, {}));
  expect(head.lastSeq).toBeLessThan(100);
});
