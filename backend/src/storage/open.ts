import { existsSync } from 'node:fs';
import type { Config, DatabaseConfig } from '../platform/config/config';
import { buildReader, buildSchemaSource, buildWriter } from './data-source';
import { inspect } from './inspect';
import { Database } from '../platform/database/database';
import { refuseDamaged } from '../platform/database/damaged-file';
import { refuseForeign } from './foreign-tables';
import { EmbeddedStore } from '../platform/database/embedded-store';
import { withMigrationLease } from '../platform/database/migration-lease';
import { warnIfNewer } from '../platform/database/newer-schema';
import { commandTimeoutMs, retryWhileBusy } from '../platform/database/timeouts';
import { seedDemo } from '../operations/seeds/demo';
import { seedReference } from '../operations/seeds/reference';
import { ServerStore } from '../platform/database/server-store';
import { refuseUnfinished } from '../platform/database/unfinished';

/**
 * Opens the database, brings its schema up to date and seeds it. Replicas that start at once take turns; the
 * second finds everything done.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'demo'> & Partial<Pick<Config, 'demoAtWork'>>,
  now: () => Date,
  waitMs = commandTimeoutMs,
): Promise<Database> {
  const deadline = Date.now() + commandTimeoutMs;
  // Before anything is written: on SQLite opening it for writing changes its file.
  await retryWhileBusy(deadline, () => refuseOthers(config.database));
  const source = buildSchemaSource(config.database);
  await retryWhileBusy(deadline, () => source.initialize());
  try {
    await refuseUnfinished(source);
    return await withMigrationLease(source, async (lease) => {
      await retryWhileBusy(deadline, () => source.runMigrations());
      await warnIfNewer(source);
      const database = await connectDatabase(config.database, waitMs);
      await database.write(async (tx) => {
        if (!(await lease.keep(tx.query.bind(tx)))) throw new Error('Another process migrates the database');
        await seedReference(tx);
      });
      if (config.demo) await seedDemo(database, now(), config.demoAtWork ?? false);
      return database;
    });
  } finally {
    await source.destroy();
  }
}

async function refuseOthers(config: DatabaseConfig): Promise<void> {
  if (config.kind === 'mysql') return inspect(config, refuseForeign);
  if (!existsSync(config.file)) return;
  await inspect(config, async (runner) => {
    await refuseDamaged(config.file, runner);
    await refuseForeign(runner);
  });
}

/** Opens a database whose schema is up to date. */
export async function connectDatabase(config: DatabaseConfig, waitMs = commandTimeoutMs): Promise<Database> {
  const writer = await buildWriter(config, waitMs).initialize();
  const reader = buildReader(config, writer);
  if (reader === writer) return new Database(new ServerStore(writer, waitMs), waitMs);
  return new Database(new EmbeddedStore(writer, await reader.initialize()), waitMs);
}
