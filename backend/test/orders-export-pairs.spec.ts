import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { OrderReader } from '../src/modules/orders/read/order-reader';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { Journal } from '../src/platform/journal/journal';
import type { Client } from './support/client';
import { exportsOf } from './support/exported';
import { addOrder, addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let shipper: User;
let client: Client;
let ids: number[];
const { take, numbersOf } = exportsOf(() => test);

beforeAll(async () => {
  shipper = await addUser(test, firm('ООО «Много»'));
  ids = [];
  for (let count = 0; count < 230; count++) ids.unshift((await addOrder(test, shipper)).id);
  // An account has a hundred sessions, and each of the orders has opened one.
  client = await test.signedIn(shipper);
}, 120_000);

/** Calls `change` before the second page of orders is read. */
const meanwhile = (change: () => Promise<unknown>) => {
  const reader = test.app.get(OrderReader, { strict: false });
  const byIds = reader.byIds.bind(reader);
  let pages = 0;
  return jest.spyOn(reader, 'byIds').mockImplementation(async (...asked) => {
    if (++pages === 2) await change();
    return byIds(...asked);
  });
};
afterEach(() => jest.restoreAllMocks());

it('an order that is new, changed or deleted is in it once at most, and no other is missed', async () => {
  const [late = 0] = ids.slice(150);
  let newest = 0;
  meanwhile(async () => {
    newest = (await addOrder(test, shipper)).id;
    await test.database.write(async (tx) => {
      await tx.update(Order, { id: ids[10] }, { statusId: 3 });
      await tx.update(Order, { id: ids[200] }, { statusId: 3 });
      await tx.delete(Order, { id: late });
    });
  });
  const found = await numbersOf('format=csv&filter[status]=1', client);
  expect(found).toEqual(ids.filter((id) => id !== late).map(String));
  expect(found).not.toContain(String(newest));
});

it('the session ends: this file is whole, the next is refused', async () => {
  const leaving = await test.signedIn(shipper);
  const session = { cookie: leaving.cookie, key: undefined };
  meanwhile(() => leaving.post('/api/user/logout'));
  const count = (await numbersOf('format=csv', session)).length;
  expect(count).toBe(await test.database.read.countBy(Order, { userId: shipper.id }));
  expect((await take('format=csv', session)).statusCode).toBe(401);
});

/** A file whose reader goes when `begun`, and what is answered to another request meanwhile; ends when the account is free again. */
async function abandoned(format: string, begun: Promise<unknown>, goOn: () => void) {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const path = `/api/order/export?format=${format}`;
  // `fetch` opens a spare connection after an abort, and the server that closes would wait for it.
  const first = get({
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    headers: { cookie: String(client.cookie) },
  });
  const gone = new Promise((resolve) => first.on('error', () => undefined).once('close', resolve));
  first.on('response', (answer) => answer.on('error', () => undefined).resume());
  await begun;
  const second = await take('format=csv', client);
  first.destroy();
  await gone;
  goOn();
  let third = second;
  while (third.statusCode === 429) {
    // With the embedded database a refusal takes no turn of the event loop.
    await setImmediate();
    third = await take('format=csv', client);
  }
  expect(third.statusCode).toBe(200);
  return second;
}

it.each(['csv', 'xlsx'])(
  'an account has no second file; it has the next one when the reader of %s has gone',
  async (format) => {
    const { promise: begun, resolve: begin } = newPromise();
    const { promise: paused, resolve: goOn } = newPromise();
    const spy = meanwhile(() => {
      begin();
      return paused;
    });
    const second = await abandoned(format, begun, goOn);
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    const pages = spy.mock.calls.length;
    await setImmediate();
    expect(spy.mock.calls.length).toBe(pages);
  },
);

it.each(['csv', 'xlsx'])(
  'the reader of %s who goes before the first byte leaves the account free',
  async (format) => {
    const { promise: begun, resolve: begin } = newPromise();
    const { promise: paused, resolve: goOn } = newPromise();
    const log = test.app.get(Journal, { strict: false });
    const note = log.note.bind(log);
    jest.spyOn(log, 'note').mockImplementationOnce(async (entry) => {
      begin();
      await paused;
      return note(entry);
    });
    expect((await abandoned(format, begun, goOn)).statusCode).toBe(429);
  },
);

/** A promise that the test resolves. */
function newPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
