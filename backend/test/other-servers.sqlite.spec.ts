import { OtherServers } from '../src/operations/state/other-servers';
import type { Config } from '../src/platform/config/config';
import type { StateDto } from '../src/operations/state/state.dto';
import { ReplicaLeaseRow } from '../src/platform/queue/replica-lease.entity';
import { addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

const half = 30_000;
const words = /Another server works with the same database file/;

let first: TestApp;
const started: TestApp[] = [];

const start = async (settings: Partial<Config> = {}): Promise<TestApp> => {
  const test = await startTestApp(settings);
  started.push(test);
  return test;
};
/** Another server on the file of the first one. */
const beside = () => start({ database: first.config.database, demo: false });

beforeEach(async () => {
  first = await start();
});

afterEach(async () => {
  for (const test of started.splice(0).reverse()) await test.close();
});

/** A round of each, half a minute later. */
async function round(...servers: TestApp[]): Promise<void> {
  for (const { app, clock } of servers) {
    clock.set(new Date(clock.now().getTime() + half));
    await app.get(OtherServers).look();
  }
}

/** Of all servers: in one process they have one log, that of the last one. */
const complaints = () =>
  started.flatMap(({ log }) => log).filter(({ level, msg = '' }) => level === 'error' && words.test(msg));
const found = (...servers: TestApp[]) => servers.map(({ app }) => app.get(OtherServers).areThere);

it('two servers on one file are named by both, in the log once and in the state until it is over', async () => {
  const second = await beside();
  for (let count = 0; count < 6; count++) await round(first, second);
  expect([found(first, second), complaints().length]).toEqual([[true, true], 2]);
  const admin = await first.signedIn(await addUser(first, { role: 'admin' }));
  const database = async () =>
    ((await admin.get('/api/state')).body as StateDto).rows.find(({ title }) => title === 'База данных');
  expect(await database()).toMatchObject({
    level: 'trouble',
    text: expect.stringMatching(/ещё один сервер\.$/),
  });
  for (let count = 0; count < 4; count++) await round(first);
  expect(await database()).toMatchObject({ level: 'ok' });
  expect([found(first), complaints().length]).toEqual([[false], 2]);
});

it('a server that follows another one, stopped or killed, complains of nothing', async () => {
  for (let count = 0; count < 4; count++) await round(first);
  const second = await beside();
  await round(second);
  // It ends within ten seconds; there may be one round more in them.
  await round(first);
  for (let count = 0; count < 30; count++) await round(second);
  expect([found(first, second), complaints()]).toEqual([[false, false], []]);
  const names = (await second.database.read.find(ReplicaLeaseRow)).map(({ name }) => name);
  // The row of the first one is forgotten.
  expect(names.filter((name) => name.startsWith('server-'))).toHaveLength(1);
});

it('a renewal that comes a little late ends no complaint', async () => {
  const second = await beside();
  for (let count = 0; count < 4; count++) await round(first, second);
  for (let count = 0; count < 4; count++) await round(first, first, second);
  expect([found(first, second), complaints().length]).toEqual([[true, true], 2]);
});
