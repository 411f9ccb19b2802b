// The package as an integrator gets it: installed from its file into an empty project, with types, and called.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../../scripts/lib/paths.mjs';
import { emptyProject, openService, runs } from './lib.mjs';

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

/** Runs a program of the project. */
function program(name, text) {
  writeFileSync(join(project.folder, name), text);
  return runs('node', [name], { cwd: project.folder, env: service.env });
}

test('it needs nothing else, and says in Russian what it is', () => {
  const installed = join(project.folder, 'node_modules/@shlyah/api-client');
  const { dependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.deepEqual(dependencies, {});
  assert.match(readFileSync(join(installed, 'README.md'), 'utf8'), /Повторы/);
});

for (const [kind, name, load] of [
  ['an ES module', 'ask.mjs', "import { Shlyah } from '@shlyah/api-client';"],
  ['CommonJS', 'ask.cjs', "const { Shlyah } = require('@shlyah/api-client');"],
]) {
  test(`${kind} loads it and calls`, async () => {
    const version = process.versions.node.split('.').map(Number);
    assert.ok(version[0] > 20 || version[1] >= 19);
    const output = await program(
      name,
      `${load}
new Shlyah({ url: process.env.SHLYAH_URL, key: process.env.SHLYAH_KEY }).points
  .findCountry({ query: 'гомель' }).then(([city]) => console.log(city.id, city.city));`,
    );
    assert.match(output, /^3 Гомель$/m);
  });
}

test('a strict TypeScript program is checked against it, and a wrong field is found', async () => {
  const checked = async (field) => {
    writeFileSync(
      join(project.folder, 'typed.ts'),
      `import { pages, Shlyah, type OrderDto } from '@shlyah/api-client';
const api = new Shlyah({ url: '', key: '' });
export async function main(): Promise<number> {
  const quote = await api.calculator.getQuote({ requestBody: { ${field}: 3, packages: [] } });
  const orders: OrderDto[] = [];
  for await (const order of pages((page) => api.orders.getOrders({ page }))) orders.push(order);
  for await (const event of api.eachEvent({ follow: false })) console.log(event.order?.status.code);
  return quote.total ?? orders.length;
}
`,
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      lib: ['es2022', 'dom'],
      types: [],
    };
    writeFileSync(
      join(project.folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['typed.ts'] }),
    );
    return runs('node', [join(root, 'node_modules/typescript/bin/tsc')], { cwd: project.folder });
  };
  await checked('cityId');
  await assert.rejects(checked('city'), /'city' does not exist/);
});

test('orders are placed once however often they are sent, listed page after page, and told of as events', async () => {
  const output = await program(
    'orders.mjs',
    `import { pages, Shlyah, ShlyahError } from '@shlyah/api-client';
const api = new Shlyah({ url: process.env.SHLYAH_URL, key: process.env.SHLYAH_KEY });
const monday = new Date(Date.now() + (8 - (new Date().getDay() || 7)) * 86_400_000).toISOString().slice(0, 10);
const requestBody = {
  externalId: 'P-1', tarif: 'standart', deliveryDate: monday + ' 23:00',
  packages: [{ type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 3, count: 1, name: 'Книги' }],
  delivery: 'client', address: 'Минск', addressId: 6, street: 'ул. Немига', house: '5',
  reciverType: 'fiz-lico', name: 'Пётр Сидоров', reciverPhone: '+375 29 123-45-67',
  deliveryAddress: 'client', reciverAddress: 'Гомель', reciverAddressId: 3, reciverStreet: 'ул. Советская', reciverHouse: '12',
};
const [one, again] = [await send(), await send()];
function send() { return api.orders.createOrder({ idempotencyKey: 'P-1', requestBody }); }
const listed = [];
for await (const order of pages((page) => api.orders.getOrders({ page }))) listed.push(order.id);
const events = [];
while (events.length === 0)
  for await (const { type, externalId } of api.eachEvent()) if (externalId === 'P-1') events.push(type);
const refused = await api.orders.createOrder({ requestBody: { ...requestBody, externalId: 'P-2', reciverPhone: '1' } }).catch((error) => error);
console.log(JSON.stringify({
  same: one.id === again.id, listed: listed.filter((id) => id === one.id).length, events,
  refused: [refused instanceof ShlyahError, refused.code, Object.keys(refused.errors), Boolean(refused.requestId)],
}));`,
  );
  assert.deepEqual(JSON.parse(output), {
    same: true,
    listed: 1,
    events: ['order.created'],
    refused: [true, 'invalid', ['reciverPhone'], true],
  });
});
