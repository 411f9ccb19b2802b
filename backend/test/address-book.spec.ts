import { BookEntry } from '../src/modules/address-book';
import { BookPrint } from '../src/modules/address-book/book-entry.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { sha256 } from '../src/platform/common/hashes';
import { insertMany, insertOne } from '../src/platform/database/insert-many';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, orderBody } from './support/factories';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

interface Entry {
  [field: string]: unknown;
  id: number;
  version: number;
}

const test = setUpTestApp();
let user: User;
let client: Client;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

afterEach(() => test.clock.set(null));

async function list(query: object = {}, of = client): Promise<Entry[]> {
  const { status, body } = await of.get('/api/addressBook', { query: query as Record<string, unknown> });
  expect(status).toBe(200);
  return (body as { data: Entry[] }).data;
}

const receivers = (search = '') => list({ side: 'receiver', ...(search ? { search } : {}) });

const place = {
  side: 'sender',
  delivery: 'client',
  city: 'Минск',
  cityId: 6,
  street: 'ул. Немига',
  house: '5',
};
const person = {
  side: 'receiver',
  receiverType: 'fiz-lico',
  name: 'Пётр Сидоров',
  phone: '+375 (29) 12-34-567',
  delivery: 'client',
  city: 'Гомель',
  cityId: 3,
  street: 'ул. Советская',
  house: '12',
};

/** The same person in an order. */
const ofPerson = {
  name: person.name,
  reciverPhone: person.phone,
  reciverAddress: person.city,
  reciverAddressId: person.cityId,
  reciverStreet: person.street,
  reciverHouse: person.house,
  reciverHousing: null,
  reciverEntrance: null,
  reciverFlat: null,
  reciverFloor: null,
};

const create = async (entry: object): Promise<Entry> => {
  const { status, body } = await client.post('/api/addressBook', { body: entry });
  expect(status).toBe(201);
  return body as Entry;
};

