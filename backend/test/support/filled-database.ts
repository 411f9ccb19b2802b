import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { toMinsk } from '@shlyah/domain';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { DEMO_PASSWORD } from '../../src/operations/seeds/demo-data';
import type { PasswordCost } from '../../src/platform/access/passwords';
import type { DatabaseConfig } from '../../src/platform/config/config';
import { EmbeddedDriver } from '../../src/platform/database/embedded-driver';
import { openDatabase } from '../../src/storage/open';
import { createTestDatabase, onServer } from './test-database';

/** The lowest cost that argon2 takes: at the product's own, hashing a password takes longer than most tests. */
export const lowCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What a migrated and seeded database holds: the bytes of SQLite's file, or the statements that make it on a server. */
type Contents = Buffer | string;

/** Made once by this process, by the engine, the demo data and their day. */
const known = new Map<string, Promise<Contents>>();

/**
 * Does to an empty database what the application does to it at its start, as a copy: migrating and seeding takes longer than most
 * tests. A database that is not empty stays as it is.
 */
export async function fillDatabase(config: DatabaseConfig, demo: boolean): Promise<void> {
  if (!(await isEmpty(config))) return;
  const key = `${config.kind} ${demo} ${toMinsk(new Date()).slice(0, 10)}`;
  const contents = known.get(key) ?? makeContents(config.kind, demo);
  known.set(key, contents);
  if (config.kind === 'sqlite') writeFileSync(config.file, await contents);
  else await onServer(config.url, async (connection) => connection.query(String(await contents)));
}

async function isEmpty(config: DatabaseConfig): Promise<boolean> {
  if (config.kind === 'sqlite') return !existsSync(config.file);
  return onServer(config.url, async (connection) => (await rows(connection, 'SHOW TABLES')).length === 0);
}

async function makeContents(kind: DatabaseConfig['kind'], demo: boolean): Promise<Contents> {
  const { config, drop } = await createTestDatabase(kind === 'sqlite' ? '' : process.env.TEST_DATABASE_URL);
  try {
    const database = await openDatabase({ database: config, demo }, () => new Date());
    const quick = await hash(DEMO_PASSWORD, lowCost);
    await database.write((tx) => tx.query('UPDATE users SET passwordHash = ?', [quick]));
    await database.close();
    return config.kind === 'sqlite' ? bytes(config.file) : await onServer(config.url, statements);
  } finally {
    await drop();
  }
}

/** With what still stands in its write-ahead log. */
function bytes(file: string): Buffer {
  const database = new EmbeddedDriver(file, {});
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return readFileSync(file);
}

async function rows(connection: Connection, sql: string): Promise<RowDataPacket[]> {
  const [found] = await connection.query<RowDataPacket[]>({ sql });
  return found;
}

/** What makes an empty database a copy of this one. */
async function statements(connection: Connection): Promise<string> {
  const made = ['SET foreign_key_checks = 0'];
  for (const [table] of (await rows(connection, 'SHOW TABLES')).map(
    (row) => Object.values(row) as [string],
  )) {
    const [row] = await rows(connection, `SHOW CREATE TABLE ${table}`);
    made.push(row?.['Create Table'] as string);
    const values = (await rows(connection, `SELECT * FROM ${table}`)).map((found) => Object.values(found));
    if (values.length > 0) made.push(connection.format(`INSERT INTO ${table} VALUES ?`, [values]));
  }
  // After the rows, which they would write down.
  for (const { Trigger, Timing, Event, Table, Statement } of await rows(connection, 'SHOW TRIGGERS'))
    made.push(`CREATE TRIGGER ${Trigger} ${Timing} ${Event} ON ${Table} FOR EACH ROW ${Statement}`);
  return made.join(';\n');
}
