import { isMysql } from '../../../platform/database/columns';
import {
  dropTriggers,
  hasTriggers,
  makeTriggers,
  type RunQuery,
  type Triggers,
} from '../../../platform/database/triggers';

/**
 * A server's own AUTO_INCREMENT keeps the number of an order that was rolled back, and steps by the number of nodes. So the number comes
 * from a row that is increased and rolled back with the order, whatever inserts it: an older release, too
 * (docs/decisions/0014-order-numbers.md). A counter that is behind the orders goes on behind them.
 */
const triggers: Triggers = {
  tr_orders_numbered: `BEFORE INSERT ON orders FOR EACH ROW BEGIN
    IF NEW.id = 0 THEN
      INSERT INTO order_numbers (id, last)
        VALUES (1, 1 + COALESCE((SELECT MAX(id) FROM orders WHERE id > 0), 0))
        ON DUPLICATE KEY UPDATE last = GREATEST(last + 1, VALUES(last));
      SET NEW.id = (SELECT last FROM order_numbers WHERE id = 1);
    ELSEIF NEW.id > 0 THEN
      INSERT INTO order_numbers (id, last) VALUES (1, NEW.id)
        ON DUPLICATE KEY UPDATE last = GREATEST(last, VALUES(last));
    END IF; END`,
};

/** Makes the trigger; false where the server allows none, and numbers then have holes. SQLite's own counter is rolled back with the order. */
export const addNumberTrigger = async (query: RunQuery): Promise<boolean> =>
  !isMysql || makeTriggers(query, triggers);

export const dropNumberTrigger = (query: RunQuery): Promise<void> => dropTriggers(query, triggers);

/** The number that the next order gets on a server; null where the trigger is not there. */
export async function nextNumber(query: RunQuery): Promise<number | null> {
  if (!isMysql || !(await hasTriggers(query, triggers))) return null;
  const [row]: { next: number | string }[] = await query(
    'SELECT 1 + GREATEST(COALESCE(MAX(last), 0), COALESCE((SELECT MAX(id) FROM orders), 0)) AS next FROM order_numbers',
  );
  return Number(row?.next);
}

/** Lets a server go on from there, where the schema has numbers already. */
export async function setNextNumber(query: RunQuery, next: number): Promise<void> {
  const tables: unknown[] = await query("SHOW TABLES LIKE 'order_numbers'");
  if (tables.length > 0) await query('REPLACE INTO order_numbers (id, last) VALUES (1, ?)', [next - 1]);
}

/** What AUTO_INCREMENT has given before is not given again, to whatever has become of it. */
export const continueFromAutoIncrement = (query: RunQuery): Promise<unknown> =>
  query(
    `INSERT INTO order_numbers (id, last)
      SELECT 1, AUTO_INCREMENT - 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'orders'
      ON DUPLICATE KEY UPDATE last = GREATEST(last, VALUES(last))`,
  );