describe('the address book', () => {
  it('is filled from orders, each person and place once, the last used first', async () => {
    await addOrder(test, user, { name: 'Анна Кот', reciverHouse: '12 А' });
    await addOrder(test, user, { name: 'Борис Лис' });
    test.clock.set(new Date(Date.now() + 60_000));
    await addOrder(test, user, { name: 'АННА  КОТ', reciverHouse: '12а' });
    expect((await receivers()).map(({ name }) => name)).toEqual(['Анна Кот', 'Борис Лис']);
    const [fetched, ...others] = await list({ side: 'sender' });
    expect(others).toEqual([]);
    expect(fetched).toMatchObject({ delivery: 'client', isDefault: false, name: null, phone: null });
    expect(await list({}, await test.signedIn(await addUser(test)))).toEqual([]);
  });

  it('has the orders of before it, and keeps away what was deleted from it', async () => {
    await addOrder(test, user, { name: 'Вера Рысь' });
    await test.database.write((tx) => tx.delete(BookEntry, { userId: user.id }));
    const [entry] = await receivers();
    expect(entry).toMatchObject({ name: 'Вера Рысь' });
    expect((await client.delete(`/api/addressBook/${entry?.id}`)).status).toBe(204);
    expect((await client.delete(`/api/addressBook/${entry?.id}`)).status).toBe(404);
    expect(await receivers()).toEqual([]);
    await addOrder(test, user, { name: 'Вера Рысь' });
    expect(await receivers()).toHaveLength(1);
  });

  it('keeps no test orders and no order that was refused', async () => {
    await addTestOrder(test, user, { name: 'Проба Пера' });
    await client.post('/api/order', { body: orderBody({ name: 'Отказ Отказов', reciverStreet: '' }) });
    expect(await receivers()).toEqual([]);
  });

  it('is searched by name, organization, telephone, town, street and house', async () => {
    await create({ ...person, receiverType: 'ur-lico', organization: 'ООО «Ёлка»' });
    await create({ ...person, name: 'Чужой', phone: '+375 (33) 99-99-999', street: 'ул. Мира' });
    for (const search of ['сидор', 'елка', '80291234567', '12-34-567', 'гомель совет', '12'])
      expect((await receivers(search)).map(({ name }) => name)).toContain('Пётр Сидоров');
    for (const search of ['сидоров', 'елка', '291234567', 'советская'])
      expect(await receivers(search)).toHaveLength(1);
    expect(await receivers('минск')).toEqual([]);
  });

  it('refuses wrong entries field by field, a town told as two, and a second equal entry', async () => {
    const wrong = await client.post('/api/addressBook', {
      body: { ...person, phone: '12', street: '', city: 'Минск' },
    });
    expect([wrong.status, complaints(wrong)]).toEqual([422, ['city', 'phone', 'street']]);
    await create(person);
    const again = await client.post('/api/addressBook', { body: { ...person, name: 'ПЁТР  СИДОРОВ' } });
    expect([again.status, again.body]).toMatchObject([409, { code: 'duplicate' }]);
    const unknown = await client.post('/api/addressBook', {
      body: { ...place, delivery: 'punkt', pointId: 999_999 },
    });
    expect([unknown.status, complaints(unknown)]).toEqual([422, ['pointId']]);
  });

  it('is edited over the version that was read; an order in the former writing finds the entry', async () => {
    await addOrder(test, user, { name: 'Галина Ель' });
    const [entry] = await receivers();
    const changed = { ...entry, note: 'Домофон 7', phone: '+375 (44) 70-00-001' };
    const saved = await client.put('/api/addressBook', { body: changed });
    expect([saved.status, saved.body]).toMatchObject([200, { note: 'Домофон 7', version: 2 }]);
    const late = await client.put('/api/addressBook', { body: changed });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'version_conflict', fresh: { version: 2 } },
    ]);
    await addOrder(test, user, { name: 'Галина Ель' });
    expect(await receivers()).toMatchObject([{ note: 'Домофон 7' }]);
    const other = await client.put('/api/addressBook', { body: { ...changed, version: 2, ...place } });
    expect([other.status, complaints(other)]).toEqual([422, ['side']]);
  });

  it('knows a receiver by every writing of the kind of the street', async () => {
    const { id } = await create(person);
    for (const reciverStreet of ['улица Советская', 'Советская ул.', 'вул. Советская', 'Советская'])
      await addOrder(test, user, { ...ofPerson, reciverStreet });
    expect((await receivers()).map((entry) => entry.id)).toEqual([id]);
    const again = await client.post('/api/addressBook', { body: { ...person, street: 'улица  СОВЕТСКАЯ' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    // A lane of that name is another place.
    await addOrder(test, user, { ...ofPerson, reciverStreet: 'пер. Советская' });
    expect(await receivers()).toHaveLength(2);
  });

  it('knows entries of a former release, which are known by one writing, and lets both of a pair be edited', async () => {
    const former = async (street: string, key: string) => {
      const row = { ...person, street, userId: user.id, searchText: '', isDefault: false, version: 1 };
      const parts = ['receiver', null, 'петр сидоров', '375291234567', 'client', 3, key, '12'];
      const print = sha256(JSON.stringify([...parts, null, null, null, null, null]));
      const usedAt = test.clock.now();
      return test.database.write(async (tx) => {
        const entryId = await insertOne(tx, BookEntry, { ...row, usedAt } as Partial<BookEntry>);
        await insertMany(tx, BookPrint, [{ userId: user.id, print, entryId }]);
        return entryId;
      });
    };
    await list();
    const id = await former('улица Советская', 'улица советская');
    await addOrder(test, user, ofPerson);
    expect((await receivers()).map((entry) => entry.id)).toEqual([id]);
    await former('ул. Советская', 'ул. советская');
    for (const { id: own, version, street } of await receivers()) {
      const body = { ...person, id: own, version, street, note: 'Домофон 5' };
      expect(await client.put('/api/addressBook', { body })).toMatchObject({ status: 200 });
    }
    expect((await receivers()).map(({ note }) => note)).toEqual(['Домофон 5', 'Домофон 5']);
  });

  it('has one default place', async () => {
    const first = await create({ ...place, isDefault: true });
    const second = await create({ ...place, house: '7', isDefault: true });
    const defaults = async () =>
      (await list({ side: 'sender' })).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([second.id]);
    await client.put('/api/addressBook', { body: { ...first, isDefault: true } });
    expect(await defaults()).toEqual([first.id]);
  });

  it('merges entries: what the others were is found under the one that stays, again and again', async () => {
    await addOrder(test, user, { name: 'Дарья Дуб' });
    await addOrder(test, user, { name: 'Д. Дуб' });
    const [short, whole] = await receivers();
    const merge = () => client.post('/api/addressBook/merge', { body: { id: whole?.id, ids: [short?.id] } });
    expect([(await merge()).status, (await merge()).status]).toEqual([200, 200]);
    await addOrder(test, user, { name: 'Д. Дуб' });
    expect((await receivers()).map(({ name }) => name)).toEqual(['Дарья Дуб']);
    const mixed = await client.post('/api/addressBook/merge', {
      body: { id: whole?.id, ids: (await list({ side: 'sender' })).map(({ id }) => id) },
    });
    expect([mixed.status, complaints(mixed)]).toEqual([422, ['ids']]);
  });

  it('is the account’s own', async () => {
    const entry = await create(person);
    const stranger = await test.signedIn(await addUser(test));
    const own = await stranger.post('/api/addressBook', { body: place });
    const { id } = own.body as Entry;
    for (const answer of [
      await stranger.put('/api/addressBook', { body: entry }),
      await stranger.delete(`/api/addressBook/${entry.id}`),
      await stranger.post('/api/addressBook/merge', { body: { id: entry.id, ids: [id] } }),
    ])
      expect(answer.status).toBe(404);
    const taken = await stranger.post('/api/addressBook/merge', { body: { id, ids: [entry.id] } });
    expect(taken.status).toBe(200);
    expect(await receivers()).toHaveLength(1);
  });

  it('has one entry of a receiver to whom many orders are placed at once, and loses no order', async () => {
    const bodies = Array.from({ length: 8 }, () => orderBody({ name: 'Ева Ива' }));
    const answers = await Promise.all(bodies.map((body) => client.post('/api/order', { body })));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 201));
    expect(await receivers()).toHaveLength(1);
    expect(await test.database.read.countBy(Order, { userId: user.id })).toBe(8);
  });

  it('finds one of 10,000 entries, and a full one stays as it is', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      userId: user.id,
      side: 'receiver' as const,
      receiverType: 'fiz-lico' as const,
      name: `Получатель ${n}`,
      phone: '+375 (29) 12-34-567',
      delivery: 'client' as const,
      city: 'Гомель',
      cityId: 3,
      street: 'Мира',
      house: `${n}`,
      searchText: ` получатель ${n} 291234567 гомель мира ${n}`,
      isDefault: false,
      usedAt: test.clock.now(),
      version: 1,
    }));
    await test.database.write((tx) => insertMany(tx, BookEntry, rows));
    expect(await receivers('получатель 9999')).toHaveLength(1);
    await addOrder(test, user, { name: 'Сверх Меры' });
    expect(await receivers('сверх меры')).toEqual([]);
    const more = await client.post('/api/addressBook', { body: place });
    expect([more.status, complaints(more)]).toEqual([422, ['side']]);
  });

  it('forgets people as orders do', async () => {
    await create(person);
    const kept = () => test.database.read.countBy(BookEntry, { userId: user.id });
    const upkeep = test.app.get(Upkeep);
    await upkeep.run();
    expect(await kept()).toBe(1);
    test.clock.set(new Date(Date.now() + 6 * 366 * 24 * 60 * 60_000));
    await upkeep.run();
    expect(await kept()).toBe(0);
  });
});
