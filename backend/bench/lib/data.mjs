// Three years of a company: 10,000 clients and as many orders as asked for, two pieces of cargo and two events each. A few thousand orders
// are made by the product, the database multiplies them by itself, with other days, states, receivers and waybills.
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/processes.mjs';

const clients = 10_000;
const templates = 10_000;

export async function fill(data, orders) {
  const command = async (...words) => {
    const env = {
      ...process.env,
      DATABASE_URL: data.url,
      DATA_DIR: data.folder,
      DEMO: 'small',
      NODE_ENV: '',
    };
    const { code, output } = await run(
      process.execPath,
      [join(root, 'backend/dist/operations/commands/main.js'), ...words],
      { env },
    );
    if (code !== 0) throw new Error(output);
  };
  await command('seed:load', '--users', String(clients), '--orders', String(Math.min(orders, templates)));
  const sql = data.engine === 'sqlite' ? embedded : server;
  const one = async (text) => Number(Object.values((await data.query(text))[0])[0]);
  const made = await one("SELECT MIN(id) FROM orders WHERE clientEmail LIKE 'load%'");
  const last = await one('SELECT MAX(id) FROM orders');
  await names(data);
  const count = last - made + 1;
  const step = 25_000;
  // Spread over three years, the templates included.
  await data.query(
    `UPDATE orders SET createdAt = ${sql.ago(`(${orders} - (id - ${made})) * 94608000.0 / ${orders}`)} WHERE id >= ${made}`,
  );
  for (let from = 0; from < orders - count; from += step) {
    const to = Math.min(from + step, orders - count);
    await multiply(data, sql, { from, to, first: last + 1, made, count, orders });
  }
  await data.query(
    `INSERT INTO order_items (orderId, position, ${itemColumns}) SELECT orderId, 1, ${itemColumns.replace('ttn,', "'АА 1234567',")} FROM order_items WHERE position = 0 AND orderId BETWEEN ${made} AND ${last}`,
  );
  await data.query(
    `INSERT INTO events (${eventColumns}) SELECT ${eventColumns.replace('subjectId', 'id').replace('subject,', "'order',").replace('actorId', 'userId').replace('actorName', 'clientName').replace('actorRole', "'manager'").replace(' at,', ' createdAt,').replace('field', "'price'").replace('fromValue', 'NULL').replace('toValue', 'price')} FROM orders`,
  );
  for (const table of ['bench_names', 'bench_numbers', 'bench_old']) await data.query(`DROP TABLE ${table}`);
  await command('orders:recount', '--words');
  await data.query(
    data.engine === 'sqlite'
      ? 'ANALYZE'
      : 'ANALYZE TABLE orders, order_search, order_words, order_items, events, users',
  );
  if (data.engine === 'sqlite') await data.query('PRAGMA wal_checkpoint(TRUNCATE)');
}

const itemColumns =
  'type, calculationType, length, width, height, weight, volume, name, count, useTtn, ttn, returnTtn';
const eventColumns = 'subject, subjectId, actorId, actorName, actorRole, at, field, fromValue, toValue';

const embedded = {
  join: (...parts) => parts.join(' || '),
  text: (value) => `CAST(${value} AS TEXT)`,
  whole: (value) => `CAST(${value} AS INTEGER)`,
  ago: (seconds) =>
    `strftime('%Y-%m-%d %H:%M:%S.000', 'now', printf('%+d seconds', -CAST(${seconds} AS INTEGER)))`,
  day: (instant) => `substr(${instant}, 1, 10)`,
};
const server = {
  join: (...parts) => `CONCAT(${parts.join(', ')})`,
  text: (value) => `CAST(${value} AS CHAR)`,
  whole: (value) => `FLOOR(${value})`,
  ago: (seconds) => `DATE_SUB(UTC_TIMESTAMP(), INTERVAL FLOOR(${seconds}) SECOND)`,
  day: (instant) => `LEFT(${instant}, 10)`,
};

