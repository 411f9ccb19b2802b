import { GAZETTEER } from '../src/modules/points/gazetteer';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let client: Client;

beforeAll(async () => {
  admin = await test.as('admin');
  client = await test.signedIn(await addUser(test));
});

interface Point {
  id: number;
  street: string;
  cityId: number;
}

const add = (...points: object[]) => admin.post('/api/points/new', { body: { points } });

describe('a new point without the id of its city', () => {
  it.each([
    ['Минск г.', 6],
    ['Homel', 3],
    ['Минcк', 6],
    ['Гродна', 4],
    ['231300, Гродненская обл., Лидский р-н, г. Лида', 103],
    ['р. п. Речица', 153],
  ])('is where the words name it: «%s»', async (city, cityId) => {
    const { status, body } = await add({ street: `ул. Слов, ${city}`, price: 7, city });
    expect(status).toBe(201);
    const made = (body as Point[]).find(({ street }) => street === `ул. Слов, ${city}`);
    expect(made?.cityId).toBe(cityId);
  });

  it('is in the town of a bare name, the largest of its namesakes', async () => {
    const largest = new Map<string, (typeof GAZETTEER)[number]>();
    for (const town of GAZETTEER)
      if ((largest.get(town.name)?.population ?? 0) < town.population) largest.set(town.name, town);
    const sent = [...largest.values()].map(({ name, id }) => ({
      street: `Тёзки, ${id}`,
      price: 1,
      city: name,
    }));
    const { body } = await add(...sent);
    const made = (body as Point[]).filter(({ street }) => street.startsWith('Тёзки, '));
    expect(made.map(({ street, cityId }) => [street, cityId])).toHaveLength(largest.size);
    for (const { street, cityId } of made) expect(street).toBe(`Тёзки, ${cityId}`);
  });

  it.each([
    ['Атлантида', /^Не нашли «Атлантида»\. Выберите из списка/],
    ['Гомлеь', /^Не нашли «Гомлеь»\. Выберите из списка: Гомель/],
    [
      'Новосёлки',
      /^Таких мест несколько\. Выберите из списка: Новосёлки, .*(?:; Новосёлки, .*){3,}; и\sещё \d+$/,
    ],
  ])('is refused where «%s» names none or several, with the choices', async (city, words) => {
    const unknown = await add({ street: 'x', price: 1, city });
    expect([unknown.status, errorsOf(unknown)]).toEqual([
      422,
      { 'points.0.city': [expect.stringMatching(words)] },
    ]);
  });
});

describe('a new order without the id of its city is refused', () => {
  const send = (changes: object) => client.post('/api/order', { body: orderBody(changes) });

  it.each([
    ['Минск г.', ['Выберите из списка', '«Минск г.» — Минск: номер 6']],
    [
      'Гомлеь',
      ['Выберите из списка', expect.stringMatching(/^Не нашли «Гомлеь»\. Выберите из списка: Гомель/)],
    ],
    ['Новосёлки', ['Выберите из списка', expect.stringMatching(/^Таких мест несколько\. .*: Новосёлки, /)]],
  ])('and told what «%s» means', async (city, words) => {
    const answer = await send({
      address: city,
      addressId: null,
      reciverAddress: city,
      reciverAddressId: null,
    });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { addressId: words, reciverAddressId: words }]);
  });

  it('in a batch, too', async () => {
    const orders = [orderBody({ reciverAddress: 'Homel', reciverAddressId: null }), orderBody()];
    const { body } = await client.post('/api/order/batch', {
      body: { orders },
      headers: { 'Idempotency-Key': 'towns-in-words' },
    });
    expect(body).toMatchObject([
      { statusCode: 422, errors: { reciverAddressId: ['Выберите из списка', '«Homel» — Гомель: номер 3'] } },
      { statusCode: 201 },
    ]);
  });

  it('and words of another type tell nothing', async () => {
    for (const address of [5, ['Минск'], 'М'.repeat(5000)])
      expect(errorsOf(await send({ address, addressId: null }))['addressId']).toEqual(['Выберите из списка']);
  });
});
