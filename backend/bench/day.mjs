#!/usr/bin/env node
// A day among many orders: clients that ask at once, each again as soon as it is answered, and beside them a visitor who asks
// `/api/health` twenty times a second. Values differ with each question, so that nothing is answered from the last one.
//   npm run bench -- day --orders 10000,1000000 --engine mariadb --clients 8 --seconds 20 --only day
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { login } from '../reliability/lib/orders.mjs';
import { cpuSeconds, startProduct } from '../reliability/lib/product.mjs';
import { leave } from '../../scripts/lib/processes.mjs';
import { line, share } from './lib/figures.mjs';
import { questionsOf } from './lib/questions.mjs';
import { openData } from './lib/engines.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000,1000000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
    only: { type: 'string', default: '' },
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '15' },
  },
});
const clients = Number(asked.clients);
const lasting = 1000 * Number(asked.seconds);
const created = JSON.stringify({ ...validOrder, packages: [validPackage, validPackage, validPackage] });

async function send({ url }, { cookie }, path, options = {}) {
  const headers = { cookie, ...options.headers };
  const response = await fetch(`${url}/api/${path}`, { ...options, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
}

/** Asks until the time is over; how long each answer took. */
async function repeat(until, ask) {
  const times = [];
  while (performance.now() < until) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times;
}

async function measure({ product, data }, ask) {
  const spent = () => cpuSeconds(product.child.pid) + (data.pid ? cpuSeconds(data.pid) : 0);
  await repeat(performance.now() + 1500, ask);
  const [before, began] = [spent(), performance.now()];
  const until = began + lasting;
  const probe = repeat(until, async () => {
    const start = performance.now();
    await send(product, {}, 'health');
    probes.push(performance.now() - start);
    await sleep(50);
  });
  const probes = [];
  const rounds = await Promise.all(Array.from({ length: clients }, () => repeat(until, ask)));
  await probe;
  const seconds = (performance.now() - began) / 1000;
  const times = rounds.flat().sort((one, two) => one - two);
  probes.sort((one, two) => one - two);
  return {
    perSecond: times.length / seconds,
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    cpu: (1000 * (spent() - before)) / times.length,
    health: share(probes, 0.99),
  };
}

const columns = ['answers/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'health p99'];

for (const engine of asked.engine.split(',')) {
  const former = new Map();
  for (const orders of asked.orders.split(',').map(Number)) {
    const data = await openData(engine, orders);
    const place = { folder: data.folder, url: data.url };
    const product = await startProduct(place, { env: { LOG_LEVEL: 'error', METRICS_PORT: '' } });
    const staff = await login(product, 'manager@demo.by');
    const customer = await login(product, 'company@demo.by');
    const headers = { 'content-type': 'application/json' };
    const create = () => send(product, customer, 'order', { method: 'POST', headers, body: created });
    console.log(`\n${engine}, ${orders} orders, ${clients} clients`);
    line('', columns);
    for (const [name, next] of Object.entries(await questionsOf(data))) {
      if (!name.includes(asked.only)) continue;
      const figures = await measure({ product, data }, () => {
        const path = next();
        return path === 'create' ? create() : send(product, staff, path);
      });
      const { perSecond, p50, p99, cpu, health } = figures;
      line(name, [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpu.toFixed(2), health.toFixed(1)]);
      const fewer = former.get(name);
      if (fewer)
        line('  beside the fewer orders', [
          `${(perSecond / fewer.perSecond).toFixed(2)} ×`,
          `${(p50 / fewer.p50).toFixed(2)} ×`,
          `${(p99 / fewer.p99).toFixed(2)} ×`,
          `${(cpu / fewer.cpu).toFixed(2)} ×`,
        ]);
      former.set(name, figures);
    }
    console.log(`memory ${Math.round(product.memoryKb() / 1024)} MB`);
    await product.stop();
    await data.close();
  }
}
await leave(0);
