import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReader, buildWriter } from './data-source';

const schema = { entities: [], migrations: [] };

test('a server is asked over ten connections, for five seconds each, and answers great numbers whole', () => {
  const config = { kind: 'mysql' as const, url: 'mysql://shlyah:secret@db/shlyah' };
  const writer = buildWriter(config, schema, 1000);
  expect(writer.options).toMatchObject({
    type: 'mysql',
    url: config.url,
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: 10,
    connectTimeout: 5000,
    supportBigNumbers: true,
  });
  expect(buildReader(config, schema, writer)).toBe(writer);
});

// TypeORM would make it in a way that never ends under some virtual file systems.
test('the folder of a file is there before the database is opened', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-source-'));
  buildWriter({ kind: 'sqlite', file: join(folder, 'new', 'deep', 'some.sqlite') }, schema, 1000);
  expect(existsSync(join(folder, 'new', 'deep'))).toBe(true);
  rmSync(folder, { recursive: true });
});
