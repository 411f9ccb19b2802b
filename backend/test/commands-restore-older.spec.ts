import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { migrations } from '../src/storage/migrations';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { buildWriter } from '../src/storage/data-source';
import { callCommand } from './support/commands';
import { rowsOf } from './support/rows';
import { createTestDatabase } from './support/test-database';

const at = '2025-06-01 09:00:00.000';

it('a backup that the first release made comes back with the schema of today', async () => {
  const [old, copy] = [await createTestDatabase(), await createTestDatabase()];
  const first = migrations.slice(0, 1);
  const source = await new DataSource({
    ...buildWriter(old.config).options,
    migrations: first,
  }).initialize();
  await source.runMigrations();
  await source.query(
    `INSERT INTO users (email, passwordHash, role, status, organization, name, phone, isContactPerson,
      contactPersonName, searchText, version, createdAt)
     VALUES ('anna@example.by', '-', 'customer', 'confirmed', '', 'Анна', '375291234567', 1, '', 'анна', 1, '${at}')`,
  );
  await source.query(
    `INSERT INTO emails (messageId, recipient, subject, body, createdAt, nextAttemptAt, attempts)
     VALUES ('waits', 'anna@example.by', 's', 'b', '${at}', '${at}', 0)`,
  );
  await source.destroy();

  const file = join(old.dataDir, 'old.zip');
  const run = (place: typeof old, args: string[]) =>
    callCommand({ database: place.config, dataDir: place.dataDir }, args);
  expect(await run(old, ['backup', file])).toMatchObject({ code: 0, stderr: '' });
  expect(await run(copy, ['restore', file])).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^Restored: .*\n1 letters that waited for sending were put aside\.\nNumbers of orders go on 10000 further; .*\nWithout the former database .*\n$/,
    ),
    stderr: '',
  });

  const rows = await rowsOf(copy.config);
  expect(rows.migrations).toHaveLength(migrations.length);
  expect(rows.users).toEqual([expect.stringContaining('anna@example.by')]);
  expect(rows.emails?.join()).toContain(String(NEVER.getUTCFullYear()));
  expect(rows.webhooks).toEqual([]);
  // The numbers of acts that were given since are to be stated.
  expect(rows.act_restores).toHaveLength(1);
  for (const place of [old, copy]) await place.drop();
});
