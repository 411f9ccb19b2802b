import { judgeCalls, type CallFacts } from './caller-checks';

const second = 1000;

const call = (facts: Partial<CallFacts> = {}): CallFacts => ({
  at: 0,
  operation: 'createOrder',
  status: 201,
  retryAfter: null,
  key: 'k1',
  code: null,
  orders: [{ hash: 'one', externalId: 'A-1', byId: true }],
  canceled: null,
  page: null,
  pages: null,
  more: null,
  ...facts,
});
const read = (facts: Partial<CallFacts>): CallFacts =>
  call({ operation: 'listOrders', status: 200, key: null, orders: [], ...facts });
const order = (hash: string, byId = true) => ({ hash, externalId: hash, byId });

/** The verdict of one check: its state and what was seen. */
const verdict = (code: string, calls: CallFacts[]) =>
  judgeCalls(calls).flatMap((check) => (check.code === code ? [[check.state, check.seen]] : []))[0];

test('of no calls nothing is known', () => {
  expect(judgeCalls([]).map(({ code, state, seen }) => [code, state, seen])).toEqual([
    ['idempotency_key', 'unknown', 'За это время ничего не оформляли'],
    ['new_key', 'unknown', 'За это время ничего не оформляли с ключом'],
    ['retry_after', 'unknown', 'За это время никого не просили подождать'],
    ['canceled', 'unknown', 'За это время ничего не отменяли'],
    ['to_the_end', 'unknown', 'За это время не читали ни списка, ни ленты'],
    ['by_id', 'unknown', 'За это время ничего не оформляли'],
  ]);
});

test.each([
  ['each order with a key', [call(), call({ key: 'k2', orders: [order('two')] })], 'passed', 'С ключом: 2'],
  ['one without', [call(), call({ key: null, operation: 'createOrders' })], 'failed', 'Без ключа: 1 из 2'],
  ['repeated with its key', [call(), call({ at: second })], 'passed', 'С ключом: 2'],
  [
    'repeated with another',
    [call(), call({ key: 'k2' })],
    'failed',
    'Тот же заказ ушёл с разными ключами: 1',
  ],
] as [string, CallFacts[], string, string][])('a key for an order: %s', (_, calls, state, seen) => {
  expect(verdict('idempotency_key', calls)).toEqual([state, seen]);
});

test('a key for each order: a new one, or that of another', () => {
  const [one, two] = [call(), call({ key: 'k2', orders: [order('two')] })];
  expect(verdict('new_key', [one, one, two])).toEqual(['passed', 'Ключей: 2']);
  expect(verdict('new_key', [one, call({ status: 422, code: 'idempotency_key_reused' })])).toEqual([
    'failed',
    'Ключ взят второй раз: 1',
  ]);
  expect(verdict('new_key', [call({ key: null })])).toEqual([
    'unknown',
    'За это время ничего не оформляли с ключом',
  ]);
});

test('who is asked to wait waits as long, but for a second of the clocks', () => {
  const asked = call({ status: 429, retryAfter: 10 });
  expect(verdict('retry_after', [asked, call({ at: 9 * second })])).toEqual(['passed', 'Просили: 1']);
  expect(verdict('retry_after', [asked, call({ at: 9 * second - 1 })])).toEqual([
    'failed',
    'Раньше срока: 1 из 1',
  ]);
  // Another operation has limits of its own.
  expect(verdict('retry_after', [asked, read({ at: second })])).toEqual(['passed', 'Просили: 1']);
});

test('what was canceled is not placed again under its number', () => {
  const end = read({ at: second, operation: 'cancelOrder', canceled: 'A-1' });
  const again = call({ at: 2 * second });
  expect(verdict('canceled', [call(), end])).toEqual(['passed', 'Отменено: 1']);
  expect(verdict('canceled', [call(), end, again])).toEqual(['failed', 'Отправлено снова: 1']);
  expect(verdict('canceled', [end, call({ ...again, orders: [order('B-2')] })])).toEqual([
    'passed',
    'Отменено: 1',
  ]);
  // Placed and taken back at once.
  expect(verdict('canceled', [call({ at: second }), end])).toEqual(['passed', 'Отменено: 1']);
  // What was refused has not ended.
  expect(verdict('canceled', [read({ canceled: 'A-1', status: 409 }), again])).toEqual([
    'unknown',
    'За это время ничего не отменяли',
  ]);
});

test.each([
  ['the last page', [read({ page: 1, pages: 2 }), read({ page: 2, pages: 2 })], 'passed', [2, 0]],
  ['the first of two', [read({ page: 1, pages: 2 })], 'failed', [1, 0]],
  ['the feed to its end', [read({ more: true }), read({ more: false })], 'passed', [0, 2]],
  ['the feed half way', [read({ more: true })], 'failed', [0, 1]],
  [
    'the list whole, the feed half way',
    [read({ page: 1, pages: 1 }), read({ more: true })],
    'failed',
    [1, 1],
  ],
] as [string, CallFacts[], string, [number, number]][])('read: %s', (_, calls, state, [pages, looks]) => {
  expect(verdict('to_the_end', calls)).toEqual([
    state,
    `Страниц прочитано: ${pages}, ленты — вызовов: ${looks}`,
  ]);
});

test('cities are named by their numbers', () => {
  const mixed = call({ orders: [order('one'), order('two', false), order('three')] });
  expect(verdict('by_id', [mixed])).toEqual(['failed', 'Без номера города: 1 из 3']);
  expect(verdict('by_id', [call(), call()])).toEqual(['passed', 'Заказов: 2']);
});
