import { MESSAGES } from '@shlyah/domain';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody } from './support/factories';
import { complaints, errorsOf, historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

beforeAll(async () => {
  admin = await test.as('admin');
});

interface Point {
  id: number;
  street: string;
  address: string;
  cityId: number;
  coords: string | null;
  price: number;
  version: number;
}

const read = async (query: object = {}): Promise<Point[]> =>
  (await test.visitor().get('/api/points/', { query: { ...query } })).body as Point[];

const add = (...points: object[]) => admin.post('/api/points/new', { body: { points } });
const update = (body: object) => admin.post('/api/points/update', { body });
const remove = (...points: unknown[]) => admin.post('/api/points/delete', { body: { points } });

async function newPoint(fields: object = {}): Promise<Point> {
  const { status, body } = await add({ street: 'ул. Новая, 1', cityId: 6, price: 7, ...fields });
  expect(status).toBe(201);
  return (body as Point[]).reduce((newest, one) => (one.id > newest.id ? one : newest));
}

const PLACE = 'Введите долготу и широту через запятую, например 27.561821,53.902292';

describe('the points', () => {
  it('are everybody’s to see, all or one city’s', async () => {
    const all = await read();
    const minsk = await read({ cityId: 6 });
    expect(minsk.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(minsk.length);
    expect(new Set(minsk.map(({ cityId }) => cityId))).toEqual(new Set([6]));
    expect(minsk[0]?.address).toMatch(/^г\. Минск, /);
    expect(await read({ cityId: 999999 })).toEqual([]);
    expect(await read({ cityId: '' })).toEqual(all);
  });

  it('stand by cities, those of one city by age', async () => {
    const newer = [await newPoint({}), await newPoint({ cityId: 3 })].map(({ id }) => id);
    const all = await read();
    const sorted = all.toSorted((one, other) => one.cityId - other.cityId || one.id - other.id);
    expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    expect(newer).not.toContain(all.at(-1)?.id);
    expect(all.filter(({ id }) => newer.includes(id))).toHaveLength(2);
  });

  it('have cities, by name, each of which has a point', async () => {
    const { body } = await test.visitor().get('/api/points/cities');
    const cities = body as { id: number; name: string }[];
    const names = cities.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'ru')));
    const withPoints = new Set((await read()).map(({ cityId }) => cityId));
    expect(new Set(cities.map(({ id }) => id))).toEqual(withPoints);
    expect(cities).toContainEqual({ id: 6, name: 'Минск' });
  });
});

describe('a new point', () => {
  it('may name its city by its exact name instead of its id', async () => {
    expect(await newPoint({ cityId: null, city: ' гомель ' })).toMatchObject({
      cityId: 3,
      address: 'г. Гомель, ул. Новая, 1',
    });
    // Of namesakes the biggest is meant, if there is one.
    expect((await newPoint({ cityId: null, city: 'Речица' })).address).toBe('г. Речица, ул. Новая, 1');
  });

  it('without coordinates is placed by its address', async () => {
    const point = await newPoint({ coords: '' });
    expect(point).toMatchObject({ coords: null, place: expect.stringMatching(/^27\.\d+,53\.\d+$/) });
  });

  it.each([
    [{ cityId: 999999 }, 'cityId', MESSAGES.chooseFromList],
    [{ coords: '53.9,27.55' }, 'coords', 'Похоже, широта и долгота переставлены: введите 27.55,53.9'],
    [{ coords: '2.35,48.85' }, 'coords', 'Эта точка не в Беларуси: проверьте координаты'],
    [{ coords: 'север' }, 'coords', PLACE],
    [{ cityId: null }, 'cityId', MESSAGES.required],
    [{ price: 1.005 }, 'price', MESSAGES.decimals(2)],
    [{ street: ['x'] }, 'street', MESSAGES.text],
  ])('with %p is refused', async (changes, field, words) => {
    const answer = await add({ street: 'ул. Новая, 1', cityId: 6, price: 7, ...changes });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { [`points.0.${field}`]: [words] }]);
  });
});

