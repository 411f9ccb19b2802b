// The server is killed again and again under load, and started anew.
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, Customer, login, send, storedOrders } from '../lib/orders.mjs';
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
  const manager = await login(product, 'manager@demo.by');
  let going = true;
  const moved = keepMoving(
    () => product,
    manager,
    customer,
    () => going,
  );
  await customer
    .during(async () => {
      for (let count = 0; count < kills; count++) {
        // At another moment of whatever the server does by the clock, each time.
        await customer.more(share * (0.5 + Math.random()));
        await product.kill();
        const began = performance.now();
        product = await startProduct(place, { port: product.port });
        startsMs.push(performance.now() - began);
      }
      await customer.more(Math.max(share / 2, wanted - customer.acknowledged.length));
    })
    .finally(() => (going = false));
  report.figure('kills', kills);
  report.figure('orders moved meanwhile', await moved);
  report.figure('the slowest start', `${Math.round(Math.max(...startsMs))} ms`);
  customer.promiseOnly(report, 0, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}

/** Gives orders other statuses and prices, some in the very moment in which the server is killed; returns how many. */
async function keepMoving(product, manager, { acknowledged }, going) {
  let moved = 0;
  while (going()) {
    const orders = acknowledged.slice(-20).map((id) => ({ id, version: 1 }));
    const body = { orders, status: 2 + (moved % 7), price: moved % 100 };
    const response = await send(product(), 'POST', '/api/order/bulk', body, manager).catch(() => null);
    const answers = response?.ok ? await response.json().catch(() => []) : [];
    moved += answers.filter(({ statusCode }) => statusCode === 200).length;
    await sleep(20);
  }
  return moved;
}
