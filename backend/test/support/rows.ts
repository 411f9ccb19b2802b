import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type FieldPacket, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseConfig } from '../../src/platform/config/config';

interface Libsql {
  exec(sql: string): void;
  prepare(sql: string): { all(parameters: unknown[]): Record<string, unknown>[] };
}

const Libsql = require('libsql') as new (file: string, options: object) => Libsql;

/** Rows by table, each as a line; the lines of equal rows are equal whichever engine holds them. */
export type Rows = Record<string, string[]>;

/** Reads every row by the drivers alone, as a witness of its own to what the product copies. */
export async function rowsOf(config: DatabaseConfig): Promise<Rows> {
  const rows = config.kind === 'sqlite' ? fromFile(config.file) : await fromServer(config.url);
  return Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [table, list.map((row) => line(row)).sort()]),
  );
}

type Raw = Record<string, Record<string, unknown>[]>;

/**
 * Of a copy, made by a process of its own. libsql lets go of a file only when the garbage is collected, and a restore
 * sees that it is open; a process that closes a file which SQLite has open in it loses SQLite's locks on that file.
 */
function fromFile(original: string): Raw {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-rows-'));
  const file = join(folder, 'copy.sqlite');
  for (const part of ['', '-wal'])
    if (existsSync(`${original}${part}`)) execFileSync('cp', [`${original}${part}`, `${file}${part}`]);
  try {
    return fromCopy(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fromCopy(file: string): Raw {
  const database = new Libsql(file, {});
  const all = (sql: string): Record<string, unknown>[] => database.prepare(sql).all([]);
  const names = all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  return Object.fromEntries(names.map(({ name }) => [name, all(`SELECT * FROM "${String(name)}"`)]));
}

const binary = 63;
const variableText = 253;

async function fromServer(url: string): Promise<Raw> {
  const connection = await createConnection({ uri: url, dateStrings: true, timezone: 'Z' });
  const raw: Raw = {};
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  for (const name of tables.map((row) => String(Object.values(row)[0]))) {
    const [rows, fields] = await connection.query<RowDataPacket[]>(`SELECT * FROM \`${name}\``);
    raw[name] = rows.map((row) => withTexts(row, fields));
  }
  await connection.end();
  return raw;
}

/** Searches look in texts that the server keeps as bytes. */
const withTexts = (row: RowDataPacket, fields: FieldPacket[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, columnType, characterSet }) => {
      const isText = columnType === variableText && characterSet === binary;
      return [name, isText ? String(row[name]) : (row[name] as unknown)];
    }),
  );

const line = (row: Record<string, unknown>): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => [name, isBytes(row[name]) ? Buffer.from(row[name]).toString('hex') : row[name]]),
  );

const isBytes = (value: unknown): value is Uint8Array =>
  value instanceof ArrayBuffer || value instanceof Uint8Array;

/** Does to a database what the product would not do. */
export async function execute(config: DatabaseConfig, sql: string): Promise<void> {
  if (config.kind === 'sqlite') return new Libsql(config.file, {}).exec(sql);
  const connection = await createConnection(config.url);
  await connection.query(sql);
  await connection.end();
}
