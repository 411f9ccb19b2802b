// Many units of work side by side, half of which are rolled back.
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Units of work of which half are rolled back';
export const engines = ['sqlite', 'mariadb'];

export async function run({ place, report, short }) {
  const wanted = short ? 60 : 2000;
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  // The street of an unknown city is found wrong after the key has been written.
  const order = () => (Math.random() < 0.5 ? { changes: { addressId: 999999 } } : {});
  const began = performance.now();
  await customer.keepPlacing(30, () => customer.acknowledged.length < wanted, order);
  const seconds = (performance.now() - began) / 1000;
  const answers = Object.values(customer.statuses).reduce((sum, count) => sum + count, 0);
  report.figure('units a second', Math.round(answers / seconds));
  customer.promiseOnly(report, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  const [{ count }] = await place.query('SELECT COUNT(*) AS count FROM idempotency_keys');
  const keys = customer.acknowledged.length;
  report.promise(
    'what was rolled back left no key',
    Number(count) === keys,
    `${count} keys of ${keys} orders`,
  );
  await product.stop();
}
