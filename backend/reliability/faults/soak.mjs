// Orders and lists for ten minutes: memory and open files must not grow.
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, Customer, send, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Ten minutes of orders and lists';
export const engines = ['sqlite', 'mariadb'];

const mostPerMinute = 0.5;

export async function run({ place, report, short }) {
  const [warmMs, totalMs] = short ? [60_000, 150_000] : [3 * 60_000, 10 * 60_000];
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const list = () =>
    send(product, 'GET', '/api/order?page=1', undefined, customer.session).then((answer) => answer.text());
  // A pool opens connections as they are wanted: all that it may have, before anything is measured.
  await Promise.all(Array.from({ length: 40 }, list));
  const samples = [];
  const began = Date.now();
  // A steady load, so that what the database has to keep does not grow with the speed of the machine.
  const load = async () => {
    while (Date.now() - began < totalMs) {
      await customer.place();
      await list();
      await sleep(50);
    }
  };
  const watch = async () => {
    while (Date.now() - began < totalMs) {
      await sleep(totalMs / 120);
      const minutes = (Date.now() - began) / 60_000;
      const handles = readdirSync(`/proc/${product.child.pid}/fd`).length;
      if (Date.now() - began > warmMs) samples.push({ minutes, memory: product.memoryKb(), handles });
    }
  };
  await Promise.all([load(), load(), watch()]);
  customer.promiseOnly(report, 201);
  for (const name of ['memory', 'handles']) {
    const { mean, perMinute } = growth(samples.map((sample) => [sample.minutes, sample[name]]));
    const percent = (perMinute / mean) * 100;
    const figures = `${Math.round(mean)}, ${percent.toFixed(2)} % a minute`;
    // A few minutes are too short to tell growth from warming up.
    if (short) report.figure(name, figures);
    else report.promise(`${name} under ${mostPerMinute} % a minute`, percent < mostPerMinute, figures);
  }
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}

/** The straight line nearest to the points. */
function growth(points) {
  const average = (pick) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, mean] = [average(([x]) => x), average(([, y]) => y)];
  const slope = average(([x, y]) => (x - meanX) * (y - mean)) / average(([x]) => (x - meanX) ** 2);
  return { mean, perMinute: slope };
}
