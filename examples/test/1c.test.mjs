// 1C runs on no machine of ours: its files are read for the requests that they send, and those are held to the description.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/lib/paths.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const { paths, components } = JSON.parse(read('backend/openapi.json'));
const schema = (name) => components.schemas[name];
const textOf = (file) => read('examples/1c', file);

/** The calls of a file: method, path, names in the query, and the variable that is the body. */
function callsOf(file) {
  const lines = textOf(file).split('\n');
  return lines.flatMap((line) => {
    const [, method, address, rest] =
      /= ВызватьШлях\(Соединение, "(\w+)", "([^"?]+)(.*)\);/u.exec(line) ?? [];
    if (!method) return [];
    const query = [...rest.matchAll(/[?&](\w+)=/g)].map(([, name]) => name);
    const [, body] = /, Ключ, ([\p{L}_]+)/u.exec(rest) ?? [];
    return [{ method, address, query, body }];
  });
}

/** What a file puts into one of its structures: literals by name, and null for what is computed. */
function fieldsOf(file, variable) {
  const inserts = textOf(file).matchAll(new RegExp(`\\t${variable}\\.Вставить\\("(\\w+)", (.*)\\);`, 'gu'));
  return Object.fromEntries(
    [...inserts].map(([, name, value]) => [name, /^("[^"]*"|\d+)$/.test(value) ? JSON.parse(value) : null]),
  );
}

/** Holds a body to its schema: known names, nothing required left out, choices among those that there are. */
function fits(fields, { properties, required = [] }) {
  for (const [name, value] of Object.entries(fields)) {
    assert.ok(properties[name], name);
    const choices = properties[name].enum;
    if (choices && value !== null) assert.ok(choices.includes(value), `${name}: ${value}`);
  }
  for (const name of required) assert.ok(name in fields, `${name} is required`);
}

test('each call is an operation of the description, with parameters that it has', () => {
  const calls = [...callsOf('first-order.bsl'), ...callsOf('events.bsl')];
  assert.deepEqual(
    calls.map(({ method, address }) => `${method} ${address}`),
    [
      'GET /api/findCountry',
      'POST /api/calculator/quote',
      'POST /api/order',
      'GET /api/order/single',
      'GET /api/events',
      'GET /api/order',
    ],
  );
  for (const { method, address, query, body } of calls) {
    const { parameters = [], requestBody } = paths[address][method.toLowerCase()];
    const known = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    for (const name of query) assert.ok(known.includes(name), `${address} has no ${name}`);
    assert.equal(body !== undefined, requestBody !== undefined, `the body of ${address}`);
  }
});

test('the order, its cargo and the quote are made of fields that the description has', () => {
  const order = fieldsOf('first-order.bsl', 'Заказ');
  const place = fieldsOf('first-order.bsl', 'Место');
  fits(order, schema('CreateOrderDto'));
  fits(place, schema('PackageInputDto'));
  fits(fieldsOf('first-order.bsl', 'Расчет'), schema('QuoteRequestDto'));
  assert.ok(Object.keys(order).length > 15 && Object.keys(place).length === 8);
});

test('the order goes with its number as the key of repeats, and the feed goes on from the cursor', () => {
  assert.match(textOf('first-order.bsl'), /"Authorization", "Bearer " \+ Ключ/);
  assert.match(textOf('first-order.bsl'), /"Idempotency-Key", КодироватьСтроку\(КлючПовтора/u);
  assert.match(textOf('first-order.bsl'), /"POST", "\/api\/order", Ключ, Заказ, НомерЗаказа\)/u);
  const feed = textOf('events.bsl');
  assert.ok(feed.indexOf('ЗаписатьСтатусЗаказа(') < feed.indexOf('Установить(Страница.next)'));
  // The order of an event may be deleted; a cursor that is refused by either code is given up.
  assert.doesNotMatch(feed, /Событие\.order\b/u);
  for (const code of ['cursor_expired', 'cursor_ahead'])
    assert.ok(components.schemas.ErrorCode.enum.includes(code) && feed.includes(code));
});