describe('a save of points', () => {
  it('changes what it names, keeps the rest and tells the history', async () => {
    const point = await newPoint({ coords: '27.5,53.9' });
    const { body } = await update({ points: [{ id: point.id, price: 9.5 }] });
    expect((body as Point[]).find(({ id }) => id === point.id)).toEqual({ ...point, price: 9.5, version: 2 });
    expect((await historyOf(test, 'points')).at(-1)).toBe(
      'point: город 6, ул. Новая, 1, 27.5,53.9, 7 → город 6, ул. Новая, 1, 27.5,53.9, 9.5 by admin',
    );
  });

  it('tells of a point without coordinates that it has none', async () => {
    const { id } = await newPoint({ coords: null });
    await update({ points: [{ id, price: 9.5 }] });
    expect((await historyOf(test, 'points')).at(-1)).toBe(
      'point: город 6, ул. Новая, 1, без координат, 7 → город 6, ул. Новая, 1, без координат, 9.5 by admin',
    );
  });

  it('saves changed, new and deleted points together or not at all', async () => {
    const [one, two] = [await newPoint(), await newPoint()];
    const before = await read();
    const events = (await historyOf(test, 'points')).length;
    const fresh = { street: 'ул. Ещё новее, 2', cityId: 6, price: 8 };
    const broken = await update({
      points: [{ id: one.id, street: 'ул. Иная, 3' }],
      new: [fresh, { ...fresh, cityId: 999999 }],
      delete: [two.id],
    });
    expect([broken.status, complaints(broken)]).toEqual([422, ['new.1.cityId']]);
    expect(await read()).toEqual(before);
    expect(await historyOf(test, 'points')).toHaveLength(events);
    const whole = await update({
      points: [{ id: one.id, street: 'ул. Иная, 3' }],
      new: [fresh],
      delete: [two.id],
    });
    expect(whole.status).toBe(200);
    const streets = (whole.body as Point[]).map(({ street }) => street);
    expect(streets).toEqual(expect.arrayContaining(['ул. Иная, 3', 'ул. Ещё новее, 2']));
    expect((whole.body as Point[]).map(({ id }) => id)).not.toContain(two.id);
  });

  it('takes no street and no city away', async () => {
    const { id, street, cityId } = await newPoint();
    const bare = await update({ points: [{ id, street: '' }] });
    expect(errorsOf(bare)).toEqual({ 'points.0.street': [MESSAGES.required] });
    const moved = await update({ points: [{ id, cityId: 999999 }] });
    expect(errorsOf(moved)).toEqual({ 'points.0.cityId': [MESSAGES.chooseFromList] });
    expect((await update({ points: [{ id, cityId: null, city: '' }] })).status).toBe(200);
    expect((await read()).find((point) => point.id === id)).toMatchObject({ street, cityId });
  });

  it('over a version that has passed is refused with the fresh point', async () => {
    const { id } = await newPoint();
    const save = (price: number) => update({ points: [{ id, price, version: 1 }] });
    expect((await save(11)).status).toBe(200);
    const late = await save(12);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', fresh: { id, price: 11, version: 2 } });
  });

  it('has one winner of several over one version at once', async () => {
    const { id } = await newPoint();
    const saves = [21, 22, 23].map((price) => update({ points: [{ id, price, version: 1 }] }));
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('of a point that is not there is refused', async () => {
    const changed = await update({ points: [{ id: 999999, price: 1 }] });
    expect([changed.status, errorsOf(changed)]).toEqual([422, { 'points.0.id': ['Такого пункта нет'] }]);
    const removed = await remove(999999);
    expect([removed.status, errorsOf(removed)]).toEqual([422, { 'points.0': ['Такого пункта нет'] }]);
  });
});

describe('the details of a point', () => {
  const details = {
    hours: 'пн–пт 09:00–19:00',
    phone: '+375 (17) 20-03-040',
    note: 'Вход со двора',
    maxWeight: 12.5,
    maxSide: 60.5,
  };

  it('are kept, left alone by a change that does not name them, and emptied by null', async () => {
    const point = await newPoint({ ...details, phone: '8 017 200 30 40', coords: '27.5,53.9' });
    expect(point).toMatchObject(details);
    const find = (body: unknown) => (body as Point[]).find(({ id }) => id === point.id);
    const dearer = await update({ points: [{ id: point.id, price: 9 }] });
    expect(find(dearer.body)).toMatchObject({ ...details, price: 9 });
    const bare = await update({ points: [{ id: point.id, hours: null, maxWeight: null, maxSide: '' }] });
    expect(find(bare.body)).toMatchObject({ ...details, hours: null, maxWeight: null, maxSide: null });
    expect((await historyOf(test, 'points')).at(-1)).toBe(
      'point: город 6, ул. Новая, 1, 27.5,53.9, 9, пн–пт 09:00–19:00, +375 (17) 20-03-040, Вход со двора, до 12,5\u00a0кг, сторона до 60,5\u00a0см → город 6, ул. Новая, 1, 27.5,53.9, 9, +375 (17) 20-03-040, Вход со двора by admin',
    );
  });

  it('stand in an order that goes there', async () => {
    const { id, address } = await newPoint(details);
    const order = await addOrder(test, await addUser(test), { deliveryAddress: 'punkt', recivePoint: id });
    expect(order).toMatchObject({
      recivePoint: { id, address, hours: details.hours, phone: details.phone },
    });
  });

  it('refuse a piece over the limits, from and to the point, with everything else that is wrong', async () => {
    const { id } = await newPoint(details);
    const client = await test.signedIn(await addUser(test));
    const box = {
      type: 'package',
      calculationType: 'sizes',
      length: 10,
      width: 10,
      height: 10,
      weight: 12.5,
    };
    const send = (packages: object[], more: object = {}) =>
      client.post('/api/order', {
        body: orderBody({ deliveryAddress: 'punkt', recivePoint: id, packages, ...more }),
      });
    expect((await send([box])).status).toBe(201);
    const heavy = await send([box, { ...box, weight: 12.6, height: 61 }], { name: '' });
    expect([heavy.status, complaints(heavy)]).toEqual([
      422,
      ['name', 'packages.1.height', 'packages.1.weight'],
    ]);
    expect((heavy.body as { errors: Record<string, string[]> }).errors['packages.1.weight']).toEqual([
      'Выбранный пункт принимает места не тяжелее 12,5 кг. Выберите другой пункт или доставку по адресу',
    ]);
    const from = await client.post('/api/order', {
      body: orderBody({ delivery: 'punkt', pickupPoint: id, packages: [{ ...box, length: 60.6 }] }),
    });
    expect(complaints(from)).toEqual(['packages.0.length']);
    expect(
      (await send([{ ...box, weight: 30 }], { deliveryAddress: 'client', recivePoint: id })).status,
    ).toBe(201);
  });
});

describe('a deleted point', () => {
  it('is gone from the list', async () => {
    const { id } = await newPoint();
    const { status, body } = await remove(id);
    expect(status).toBe(200);
    expect((body as Point[]).map((point) => point.id)).not.toContain(id);
  });

  it('may not be one that orders name: they would lose their address', async () => {
    const user = await addUser(test);
    const [from, to] = [await newPoint(), await newPoint()];
    await addOrder(test, user, { delivery: 'punkt', pickupPoint: from.id });
    await addOrder(test, user, { deliveryAddress: 'punkt', recivePoint: to.id });
    const spare = await newPoint();
    for (const id of [from.id, to.id]) {
      const answer = await remove(spare.id, id);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'in_use',
        message: 'Пункт «ул. Новая, 1» указан в заказах, его нельзя удалить. Можно изменить его адрес.',
      });
    }
    expect((await read()).map(({ id }) => id)).toEqual(expect.arrayContaining([from.id, to.id, spare.id]));
  });
});
