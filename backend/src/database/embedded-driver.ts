/** The parts of libsql, which has better-sqlite3's interface, that are used here. */
interface Statement {
  run(...parameters: unknown[]): unknown;
  all(...parameters: unknown[]): unknown[];
}

interface Libsql {
  pragma(text: string): unknown;
  prepare(sql: string): Statement;
}

const Libsql = require('libsql') as new (file: string, options: object) => Libsql;

/**
 * libsql, whose prebuilt binaries come through npm, so that a fresh machine needs no compiler. It takes a lone parameter
 * that is null or bytes for an object of named parameters, and fails on it or even ends the process; parameters
 * that come as one list are safe.
 */
export class EmbeddedDriver extends Libsql {
  override prepare(sql: string): Statement {
    const statement = super.prepare(sql);
    const run = statement.run.bind(statement);
    const all = statement.all.bind(statement);
    return Object.assign(statement, {
      run: (...parameters: unknown[]) => run(parameters),
      all: (...parameters: unknown[]) => all(parameters),
    });
  }
}
