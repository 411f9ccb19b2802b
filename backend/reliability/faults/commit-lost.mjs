// Every tenth COMMIT is carried out and not answered, every twentieth does not arrive.
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';
import { DatabaseProxy } from '../lib/sources.mjs';

export const title = 'The network breaks at COMMIT, orders have no key';
export const engines = ['mariadb'];

export async function run({ place, report, short }) {
  const wanted = short ? 50 : 500;
  const proxy = await DatabaseProxy.before(place.url);
  const product = await startProduct({ ...place, url: proxy.url });
  const before = await storedOrders(place);
  const sizes = [];
  proxy.onCommit = (statements) => {
    if (statements.some((sql) => sql.startsWith('INSERT INTO `orders`'))) sizes.push(statements.length);
  };
  const customer = await Customer.login(product);
  let count = 0;
  const faults = { lose: 0, drop: 0 };
  const withFaults = () => {
    count += 1;
    const fate = count % 20 === 0 ? 'drop' : count % 10 === 0 ? 'lose' : null;
    if (fate) {
      proxy.meet('COMMIT', fate);
      faults[fate] += 1;
    }
    return { key: null };
  };
  await customer.keepPlacing(4, () => customer.acknowledged.length < wanted, withFaults);
  const unmet = proxy.calm();
  report.figure(
    'faults',
    `${faults.lose} answers lost, ${faults.drop} COMMITs that did not arrive, ${unmet} unmet`,
  );
  customer.promiseOnly(report, 201, 422);
  report.figure('the slowest took', `${Math.round(customer.slowestMs)} ms`);
  report.figure('statements of a unit that places an order', `${median(sizes)}, BEGIN and COMMIT among them`);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
  await proxy.close();
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
