// Prepared statements by the drivers alone, the same words for both engines.
import { createRequire } from 'node:module';
import { createPool } from 'mysql2/promise';

const require = createRequire(import.meta.url);

/** `all` answers rows, `inside` runs work in one transaction; `first` is the id of the first row that an INSERT made. */
export const openBare = (url) => (url.startsWith('sqlite:') ? embedded(url.slice(7)) : server(url));

function embedded(file) {
  const Libsql = require('libsql');
  const connection = new Libsql(file, { timeout: 5000 });
  connection.pragma('synchronous = FULL');
  const known = new Map();
  const prepared = (sql) => {
    if (!known.has(sql)) known.set(sql, connection.prepare(sql));
    return known.get(sql);
  };
  const on = {
    all: async (sql, values = []) => prepared(sql).all(values),
    run: async (sql, values = []) => {
      const { lastInsertRowid, changes } = prepared(sql).run(values);
      return { first: Number(lastInsertRowid) - changes + 1 };
    },
  };
  const inside = async (work) => {
    connection.exec('BEGIN IMMEDIATE');
    const result = await work(on);
    connection.exec('COMMIT');
    return result;
  };
  const instant = (value) => new Date(`${value.replace(' ', 'T')}Z`);
  return { ...on, inside, instant, stamp: (date) => date.toISOString().replace('T', ' ').replace('Z', '') };
}

function server(url) {
  const pool = createPool({ uri: url, timezone: 'Z', charset: 'utf8mb4', connectionLimit: 10 });
  const on = (connection) => ({
    all: async (sql, values = []) => (await connection.execute(sql, values))[0],
    run: async (sql, values = []) => ({ first: (await connection.execute(sql, values))[0].insertId }),
  });
  // Several at once deadlock now and then in the words that they share; the product asks again, too.
  const inside = async (work) => {
    const connection = await pool.getConnection();
    try {
      await connection.query('START TRANSACTION');
      const result = await work(on(connection));
      await connection.query('COMMIT');
      return result;
    } catch (error) {
      await connection.query('ROLLBACK');
      if (error.code !== 'ER_LOCK_DEADLOCK') throw error;
    } finally {
      connection.release();
    }
    return inside(work);
  };
  return { ...on(pool), inside, instant: (value) => value, stamp: (date) => date };
}
