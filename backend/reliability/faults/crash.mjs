// The server is killed again and again under load, and started anew.
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'The server is killed (kill -9) under load';
export const engines = ['sqlite', 'mariadb'];
export const hasShortForm = true;

export async function run({ place, report, short }) {
  const [kills, wanted] = short ? [2, 40] : [20, 20_000];
  const share = wanted / (kills + 1);
  let product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const startsMs = [];
  await customer.during(async () => {
    for (let count = 0; count < kills; count++) {
      // At another moment of whatever the server does by the clock, each time.
      await customer.more(share * (0.5 + Math.random()));
      await product.kill();
      const began = performance.now();
      product = await startProduct(place, { port: product.port });
      startsMs.push(performance.now() - began);
    }
    await customer.more(Math.max(share / 2, wanted - customer.acknowledged.length));
  });
  report.figure('kills', kills);
  report.figure('the slowest start', `${Math.round(Math.max(...startsMs))} ms`);
  customer.promiseOnly(report, 0, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}
