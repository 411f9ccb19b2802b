// The server is asked to stop under load, as every upgrade does.
import { ended } from '../../../scripts/lib/processes.mjs';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'The server is stopped (SIGTERM) under load';
export const engines = ['sqlite', 'mariadb'];

const longestMs = 5000;

export async function run({ place, report, short }) {
  const stops = short ? 1 : 10;
  let product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const ends = [];
  await customer.during(async () => {
    for (let count = 0; count < stops; count++) {
      await customer.more(20);
      const began = performance.now();
      const end = ended(product.child);
      product.child.kill('SIGTERM');
      const { code, signal } = await end;
      ends.push({ how: signal ?? code, ms: performance.now() - began });
      product = await startProduct(place, { port: product.port });
    }
    await customer.more(20);
  });
  report.figure('stops', stops);
  const hows = [...new Set(ends.map(({ how }) => how))];
  // With 1 when it was not ready in time.
  report.promise(
    'everything is closed in order',
    hows.every((how) => how === 'SIGTERM' || how === 0),
    hows.join(', '),
  );
  const slowest = Math.max(...ends.map(({ ms }) => ms));
  report.promise('within 5 s', slowest < longestMs, `${Math.round(slowest)} ms`);
  customer.promiseOnly(report, 0, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}
