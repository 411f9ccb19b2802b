import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Database } from './database';
import { pause } from './timeouts';

/** The work between two units of work; false ends the loop early. */
export type Rest = () => Promise<boolean>;

const pauseMs = 50;

/** Yields to requests. */
export const shortRest: Rest = async () => {
  await pause(pauseMs);
  return true;
};

/** Repeats a unit of work until it has processed fewer than `most` rows; returns the total. */
export async function inBatches(
  most: number,
  unit: () => Promise<number>,
  rest: Rest = shortRest,
): Promise<number> {
  for (let done = 0; ;) {
    const some = await unit();
    done += some;
    if (some < most || !(await rest())) return done;
  }
}

/** The same as a generator, for work between the units; each yields whether there may be more. An empty one yields nothing. */
export async function* batchesOf(
  database: Database,
  most: number,
  unit: (tx: EntityManager) => Promise<number>,
): AsyncGenerator<boolean> {
  for (let some = most; some === most;) {
    some = await database.write(unit);
    if (some > 0) yield some === most;
  }
}

/** Deletes at most `most` matching rows and returns their number. The engines have no common DELETE with a LIMIT. */
export async function deleteSome<T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  most: number,
): Promise<number> {
  const { primaryColumns, target } = tx.connection.getMetadata(table);
  const key = Object.fromEntries(primaryColumns.map(({ propertyName }) => [propertyName, true]));
  const rows = await tx.find<T>(target as EntityTarget<T>, { select: key as never, where, take: most });
  if (rows.length > 0) await tx.createQueryBuilder().delete().from(target).whereInIds(rows).execute();
  return rows.length;
}
