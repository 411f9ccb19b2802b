import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Says in one line that a newer program has changed the schema. Migrations take away only what this one does without, so it works all the same. */
export async function warnIfNewer(source: DataSource): Promise<void> {
  const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const rows: { name: string }[] = await source.query('SELECT name FROM migrations ORDER BY id');
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  new Logger('Database').warn(
    `The schema is newer than this program, by ${unknown.join(', ')}. It works, without what is new; upgrade it when you can`,
  );
}
