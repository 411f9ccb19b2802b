import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database';
import { EmbeddedDriver } from '../src/platform/database/embedded-driver';
import { connectDatabase, openDatabase } from '../src/storage/open';
import { Revision } from '../src/platform/database/revision.entity';
import { runCommand } from './support/commands';
import { addUser, orderBody } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

/** A command, a shell or another program that is writing into the same file. */
class Other {
  private readonly connection: EmbeddedDriver;

  constructor(test: TestApp) {
    const { database } = test.config;
    this.connection = new EmbeddedDriver(database.kind === 'sqlite' ? database.file : '', { timeout: 0 });
  }

  begin(name: string): void {
    this.connection.exec('BEGIN IMMEDIATE');
    this.connection.exec(`INSERT INTO revisions (name, version) VALUES ('${name}', 1)`);
  }

  commit(): void {
    this.connection.exec('COMMIT');
  }

  copyTo(file: string): void {
    this.connection.exec(`VACUUM INTO '${file}'`);
  }

  close(): void {
    this.connection.close();
  }
}

describe('another program beside the server', () => {
  let test: TestApp;
  let other: Other;

  beforeAll(async () => {
    test = await startTestApp();
    other = new Other(test);
  });

  afterAll(async () => {
    other.close();
    await test.close();
  });

  it('makes orders wait until it has written, and nobody else', async () => {
    const client = await test.signedIn(await addUser(test));
    for (const name of ['first', 'second', 'third']) {
      other.begin(name);
      const orders = Promise.all([1, 2, 3].map(() => client.post('/api/order', { body: orderBody() })));
      expect(await Promise.race([orders, sleep(200, 'waiting')])).toBe('waiting');
      expect((await client.get('/api/order')).status).toBe(200);
      other.commit();
      expect((await orders).map(({ status }) => status)).toEqual([201, 201, 201]);
    }
  });

  it('may copy the database while orders are written', async () => {
    const client = await test.signedIn(await addUser(test));
    const orders = Array.from({ length: 10 }, () => client.post('/api/order', { body: orderBody() }));
    await orders[0];
    other.copyTo(`${test.config.dataDir}/copy.sqlite`);
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(Array(10).fill(201));
  });

  it('that writes for too long costs those who waited, and nobody after them', async () => {
    const database: Database = await connectDatabase(test.config.database, 100);
    const add = (name: string) => database.write((tx) => tx.insert(Revision, { name, version: 1 }));
    other.begin('long');
    const waiting = await Promise.allSettled([add('a'), add('b')]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    other.commit();
    await add('c');
    expect(await database.read.existsBy(Revision, { name: 'c' })).toBe(true);
    await database.close();
  });

  it('may be a command: it is done, and so is every order meanwhile', async () => {
    const client = await test.signedIn(await addUser(test));
    let running = true;
    const args = ['admin:create', '--email', 'beside@example.by', '--name', 'Анна'];
    const env = { ADMIN_PASSWORD: 'parol-anny-1' };
    const command = runCommand(test.config, args, { env }).finally(() => (running = false));
    const statuses = new Set<number>();
    while (running) statuses.add((await client.post('/api/order', { body: orderBody() })).status);
    expect(await command).toMatchObject({ code: 0, stderr: '' });
    expect(statuses).toEqual(new Set([201]));
    expect((await client.post('/api/order', { body: orderBody() })).status).toBe(201);
  });

  it('may be a command that opens the database while somebody writes', async () => {
    other.begin('before the command');
    const opened = openDatabase(test.config, () => new Date());
    expect(await Promise.race([opened, sleep(200, 'waiting')])).toBe('waiting');
    other.commit();
    const command = await opened;
    await command.write((tx) => tx.insert(Revision, { name: 'command', version: 1 }));
    expect(await test.database.read.existsBy(Revision, { name: 'command' })).toBe(true);
    await command.close();
  });
});
