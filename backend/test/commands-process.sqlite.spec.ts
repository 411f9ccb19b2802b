import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDriver } from '../src/platform/database/embedded-driver';
import { Revision } from '../src/platform/database/revision.entity';
import { openDatabase } from '../src/storage/open';
import { callCommand, runCommand } from './support/commands';
import { execute } from './support/rows';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let test: TestDatabase;

beforeEach(async () => {
  // Of the embedded database: its files are looked at.
  test = await createTestDatabase('');
});

afterEach(() => test.drop());

const run = (args: string[]) => runCommand({ database: test.config, dataDir: test.dataDir }, args);

it('what a command makes is its own user’s alone', async () => {
  expect(await run(['seed:load', '--users', '1', '--orders', '0'])).toMatchObject({ code: 0 });
  const made = await readdir(test.dataDir);
  expect(made).toContain('test.sqlite');
  for (const name of made)
    expect([name, (await stat(join(test.dataDir, name))).mode & 0o077]).toEqual([name, 0]);
});

it('a command says nothing but its own lines, also where the server would warn of a newer schema', async () => {
  await (await openDatabase({ database: test.config, demo: false }, () => new Date())).close();
  await execute(
    test.config,
    "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
  );
  expect(await run(['seed:load', '--users', '0', '--orders', '0'])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^0 users and 0 orders were added in [\d.]+ s\.\n$/),
    stderr: '',
  });
});

it('a backup that is made holds nothing of the database any more: its log can be emptied', async () => {
  const { config, dataDir } = test;
  const database = await openDatabase({ database: config, demo: false }, () => new Date());
  const args = ['backup', join(dataDir, 'x.zip')];
  expect(await callCommand({ database: config, dataDir }, args)).toMatchObject({ code: 0 });
  await database.write((tx) => tx.insert(Revision, { name: 'later', version: 1 }));
  const other = new EmbeddedDriver(config.kind === 'sqlite' ? config.file : '', { timeout: 0 });
  expect(other.pragma('wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
  other.close();
  await database.close();
});
