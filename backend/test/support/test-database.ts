import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseConfig } from '../../src/platform/config/config';

/** An empty database of its own: a temporary SQLite file, or one on the server under test. */
export interface TestDatabase {
  config: DatabaseConfig;
  /** A folder for whatever the application writes beside the database. */
  dataDir: string;
  drop(): Promise<void>;
}

export async function createTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shlyah-test-'));
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (!server) {
    const config: DatabaseConfig = { kind: 'sqlite', file: join(dataDir, 'test.sqlite') };
    return { config, dataDir, drop: () => Promise.resolve(removeFolder()) };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { kind: 'mysql', url: url.href },
    dataDir,
    drop: async () => {
      removeFolder();
      await onServer(server, `DROP DATABASE ${name}`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server);
  // Whoever waits for a lock on a database that is dropped keeps everybody from the lists of all tables: fail instead.
  await connection.query('SET lock_wait_timeout = 10');
  await connection.query(statement).finally(() => connection.end());
}
