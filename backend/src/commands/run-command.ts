import { ConfigError, ensureWritable, readConfig, type Config } from '../config/config';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open';

/** A command that was called wrongly or cannot do its work; its message is the one line the operator sees. */
export class CommandError extends Error {}

/**
 * Runs a command over the same database as the product, migrated first, and ends the process: 0 when it worked, 1 with
 * one line when the operator can mend it.
 */
export async function runCommand(
  work: (database: Database, config: Config) => Promise<void>,
  { demo = false } = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    ensureWritable(config.dataDir);
    const database = await openDatabase({ ...config, demo: demo && config.demo }, () => new Date());
    await work(database, config).finally(() => database.close());
  } catch (error) {
    console.error(error instanceof Error && isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Wrong calls, a bad configuration, and what Node or a driver names by a code: no file, no connection, an unknown option. */
const isExpected = (error: Error): boolean =>
  error instanceof CommandError || error instanceof ConfigError || 'code' in error;
