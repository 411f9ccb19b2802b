import { isMysql } from './columns';
import { dropTriggers, hasTriggers, makeTriggers, type Query, type Triggers } from './triggers';

/** Orders whose numbers share a block are counted together. */
export const BLOCK = 4096;

/** A table of counts: its key, as expressions over a row of orders. */
interface Counted {
  table: string;
  key: Readonly<Record<string, (row: string) => string>>;
  /** Whether it keeps the least and the greatest number that was ever counted, too. */
  ends?: true;
}

const sameName = (name: string) => [name, (row: string) => `${row}${name}`] as const;
const div = isMysql ? 'DIV' : '/';

/** The number of the day in Minsk, three hours ahead of UTC all year; 1 January 1970 is 0. */
const minskDay = (row: string): string =>
  isMysql
    ? `TO_DAYS(${row}createdAt + INTERVAL 3 HOUR) - TO_DAYS('1970-01-01')`
    : `(unixepoch(${row}createdAt) + 10800) / 86400`;

const counted: readonly Counted[] = [
  {
    table: 'order_totals',
    key: Object.fromEntries([
      sameName('statusId'),
      sameName('stateId'),
      ['unpriced', (row: string) => `(${row}price IS NULL)`],
      sameName('fragileCargo'),
      sameName('clientIsLegalEntity'),
    ]),
  },
  {
    table: 'order_blocks',
    key: Object.fromEntries([
      ['block', (row: string) => `${row}id ${div} ${BLOCK}`],
      sameName('statusId'),
      sameName('stateId'),
    ]),
  },
  {
    table: 'order_days',
    key: Object.fromEntries([['day', minskDay], sameName('statusId'), sameName('stateId')]),
    ends: true,
  },
  {
    table: 'order_prices',
    key: Object.fromEntries([
      ['rubles', (row: string) => `COALESCE(${row}price ${div} 100, -1)`],
      sameName('statusId'),
      sameName('stateId'),
    ]),
  },
];

const values = ({ key }: Counted, row: string): string =>
  Object.values(key)
    .map((expression) => expression(row))
    .join(', ');

const columns = ({ key }: Counted): string => Object.keys(key).join(', ');

const summed = ({ ends }: Counted): string => ['orders', ...(ends ? ['least', 'most'] : [])].join(', ');

/** Adds 1 or -1 to the counts of the kinds that the row is and was of. */
const add = (to: Counted, ...rows: [row: 'NEW.' | 'OLD.', by: number][]): string => {
  const added = rows
    .map(([row, by]) => `(${values(to, row)}, ${by}${to.ends ? `, ${row}id, ${row}id` : ''})`)
    .join(', ');
  const given = (name: string): string => (isMysql ? `VALUES(${name})` : `excluded.${name}`);
  const ends = isMysql ? ['LEAST', 'GREATEST'] : ['MIN', 'MAX'];
  const sums = [
    `orders = orders + ${given('orders')}`,
    ...(to.ends ? ['least', 'most'].map((name, at) => `${name} = ${ends[at]}(${name}, ${given(name)})`) : []),
  ].join(', ');
  const sum = isMysql
    ? `ON DUPLICATE KEY UPDATE ${sums}`
    : `ON CONFLICT (${columns(to)}) DO UPDATE SET ${sums}`;
  return `INSERT INTO ${to.table} (${columns(to)}, ${summed(to)}) VALUES ${added} ${sum};`;
};

const watched = ['statusId', 'stateId', 'price', 'fragileCargo', 'clientIsLegalEntity', 'createdAt'];

const changed = (to: Counted): string =>
  isMysql
    ? `IF (${values(to, 'OLD.')}) <> (${values(to, 'NEW.')}) THEN ${add(to, ['OLD.', -1], ['NEW.', 1])} END IF;`
    : add(to, ['OLD.', -1], ['NEW.', 1]);

const body = (part: (to: Counted) => string): string => `BEGIN ${counted.map(part).join(' ')} END`;

/** Test orders, whose numbers are negative, are counted nowhere. */
const ofReal = (row: 'NEW.' | 'OLD.', part: (to: Counted) => string): string =>
  isMysql
    ? `BEGIN IF ${row}id > 0 THEN ${counted.map(part).join(' ')} END IF; END`
    : `WHEN ${row}id > 0 ${body(part)}`;

/** The triggers that keep the counts, by their names. */
const triggers: Triggers = {
  tr_orders_added: `AFTER INSERT ON orders FOR EACH ROW ${ofReal('NEW.', (to) => add(to, ['NEW.', 1]))}`,
  tr_orders_changed: isMysql
    ? `AFTER UPDATE ON orders FOR EACH ROW ${ofReal('NEW.', changed)}`
    : `AFTER UPDATE OF ${watched.join(', ')} ON orders FOR EACH ROW ${ofReal('NEW.', changed)}`,
  tr_orders_removed: `AFTER DELETE ON orders FOR EACH ROW ${ofReal('OLD.', (to) => add(to, ['OLD.', -1]))}`,
};

/** Whether the database keeps the counts of orders: all triggers are there. */
export const keepsOrderCounts = (query: (sql: string) => Promise<unknown>): Promise<boolean> =>
  hasTriggers(query, triggers);

/** Makes the triggers; false where the server does not allow them, and lists then count for themselves. */
export const addOrderTriggers = (query: Query): Promise<boolean> => makeTriggers(query, triggers);

export const dropOrderTriggers = (query: Query): Promise<void> => dropTriggers(query, triggers);

const isolated = ['SET TRANSACTION ISOLATION LEVEL SERIALIZABLE', 'START TRANSACTION'];

/**
 * Counts all real orders anew. On a server in a transaction of its own, which locks the orders first: whoever changes one
 * has changed the counts before or does so after. On SQLite inside the caller's transaction.
 */
export async function recountOrders(query: Query): Promise<void> {
  if (isMysql) for (const statement of isolated) await query(statement);
  try {
    if (isMysql) await query('SELECT COUNT(*) FROM orders LOCK IN SHARE MODE');
    for (const to of counted) {
      await query(`DELETE FROM ${to.table}`);
      await query(
        `INSERT INTO ${to.table} (${columns(to)}, ${summed(to)}) SELECT ${values(to, '')}, COUNT(*)${to.ends ? ', MIN(id), MAX(id)' : ''} FROM orders WHERE id > 0 GROUP BY ${values(to, '')}`,
      );
    }
    if (isMysql) await query('COMMIT');
  } catch (error) {
    if (isMysql) await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
