// No fault: what an order and a page of a list cost in processor time and in space. docs/scale.md counts with these figures.
import { statSync } from 'node:fs';
import { Customer, send } from '../lib/orders.mjs';
import { cpuSeconds, startProduct } from '../lib/product.mjs';

export const title = 'What an order costs';
export const engines = ['sqlite', 'mariadb'];

export async function run({ place, report, short }) {
  const [orders, reads] = short ? [100, 200] : [1000, 2000];
  const product = await startProduct(place);
  const customer = await Customer.login(product);
  // The first ones pay for the compiler.
  await customer.keepPlacing(4, () => customer.acknowledged.length < orders / 2);
  const measure = async (name, count, work) => {
    const before = [product.cpuSeconds(), databaseSeconds(place), performance.now()];
    await work();
    const after = [product.cpuSeconds(), databaseSeconds(place), performance.now()];
    const [server, database, wall] = after.map(
      (value, index) => ((value - before[index]) / count) * (index < 2 ? 1000 : 1),
    );
    report.figure(
      name,
      `server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms of processor time, one each ${wall.toFixed(2)} ms`,
    );
  };
  const target = customer.acknowledged.length + orders;
  const bytes = await size(place);
  await measure('an order', orders, () =>
    customer.keepPlacing(4, () => customer.acknowledged.length < target),
  );
  const grown = (await size(place)) - bytes;
  report.figure('space of an order', `${(grown / orders / 1024).toFixed(1)} KB`);
  const read = async () =>
    (await send(product, 'GET', '/api/order?page=1', undefined, customer.session)).text();
  await measure('a page of the list', reads, async () => {
    const some = async () => {
      for (let count = 0; count < reads / 4; count++) await read();
    };
    await Promise.all([some(), some(), some(), some()]);
  });
  customer.promiseOnly(report, 201, 422);
  await product.stop();
}

/** SQLite works inside the server. */
const databaseSeconds = ({ mariadb }) => (mariadb ? cpuSeconds(mariadb.pid()) : 0);

async function size(place) {
  if (place.engine === 'sqlite') {
    await place.query('PRAGMA wal_checkpoint(TRUNCATE)');
    return statSync(place.file).size;
  }
  const sql = `SELECT SUM(s.FILE_SIZE) AS size FROM information_schema.INNODB_SYS_TABLESPACES s WHERE s.NAME LIKE '${place.name}/%'`;
  return Number((await place.query(sql))[0].size);
}
