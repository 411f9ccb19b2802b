#!/usr/bin/env node
// What people read most, beside the same on a plain NestJS and TypeORM server (lib/stock-server.mjs), asked in turn by 8 clients.
//   npm run bench -- stock --orders 10000 --engine mariadb
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { login } from '../reliability/lib/orders.mjs';
import { startProduct } from '../reliability/lib/product.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { leave, start, stop } from '../../scripts/lib/processes.mjs';
import { openData } from './lib/engines.mjs';
import { line } from './lib/figures.mjs';
import { inTurn } from './lib/in-turn.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
  },
});

async function startStock(url) {
  const port = await freePort();
  const program = join(import.meta.dirname, 'lib/stock-server.mjs');
  const child = start(process.execPath, [program, url, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

for (const engine of asked.engine.split(',')) {
  const data = await openData(engine, Number(asked.orders));
  const product = await startProduct(data, { env: { LOG_LEVEL: 'error', METRICS_PORT: '' } });
  const staff = await login(product, 'manager@demo.by');
  const stock = await startStock(data.url);
  const [{ id }] = await data.query('SELECT MAX(id) - 50 AS id FROM orders');
  console.log(`\n${engine}, ${asked.orders} orders`);
  line('', ['p50', 'p99', 'stock p50', 'stock p99', 'ratio of p50']);
  const calls = {
    'page 1': '/api/order',
    'one order': `/api/order/single?id=${id}`,
  };
  for (const [name, path] of Object.entries(calls)) {
    const [mine, base] = await inTurn([
      [product.url + path, { headers: staff }],
      [stock.url + path, {}],
    ]);
    const figures = [mine.p50, mine.p99, base.p50, base.p99].map((ms) => ms.toFixed(1));
    line(name, [...figures, `${(mine.p50 / base.p50).toFixed(2)} ×`]);
  }
  await stock.stop();
  await product.stop();
  await data.close();
}
await leave(0);
