#!/usr/bin/env node
// What a visitor waits for, beside the same call with a session, asked in turn by 8 clients; the bound is 1.3.
//   npm run bench -- visitors --engine mariadb
import { parseArgs } from 'node:util';
import { validPackage } from '@shlyah/domain/cases';
import { login } from '../reliability/lib/orders.mjs';
import { startProduct } from '../reliability/lib/product.mjs';
import { leave } from '../../scripts/lib/processes.mjs';
import { openData } from './lib/engines.mjs';
import { line } from './lib/figures.mjs';
import { inTurn } from './lib/in-turn.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
  },
});
const json = { 'content-type': 'application/json' };
const calls = {
  points: ['/api/points', {}],
  'cities by their letters': [`/api/findCountry?query=${encodeURIComponent('гом')}`, {}],
  'a price': [
    '/api/calculator/quote',
    { method: 'POST', headers: json, body: JSON.stringify({ cityId: 6, packages: [validPackage] }) },
  ],
};
const most = 1.3;
let slower = 0;

for (const engine of asked.engine.split(',')) {
  const data = await openData(engine, Number(asked.orders));
  const product = await startProduct(data, { env: { LOG_LEVEL: 'error', METRICS_PORT: '' } });
  const session = await login(product, 'company@demo.by');
  console.log(`\n${engine}`);
  line('', ['visitor p50', 'p99', 'session p50', 'p99', 'ratio of p50']);
  for (const [name, [path, options]] of Object.entries(calls)) {
    const url = product.url + path;
    const [visitor, known] = await inTurn([
      [url, options],
      [url, { ...options, headers: { ...options.headers, ...session } }],
    ]);
    const ratio = visitor.p50 / known.p50;
    if (ratio > most) slower++;
    const figures = [visitor.p50, visitor.p99, known.p50, known.p99].map((ms) => ms.toFixed(1));
    line(name, [...figures, `${ratio.toFixed(2)} ×`]);
  }
  await product.stop();
  await data.close();
}
await leave(slower > 0 ? 1 : 0);
