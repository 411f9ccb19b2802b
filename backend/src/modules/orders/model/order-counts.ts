import { isMysql } from '../../../platform/database/columns';
import {
  dropTriggers,
  hasTriggers,
  makeTriggers,
  type RunQuery,
  type Triggers,
} from '../../../platform/database/triggers';

const key: Readonly<Record<string, (row: string) => string>> = {
  statusId: (row) => `${row}statusId`,
  stateId: (row) => `${row}stateId`,
  unpriced: (row) => `(${row}price IS NULL)`,
  fragileCargo: (row) => `${row}fragileCargo`,
  clientIsLegalEntity: (row) => `${row}clientIsLegalEntity`,
};
const columns = Object.keys(key).join(', ');

/** The kind of an order, as expressions over a row of orders. */
const kindOf = (row: string): string =>
  Object.values(key)
    .map((expression) => expression(row))
    .join(', ');

/** Adds 1 or -1 to the counts of the kinds that the row is and was of. */
const add = (...rows: [row: 'NEW.' | 'OLD.', by: number][]): string => {
  const added = rows.map(([row, by]) => `(${kindOf(row)}, ${by})`).join(', ');
  const sum = isMysql
    ? 'ON DUPLICATE KEY UPDATE orders = orders + VALUES(orders)'
    : `ON CONFLICT (${columns}) DO UPDATE SET orders = orders + excluded.orders`;
  return `INSERT INTO order_totals (${columns}, orders) VALUES ${added} ${sum};`;
};

const watched = ['statusId', 'stateId', 'price', 'fragileCargo', 'clientIsLegalEntity'];

const changed = isMysql
  ? `IF (${kindOf('OLD.')}) <> (${kindOf('NEW.')}) THEN ${add(['OLD.', -1], ['NEW.', 1])} END IF;`
  : add(['OLD.', -1], ['NEW.', 1]);

/** Test orders, whose numbers are negative, are not counted. */
const ofReal = (row: 'NEW.' | 'OLD.', statement: string): string =>
  isMysql
    ? `BEGIN IF ${row}id > 0 THEN ${statement} END IF; END`
    : `WHEN ${row}id > 0 BEGIN ${statement} END`;

/** The triggers that keep the counts, by their names. A release before looks for others, does not find them and counts for itself. */
const triggers: Triggers = {
  tr_order_totals_added: `AFTER INSERT ON orders FOR EACH ROW ${ofReal('NEW.', add(['NEW.', 1]))}`,
  tr_order_totals_changed: isMysql
    ? `AFTER UPDATE ON orders FOR EACH ROW ${ofReal('NEW.', changed)}`
    : `AFTER UPDATE OF ${watched.join(', ')} ON orders FOR EACH ROW ${ofReal('NEW.', changed)}`,
  tr_order_totals_removed: `AFTER DELETE ON orders FOR EACH ROW ${ofReal('OLD.', add(['OLD.', -1]))}`,
};

/** Whether the database keeps the counts of orders: all triggers are there. */
export const keepsOrderCounts = (query: (sql: string) => Promise<unknown>): Promise<boolean> =>
  hasTriggers(query, triggers);

/** Makes the triggers; false where the server does not allow them, and lists then count for themselves. */
export const addOrderTriggers = (query: RunQuery): Promise<boolean> => makeTriggers(query, triggers);

export const dropOrderTriggers = (query: RunQuery): Promise<void> => dropTriggers(query, triggers);

const isolated = ['SET TRANSACTION ISOLATION LEVEL SERIALIZABLE', 'START TRANSACTION'];

/**
 * Recounts all real orders. On a server in its own transaction, which locks the orders first: a concurrent change updates the counts before
 * or after it. On SQLite inside the caller's transaction.
 */
export async function recountOrders(query: RunQuery): Promise<void> {
  if (isMysql) for (const statement of isolated) await query(statement);
  try {
    if (isMysql) await query('SELECT COUNT(*) FROM orders LOCK IN SHARE MODE');
    await query('DELETE FROM order_totals');
    await query(
      `INSERT INTO order_totals (${columns}, orders) SELECT ${kindOf('')}, COUNT(*) FROM orders WHERE id > 0 GROUP BY ${kindOf('')}`,
    );
    if (isMysql) await query('COMMIT');
  } catch (error) {
    if (isMysql) await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
