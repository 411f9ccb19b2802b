// MariaDB is killed under load and comes back a while later.
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { health, startProduct } from '../lib/product.mjs';

export const title = 'The database is killed (kill -9) under load';
export const engines = ['mariadb'];
export const needs = 'durable';

export async function run({ place, report, short }) {
  const [kills, awayMs] = short ? [1, 500] : [5, 3000];
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const backMs = [];
  await customer.during(async () => {
    for (let count = 0; count < kills; count++) {
      await customer.more(100);
      await place.mariadb.kill();
      await sleep(awayMs);
      await place.mariadb.again();
      const began = performance.now();
      while (!(await health(product))) await sleep(10);
      backMs.push(performance.now() - began);
    }
    await customer.more(100);
  });
  report.figure('kills', kills);
  customer.promiseOnly(report, 201, 422, 503);
  report.promise(
    'every 503 says when to retry',
    customer.withoutRetryAfter === 0,
    `${customer.withoutRetryAfter} without`,
  );
  const slowest = Math.max(...backMs);
  report.promise('back within 2 s of the database', slowest < 2000, `${Math.round(slowest)} ms`);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}
