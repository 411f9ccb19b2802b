import { MODE_HEADER, type Mode } from '@shlyah/domain';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, orderBody, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;

beforeEach(async () => {
  user = await addUser(test);
});

const saying = (mode: string) => ({ headers: { [MODE_HEADER]: mode } });

/** What placing an order with the header is answered with; a refused one places nothing. */
async function place(client: Client, mode: string) {
  const { status, body } = await client.post('/api/order', { body: orderBody(), ...saying(mode) });
  const placed = await test.database.read.countBy(Order, { userId: user.id });
  expect(placed).toBe(status === 201 ? 1 : 0);
  const { code, mode: judged } = body as { code?: string; mode?: Mode };
  return { status, code, mode: judged };
}

describe('Shlyah-Mode', () => {
  // Node joins a header that is sent twice by a comma.
  it.each(['TEST', 'Live', 'tset', '', '1', 'test, test', 'live, test', 'test;q=1'])(
    'of «%s» is refused and places no order',
    async (mode) => {
      expect(await place(await test.signedIn(user), mode)).toMatchObject({ status: 400, code: 'bad_mode' });
      for (const key of ['live', 'test'] as const)
        expect(await place(await program(test, user, { mode: key }), mode)).toMatchObject({
          status: 400,
          code: 'bad_mode',
        });
    },
  );

  it.each([
    ['live', 'test'],
    ['test', 'live'],
  ] as const)('under a key of the mode %s is not %s', async (mode, other) => {
    const refused = { status: 400, code: 'mode_conflict', mode };
    expect(await place(await program(test, user, { mode }), other)).toEqual(refused);
  });

  it.each(['live', 'test'] as const)('may say what the key says: %s', async (mode) => {
    const answer = await place(await program(test, user, { mode }), mode);
    expect(answer).toEqual({ status: 201, code: undefined, mode });
  });

  it.each(['live', 'test'] as const)('chooses the orders of a session: %s', async (mode) => {
    expect(await place(await test.signedIn(user), mode)).toEqual({ status: 201, code: undefined, mode });
  });

  it('of staff is live, since they work with no other orders', async () => {
    const order = await addOrder(test, user);
    const edit = { id: order.id, version: order.version, price: 40 };
    for (const name of ['manager', 'admin'] as const) {
      const staff = await test.as(name);
      const refused = await staff.put('/api/order', { body: edit, ...saying('test') });
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({ code: 'mode_conflict', mode: 'live' }),
      ]);
    }
    const manager = await test.as('manager');
    expect((await manager.put('/api/order', { body: edit, ...saying('live') })).status).toBe(200);
  });

  it('is judged where everybody may ask, too', async () => {
    const visitor = test.visitor();
    expect((await visitor.get('/api/points', saying('TEST'))).body).toMatchObject({ code: 'bad_mode' });
    expect((await visitor.get('/api/points', saying('test'))).status).toBe(200);
    const shop = await program(test, user);
    const asked = await shop.get('/api/points', saying('test'));
    expect(asked.body).toMatchObject({ code: 'mode_conflict' });
  });
});

describe('the mode', () => {
  it.each([
    ['live', addOrder],
    ['test', addTestOrder],
  ] as const)('%s is told with orders, parcels and errors', async (mode, add) => {
    const order = await add(test, user);
    expect(order['mode']).toBe(mode);
    const shop = await program(test, user, { mode });
    const list = (await shop.get('/api/order')).body as { data: object[] };
    expect(list.data).toMatchObject([{ id: order.id, mode }]);
    const parcel = await test.visitor().get(`/api/tracking/${String(order['trackingCode'])}`);
    expect(parcel.body).toMatchObject({ mode });
    const missing = { query: { id: 999_999 } };
    expect((await shop.get('/api/order/single', missing)).body).toMatchObject({ code: 'not_found', mode });
    const person = await test.signedIn(user);
    const refused = await person.get('/api/order/single', { ...missing, ...saying(mode) });
    expect(refused.body).toMatchObject({ code: 'not_found', mode });
  });

  it('is not told of a request that nobody can be known by', async () => {
    expect((await test.visitor().get('/api/order')).body).not.toHaveProperty('mode');
  });
});
