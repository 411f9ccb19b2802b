import { randomBytes } from 'node:crypto';
import { TRACKING_RANDOM, trackingCodeOf } from '@shlyah/domain';
import { isMysql } from '../../../platform/database/columns';
import type { RunQuery } from '../../../platform/database/triggers';

/** The code of a new order, which lets its holder track the parcel (docs/decisions/0021-tracking-codes.md). */
export const newTrackingCode = (): string => trackingCodeOf(randomBytes(TRACKING_RANDOM));

/** Orders of one statement, and so of one transaction. */
const most = 2000;

/**
 * As one value: SQLite's driver keeps a statement's places in memory for a while. The `+` keeps SQLite from the index of the codes, by
 * which it reads all orders without a code for each one that is given: orders are found by their ids.
 */
const given = isMysql
  ? `UPDATE orders JOIN JSON_TABLE(?, '$[*]' COLUMNS (id INT PATH '$[0]', code VARCHAR(12) PATH '$[1]')) AS given
      ON given.id = orders.id SET orders.trackingCode = given.code WHERE orders.trackingCode IS NULL`
  : `UPDATE orders SET trackingCode = given.code
      FROM (SELECT value ->> 0 AS id, value ->> 1 AS code FROM json_each(?)) AS given
      WHERE orders.id = given.id AND +orders.trackingCode IS NULL`;

/**
 * Gives codes to the next orders behind `after` that have none; anonymised ones need none, and are read all the same: they are the many.
 * Returns the last of them, null when there are no more. Existing codes stay, so it may run again at any time.
 */
export async function fillTrackingCodes(query: RunQuery, after: number): Promise<number | null> {
  const rows: { id: number; anonymisedAt: unknown }[] = await query(
    `SELECT id, anonymisedAt FROM orders WHERE trackingCode IS NULL AND id > ? ORDER BY id LIMIT ${most}`,
    [after],
  );
  const last = rows.at(-1);
  if (!last) return null;
  const named = rows.filter(({ anonymisedAt }) => anonymisedAt === null);
  if (named.length > 0) await query(given, [JSON.stringify(named.map(({ id }) => [id, newTrackingCode()]))]);
  return last.id;
}