async function names(data) {
  const roots = [
    'Ковал',
    'Бонд',
    'Гайд',
    'Журав',
    'Мороз',
    'Сидор',
    'Зайц',
    'Ёлк',
    'Лис',
    'Волк',
    'Дуб',
    'Жук',
    'Рыбак',
    'Мельник',
    'Гончар',
    'Шевц',
    'Кравц',
    'Ткач',
    'Пекар',
    'Стельмах',
  ];
  const ends = ['ёв', 'ин', 'ский', 'евич', 'ук', 'енко', 'аль', 'оль', 'ец', 'ович'];
  const given = ['Анна', 'Пётр', 'Игорь', 'Ольга', 'Елена', 'Виктор', 'Наталья', 'Семён', 'Юлия', 'Глеб'];
  const rows = [];
  for (const begin of roots)
    for (const end of ends) for (const name of given) rows.push(`${begin}${end} ${name}`);
  await data.query(
    'CREATE TABLE bench_names (i int PRIMARY KEY, name varchar(64) NOT NULL, folded varchar(64) NOT NULL)',
  );
  const fold = (text) => text.toLowerCase().replaceAll('ё', 'е');
  await data.query(
    `INSERT INTO bench_names VALUES ${rows.map((name, i) => `(${i}, '${name}', '${fold(name)}')`).join(', ')}`,
  );
  await data.query('CREATE TABLE bench_numbers (i int PRIMARY KEY)');
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
  const place = ['one', 'ten', 'hundred', 'thousand'];
  await data.query(
    `INSERT INTO bench_numbers SELECT one.d + 10 * ten.d + 100 * hundred.d + 1000 * thousand.d + 10000 * big.d FROM ${place.map((name) => `(${digits}) ${name}`).join(', ')}, (SELECT 0 AS d UNION ALL SELECT 1 UNION ALL SELECT 2) big`,
  );
  const orders = await data.query('SELECT id, name, receiverPhone FROM orders');
  await data.query(
    'CREATE TABLE bench_old (id int PRIMARY KEY, folded varchar(64) NOT NULL, digits varchar(16) NOT NULL)',
  );
  for (let from = 0; from < orders.length; from += 1000) {
    const part = orders
      .slice(from, from + 1000)
      .map(
        ({ id, name, receiverPhone }) => `(${id}, '${fold(name)}', '${receiverPhone.replace(/\D/g, '')}')`,
      );
    await data.query(`INSERT INTO bench_old VALUES ${part.join(', ')}`);
  }
}

/** Adds orders `from` to `to` of those that are not templates. */
async function multiply(data, sql, { from, to, first, made, count, orders }) {
  const i = `(n.i + ${from})`;
  const id = `(${i} + ${first})`;
  const source = `bench_numbers n JOIN orders t ON t.id = ${made} + (${i} * 7) % ${count}`;
  const limit = `WHERE n.i < ${to - from}`;
  const ago = sql.ago(`(${orders} - (${id} - ${made})) * 94608000.0 / ${orders}`);
  const later = sql.ago(`(${orders} - (${id} - ${made})) * 94608000.0 / ${orders} - 172800`);
  const tail = sql.text(`1000000 + (${i} * 7919 + 1234567) % 9000000`);
  const phone = sql.join(
    "'+375 (29) '",
    `substr(${tail}, 1, 2)`,
    "'-'",
    `substr(${tail}, 3, 2)`,
    "'-'",
    `substr(${tail}, 5, 3)`,
  );
  const other = {
    id,
    createdAt: ago,
    deliveryDate: sql.join(sql.day(later), "' 23:00'"),
    statusId: `1 + (${i} * 31 + ${sql.whole(`${i} / 9`)}) % 9`,
    stateId: `1 + (${sql.whole(`${i} / 7`)}) % 3`,
    price: `CASE WHEN ${i} % 10 = 3 THEN NULL ELSE 700 + (${i} * 131) % 6000 END`,
    name: 'b.name',
    receiverPhone: phone,
    externalId: 'NULL',
    // The hourly upkeep gives codes to those that have none.
    trackingCode: 'NULL',
  };
  const columns = (data.columns ??= await data
    .query('SELECT * FROM orders LIMIT 1')
    .then((rows) => Object.keys(rows[0])));
  const joined = `${source} JOIN bench_names b ON b.i = (${i} * 37) % 2000 JOIN bench_old w ON w.id = t.id`;
  await data.query(
    `INSERT INTO orders (${columns.join(', ')}) SELECT ${columns.map((name) => other[name] ?? `t.${name}`).join(', ')} FROM ${joined} ${limit}`,
  );
  const waybill = sql.join("'аа '", sql.text(`1000000 + (${i} * 104729) % 8999999`));
  // Without the blank it begins with it is one of a former release, and gets the ends of the new phone too.
  const text = `REPLACE(REPLACE(SUBSTR(s.text, 2), w.folded, b.folded), w.digits, ${sql.join("'37529'", tail)})`;
  await data.query(
    `INSERT INTO order_search (id, text) SELECT ${id}, ${sql.join(text, "' '", waybill)} FROM ${joined} JOIN order_search s ON s.id = t.id ${limit}`,
  );
  for (const position of [0, 1]) {
    const values = {
      useTtn: position ? "'yes'" : 'x.useTtn',
      ttn: position ? waybill.replace('аа', 'АА') : 'x.ttn',
    };
    const cargo = itemColumns.split(', ').map((name) => values[name] ?? `x.${name}`);
    await data.query(
      `INSERT INTO order_items (orderId, position, ${itemColumns}) SELECT ${id}, ${position}, ${cargo.join(', ')} FROM ${source} JOIN order_items x ON x.orderId = t.id AND x.position = 0 ${limit}`,
    );
  }
  await data.query(
    `INSERT INTO events (${eventColumns}) SELECT 'order', ${id}, t.userId, t.clientName, 'customer', ${ago}, 'status', NULL, 'Новая' FROM ${source} ${limit}`,
  );
}
