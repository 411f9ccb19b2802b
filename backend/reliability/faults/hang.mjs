// A MariaDB that stops answering for a while, under load.
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { health, startProduct } from '../lib/product.mjs';

export const title = 'The database hangs under load';
export const engines = ['mariadb'];
export const needs = 'durable';

const hangMs = 15_000;
/** The session is read (5 s), then the order is placed (5 s), then its outcome is asked for (5 s): at worst. */
const longestMs = 16_000;

export async function run({ place, report }) {
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  let alive, healthMs, backMs;
  await customer.during(async () => {
    await customer.more(50);
    place.mariadb.signal('SIGSTOP');
    await sleep(500);
    const began = performance.now();
    alive = await health(product);
    healthMs = performance.now() - began;
    await sleep(hangMs - 500);
    place.mariadb.signal('SIGCONT');
    const back = performance.now();
    while (!(await health(product)) || (await customer.place()) !== 201) await sleep(20);
    backMs = performance.now() - back;
    await customer.more(50);
  }, 20);
  report.figure('it hangs for', `${hangMs / 1000} s`);
  customer.promiseOnly(report, 201, 422, 503);
  report.promise(
    'every 503 says when to retry',
    customer.withoutRetryAfter === 0,
    `${customer.withoutRetryAfter} without`,
  );
  report.promise('health says no at once', !alive && healthMs < 1000, `${Math.round(healthMs)} ms`);
  report.promise(
    'no order waits as long as it hangs',
    customer.slowestMs < longestMs,
    `the slowest ${Math.round(customer.slowestMs)} ms`,
  );
  report.promise('back within 2 s', backMs < 2000, `${Math.round(backMs)} ms`);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}
