/** How many rows a statement has changed, and the number of the last one that it has made. */
interface Written {
  changes: number;
  lastInsertRowid: number;
}

/** The parts of libsql, which has better-sqlite3's interface, that are used here. */
export interface Statement {
  readonly reader: boolean;
  run(...parameters: unknown[]): Written;
  all(...parameters: unknown[]): unknown[];
  /** Has `all` answer each row as a list of its values. */
  raw(isRaw: true): this;
}

/** What libsql's own statements can do besides. */
interface Prepared extends Statement {
  /** The first row; undefined where there is none. */
  get(parameters: unknown[]): unknown;
  columns(): { name: string }[];
}

interface Libsql {
  readonly open: boolean;
  /** Of a closed connection it ends the process. */
  readonly inTransaction: boolean;
  pragma(text: string): unknown;
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

const Libsql = require('libsql') as new (file: string, options: object) => Libsql;

/**
 * libsql, whose prebuilt binaries come through npm, so that a fresh machine needs no compiler, with workarounds for its defects.
 *
 * It takes a lone parameter that is null or bytes for an object of named parameters, and fails on it or even ends the
 * process; parameters that come as one list are safe.
 */
export class EmbeddedDriver extends Libsql {
  override prepare(sql: string): Statement {
    if (sql === 'BEGIN TRANSACTION') return this.immediate(() => this.exec('BEGIN IMMEDIATE'));
    if (sql === 'COMMIT') return this.immediate(() => this.exec('COMMIT'));
    if (sql === 'ROLLBACK') return this.immediate(() => this.rollback());
    const statement = super.prepare(sql) as Prepared;
    const run = statement.run.bind(statement);
    const { reader } = statement;
    // libsql asks SQLite each time, which costs as much as a small write.
    Object.defineProperty(statement, 'reader', { value: reader });
    return Object.assign(statement, {
      run: (...parameters: unknown[]) => run(parameters),
      ...(reader ? reading(statement, sql) : {}),
    });
  }

  /** A closed connection lives on, with all that it has locked, until each of its statements is collected: it may have nothing begun. */
  override close(): void {
    if (this.open) this.rollback();
    super.close();
  }

  /**
   * A statement that is gone as soon as it has run. A prepared one that met SQLITE_BUSY stays active in libsql until it
   * runs again: it keeps its snapshot, and every COMMIT on its connection is SQLITE_BUSY.
   */
  private immediate(work: () => void): Statement {
    const run = (): Written => {
      work();
      return { changes: 0, lastInsertRowid: 0 };
    };
    const none: Statement = { reader: false, run, all: () => [], raw: () => none };
    return none;
  }

  /** A full disk or an I/O error makes SQLite end the transaction by itself; there is nothing left to roll back then. */
  private rollback(): void {
    if (this.inTransaction) this.exec('ROLLBACK');
  }
}

/** A statement that has one row at most, and says so. */
const one = /\bLIMIT 1$/;

/**
 * Rows by way of lists of their values: libsql makes objects value by value, which takes half as long again. One row comes by its
 * `get`, for two thirds of the time of its `all`, which makes room for a hundred.
 */
function reading(statement: Prepared, sql: string): Pick<Statement, 'all' | 'raw'> {
  statement.raw(true);
  const all = statement.all.bind(statement) as (values: unknown[]) => unknown[][];
  const get = statement.get.bind(statement) as (values: unknown[]) => unknown[] | undefined;
  const isOne = one.test(sql);
  const lists = (values: unknown[]): unknown[][] => {
    if (!isOne) return all(values);
    const row = get(values);
    return row === undefined ? [] : [row];
  };
  let object = (list: unknown[]): object => {
    object = objectOf(statement.columns().map(({ name }) => name));
    return object(list);
  };
  return {
    all: (...parameters) => lists(parameters).map((list) => object(list)),
    raw: () => Object.assign(statement, { all: (...parameters: unknown[]) => lists(parameters) }),
  };
}

/** Objects with these names. Copies of one that was read from JSON are cheap (readerOf in domain says why). */
function objectOf(names: string[]): (list: unknown[]) => object {
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as object;
  return (list) => {
    const row: Record<string, unknown> = { ...blank };
    names.forEach((name, at) => (row[name] = list[at]));
    return row;
  };
}
