import { createRequire } from 'node:module';
import type { Pool, PoolConnection, PoolOptions, QueryOptions } from 'mysql2';
import { currentRequest } from '../logging/request-id';

type Answered = (error: Error | null, ...answer: unknown[]) => void;
type GetConnection = (done: (error: Error | null, connection?: PoolConnection) => void) => void;
type ConnectionQuery = (...given: unknown[]) => unknown;

/** MySQL knows nothing of MariaDB's clusters. */
const unknownVariable = 1193;

/** With the first pool: SQLite needs none of it, and TypeORM waits for no promise here. */
const library = () => createRequire(__filename)('mysql2') as typeof import('mysql2');

const tooLate = (message: string): Error => Object.assign(new Error(message), { code: 'ETIMEDOUT' });

/**
 * mysql2 as TypeORM loads it, with a limit on how long a connection and the answer of a statement are waited for: a
 * database that hangs would hang every request with it.
 */
export const serverDriver = (waitMs: number) => ({
  createPool: (options: PoolOptions): Pool => {
    const { createPool } = library();
    const pool = createPool(options);
    pool.on('connection', (connection) => {
      limitStatements(connection, waitMs);
      prepare(connection, waitMs);
    });
    limitWaiting(pool, waitMs);
    return pool;
  },
});

/**
 * READ COMMITTED takes no gap locks, which make unrelated inserts wait for one another and deadlock; versions and unique indexes guard what must not change meanwhile. A lock is waited for a little shorter
 * than an answer, so that the wait ends without the connection.
 */
function prepare(connection: PoolConnection, waitMs: number): void {
  const lockSeconds = Math.max(1, Math.floor(waitMs / 1000) - 1);
  const settings = [
    'TRANSACTION ISOLATION LEVEL READ COMMITTED',
    `innodb_lock_wait_timeout = ${lockSeconds}`,
    // On another node of a cluster than the one that has written, a read waits until that has arrived.
    'wsrep_sync_wait = 1',
    // A list of all numbers of a search; a list longer than a packet comes as rows.
    'group_concat_max_len = 4294967295',
    // Two wide indexes are read whole to find what one index and the limit of a page find in twenty rows.
    "optimizer_switch = 'index_merge_intersection=off'",
  ];
  for (const setting of settings) {
    connection.query(`SET SESSION ${setting}`, (error) => {
      if (error && error.errno !== unknownVariable) connection.destroy();
    });
  }
}

/** Statements that may take long carry their request's id, for the database's own lists and logs. */
const signed = (asked: unknown): unknown => {
  const request = currentRequest();
  if (!request) return asked;
  if (typeof asked === 'string') return signable.test(asked) ? `${asked} /* ${request.id} */` : asked;
  const { sql } = asked as QueryOptions;
  return { ...(asked as QueryOptions), sql: signed(sql) };
};

const signable = /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/;

/** The answer of a statement that was given up may still come: its connection is of no use to the next one. */
function limitStatements(connection: PoolConnection, waitMs: number): void {
  const limited =
    (query: ConnectionQuery): ConnectionQuery =>
    (sql, ...given) => {
      const answered = given.pop() as Answered;
      let over = false;
      const finish: Answered = (...answer) => {
        clearTimeout(timer);
        if (!over) answered(...answer);
        over = true;
      };
      const timer = setTimeout(() => {
        finish(tooLate(`The database has not answered within ${waitMs} ms`));
        connection.destroy();
      }, waitMs);
      try {
        return query(sql, ...given, finish);
      } catch (error) {
        // Values that the driver rejects: otherwise the timer would end a connection in use by another caller.
        return finish(error as Error);
      }
    };
  const query = limited(connection.query.bind(connection) as ConnectionQuery);
  connection.query = ((sql: unknown, ...given: unknown[]) =>
    query(signed(sql), ...given)) as typeof connection.query;
}

function limitWaiting(pool: Pool, waitMs: number): void {
  const getConnection = pool.getConnection.bind(pool) as GetConnection;
  const limited: GetConnection = (done) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      done(tooLate(`No connection to the database within ${waitMs} ms`));
    }, waitMs);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (late) connection?.release();
      else done(error, connection);
    });
  };
  pool.getConnection = limited as typeof pool.getConnection;
}
