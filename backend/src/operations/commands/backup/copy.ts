import { readdir } from 'node:fs/promises';
import { createReadStream, existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { QueryRunner, Table } from 'typeorm';
import type { Config } from '../../../platform/config/config';
import { programVersion } from '../../../platform/config/version';
import { buildReader, buildWriter } from '../../../storage/data-source';
import { migrationsOf } from '../../../storage/foreign-tables';
import { refuseUnfinished } from '../../../platform/database/unfinished';
import { CommandError } from '../run-command';
import type { ArchiveWriter } from './archive-writer';
import {
  entryOf,
  FORMAT,
  FORMAT_VERSION,
  type FileRecord,
  type Manifest,
  type TableRecord,
} from './manifest';
import { readRows } from './rows';
import { copiedTables, isMysql, nextId } from './tables';

/** The folder of DATA_DIR that people change; the program creates the rest of it. */
export const TEMPLATES = 'templates';

/** Copies a consistent snapshot of the database, and the staff's templates; the server may keep running. */
export async function copyInto(archive: ArchiveWriter, { database, dataDir }: Config): Promise<Manifest> {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new CommandError(`DATABASE_URL: there is no database ${database.file}.`);
  const source = await buildReader(database, buildWriter(database)).initialize();
  const runner = source.createQueryRunner();
  try {
    await refuseUnfinished(source);
    for (const statement of isMysql(runner) ? snapshotOfServer : snapshotOfFile)
      await runner.query(statement);
    const migrations = await migrationsOf(runner);
    if (!migrations) throw new CommandError('DATABASE_URL: the database is empty or is of another program.');
    const tables: TableRecord[] = [];
    for (const table of await copiedTables(runner)) tables.push(await copyTable(archive, runner, table));
    return {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      version: programVersion(),
      createdAt: new Date().toISOString(),
      engine: database.kind,
      migrations,
      tables,
      files: await copyFiles(archive, dataDir),
    };
  } finally {
    // The transaction ends with its connection.
    await source.destroy();
  }
}

/** All reads of the transaction see the database as it was at its first one. */
const snapshotOfFile = ['BEGIN DEFERRED'];
const snapshotOfServer = [
  'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
  'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
];

async function copyTable(archive: ArchiveWriter, runner: QueryRunner, table: Table): Promise<TableRecord> {
  let rows = 0;
  const lines = async function* (): AsyncGenerator<Buffer> {
    for await (const page of readRows(runner, table)) {
      rows += page.length;
      yield Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
    }
  };
  const next = await nextId(runner, table);
  const measure = await archive.add(entryOf(table.name), lines());
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, nextId: next, ...measure };
}

async function copyFiles(archive: ArchiveWriter, dataDir: string): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for (const file of await filesBelow(join(dataDir, TEMPLATES))) {
    const name = relative(dataDir, file).split(sep).join('/');
    records.push({ name, ...(await archive.add(name, createReadStream(file))) });
  }
  return records;
}

/** Every file of the folder; none when there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
