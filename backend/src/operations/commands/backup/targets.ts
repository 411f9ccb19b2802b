import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { makeFolder, type DatabaseConfig } from '../../../platform/config/config';
import { inspect } from '../../../storage/inspect';
import { FILE_GONE } from '../../../platform/database/driver-errors';
import { refuseForeign, tableNames } from '../../../storage/foreign-tables';
import { UNFINISHED } from '../../../platform/database/unfinished';
import { CommandError } from '../run-command';
import { asideOf, removeOnSignal, syncFolder } from './new-file';
import { escaped } from './tables';

/** Where a restore puts the database. */
export interface Target {
  /** CommandError when the place is in use, holds something else, or, unless told to replace, holds data. */
  check(replace: boolean): Promise<void>;
  /**
   * Lets `fill` create the database and puts it into its place; returns where the old one is now, null when it is
   * gone.
   */
  put(fill: (config: DatabaseConfig) => Promise<void>): Promise<string | null>;
}

export const targetOf = (config: DatabaseConfig): Target =>
  config.kind === 'sqlite' ? fileTarget(config.file) : serverTarget(config.url);

/** The new database is made beside the old one and takes its name when it is whole. */
function fileTarget(file: string): Target {
  return {
    async check(replace) {
      makeFolder(dirname(file));
      if (!existsSync(file)) return;
      await inspect({ kind: 'sqlite', file }, async (runner) => {
        await refuseOthersData(runner, replace);
        // Leaving WAL is possible only while no one else opens the file.
        await runner.query('PRAGMA journal_mode = DELETE');
      }).catch((error: unknown) => {
        if (codeOf(error).startsWith('SQLITE_BUSY')) throw inUse;
        if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT', FILE_GONE].includes(codeOf(error))) throw error;
        if (!replace) throw new CommandError(`${file} is no database; --replace puts it aside.`);
      });
    },
    async put(fill) {
      const temporary = `${file}.restoring`;
      await removeDatabase(temporary);
      const removing = removeOnSignal(...partsOf(temporary));
      try {
        await fill({ kind: 'sqlite', file: temporary });
        const handle = await open(temporary, 'r+');
        await handle.sync().finally(() => handle.close());
      } catch (error) {
        await removeDatabase(temporary);
        throw error;
      } finally {
        removing.stop();
      }
      const isThere = existsSync(file);
      const aside = asideOf(file);
      // A log alone too: SQLite would take it for that of the new file.
      for (const part of parts) await moveIfThere(`${file}${part}`, `${aside}${part}`);
      await rename(temporary, file);
      await syncFolder(dirname(file));
      return isThere ? aside : null;
    },
  };
}

/** The tables are dropped and made anew; until all of it is there, a mark keeps servers from starting on it. */
function serverTarget(url: string): Target {
  const config = { kind: 'mysql', url } as const;
  return {
    check: (replace) =>
      inspect(config, async (runner) => {
        await refuseOthersData(runner, replace);
        const [row]: { count: number | string }[] = await runner.query(
          'SELECT COUNT(*) AS count FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()',
        );
        if (Number(row?.count) > 0) throw inUse;
      }),
    async put(fill) {
      await inspect(config, async (runner) => {
        await runner.query(`CREATE TABLE IF NOT EXISTS ${UNFINISHED} (id int NOT NULL PRIMARY KEY)`);
        await runner.query('SET FOREIGN_KEY_CHECKS = 0');
        for (const name of await tableNames(runner))
          if (name !== UNFINISHED) await runner.query(`DROP TABLE ${escaped(runner, name)}`);
      });
      await fill(config);
      await inspect(config, async (runner) => {
        await runner.query(`DROP TABLE ${UNFINISHED}`);
      });
      return null;
    },
  };
}

const inUse = new CommandError(
  'The database is in use: stop the server and whatever else has it open, then repeat.',
);

/** All data there belongs to the product; accounts are allowed only if it is to be replaced. */
async function refuseOthersData(runner: QueryRunner, replace: boolean): Promise<void> {
  const names = await tableNames(runner);
  if (names.length === 0 || names.includes(UNFINISHED)) return;
  await refuseForeign(runner);
  const people: unknown[] = names.includes('users') ? await runner.query('SELECT id FROM users LIMIT 1') : [];
  if (people.length > 0 && !replace)
    throw new CommandError('DATABASE_URL: the database is not empty; --replace replaces what it holds.');
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** A database file and what may lie beside it. */
const parts = ['', '-wal', '-shm', '-journal'];

const partsOf = (file: string): string[] => parts.map((part) => `${file}${part}`);

async function removeDatabase(file: string): Promise<void> {
  for (const part of partsOf(file)) await rm(part, { force: true });
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await rename(from, to);
}
