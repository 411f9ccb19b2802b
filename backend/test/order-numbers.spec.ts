import { validOrder } from '@shlyah/domain/cases';
import { insertOne } from '../src/platform/database/insert-many';
import { newTrackingCode } from '../src/modules/orders/model/tracking-codes';
import { recount } from '../src/operations/commands/orders-recount';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;
let client: Client;
/** The number of the newest order. */
let last: number;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
  last = (await addOrder(test, user)).id;
});

const place = (changes: object = {}) => client.post('/api/order', { body: { ...validOrder, ...changes } });
const numbersOf = (answers: { body: unknown }[]): number[] =>
  answers.map(({ body }) => (body as { id: number }).id).sort((one, two) => one - two);
const following = (count: number): number[] => Array.from({ length: count }, (_, index) => last + 1 + index);

/** As a program inserts it that lets the database count. */
async function inserted(changes: Partial<Order> = {}, fail = false): Promise<number> {
  const row = await test.database.read.findOneByOrFail(Order, { id: last });
  const copy = { ...row, externalId: null, trackingCode: newTrackingCode(), ...changes };
  if (changes.id === undefined) delete (copy as Partial<Order>).id;
  return test.database.write(async (tx) => {
    const id = await insertOne(tx, Order, copy);
    if (fail) throw new Error('Taken back');
    return id;
  });
}

describe('the numbers of orders have no hole', () => {
  it('where orders were inserted and taken back', async () => {
    for (let count = 0; count < 3; count++) await expect(inserted({}, true)).rejects.toThrow('Taken back');
    expect((await addOrder(test, user)).id).toBe(last + 1);
  });

  it('where the database refused one', async () => {
    const { trackingCode } = await test.database.read.findOneByOrFail(Order, { id: last });
    await expect(inserted({ trackingCode })).rejects.toThrow();
    expect((await addOrder(test, user)).id).toBe(last + 1);
  });

  it('where forty were placed at once beside others that were taken back', async () => {
    const failing = Array.from({ length: 20 }, () => inserted({}, true).catch(() => null));
    const placed = await Promise.all(Array.from({ length: 40 }, () => place()));
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(failing))).toEqual(new Set([null]));
    expect(numbersOf(placed)).toEqual(following(40));
  });

  it('where twenty at once had one number of the client’s own', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => place({ externalId: 'А-1' })));
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(placed.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await addOrder(test, user)).id).toBe(last + 2);
  });

  it('where orders were tried', async () => {
    expect((await addTestOrder(test, user)).id).toBeLessThan(0);
    expect((await addOrder(test, user)).id).toBe(last + 1);
  });

  it('where a program inserts orders without this one’s code, many with one statement', async () => {
    expect(await inserted()).toBe(last + 1);
    await test.database.write((tx) => {
      const columns = tx.connection
        .getMetadata(Order)
        .columns.map(({ databaseName }) => databaseName)
        .filter((name) => !['id', 'trackingCode'].includes(name))
        .join(', ');
      return tx.query(`INSERT INTO orders (${columns}) SELECT ${columns} FROM orders WHERE id IN (?, ?)`, [
        last,
        last + 1,
      ]);
    });
    expect((await addOrder(test, user)).id).toBe(last + 4);
  });
});

it('the number of an order that was deleted is given to no other', async () => {
  await test.database.write((tx) => tx.delete(Order, { id: last }));
  expect((await addOrder(test, user)).id).toBe(last + 1);
});

it('an order that brings its number along is counted on from', async () => {
  await inserted({ id: last + 10 });
  expect((await addOrder(test, user)).id).toBe(last + 11);
  await inserted({ id: last + 5 });
  expect((await addOrder(test, user)).id).toBe(last + 12);
});

it('what was placed while the counter was not there is counted on from', async () => {
  const { database } = test;
  if (database.kind === 'mysql') await database.write((tx) => tx.query('DROP TRIGGER tr_orders_numbered'));
  await inserted({ id: last + 7 });
  expect(await recount(database)).toBe(true);
  const placed = await Promise.all(Array.from({ length: 8 }, () => place()));
  expect(numbersOf(placed)).toEqual(following(15).slice(7));
  await expect(inserted({}, true)).rejects.toThrow('Taken back');
  expect((await addOrder(test, user)).id).toBe(last + 16);
});
