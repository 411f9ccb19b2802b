import { dirname } from 'node:path';
import { DataSource, DefaultNamingStrategy, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { makeFolder, type DatabaseConfig } from '../config/config';
import { QueryLog, slowQueryMs } from '../logging/query-log';
import { EmbeddedDriver } from './embedded-driver';
import { serverDriver } from './server-driver';

/** Keeps the capitals inside the name of an embedded column: `receiverAddressId`, not `receiverAddressid`. */
class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    const name = custom ?? property;
    const [prefix] = prefixes;
    return prefix ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
  }
}

/** The classes of the tables and of the steps that make them. */
export interface Schema {
  entities: (abstract new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

const common = {
  namingStrategy: new ColumnNames(),
  migrationsTableName: 'migrations',
  migrationsTransactionMode: 'each',
  logger: new QueryLog(),
  maxQueryExecutionTime: slowQueryMs,
} as const;

/** Builds a DataSource to write through. */
export function buildWriter(config: DatabaseConfig, schema: Schema, waitMs: number): DataSource {
  if (config.kind === 'mysql') return new DataSource({ ...mysqlOptions(config.url, waitMs), ...schema });
  makeFolder(dirname(config.file));
  // Waiting for another process's lock must not block the event loop (./timeouts).
  const options = sqliteOptions(config.file, 0, (database) => {
    database.pragma('journal_mode = WAL');
    // With any lower level a power cut loses acknowledged commits.
    database.pragma('synchronous = FULL');
    // Otherwise deleted or emptied text, such as a link that sets a password, stays readable in the file.
    database.pragma('secure_delete = ON');
  });
  return new DataSource({ ...options, ...schema });
}

/**
 * Builds the DataSource for reads outside a unit of work. TypeORM gives SQLite one connection, on which a read would see the uncommitted
 * half of another transaction; a server's pool does not have this problem.
 */
export function buildReader(config: DatabaseConfig, schema: Schema, writer: DataSource): DataSource {
  if (config.kind === 'mysql') return writer;
  // Readers never wait for a writer, only for the recovery of the log after a crash: milliseconds.
  const options = sqliteOptions(config.file, 2000, (database) => database.pragma('query_only = ON'));
  return new DataSource({ ...options, ...schema });
}

/** `timeout`: how long the connection waits for a lock with the event loop stopped, ms. */
function sqliteOptions(
  file: string,
  timeout: number,
  prepareDatabase: (database: EmbeddedDriver) => void,
): DataSourceOptions {
  return {
    ...common,
    type: 'better-sqlite3',
    driver: EmbeddedDriver,
    database: file,
    timeout,
    // The oldest statement is evicted first, however often it is used: in a small cache, the usual ones go.
    statementCacheSize: 500,
    prepareDatabase,
  };
}

function mysqlOptions(url: string, waitMs: number): DataSourceOptions {
  return {
    ...common,
    type: 'mysql',
    driver: serverDriver(waitMs),
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: 10,
    connectTimeout: 5000,
    supportBigNumbers: true,
    // Where in the driver a statement was sent from, looked up before each one in case it should fail.
    trace: false,
  };
}
