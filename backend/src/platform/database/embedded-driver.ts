import { statSync } from 'node:fs';
import { FileGoneError } from './database-file';

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

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
  /** Of a missing or empty file SQLite removes the write-ahead log, which holds acknowledged writes: beside a log it was taken away. */
  constructor(file: string, options: object) {
    if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0) throw new FileGoneError(file);
    super(file, options);
  }

  override prepare(sql: string): Statement {
    if (sql === 'BEGIN TRANSACTION') return this.immediate(() => this.exec('BEGIN IMMEDIATE'));
    if (sql === 'COMMIT') return this.immediate(() => this.exec('COMMIT'));
    if (sql === 'ROLLBACK') return this.immediate(() => this.rollback());
    const statement = super.prepare(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    return Object.assign(statement, {
      run: (...parameters: unknown[]) => run(parameters),
      all: (...parameters: unknown[]) => all(parameters),
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
    return { reader: false, run, all: () => [] };
  }

  /** A full disk or an I/O error makes SQLite end the transaction by itself; there is nothing left to roll back then. */
  private rollback(): void {
    if (this.inTransaction) this.exec('ROLLBACK');
  }
}
