import { join } from 'node:path';
import { connectDatabase } from '../src/storage/open';
import { callCommand } from './support/commands';
import { fillDatabase } from './support/filled-database';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let ground: TestDatabase;

beforeAll(async () => {
  ground = await createTestDatabase();
  await fillDatabase(ground.config, false);
});

afterAll(() => ground.drop());

it('a backup leaves out the two tables that Litestream makes in the database', async () => {
  const place = { database: ground.config, dataDir: ground.dataDir };
  const [before, after] = ['before.zip', 'after.zip'].map((name) => join(ground.dataDir, name)) as [
    string,
    string,
  ];
  const counts = async (file: string): Promise<unknown> => {
    const { code, stdout, stderr } = await callCommand(place, ['backup', file]);
    return [code, /\d+ tables/.exec(stdout)?.[0], stderr];
  };
  const without = await counts(before);
  const database = await connectDatabase(ground.config);
  await database.write(async (tx) => {
    await tx.query('CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)');
    await tx.query('CREATE TABLE _litestream_lock (id INTEGER)');
  });
  await database.close();
  expect(await counts(after)).toEqual(without);
});
