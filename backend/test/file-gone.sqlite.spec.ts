import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { EmbeddedDriver } from '../src/platform/database/embedded-driver';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let client: Client;
let file: string;

beforeEach(async () => {
  test = await startTestApp();
  // It would say by itself that it cannot write.
  await test.app.get(Sender).onModuleDestroy();
  client = await test.signedIn(await addUser(test));
  const { database } = test.config;
  file = database.kind === 'sqlite' ? database.file : '';
});

afterEach(() => test.close());

const place = async () => (await client.post('/api/order', { body: orderBody() })).status;
const health = async () => (await client.get('/api/health/ready')).status;
const said = () => test.log.filter(({ msg }) => /was moved, removed or replaced/.test(msg ?? ''));

it.each<[string, (path: string) => void]>([
  ['moved away', (path) => renameSync(path, `${path}.elsewhere`)],
  ['removed', (path) => rmSync(path)],
  [
    'replaced by a copy',
    (path) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
])('a database whose file is %s acknowledges nothing more', async (_what, harm) => {
  expect([await place(), await health()]).toEqual([201, 200]);
  harm(file);
  expect([await place(), await health(), await place()]).toEqual([503, 503, 503]);
  expect(said().filter(({ level }) => level === 'error')).toHaveLength(1);
  expect((await client.get('/api/health/live')).status).toBe(200);
});

/** Until all pages are in the file itself. */
function checkpoint(): void {
  const other = new EmbeddedDriver(file, {});
  other.pragma('wal_checkpoint(TRUNCATE)');
  other.close();
}

it('a file that an older copy was written over acknowledges nothing more, also when it has grown again', async () => {
  checkpoint();
  copyFileSync(file, `${file}.older`);
  await test.database.write((tx) => tx.query('CREATE TABLE grown (words TEXT)'));
  await test.database.write((tx) => tx.query('INSERT INTO grown VALUES (?)', ['x'.repeat(100_000)]));
  checkpoint();
  const { ino, size } = statSync(file);
  expect([await place(), await health()]).toEqual([201, 200]);

  copyFileSync(`${file}.older`, file);
  expect(statSync(file).ino).toBe(ino);
  expect([await place(), await health(), await place()]).toEqual([503, 503, 503]);
  truncateSync(file, size + 100_000);
  expect([await place(), await health()]).toEqual([503, 503]);
  expect(said().filter(({ level }) => level === 'error')).toHaveLength(1);
});

it('a log that was removed is the same', async () => {
  expect(await place()).toBe(201);
  rmSync(`${file}-wal`);
  expect([await place(), await health()]).toEqual([503, 503]);
});

it('a file that comes back is written to again', async () => {
  renameSync(file, `${file}.elsewhere`);
  expect(await place()).toBe(503);
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.elsewhere`, file);
  expect([await place(), await health()]).toEqual([201, 200]);
});

it('a connection that begins meanwhile makes no empty file, which would cost the log', async () => {
  expect(await place()).toBe(201);
  const { size } = statSync(`${file}-wal`);
  renameSync(file, `${file}.elsewhere`);
  // A list is read in a thread, which opens the file with its first question.
  expect((await client.get('/api/order')).status).toBe(503);
  expect(() => new EmbeddedDriver(file, {})).toThrow(/was moved, removed or replaced/);
  writeFileSync(file, '');
  expect(() => new EmbeddedDriver(file, {})).toThrow(/was moved, removed or replaced/);
  expect(statSync(`${file}-wal`).size).toBe(size);
  renameSync(`${file}.elsewhere`, file);
  const { status, body } = await client.get('/api/order');
  expect([status, (body as { total: number }).total]).toEqual([200, 1]);
});

it('«Состояние» says so', async () => {
  const admin = await test.as('admin');
  renameSync(file, `${file}.elsewhere`);
  const { body } = await admin.get('/api/state');
  expect(body).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({
        level: 'trouble',
        text: 'Файл базы данных перемещён, удалён или заменён: изменения не сохраняются.',
      }),
    ]) as unknown,
  });
});
