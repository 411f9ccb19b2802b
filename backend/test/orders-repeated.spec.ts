import { IdempotencyKey } from '../src/platform/idempotency/idempotency-key.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, orderBody, type ReadOrder } from './support/factories';
import { lettersTo, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;
let client: Client;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

afterEach(() => test.clock.set(null));

const send = (body: object, key?: string) =>
  client.post('/api/order', { body, headers: key === undefined ? {} : { 'Idempotency-Key': key } });

const countOrders = (): Promise<number> => test.database.read.countBy(Order, { userId: user.id });

describe('an Idempotency-Key', () => {
  it('makes one order of fifty equal calls at once, and fifty equal answers', async () => {
    // As programs are told to: an answer that the database is busy is followed by the same request.
    const sent = async (tries = 3): ReturnType<typeof send> => {
      const answer = await send(orderBody(), 'k');
      return answer.status === 503 && tries > 1 ? sent(tries - 1) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => sent()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOrders()).toBe(1);
    expect(await lettersTo(test, user.email)).toHaveLength(1);
  });

  it('does not mind in which order the fields stand', async () => {
    const first = await send(orderBody(), 'k');
    const reversed = Object.fromEntries(Object.entries(orderBody()).reverse());
    expect((await send(reversed, 'k')).body).toEqual(first.body);
  });

  it('with another body is refused', async () => {
    await send(orderBody(), 'k');
    const other = await send(orderBody({ comment: 'другой' }), 'k');
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await countOrders()).toBe(1);
  });

  it.each([
    ['a release whose defaults were others', { bodyHash: 'of other defaults' }],
    ['a release that did not keep what was sent', { sentHash: null }],
  ])('of %s is known after the upgrade', async (_release, stored) => {
    const first = await send(orderBody(), 'k');
    await test.database.write((tx) => tx.update(IdempotencyKey, { userId: user.id }, stored));
    const again = await send(orderBody(), 'k');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect((await send(orderBody({ comment: 'другой' }), 'k')).status).toBe(409);
    expect(await countOrders()).toBe(1);
  });

  it('is its user’s own: another’s equal key is another key', async () => {
    const first = (await send(orderBody(), 'k')).body as ReadOrder;
    const other = await test.signedIn(await addUser(test));
    const headers = { 'Idempotency-Key': 'k' };
    const second = await other.post('/api/order', { body: orderBody(), headers });
    expect((second.body as ReadOrder).id).not.toBe(first.id);
  });

  it('of a refused order may be used again', async () => {
    expect((await send(orderBody({ name: '' }), 'k')).status).toBe(422);
    expect((await send(orderBody({ addressId: 999999 }), 'k')).status).toBe(422);
    expect((await send(orderBody(), 'k')).status).toBe(201);
  });

  it('still answers when the delivery date has passed meanwhile', async () => {
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    const body = orderBody({ deliveryDate: '2026-11-22 10:00' });
    const first = await send(body, 'k');
    test.clock.set(new Date('2026-11-25T12:00:00Z'));
    const again = await send(body, 'k');
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it('lives seven days', async () => {
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    const first = (await send(orderBody(), 'k')).body as ReadOrder;
    test.clock.set(new Date('2026-11-27T11:59:59.999Z'));
    expect(((await send(orderBody(), 'k')).body as ReadOrder).id).toBe(first.id);
    test.clock.set(new Date('2026-11-27T12:00:00Z'));
    expect([(await send(orderBody(), 'k')).status, await countOrders()]).toEqual([201, 2]);
  });

  it.each([201, 200])('counts each letter once that a header cannot hold (%d)', async (length) => {
    const key = encodeURIComponent('я'.repeat(length));
    expect((await send(orderBody(), key)).status).toBe(length === 200 ? 201 : 400);
  });

  it.each([0, 201, 200])('is refused when it is empty or longer than 200 letters (%d)', async (length) => {
    expect((await send(orderBody(), 'x'.repeat(length))).status).toBe(length === 200 ? 201 : 400);
  });

  it('of an order that was deleted says so', async () => {
    const { id } = (await send(orderBody(), 'k')).body as ReadOrder;
    await (await test.as('admin')).delete(`/api/order/${id}`);
    const again = await send(orderBody(), 'k');
    expect(told(again)).toBe('409 То, что было создано с этим ключом, удалено.');
  });

  it('left out makes an order each time', async () => {
    await Promise.all([send(orderBody()), send(orderBody())]);
    expect(await countOrders()).toBe(2);
  });
});
