import { statSync } from 'node:fs';
import type { QueryRunner } from 'typeorm';

/** What SQLite says of a file that is cut, or of something else. */
const damaged = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** SQLite's file cannot be read as a whole. */
export class DamagedFileError extends Error {
  readonly code = 'SQLITE_CORRUPT';

  constructor(path: string, reason: string) {
    super(
      `The file ${path} is damaged: ${reason}. Put the whole one in its place, or restore a backup with --replace`,
    );
  }
}

/** `wholeBytes`: up to there a file is read whole, about a second from a cold disk. */
export const LIMITS = { wholeBytes: 128 * 1024 ** 2 };

/**
 * Refuses a file that is cut, overwritten in part, or no database. SQLite itself compares its size with its header, and reads its schema. A small one
 * is then looked through, of a larger one the first and the last row of each table; a backup reads all of it.
 */
export async function refuseDamaged(file: string, runner: QueryRunner): Promise<void> {
  try {
    if (statSync(file).size > LIMITS.wholeBytes) return await readEnds(runner);
    const rows: { quick_check: string }[] = await runner.query('PRAGMA quick_check');
    const [reason] = rows.flatMap(({ quick_check }) => quick_check.split('\n')).filter(isOfFile);
    if (reason !== undefined) throw new DamagedFileError(file, reason);
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    throw damaged.some((one) => code.startsWith(one)) && !(error instanceof DamagedFileError)
      ? new DamagedFileError(file, message.replace(/^SqliteError: /, ''))
      : error;
  }
}

/** Not a heading, and not a value that a rule of a table excludes. */
const isOfFile = (line: string): boolean => !/^(ok$|\*\*\*|NULL value in|CHECK constraint failed)/.test(line);

async function readEnds(runner: QueryRunner): Promise<void> {
  const tables: { name: string }[] = await runner.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND sql NOT LIKE '%WITHOUT ROWID%'",
  );
  for (const { name } of tables)
    for (const order of ['ASC', 'DESC'])
      await runner.query(`SELECT * FROM "${name}" ORDER BY rowid ${order} LIMIT 1`);
}
