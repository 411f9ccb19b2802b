import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
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
  await onServer(server, (connection) => connection.query(`CREATE DATABASE ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { kind: 'mysql', url: url.href },
    dataDir,
    drop: async () => {
      removeFolder();
      await onServer(server, (connection) => connection.query(`DROP DATABASE ${name}`));
    },
  };
}

/** A connection whose queries may be several statements, and whose answers are what a statement would say again. */
export async function onServer<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({
    uri: url,
    multipleStatements: true,
    dateStrings: true,
    bigNumberStrings: true,
    supportBigNumbers: true,
  });
  // A wait for a lock on a database that is dropped keeps every connection from the lists of all tables: fail instead.
  await connection.query('SET lock_wait_timeout = 10');
  return work(connection).finally(() => connection.end());
}
