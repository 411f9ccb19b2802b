import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let client: Client;
let file: string;

beforeEach(async () => {
  test = await startTestApp();
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
