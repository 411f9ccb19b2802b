#!/usr/bin/env node
// The product beside the least that could do the same: node:http and SQL by hand over the same tables (lib/bare-server.mjs). Both answer
// the same bytes, are asked in turns by as many at once as a busy hour has, and are compared by the processor time of server and database
// together. Both are kept to one processor, and who asks to the others: else each is charged for waking the other's.
//   npm run bench -- ratios --orders 100000 --engine mariadb --rounds 6 --warm 8
//   npm run bench -- ratios --engine sqlite --guard   # the exit code says whether all are above their guard; the tests run that
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { login } from '../reliability/lib/orders.mjs';
import { cpuSeconds, startProduct } from '../reliability/lib/product.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { leave, start, stop } from '../../scripts/lib/processes.mjs';
import { openData } from './lib/engines.mjs';

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'sqlite,mariadb' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '6' },
    warm: { type: 'string', default: '8' },
    calls: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '8' },
    guard: { type: 'boolean', default: false },
  },
});
const rounds = Number(asked.rounds);
/** Rounds that do not count: V8 goes on compiling what is asked for thousands of calls, and of the product that is more than of the baseline. */
const warm = Number(asked.warm);
const calls = Number(asked.calls);
const clients = Number(asked.clients);

async function startBare(data, site) {
  const port = await freePort();
  const child = start(process.execPath, [join(import.meta.dirname, 'lib/bare-server.mjs')], {
    env: { ...process.env, DATABASE_URL: data.url, PORT: String(port), SITE: site },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}`, child };
}

const json = (body) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/**
 * What is asked, and `goal`: the least share of the product's time that the baseline may take; `guard`: half of what was measured,
 * which no busy machine explains.
 */
async function casesOf(data) {
  const [{ id }] = await data.query('SELECT id FROM orders ORDER BY id DESC LIMIT 1 OFFSET 777');
  const cargo = { type: 'package', calculationType: 'sizes', length: 40, width: 30, height: 20 };
  const priced = { cityId: 3, packages: [{ ...cargo, weight: 7, volume: null, count: 1 }] };
  const packages = [validPackage, validPackage, validPackage];
  return [
    { name: 'orders, page 1', path: 'order', goal: 0.6, guard: 0.3 },
    { name: 'one order', path: `order/single?id=${id}`, goal: 0.5, guard: 0.22 },
    { name: 'its history', path: `order/history?id=${id}`, goal: 0.5, guard: 0.2 },
    { name: 'user', path: 'user', goal: 0.5, guard: 0.18 },
    { name: 'findCountry', path: `findCountry?query=${encodeURIComponent('гом')}`, goal: 0.5, guard: 0.12 },
    { name: 'quote', path: 'calculator/quote', options: json(priced), goal: 0.5, guard: 0.14 },
    { name: 'points', path: 'points', goal: 0.5, guard: 0.22 },
    {
      name: 'create, 3 packages',
      path: 'order',
      options: json({ ...validOrder, packages }),
      customer: true,
      // Each is worth several of the others.
      warm: Math.ceil(warm / 4),
      goal: 0.5,
      guard: 0.15,
    },
  ];
}

async function ask(server, { cookie }, { path, options = {} }) {
  // Packing is not what is compared.
  const headers = { cookie, 'accept-encoding': 'identity', ...options.headers };
  const response = await fetch(`${server.url}/api/${path}`, { ...options, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return text;
}

/** Asks so many times, several at once. */
async function askAll(server, who, one) {
  let left = calls;
  const askInTurn = async () => {
    while (left-- > 0) await ask(server, who, one);
  };
  await Promise.all(Array.from({ length: clients }, askInTurn));
}

/** Keeps a process, all its threads, to some processors; where there is one, or no such program, it runs where it likes. */
function keepTo(processors, pid) {
  if (availableParallelism() > 1) spawnSync('taskset', ['-acp', processors, String(pid)]);
}

/** An answer without what a repeated creation cannot share. */
const comparable = (text, { options }) =>
  options ? text.replaceAll(/"id":\d+|"(date|updatedAt|tracking\w+)":"[^"]*"/g, '') : text;

/** The baseline counts only if it answers the same. */
function refuseOther(one, ours, bare) {
  const [expected, answer] = [ours, bare].map((text) => comparable(text, one));
  const at = [...expected].findIndex((sign, place) => sign !== answer[place]);
  if (at < 0 && expected.length === answer.length) return;
  const around = (text) => text.slice(Math.max(0, at - 100), at + 200);
  throw new Error(`${one.name}, other answers:\n${around(expected)}\n${around(answer)}`);
}

const counts = { passed: 0, failed: 0 };
const median = (values) => values.sort((one, two) => one - two)[Math.floor(values.length / 2)];

const last = availableParallelism() - 1;
for (const engine of asked.engine.split(',')) {
  // Programs begin where the one that starts them is kept to.
  keepTo(`0-${last}`, process.pid);
  const data = await openData(engine, Number(asked.orders));
  const place = { folder: data.folder, url: data.url };
  const product = await startProduct(place, { env: { LOG_LEVEL: 'error', METRICS_PORT: '' } });
  const bare = await startBare(data, product.url);
  const staff = await login(product, 'manager@demo.by');
  const client = await login(product, 'company@demo.by');
  for (const { child } of [product, bare]) keepTo('0', child.pid);
  keepTo(`1-${last}`, process.pid);
  console.log(`\n${engine}, ${asked.orders} orders; ms of processor time of server and database, median`);
  console.log(
    `${''.padEnd(22)}${['bare', 'ours', 'bare ÷ ours', 'goal'].map((one) => one.padStart(13)).join('')}`,
  );
  const spent = (server) => cpuSeconds(server.child.pid) + (data.pid ? cpuSeconds(data.pid) : 0);
  for (const one of await casesOf(data)) {
    if (!one.name.includes(asked.only)) continue;
    const who = one.customer ? client : staff;
    refuseOther(one, await ask(product, who, one), await ask(bare, who, one));
    const figures = { bare: [], ours: [] };
    for (let round = -(one.warm ?? warm); round < rounds; round++)
      for (const [name, server] of Object.entries({ bare, ours: product })) {
        const before = spent(server);
        await askAll(server, who, one);
        if (round >= 0) figures[name].push((1000 * (spent(server) - before)) / calls);
      }
    const [least, ours] = [median(figures.bare), median(figures.ours)];
    counts[least / ours >= one.guard ? 'passed' : 'failed'] += 1;
    const cells = [least.toFixed(2), ours.toFixed(2), (least / ours).toFixed(2), one.goal.toFixed(1)];
    console.log(`${one.name.padEnd(22)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
  await stop(bare.child);
  await product.stop();
  await data.close();
}
if (asked.guard) console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
await leave(asked.guard && counts.failed > 0 ? 1 : 0);
