import timers from 'node:timers/promises';
import { MODE_HEADER, TEST_REFUSALS, SLOW_MS, TEST_DAYS, TEST_ORDERS } from '@shlyah/domain';
import { LessThan } from 'typeorm';
import { recountOrders } from '../src/modules/orders/model/order-counts';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderTotal } from '../src/modules/orders/model/order-totals.entity';
import { wordRows } from '../src/modules/orders/model/order-words';
import { OrderSearch, OrderWord } from '../src/modules/orders/model/order-search.entity';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { OrderEventDto } from '../src/modules/orders/dto/order-lists.dto';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, orderBody, program } from './support/factories';
import { errorsOf, lettersTo, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;
let shop: Client;

beforeEach(async () => {
  user = await addUser(test);
  shop = await program(test, user, { mode: 'test' });
});

afterEach(() => test.clock.set(null));

const trying = { headers: { [MODE_HEADER]: 'test' } };

const idsOf = async (client: Client, query: Record<string, unknown> = {}): Promise<number[]> =>
  ((await client.get('/api/order', { query })).body as { data: { id: number }[] }).data.map(({ id }) => id);

describe('a test order', () => {
  it('has a negative number, which is given once', async () => {
    const first = await addTestOrder(test, user);
    await shop.delete('/api/sandbox/orders');
    const second = (await shop.post('/api/order', { body: orderBody() })).body as OrderDto;
    expect([first.id < 0, second.id]).toEqual([true, first.id - 1]);
    expect(second.trackingUrl).toContain('/t/');
  });

  it('is its owner’s alone, and stands apart from his real ones', async () => {
    const tried = await addTestOrder(test, user, { name: 'Прохорова Василиса' });
    const real = await addOrder(test, user);
    const person = await test.signedIn(user);
    expect([await idsOf(shop), await idsOf(person)]).toEqual([[tried.id], [real.id]]);
    expect(((await person.get('/api/order', trying)).body as { total: number }).total).toBe(1);
    const found = (client: Client, id: number, more = {}) =>
      client.get('/api/order/single', { query: { id }, ...more }).then(({ status }) => status);
    expect([await found(shop, tried.id), await found(shop, real.id)]).toEqual([200, 404]);
    expect([await found(person, tried.id), await found(person, tried.id, trying)]).toEqual([404, 200]);
    const other = await program(test, await addUser(test), { mode: 'test' });
    expect([await found(other, tried.id), await idsOf(other)]).toEqual([404, []]);
    for (const name of ['manager', 'admin'] as const) {
      const staff = await test.as(name);
      expect(await found(staff, tried.id)).toBe(404);
      expect((await staff.get('/api/order', { query: { search: 'Прохорова' } })).body).toMatchObject({
        total: 0,
      });
      expect((await staff.get('/api/order', { query: { user: user.id } })).body).toMatchObject({
        data: [{ id: real.id }],
        total: 1,
      });
      expect((await staff.delete(`/api/order/${tried.id}`)).status).not.toBe(204);
    }
  });

  it('is in no page, count or neighbourhood of staff’s, from either end', async () => {
    const manager = await test.as('manager');
    const seen = async () => ({
      list: (await manager.get('/api/order')).body as { total: number; pages: number },
      counters: (await manager.get('/api/order/counters')).body as object,
      client: (await manager.get(`/api/users/${user.id}`)).body as object,
    });
    const before = await seen();
    for (let count = 0; count < 3; count++) await addTestOrder(test, user);
    expect(await seen()).toEqual(before);
    const last = await idsOf(manager, { page: before.list.pages });
    expect(Math.min(...last)).toBeGreaterThan(0);
    const { body } = await manager.get(`/api/order/${Math.min(...last)}/neighbours`);
    expect(body).toMatchObject({ next: null });
    const counts = async () => {
      const rows = await test.database.read.find(OrderTotal);
      return rows
        .filter(({ orders }) => orders > 0)
        .map((row) => JSON.stringify(row))
        .sort();
    };
    const kept = await counts();
    if (test.database.kind === 'mysql') await recountOrders((sql: string) => test.database.read.query(sql));
    else await test.database.write((tx) => recountOrders(tx.query.bind(tx)));
    expect(await counts()).toEqual(kept);
  });

  it('is found by its owner by words, number, code, filter and page', async () => {
    const ids: number[] = [];
    // A number would be found in all of them where it is «Клиент 210» who places them.
    for (const [count, letter] of [...'абвгдежзиклмнопрстуфхц'].entries())
      ids.unshift(
        (await addTestOrder(test, user, { name: `Покупатель Щ${letter}`, externalId: `A-${count}` })).id,
      );
    expect(await idsOf(shop)).toEqual(ids.slice(0, 20));
    expect(await idsOf(shop, { page: 2 })).toEqual(ids.slice(20));
    expect(await idsOf(shop, { search: 'покупатель щц' })).toEqual([ids[0]]);
    expect(await idsOf(shop, { search: `T${ids[3]}` })).toEqual([ids[3]]);
    expect(await idsOf(shop, { search: 'никого' })).toEqual([]);
    expect(await idsOf(shop, { search: '«»' })).toEqual([]);
    expect(await idsOf(shop, { filter: { externalId: 'A-4' } })).toEqual([ids[17]]);
    await shop.post('/api/sandbox/advance', { body: { id: ids[5], to: 'accepted' } });
    expect(await idsOf(shop, { filter: { status: 2 } })).toEqual([ids[5]]);
    const person = await test.signedIn(user);
    const beside = (id: number | undefined) =>
      person.get(`/api/order/${id}/neighbours`, trying).then(({ body }) => body as object);
    expect(await beside(ids[0])).toEqual({ previous: null, next: ids[1] });
    expect(await beside(ids[1])).toEqual({ previous: ids[0], next: ids[2] });
    expect(await beside(ids[21])).toEqual({ previous: ids[20], next: null });
  });

  it('whose receiver changes is found anew by its owner, and by staff no order in its place', async () => {
    const tried = await addTestOrder(test, user);
    const person = await test.signedIn(user);
    const change = { version: tried.version, reason: 'Сменил номер', reciverPhone: '+375 (44) 999-88-77' };
    const made = await person.post(`/api/order/${tried.id}/proposals`, { body: change, ...trying });
    const { id } = made.body as { id: number };
    expect((await person.post(`/api/proposals/${id}/accept`, trying)).status).toBe(200);
    expect(await idsOf(shop, { search: '9998877' })).toEqual([tried.id]);
    expect(await idsOf(await test.as('manager'), { search: '9998877' })).toEqual([]);
  });

  it('may have the external number and the Idempotency-Key of a real one', async () => {
    const live = await program(test, user);
    const sent = { body: orderBody({ externalId: 'A-17' }), headers: { 'Idempotency-Key': 'A-17' } };
    const [real, tried] = [await live.post('/api/order', sent), await shop.post('/api/order', sent)];
    expect([real.status, tried.status]).toEqual([201, 201]);
    expect((tried.body as OrderDto).id).toBeLessThan(0);
    const again = await shop.post('/api/order', sent);
    expect([again.headers['idempotency-replayed'], (again.body as OrderDto).id]).toEqual([
      'true',
      (tried.body as OrderDto).id,
    ]);
    const second = await shop.post('/api/order', { body: orderBody({ externalId: 'A-17' }) });
    expect([second.status, Object.keys((second.body as { errors: object }).errors)]).toEqual([
      409,
      ['externalId'],
    ]);
  });

  it('is not taken for a real one whose Idempotency-Key reads alike', async () => {
    const live = await program(test, user);
    const send = (to: Client, key: string) =>
      to.post('/api/order', { body: orderBody(), headers: { 'Idempotency-Key': key } });
    expect(((await send(live, 'test A-18')).body as OrderDto).id).toBeGreaterThan(0);
    const tried = await send(shop, 'A-18');
    expect([tried.status, (tried.body as OrderDto).id]).toEqual([201, expect.any(Number)]);
    expect((tried.body as OrderDto).id).toBeLessThan(0);
  });

  it('is told of by letters that say so', async () => {
    const { id } = await addTestOrder(test, user);
    expect((await lettersTo(test, user.email)).at(-1)).toBe(`[тест] Мы получили заказ № T${id}`);
  });

  it('goes after a month, with its search and history, and with its account', async () => {
    const old = await addTestOrder(test, user);
    const other = await addUser(test);
    const kept = await addTestOrder(test, other);
    const real = await addOrder(test, user);
    await test.database.write(async (tx) => {
      await tx.update(
        Order,
        { id: old.id },
        { createdAt: new Date(Date.now() - (TEST_DAYS * 24 + 1) * 60 * 60_000) },
      );
      // A former release kept words of test orders that were changed.
      for (const { id } of [old, kept]) {
        const { text } = await tx.findOneByOrFail(OrderSearch, { id });
        await tx.insert(OrderWord, wordRows(id, text));
      }
    });
    await test.app.get(Upkeep, { strict: false }).run();
    const left = await test.database.read.findBy(Order, [{ id: old.id }, { id: kept.id }, { id: real.id }]);
    expect(left.map(({ id }) => id).sort()).toEqual([kept.id, real.id].sort());
    expect(await test.database.read.countBy(OrderSearch, { id: old.id })).toBe(0);
    await (await test.as('admin')).delete(`/api/users/${other.id}`);
    expect(await test.database.read.countBy(Order, { id: kept.id })).toBe(0);
    expect(await test.database.read.countBy(OrderWord, { id: LessThan(0) })).toBe(0);
  });
});

describe('the statuses of a test order', () => {
  const advance = (body: object) => shop.post('/api/sandbox/advance', { body });

  it('is gone step by step, with a price, history and letters', async () => {
    const { id } = await addTestOrder(test, user);
    const { body } = await advance({ id, to: 'on_the_way', price: 38 });
    expect(body).toMatchObject({ id, price: 38, status: { code: 'on_the_way' }, version: 4 });
    const events = (await shop.get('/api/order/history', { query: { id } })).body as OrderEventDto[];
    const statuses = events.filter(({ field }) => field === 'status').map(({ to }) => to);
    expect(statuses).toEqual(['В пути', 'Забор груза', 'Принята', 'Новая']);
    expect((await advance({ id, to: 'not_delivered' })).body).toMatchObject({
      status: { code: 'not_delivered' },
    });
    expect((await advance({ id, to: 'accepted' })).body).toMatchObject({ status: { code: 'accepted' } });
    expect((await advance({ id, to: 'accepted', price: 40 })).body).toMatchObject({ price: 40, version: 7 });
    expect((await advance({ id, to: 'accepted' })).body).toMatchObject({ version: 7 });
    expect((await advance({ id, to: 'accepted', price: null })).body).toMatchObject({ version: 7 });
    expect((await advance({ id, to: 'pickup', price: null })).body).toMatchObject({ price: 40, version: 8 });
  });

  it('is gone in the mode of test orders alone, by keys and sessions', async () => {
    const { id } = await addTestOrder(test, user);
    const body = { id, to: 'delivered' };
    const live = [
      { client: await program(test, user), cure: 'возьмите тестовый ключ' },
      { client: await test.signedIn(user), cure: 'пришлите Shlyah-Mode: test' },
    ];
    for (const { client, cure } of live) {
      const refused = {
        code: 'mode_conflict',
        mode: 'live',
        message: `Это — только для тестовых заказов: ${cure}.`,
      };
      const moved = await client.post('/api/sandbox/advance', { body });
      const cleared = await client.delete('/api/sandbox/orders');
      expect([moved.status, cleared.status]).toEqual([400, 400]);
      expect([moved.body, cleared.body]).toMatchObject([refused, refused]);
    }
    expect(await idsOf(shop)).toEqual([id]);
    const person = await test.signedIn(user);
    const moved = await person.post('/api/sandbox/advance', { body, ...trying });
    expect([moved.status, moved.body]).toMatchObject([200, { id, status: { code: 'delivered' } }]);
    expect((await person.delete('/api/sandbox/orders', trying)).body).toEqual({ count: 1 });
  });

  it('is not gone by real orders, others’ ones, or to nowhere', async () => {
    const real = await addOrder(test, user);
    expect(told(await advance({ id: real.id, to: 'delivered' }))).toBe('404 Заказ не найден.');
    const { id } = await addTestOrder(test, await addUser(test));
    expect((await advance({ id, to: 'delivered' })).status).toBe(404);
    const own = await addTestOrder(test, user);
    expect((await advance({ id: own.id, to: 'other' })).status).toBe(422);
    expect((await advance({ id: own.id, to: 'delivered', price: -1 })).status).toBe(422);
  });
});

describe('what a test order asks for by its receiver’s name', () => {
  it.each(TEST_REFUSALS)('is the refusal %s', async (code) => {
    const body = orderBody({ name: `Отказ ${code}` });
    const refused = await shop.post('/api/order', { body });
    expect(refused.body).toMatchObject({ code });
    if (code === 'invalid')
      expect(errorsOf(refused)).toEqual({
        name: ['Так ответит проверка полей, если поле заполнено неверно'],
      });
    expect(await idsOf(shop)).toEqual([]);
    const [inBatch] = (await shop.post('/api/order/batch', { body: { orders: [body] } })).body as object[];
    expect(inBatch).toMatchObject({ index: 0, code });
    expect((await (await program(test, user)).post('/api/order', { body })).status).toBe(201);
  });

  it('is a slow answer', async () => {
    const pause = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
    const slow = () => pause.mock.calls.filter(([ms]) => ms === SLOW_MS).length;
    expect((await shop.post('/api/order', { body: orderBody() })).status).toBe(201);
    expect(slow()).toBe(0);
    expect((await shop.post('/api/order', { body: orderBody({ name: 'Медленно' }) })).status).toBe(201);
    expect(slow()).toBe(1);
    pause.mockRestore();
  });

  it('is no more than a thousand orders, until they are deleted', async () => {
    const sentBefore = { 'Idempotency-Key': 'the first of a thousand' };
    const first = await shop.post('/api/order', { body: orderBody(), headers: sentBefore });
    const { id } = first.body as OrderDto;
    const row = await test.database.read.findOneByOrFail(Order, { id });
    const rows = Array.from({ length: TEST_ORDERS - 1 }, (_, at) => ({
      ...row,
      id: -1_000_000 - at,
      externalId: null,
      trackingCode: null,
    }));
    await test.database.write(async (tx) => {
      for (let at = 0; at < rows.length; at += 100) await tx.insert(Order, rows.slice(at, at + 100));
    });
    expect((await shop.post('/api/order', { body: orderBody() })).body).toMatchObject({
      code: 'too_many_tests',
    });
    const again = await shop.post('/api/order', { body: orderBody(), headers: sentBefore });
    expect([again.status, (again.body as OrderDto).id]).toEqual([201, id]);
    expect((await shop.delete('/api/sandbox/orders')).body).toEqual({ count: TEST_ORDERS });
    expect((await shop.post('/api/order', { body: orderBody() })).status).toBe(201);
  }, 30_000);
});
