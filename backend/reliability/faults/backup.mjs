// Backups beside customers who order, each restored into an empty place and compared row by row.
import { join } from 'node:path';
import { command } from '../lib/commands.mjs';
import { Customer } from '../lib/orders.mjs';
import { makePlace } from '../lib/place.mjs';
import { startProduct } from '../lib/product.mjs';
import { rowsOf } from '../lib/sources.mjs';

export const title = 'Backups under load';
export const engines = ['sqlite', 'mariadb'];
export const hasShortForm = true;

/** What is only ever added to while customers place orders, with the column that names the order. */
const growing = { orders: 'id', order_items: 'orderId', order_search: 'id', idempotency_keys: 'orderId' };
/** What a backup leaves out. */
const notCopied = ['sessions', 'password_resets'];

export async function run({ place, report, short }) {
  const [count, between] = short ? [2, 10] : [20, 40];
  const product = await startProduct(place);
  const customers = await Promise.all([1, 2, 3].map(() => Customer.login(product)));
  const backups = [];
  let going = true;
  // One order after another, so that what is acknowledged has an order.
  const load = customers.map((customer) => customer.keepPlacing(1, () => going));
  for (let number = 0; number < count; number++) {
    await customers[0].more(between);
    const before = customers.map(({ acknowledged }) => [...acknowledged]);
    const file = join(place.folder, `backup-${number}.zip`);
    const began = performance.now();
    await command(place, ['backup', file]);
    backups.push({ file, before, ms: performance.now() - began });
  }
  going = false;
  await Promise.all(load);
  await product.stop();
  const all = await rowsOf(place.config);
  report.figure(
    'backups',
    `${count}, the slowest ${Math.round(Math.max(...backups.map(({ ms }) => ms)))} ms`,
  );
  report.figure(
    'orders meanwhile',
    customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
  );
  const problems = [];
  for (const { file, before } of backups) {
    const target = await makePlace(place.engine);
    await command(target, ['restore', file, '--ahead', '0']);
    problems.push(
      ...differences(await rowsOf(target.config), all, customers, before).map((text) => `${file}: ${text}`),
    );
    await target.leave();
  }
  report.promise(
    'each restores to what was acknowledged up to a moment, row by row',
    problems.length === 0,
    problems[0] ?? 'all',
  );
}

function differences(copy, all, customers, before) {
  const found = [];
  const ids = new Set(copy.orders.map((row) => idOf(row, 'id')));
  customers.forEach(({ acknowledged }, index) => {
    const kept = acknowledged.filter((id) => ids.has(id));
    if (kept.join() !== acknowledged.slice(0, kept.length).join())
      found.push('orders are missing in the middle');
    if (kept.length < before[index].length)
      found.push('orders are missing that were acknowledged before it began');
  });
  for (const [table, column] of Object.entries(growing)) {
    const rows = new Set(all[table]);
    const foreign = copy[table].filter((row) => !rows.has(row)).length;
    if (foreign > 0) found.push(`${foreign} rows of ${table} are not the original's`);
    const whole = all[table].filter((row) => ids.has(idOf(row, column))).length;
    if (copy[table].length !== whole) found.push(`${table}: ${copy[table].length} rows of ${whole}`);
  }
  for (const table of notCopied) if (copy[table].length > 0) found.push(`${table} is in the copy`);
  return found;
}

const idOf = (row, column) => Number(new RegExp(`\\["${column}",(\\d+)\\]`).exec(row)?.[1]);
