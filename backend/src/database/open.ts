import type { Config } from '../config/config';
import { buildReader, buildWriter } from './data-source';
import { Database } from './database';
import { withLease } from './lease';
import { seedDemo } from './seeds/demo';
import { seedReference } from './seeds/reference';

/**
 * Opens the database, brings its schema up to date and seeds it. Replicas that start at once take turns; the
 * second finds everything done.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'demo'>,
  now: () => Date,
): Promise<Database> {
  const writer = await buildWriter(config.database).initialize();
  await withLease(writer, async () => {
    await writer.runMigrations();
    await writer.transaction(seedReference);
    if (config.demo) await seedDemo(writer, now());
  });
  const reader = buildReader(config.database, writer);
  if (reader !== writer) await reader.initialize();
  return new Database(writer, reader);
}
