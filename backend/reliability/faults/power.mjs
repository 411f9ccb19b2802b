// The power of the machine with the database and the server is cut under load: what was not flushed is gone.
import { missingForDevice } from '../lib/device.mjs';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';
import { writerSettings } from '../lib/schema.mjs';

export const title = 'The power is cut under load';
export const engines = ['sqlite', 'mariadb'];
export const needs = 'device';
export const missing = missingForDevice;
export const hasShortForm = true;
/** Whether a server's commits are flushed is its own setting, and its own makers' promise. */
export const enginesOfTests = ['sqlite'];

/** Where no power can be cut: that SQLite is told to flush each commit. */
export async function instead({ place, report }) {
  const { journal_mode: journal, synchronous } = await writerSettings(place);
  report.promise(
    'no power was cut; the writer keeps a log and flushes it with each commit',
    journal === 'wal' && synchronous === 2,
    `journal_mode ${journal}, synchronous ${synchronous}`,
  );
}

export async function run({ place, report, short }) {
  const [cuts, least, spread] = short ? [1, 20, 20] : [12, 50, 100];
  let product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const startsMs = [];
  await customer.during(async () => {
    for (let count = 0; count < cuts; count++) {
      await customer.more(least + Math.random() * spread);
      await place.device.cut([product, ...(place.mariadb ? [place.mariadb] : [])]);
      const began = performance.now();
      await place.mariadb?.again();
      product = await startProduct(place, { port: product.port });
      startsMs.push(performance.now() - began);
    }
    await customer.more(least);
  });
  report.figure('cuts', cuts);
  report.figure('the slowest start', `${Math.round(Math.max(...startsMs))} ms`);
  customer.promiseOnly(report, 0, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}
