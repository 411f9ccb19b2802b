import type { QueryRunner, Table, TableColumn } from 'typeorm';
import { escaped, isMysql } from './tables';

/**
 * A value as it is stored in a backup, the same from both engines: numbers, texts (also for instants, and for whole
 * numbers that a number of JavaScript cannot hold), and bytes in Base64.
 */
export type Value = string | number | null | { base64: string };

/** Rows held in memory at once; fewer where a row may have megabytes. */
const pageRows = 500;
const pageFiles = 4;

const isBytes = ({ type }: TableColumn): boolean => type.endsWith('blob');

/** Every row of the table in the order of its key, a page at a time. */
export async function* readRows(
  runner: QueryRunner,
  table: Table,
  columns = table.columns,
): AsyncGenerator<Value[][]> {
  const list = columns.map((column) => `${reading(runner, column)} AS ${escaped(runner, column.name)}`);
  const keys = table.primaryColumns.map(({ name }) => escaped(runner, name));
  const limit = columns.some(isBytes) ? pageFiles : pageRows;
  for (let last: unknown[] | null = null; ;) {
    const { where, parameters } = after(keys, last);
    const rows: Record<string, unknown>[] = await runner.query(
      `SELECT ${list.join(', ')} FROM ${escaped(runner, table.name)} ${where} ORDER BY ${keys.join(', ')} LIMIT ${limit}`,
      parameters,
    );
    yield rows.map((row) => columns.map((column) => portable(row[column.name], column)));
    if (rows.length < limit) return;
    last = table.primaryColumns.map(({ name }) => rows.at(-1)?.[name]);
  }
}

/** (a, b) > (?, ?), spelled so that both engines use the key for it. */
function after(keys: string[], last: unknown[] | null): { where: string; parameters: unknown[] } {
  if (last === null) return { where: '', parameters: [] };
  const steps = keys.map((key, index) => [...keys.slice(0, index).map((one) => `${one} = ?`), `${key} > ?`]);
  return {
    where: `WHERE ${steps.map((step) => `(${step.join(' AND ')})`).join(' OR ')}`,
    parameters: keys.flatMap((_, index) => last.slice(0, index + 1)),
  };
}

/** The select expression of a column, so that no driver turns it into an object or an inexact number. */
function reading(runner: QueryRunner, { name, type }: TableColumn): string {
  const column = escaped(runner, name);
  if (!isMysql(runner)) return type === 'bigint' ? `CAST(${column} AS TEXT)` : column;
  const plain = /^(tinyint|smallint|mediumint|int|float|double|char|varchar|\w*text|\w*blob)$/.test(type);
  return plain ? column : `CONVERT(${column} USING utf8mb4)`;
}

/** Instants carry their milliseconds, whatever the writer. */
const wholeSecond = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

function portable(value: unknown, { type }: TableColumn): Value {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string')
    return type === 'datetime' && wholeSecond.test(value) ? `${value}.000` : value;
  return { base64: Buffer.from(value as Uint8Array).toString('base64') };
}

/** One statement's worth of rows: below SQLite's 32,766 parameters and a server's longest packet. */
const statementValues = 10_000;
const statementBytes = 1_000_000;

/** Inserts rows as `readRows` gives them; their sizes in the backup tell how many fit into a statement. */
export class RowWriter {
  private rows: Value[][] = [];
  private bytes = 0;

  constructor(
    private readonly runner: QueryRunner,
    private readonly table: string,
    private readonly columns: string[],
  ) {}

  async add(row: Value[], bytes: number): Promise<void> {
    this.rows.push(row);
    this.bytes += bytes;
    const full =
      (this.rows.length + 1) * this.columns.length > statementValues || this.bytes > statementBytes;
    if (full) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const { runner, rows } = this;
    const names = this.columns.map((name) => escaped(runner, name)).join(', ');
    const places = `(${this.columns.map(() => '?').join(', ')})`;
    const into = `${escaped(runner, this.table)} (${names})`;
    this.rows = [];
    this.bytes = 0;
    await runner.query(
      `INSERT INTO ${into} VALUES ${rows.map(() => places).join(', ')}`,
      rows.flatMap((row) => row.map(native)),
    );
  }
}

const native = (value: Value): unknown =>
  typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;
