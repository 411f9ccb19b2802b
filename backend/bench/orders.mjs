#!/usr/bin/env node
// Lists, searches and writes among many orders, on both databases: what a request costs in processor time of the server and of the
// database, in statements and in rows that the database reads. `--home` measures another build on the same data.
//   npm run bench -- orders --orders 100000 --engine mariadb --only list --home <folder>
import { parseArgs } from 'node:util';
import { cpuSeconds, startProduct } from '../reliability/lib/product.mjs';
import { login } from '../reliability/lib/orders.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { leave } from '../../scripts/lib/processes.mjs';
import { openData } from './lib/engines.mjs';
import { casesOf } from './lib/cases.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
    only: { type: 'string', default: '' },
    home: { type: 'string', default: root },
    ms: { type: 'string', default: '1500' },
    most: { type: 'string', default: '200' },
  },
});
const enoughMs = Number(asked.ms);
const most = Number(asked.most);

/** Repeats a request until it has run long enough; returns what one costs. */
async function measure({ product, data }, work) {
  for (let round = 0; round < 3; round++) await work();
  const before = await state(product, data);
  const times = [];
  const began = performance.now();
  while (times.length < most && (times.length < 5 || performance.now() - began < enoughMs)) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const after = await state(product, data);
  times.sort((one, two) => one - two);
  const per = (name) => (after[name] - before[name]) / times.length;
  return {
    p50: times[Math.floor(times.length / 2)],
    p99: times[Math.floor(times.length * 0.99)],
    server: 1000 * per('server'),
    database: 1000 * per('database'),
    statements: (after.statements - before.statements - 2) / times.length,
    rows: per('rows'),
  };
}

async function state(product, data) {
  const counters = { statements: NaN, rows: NaN };
  if (data.pid) {
    const status = await data.query(
      "SHOW GLOBAL STATUS WHERE Variable_name = 'Questions' OR Variable_name LIKE 'Handler_read%'",
    );
    const named = Object.fromEntries(
      status.map(({ Variable_name: name, Value: value }) => [name, Number(value)]),
    );
    const { Questions: statements, ...read } = named;
    Object.assign(counters, { statements, rows: Object.values(read).reduce((sum, count) => sum + count, 0) });
  }
  return {
    ...counters,
    server: cpuSeconds(product.child.pid),
    database: data.pid ? cpuSeconds(data.pid) : 0,
  };
}

const head = ['', 'p50 ms', 'p99 ms', 'server', 'database', 'statem.', 'rows'];
const line = ([name, ...cells]) =>
  console.log(`${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join('')}`);
const figure = (value, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : '');

for (const engine of asked.engine.split(',')) {
  const data = await openData(engine, Number(asked.orders));
  const began = performance.now();
  const product = await startProduct(
    { folder: data.folder, url: data.url },
    { home: asked.home, env: { NODE_ENV: '', DEMO: 'small', LOG_LEVEL: 'error' } },
  );
  const started = performance.now() - began;
  const staff = await login(product, 'manager@demo.by');
  const client = await login(product, 'company@demo.by');
  console.log(
    `\n${engine}, ${asked.orders} orders, started in ${(started / 1000).toFixed(1)} s; ms of processor time`,
  );
  line(head);
  const fetchText = async ({ cookie }, path, options = {}) => {
    const response = await fetch(`${product.url}/api/${path}`, {
      ...options,
      headers: { cookie, ...options.headers },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  };
  for (const { name, path, request, customer } of await casesOf(data)) {
    if (!`${name}`.includes(asked.only)) continue;
    const who = customer ? client : staff;
    const send = (...given) => fetchText(who, ...given);
    const ours = () => (request ? request(send) : send(path));
    await ours();
    const cost = await measure({ product, data }, ours);
    line([
      name,
      figure(cost.p50),
      figure(cost.p99),
      figure(cost.server),
      figure(cost.database),
      figure(cost.statements),
      figure(cost.rows, 0),
    ]);
  }
  console.log(`memory ${Math.round(product.memoryKb() / 1024)} MB`);
  await product.stop();
  await data.close();
}
await leave(0);
