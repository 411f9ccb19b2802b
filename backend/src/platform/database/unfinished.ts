import type { DataSource } from 'typeorm';
import { ConfigError } from '../config/config';

/** Marks a MySQL or MariaDB database while a restore fills it: nothing may start on incomplete data. */
export const UNFINISHED = 'restore_unfinished';

export async function refuseUnfinished(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  const unfinished = await runner.hasTable(UNFINISHED).finally(() => runner.release());
  if (unfinished)
    throw new ConfigError('DATABASE_URL: a restore into this database was not finished; run it again');
}
