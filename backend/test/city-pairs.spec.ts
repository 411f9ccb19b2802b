import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, type ReadOrder } from './support/factories';
import { complaints, errorsOf, historyOf } from './support/reading';
import { startTalk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;
let client: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

const LIDA = { id: 103, text: 'Лида, Гродненская область' };
const RECHITSA = { id: 154, text: 'Речица, Речицкий район, Гомельская область' };
const NAMESAKE = { id: 153, text: 'Речица, Столинский район, Брестская область' };

const to = (city: string | null, id: number | null) => ({ reciverAddress: city, reciverAddressId: id });
const from = (city: string | null, id: number | null) => ({ address: city, addressId: id });
const send = (changes: object) => client.post('/api/order', { body: orderBody(changes) });

/** A city in words, its number, and what is kept; null where the words name another place. */
const pairs: [words: string | null, id: number, kept: string | null][] = [
  [null, 103, LIDA.text],
  ['', 103, LIDA.text],
  ['Лида', 103, LIDA.text],
  [LIDA.text, 103, LIDA.text],
  ['  г.  ЛИДА ', 103, LIDA.text],
  ['Лида, Гродненская обл.', 103, LIDA.text],
  ['Гродненская обл., Лидский р-н, г. Лида', 103, LIDA.text],
  ['Могилев', 5, 'Могилёв'],
  ['Речица', 153, NAMESAKE.text],
  ['Речица', 154, RECHITSA.text],
  ['г. Речица', 154, RECHITSA.text],
  ['Лида', 4, null],
  ['Лида', 16, null],
  ['Лидавка', 103, null],
  ['Новая Лида', 103, null],
  ['Лида Плаза', 103, null],
  ['где угодно', 103, null],
  ['Лида, Брестская область', 103, null],
  ['Лида, Гродненский район', 103, null],
  [RECHITSA.text, 153, null],
  [NAMESAKE.text, 154, null],
  ['г. Речица', 153, null],
];

describe('a new order', () => {
  it.each(pairs)('with the city «%s» under the number %i keeps «%s»', async (words, id, kept) => {
    for (const [side, field] of [
      [to(words, id), 'reciverAddress'],
      [from(words, id), 'address'],
    ] as const) {
      const answer = await send(side);
      expect([answer.status, complaints(answer)]).toEqual(kept ? [201, []] : [422, [field]]);
      if (kept) expect(answer.body).toMatchObject({ ...side, [field]: kept });
    }
  });

  it('is refused in words that name both places', async () => {
    expect(errorsOf(await send(to('Лида', 4)))).toEqual({
      reciverAddress: ['Город «Лида» не совпадает с номером 4: это Гродно. Выберите город из списка'],
    });
  });

  it('is refused for both sides and for what else is wrong at once', async () => {
    const wrong = { ...from('Гродно', 6), ...to('Минск', 3), pickupPoint: null, reciverStreet: '' };
    expect(complaints(await send(wrong))).toEqual(['address', 'reciverAddress', 'reciverStreet']);
  });

  it('says nothing of cities where they do not count', async () => {
    const [point] = (await client.get('/api/points')).body as { id: number }[];
    const { status, body } = await send({
      delivery: 'punkt',
      pickupPoint: point?.id,
      ...from('Лида', 4),
      deliveryAddress: 'punkt',
      recivePoint: point?.id,
      ...to('Лида', 4),
    });
    expect([status, body]).toMatchObject([201, { ...from(null, null), ...to(null, null) }]);
  });

  it('of a batch is placed or refused by itself', async () => {
    const orders = [orderBody(to('Лида', 103)), orderBody(to('Лида', 4)), orderBody(to(null, 154))];
    const { body } = await client.post('/api/order/batch', {
      body: { orders },
      headers: { 'Idempotency-Key': `pairs-${user.id}` },
    });
    expect(body).toMatchObject([
      { statusCode: 201, order: to(LIDA.text, 103) },
      { statusCode: 422, errors: { reciverAddress: [expect.stringContaining('это Гродно') as string] } },
      { statusCode: 201, order: to(RECHITSA.text, 154) },
    ]);
  });
});

describe('a changed order', () => {
  let order: ReadOrder;
  const edit = async (changes: object) => {
    const { version } = (await manager.get('/api/order/single', { query: { id: order.id } }))
      .body as ReadOrder;
    return manager.put('/api/order', { body: { id: order.id, version, ...changes } });
  };

  /** As an earlier release has kept it. */
  const keepAs = (city: string, cityId: number) =>
    test.database.write((tx) => tx.update(Order, { id: order.id }, { receiver: { city, cityId } }));

  beforeEach(async () => {
    order = await addOrder(test, user, to(LIDA.text, 103));
  });

  it.each([
    ['the number alone: the words follow', { reciverAddressId: 4 }, to('Гродно', 4)],
    ['the number without words: they follow', to(null, 4), to('Гродно', 4)],
    ['both', to('Речица', 154), to(RECHITSA.text, 154)],
    ['the same city in other words', { reciverAddress: 'г. Лида' }, to(LIDA.text, 103)],
    ['no words: they are those of the number', { reciverAddress: null }, to(LIDA.text, 103)],
  ])('takes %s', async (_, changes, after) => {
    const { status, body } = await edit(changes);
    expect([status, body]).toMatchObject([200, after]);
  });

  it.each([
    ['the words alone, of another city', { reciverAddress: 'Гродно' }, ['reciverAddress']],
    ['the number beside the words as they were', to(LIDA.text, 4), ['reciverAddress']],
    ['a namesake’s words', to(NAMESAKE.text, 154), ['reciverAddress']],
    ['no city', to(null, null), ['reciverAddress', 'reciverAddressId']],
    ['words without a number', to('Гродно', null), ['reciverAddressId']],
  ])('does not take %s', async (_, changes, fields) => {
    const answer = await edit(changes);
    expect([answer.status, complaints(answer)]).toEqual([422, fields]);
    expect((await edit({ comment: 'Позвонить' })).body).toMatchObject(to(LIDA.text, 103));
  });

  it('of old, whose words and number name two places, is changed in all else', async () => {
    await keepAs('Лида', 4);
    expect((await edit({ comment: 'Позвонить' })).body).toMatchObject({
      ...to('Лида', 4),
      comment: 'Позвонить',
    });
    expect((await edit({ ...to('Лида', 4), price: 38 })).body).toMatchObject({ ...to('Лида', 4), price: 38 });
    expect((await edit({ reciverAddressId: 103 })).body).toMatchObject(to(LIDA.text, 103));
  });

  it('of old gets the number that its words mean, and the history tells it', async () => {
    await keepAs('Гродно', 103);
    expect((await edit({ reciverAddressId: 4 })).body).toMatchObject(to('Гродно', 4));
    expect(await historyOf(test, 'order', order.id)).toContain('reciverAddressId: 103 → 4 by manager');
  });
});

describe('a change that a client asks for', () => {
  it('is refused where its city is told as two, and is made in the words of the number', async () => {
    const { client: owner, manager: staff, propose, proposed, answer, read } = await startTalk(test);
    const refused = await propose(owner, to('Лида', 4));
    expect([refused.status, complaints(refused)]).toEqual([422, ['reciverAddress']]);
    expect(complaints(await propose(owner, { reciverAddress: 'Лида' }))).toEqual(['reciverAddress']);
    const proposal = await proposed(owner, { reciverAddressId: 154 });
    expect(proposal.proposed).toMatchObject(to(RECHITSA.text, 154));
    await answer(staff, 'accept', proposal);
    expect(await read()).toMatchObject(to(RECHITSA.text, 154));
  });
});

describe('a pickup point', () => {
  it('whose city is told as two is refused at its name', async () => {
    const admin = await test.as('admin');
    const point = { street: 'ул. Парная, 1', price: 7 };
    const add = (city: object) =>
      admin.post('/api/points/new', { body: { points: [{ ...point, ...city }] } });
    expect(complaints(await add({ city: 'Лида', cityId: 4 }))).toEqual(['points.0.city']);
    expect((await add({ city: 'г. Лида', cityId: 103 })).status).toBe(201);
    const points = (await admin.get('/api/points')).body as { id: number; street: string; version: number }[];
    const { id, version } = points.find(({ street }) => street === point.street) ?? { id: 0, version: 0 };
    const change = (city: object) =>
      admin.post('/api/points/update', { body: { points: [{ id, version, ...city }], new: [], delete: [] } });
    expect(complaints(await change({ city: 'Лида', cityId: 4 }))).toEqual(['points.0.city']);
    expect((await change({ city: 'Гродно', cityId: 4 })).status).toBe(200);
  });
});
