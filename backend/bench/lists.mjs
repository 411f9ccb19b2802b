#!/usr/bin/env node
// How long lists take among many orders and users, beside a bare query for the same rows by their keys:
// npm run build && npm run seed:load && node bench/lists.mjs (on the database of DATABASE_URL or DATA_DIR).
import 'reflect-metadata';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { NestFactory } = require('@nestjs/core');
const { SessionService } = require('../dist/access/session.service.js');
const { AppModule } = require('../dist/app.module.js');
const { readConfig } = require('../dist/config/config.js');
const { buildAdapter, configureApp } = require('../dist/configure-app.js');
const { Database } = require('../dist/database/database.js');
const { createLog } = require('../dist/logging/log.js');
const { nestLog } = require('../dist/logging/nest-log.js');

const ROUNDS = 7;
const MAX_MS = 100;

const config = { ...readConfig(process.env), demo: false };
const log = createLog(config);
const app = await NestFactory.create(AppModule.register(config), buildAdapter(config, log), {
  logger: nestLog(log),
});
await configureApp(app, config);
await app.init();
const database = app.get(Database);

const one = async (sql) => Object.values((await database.read.query(sql))[0] ?? {})[0];
const orders = Number(await one('SELECT COUNT(*) FROM orders'));
const users = Number(await one("SELECT COUNT(*) FROM users WHERE role <> 'admin'"));
const admin = await one("SELECT id FROM users WHERE role = 'admin' ORDER BY id");
const busiest = await one(
  'SELECT userId FROM orders WHERE userId IS NOT NULL GROUP BY userId ORDER BY COUNT(*) DESC, userId LIMIT 1',
);
const [sample] = await database.read.query(
  `SELECT id, clientPhone, clientUnp, clientEmail, receiverPhone, deliveryDate FROM orders WHERE clientUnp IS NOT NULL ORDER BY id DESC LIMIT 1`,
);
const day = String(sample.deliveryDate).slice(0, 10);
const cookie = `sid=${await app.get(SessionService).start(admin)}`;

const cases = {
  'orders: page 1': 'order?page=1',
  'orders: page in the middle': `order?page=${Math.ceil(orders / 40)}`,
  'orders: last page': `order?page=${Math.ceil(orders / 20)}`,
  'orders: state': 'order?filter[state]=2',
  'orders: status': 'order?filter[status]=4',
  'orders: status, last page': `order?filter[status]=4&page=${Math.floor(orders / 9 / 20)}`,
  'orders: status and state': 'order?filter[status]=4&filter[state]=1',
  'orders: today': 'order?filter[dateType]=today',
  'orders: week': 'order?filter[dateType]=week',
  'orders: last month': 'order?filter[dateType]=lastMonth',
  'orders: a year': 'order?filter[dateType]=period&filter[dateFrom]=2026-01-01&filter[dateTo]=2026-12-31',
  'orders: a year and status':
    'order?filter[dateType]=period&filter[dateFrom]=2025-06-01&filter[dateTo]=2026-05-31&filter[status]=4',
  'orders: price being formed': 'order?filter[priceType]=none',
  'orders: price set': 'order?filter[priceType]=exist',
  'orders: price range': 'order?filter[priceType]=range&filter[priceMin]=20&filter[priceMax]=30',
  'orders: delivery day': `order?filter[deliveryDay]=${day}`,
  'orders: fragile': 'order?filter[fragile]=1',
  'orders: one user': `order?user=${busiest}`,
  'orders: search number': `order?search=${sample.id}`,
  'orders: search common name': `order?search=${encodeURIComponent('ковалев')}`,
  'orders: search two words': `order?search=${encodeURIComponent('ковалев анна')}`,
  'orders: search phone': `order?search=${encodeURIComponent(sample.receiverPhone)}`,
  'orders: search УНП': `order?search=${sample.clientUnp}`,
  'orders: search e-mail': `order?search=${encodeURIComponent(sample.clientEmail)}`,
  'orders: search nothing': `order?search=${encodeURIComponent('такого нет нигде')}`,
  'orders: search and status': `order?search=${encodeURIComponent('ромашка')}&filter[status]=2`,
  'orders: counters': 'order/counters',
  'users: page 1': 'users?page=1',
  'users: last page': `users?page=${Math.ceil(users / 20)}`,
  'users: status': 'users?status=pending',
  'users: role': 'users?role=manager',
  'users: search common name': `users?search=${encodeURIComponent('ковалев')}`,
  'users: search phone': `users?search=${encodeURIComponent(sample.clientPhone)}`,
  'users: search УНП': `users?search=${sample.clientUnp}`,
  'users: search nothing': `users?search=${encodeURIComponent('такого нет')}`,
  'users: unproved': 'users/unproved',
  'users: unproved, canceled': 'users/unproved?status=canceled&page=20',
};

async function median(work) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

async function get(url) {
  const { statusCode, body } = await app.inject({
    url: `/api/${url.replaceAll('[', '%5B').replaceAll(']', '%5D')}`,
    headers: { cookie },
  });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body.slice(0, 200)}`);
  return JSON.parse(body);
}

console.log(`${database.kind}, ${orders} orders, ${users} users, ${process.version}`);
console.log(
  `${'list'.padEnd(30)} ${'rows'.padStart(7)} ${'ms'.padStart(8)} ${'bare ms'.padStart(8)}    ratio`,
);
let slowest = 0;
for (const [name, url] of Object.entries(cases)) {
  const answer = await get(url);
  const ids = (answer.data ?? []).map(({ id }) => id).join(',') || '0';
  const table = url.startsWith('order') ? 'orders' : 'users';
  const ours = await median(() => get(url));
  const bare = await median(() => database.read.query(`SELECT * FROM ${table} WHERE id IN (${ids})`));
  slowest = Math.max(slowest, ours);
  const figures = [ours.toFixed(1), bare.toFixed(1)].map((text) => text.padStart(8)).join(' ');
  console.log(
    `${name.padEnd(30)} ${String(answer.total ?? '').padStart(7)} ${figures} ${`${(ours / bare).toFixed(0)} ×`.padStart(8)}`,
  );
}
console.log(`The slowest takes ${slowest.toFixed(0)} ms; about ${MAX_MS} ms are allowed.`);
await app.close();
process.exit(slowest < 1.5 * MAX_MS ? 0 : 1);
