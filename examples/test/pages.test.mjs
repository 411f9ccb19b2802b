// The commands that stand in the texts of /developers, each run as it stands; numbers of orders are those of orders that are there.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../../scripts/lib/paths.mjs';
import { examples, openService, runs } from './lib.mjs';

let service;

before(async () => {
  service = await openService();
});

after(() => service?.close());

/** The commands of a text that call the API and leave nothing out. */
function commandsOf(page) {
  const text = readFileSync(join(root, 'frontend/developers', `${page}.md`), 'utf8');
  return [...text.matchAll(/^```sh\n([\s\S]*?)\n```$/gm)]
    .map(([, command]) => command)
    .filter((command) => /^curl /m.test(command))
    .map((command) => command.replace(/^export .*\n/gm, ''))
    .filter((command) => !command.includes('…'));
}

/** What a command prints. A refusal is an error. */
const printed = (command, env = service.env) =>
  runs('bash', ['-c', `curl() { command curl --silent --show-error --fail-with-body "$@"; }\n${command}`], {
    env,
  });

const isOfLiveKey = (command) => command.includes('/api/registers');

/** Runs the commands of a page, but for those of live keys; what they answer. */
async function answersOf(page, change = (command) => command) {
  const answers = [];
  for (const command of commandsOf(page).filter((one) => !isOfLiveKey(one)))
    answers.push(JSON.parse(await printed(change(command))));
  return answers;
}

async function order() {
  const options = { cwd: join(examples, 'python'), env: service.env };
  const [, id] = /^Заказ: (-\d+)$/m.exec(await runs('python3', ['-B', 'first_order.py'], options));
  return service.call(`/api/order/single?id=${id}`);
}

test('the first page: statuses, a city, a price', async () => {
  const [statuses, cities, quote] = await answersOf('index');
  assert.deepEqual([cities[0].city, cities[0].id], ['Гомель', 3]);
  assert.ok(quote.total > 0);
  assert.ok(JSON.stringify(statuses).includes('"code":"on_the_way"'));
});

/** A table of one order, in a folder that the test removes. */
function table(t, day) {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-table-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'orders.csv');
  const row = `Ольга Ковалёва;+375 29 123-45-67;Гомель;Советская;2;4 кг;30×20×10 см;${day}`;
  writeFileSync(path, `ФИО;Телефон;Город;Улица;Дом;Вес;Размеры;Дата\n${row}\n`);
  return path;
}

test('orders of a table are read; one is taken back by its own number, another is asked to be changed', async (t) => {
  const [{ externalId }, { id, version, deliveryDate }] = [await order(), await order()];
  const answers = await answersOf('orders', (command) =>
    command
      .replace('orders.xlsx', table(t, deliveryDate.slice(0, 10)))
      .replace('-o orders.csv', `-o /dev/null -w '"%{content_type}"'`)
      .replace('З-1042', externalId)
      .replace('A-17', externalId)
      .replace('/125/', `/${id}/`)
      .replace('ids=125&ids=126', `ids=${id}`)
      .replace('-o labels.pdf', `-o /dev/null -w '"%{content_type}"'`)
      .replace('"version": 3', `"version": ${version}`)
      .replace('2026-11-27', deliveryDate.slice(0, 10)),
  );
  const [found, imported, canceled, proposal, labels, exported] = answers;
  assert.deepEqual(
    found.data.map((one) => one.externalId),
    [externalId],
  );
  const [{ order: read, problems }] = imported.orders;
  assert.deepEqual([problems, read.name], [[], 'Ольга Ковалёва']);
  assert.deepEqual([canceled.externalId, canceled.status.code], [externalId, 'canceled']);
  assert.deepEqual([proposal.orderId, proposal.state], [id, 'waiting']);
  assert.equal(labels, 'application/pdf');
  assert.match(exported, /^text\/csv/);
});

test('a register of a day of deliveries is made under a live key, and its paper read', async () => {
  const key = await service.liveKey();
  const { data } = await service.call('/api/order?page=1', undefined, 'GET', key);
  const { deliveryDate } = data.find(({ status }) => status.code === 'new');
  const [command] = commandsOf('orders').filter(isOfLiveKey);
  const output = await printed(
    command
      .replace('2026-11-30" }', `${deliveryDate.slice(0, 10)}" }`)
      .replace('-o register.pdf', `-o /dev/null -w '\n%{content_type}'`)
      .replace('/5/file', '/1/file'),
    { ...service.env, SHLYAH_KEY: key },
  );
  const [register, type] = output.split('\n');
  assert.equal(JSON.parse(register).id, 1);
  assert.equal(type, 'application/pdf');
});

test('a test order goes along the road, and the feed tells of it', async () => {
  const { id } = await order();
  const [advanced] = await answersOf('sandbox', (command) => command.replace('"id": -17', `"id": ${id}`));
  assert.deepEqual([advanced.id, advanced.status.code, advanced.price], [id, 'delivered', 38]);
  const steps = [];
  for (let tried = 0; tried < 20 && !steps.includes('delivered'); tried++) {
    const [{ data }] = await answersOf('events', (command) =>
      command.replace('after=evt_0000001024&wait=20', 'limit=500'),
    );
    steps.length = 0;
    for (const { type, orderId, changes } of data)
      if (type === 'order.status' && orderId === id)
        steps.push(...changes.filter(({ field }) => field === 'status').map(({ to }) => to));
  }
  assert.deepEqual([steps[0], steps.at(-1)], ['accepted', 'delivered']);
  assert.ok(steps.includes('on_the_way'));
});

test('a bad day: a refusal with Retry-After is repeated, and told at the end', async () => {
  const file = readFileSync(join(examples, 'python/first_order.py'), 'utf8').replace(
    'Пётр Сидоров',
    'Отказ unavailable',
  );
  assert.ok(file.includes('Отказ unavailable'));
  const options = { cwd: join(examples, 'python'), env: service.env };
  const began = Date.now();
  await assert.rejects(
    runs('python3', ['-B', '-c', file.replace('repeat_key=number', 'repeat_key=number, tries=2')], options),
    /unavailable/,
  );
  assert.ok(Date.now() - began >= 1000, 'it did not wait');
});
