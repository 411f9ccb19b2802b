// The server is killed again and again under load, and started anew.
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'The server is killed (kill -9) under load';
export const engines = ['sqlite', 'mariadb'];
export const hasShortForm = true;

export async function run({ place, report, short }) {
  const [kills, least, spread] = short ? [2, 10, 10] : [20, 60, 120];
  let product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const startsMs = [];
  await customer.during(async () => {
    for (let count = 0; count < kills; count++) {
      await customer.more(least + Math.random() * spread);
      await product.kill();
      const began = performance.now();
      product = await startProduct(place, { port: product.port });
      startsMs.push(performance.now() - began);
    }
    await customer.more(least);
  });
  report.figure('kills', kills);
  report.figure('the slowest start', `${Math.round(Math.max(...startsMs))} ms`);
  customer.promiseOnly(report, 0, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}
