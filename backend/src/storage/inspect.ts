import { DataSource, type QueryRunner } from 'typeorm';
import type { DatabaseConfig } from '../platform/config/config';
import { buildSchemaSource } from './data-source';

/** Opens the database without changing anything in it. */
export async function inspect(
  config: DatabaseConfig,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const bare = config.kind === 'sqlite' ? { prepareDatabase: () => undefined } : {};
  const source = new DataSource({ ...buildSchemaSource(config).options, ...bare });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await work(runner);
  } finally {
    await source.destroy();
  }
}
