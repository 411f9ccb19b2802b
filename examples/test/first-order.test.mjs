// Each «first order» of /developers, run against the product: it finds a city, asks the price, places an order and reads it.
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { emptyProject, examples, openService, runs } from './lib.mjs';

let service;
let project;

before(async () => {
  project = await emptyProject();
  service = await openService();
});

after(async () => {
  project?.close();
  await service?.close();
});

/** Holds what a program has printed against what the product knows of the order. */
async function placed(output) {
  const [, id] = /^Заказ: (-?\d+)$/m.exec(output) ?? [];
  assert.ok(id, output);
  assert.match(output, /^Доставка: \d+(\.\d+)? BYN$/m);
  assert.match(output, /^Статус: Новая\. Где посылка: http\S+\/t\/\w{4}-\w{4}-\w{4}$/m);
  const order = await service.call(`/api/order/single?id=${id}`);
  assert.match(order.externalId, /^УТ-\d+$/);
  assert.equal(order.reciverAddressId, 3);
  assert.equal(order.name, 'Пётр Сидоров');
  assert.match(order.deliveryDate, / 23:00$/);
  return order;
}

const inFolder = (name) => ({ cwd: join(examples, name), env: service.env });

test('curl', async () => placed(await runs('sh', ['first-order.sh'], inFolder('curl'))));

test('Python', async () => placed(await runs('python3', ['-B', 'first_order.py'], inFolder('python'))));

test('PHP', async () => placed(await runs('php', ['first-order.php'], inFolder('php'))));

test('Node, with the package installed from its file', async () => {
  copyFileSync(join(examples, 'node/first-order.mjs'), join(project.folder, 'first-order.mjs'));
  await placed(await runs('node', ['first-order.mjs'], { cwd: project.folder, env: service.env }));
});

test('a wrong key is told in words', async () => {
  const { code } = await runs('python3', ['-B', 'first_order.py'], {
    ...inFolder('python'),
    env: { ...service.env, SHLYAH_KEY: `${service.key}0` },
  }).then(
    () => ({ code: 0 }),
    (error) => ({ code: /bad_key|ApiError/.test(error.message) }),
  );
  assert.equal(code, true);
});
