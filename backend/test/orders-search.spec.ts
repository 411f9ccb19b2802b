import { validPackage } from '@shlyah/domain/cases';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm, type ReadOrder } from './support/factories';
import { filtered, idsOf, listOf, orderWith as anOrderWith } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let client: Client;
let user: User;

beforeAll(async () => {
  manager = await test.as('manager');
  user = await addUser(test, { ...firm('ООО «Ёлочный базар»', '590000005'), name: 'Фёдор Листов' });
  client = await test.signedIn(user);
});

const list = (query: object, caller = manager) => listOf(caller, query);
const orderWith = (columns: Partial<Order>, changes: object = {}) =>
  anOrderWith(test, user, columns, changes);

describe('a search', () => {
  let id: number;

  beforeAll(async () => {
    id = await orderWith(
      {},
      {
        reciverType: 'ur-lico',
        organization: 'ОАО «Щётки»',
        name: 'Ульяна Юрьевна Кузьмёнок',
        reciverPhone: '+375 (44) 76-54-987',
        packages: [
          validPackage,
          { ...validPackage, useTTN: 'yes', TTN: 'ЩЯ 7654-32' },
          { ...validPackage, useTTN: 'yes', TTN: '99-88 77 66' },
        ],
        reciverStreet: 'пр-т Черняховского',
        reciverHouse: '77Щ',
        externalId: '2026-11-00777',
      },
    );
  });

  it('for a number finds the order of that number', async () => {
    for (const search of [String(id), `№${id}`, `№ ${id}`, ` ${id} `]) {
      expect(idsOf(await list({ search }))).toContain(id);
    }
  });

  it('puts the order of the number before all others that hold it', async () => {
    const older = await orderWith({}, { name: 'Старый Заказ' });
    await orderWith({}, { name: `Квартира ${older}` });
    for (const search of [String(older), `№ ${older}`]) {
      const found = await list({ search, user: user.id });
      expect(found.data.length).toBeGreaterThan(1);
      expect(idsOf(found)[0]).toBe(older);
      expect(idsOf(found)).toEqual([...new Set(idsOf(found))]);
      expect(found.total).toBe(found.data.length);
    }
    expect(idsOf(await list({ search: String(older) }, await test.as('person')))).not.toContain(older);
    expect(idsOf(await list(filtered({ status: 7 }, { search: String(older) })))).not.toContain(older);
  });

  it('for a number pages through all that it finds', async () => {
    const owner = await addUser(test);
    const number = 1 + (await orderWith({}));
    for (let count = 0; count < 41; count++)
      await addOrder(test, owner, { comment: null, name: `№${number}` });
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list({ search: String(number), user: owner.id, page }));
    const ids = pages.flatMap(idsOf);
    expect(ids).toEqual([number, ...ids.slice(1).sort((a, b) => b - a)]);
    expect(new Set(ids).size).toBe(41);
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 1, 0]);
    expect(pages[0]).toMatchObject({ pages: 3, total: 41 });
  });

  it.each([
    'черняховского',
    'Черняховского 77Щ',
    'ЩЯ 7654-32',
    '7654-32',
    '9988 7766',
    '99-88 77 66',
    '2026-11-00777',
  ])('for the street, the waybill or the own number «%s» finds the order', async (search) => {
    expect(idsOf(await list({ search }))).toEqual([id]);
  });

  it.each([
    ['З-1042', ['з1042', 'З 1042', 'з—1042', '1042', 'З-104']],
    ['B77 A', ['в77а', 'B-77']],
    ['ТЕ0345', ['TE0345', 'те-0345', '0345']],
  ])('for the own number %s in another spelling finds the order', async (externalId, spellings) => {
    const numbered = await orderWith({}, { externalId });
    for (const search of spellings)
      expect([search, idsOf(await list({ search }))[0]]).toEqual([search, numbered]);
  });

  it('for a house in another spelling finds the order', async () => {
    const there = await orderWith({}, { reciverStreet: 'ул. Складочная', reciverHouse: '212 Б' });
    for (const search of ['складочная 212б', 'Складочная, 212-Б'])
      expect([search, idsOf(await list({ search }))]).toEqual([search, [there]]);
  });

  it('for the receiver’s city finds what goes there, to an address or to a point', async () => {
    const points = (await manager.get('/api/points')).body as {
      id: number;
      address: string;
      cityId: number;
    }[];
    const [point] = points.filter(({ address }) => address.includes('Брест'));
    const toPoint = await orderWith(
      {},
      { deliveryAddress: 'punkt', recivePoint: point?.id, name: 'Ждёт В Пункте' },
    );
    expect(idsOf(await list({ search: 'брест ждет' }))).toEqual([toPoint]);
    const toAddress = await orderWith(
      {},
      { reciverAddress: 'Брест', reciverAddressId: point?.cityId, name: 'Ждёт Дома' },
    );
    expect(idsOf(await list({ search: 'Брест ждёт' }))).toEqual([toAddress, toPoint]);
    expect(idsOf(await list({ search: 'Гомель ждёт' }))).toEqual([]);
  });

  it('under a filter by the receiver’s city finds only what goes there, by its number or tracking code too', async () => {
    const there = await orderWith({}, { reciverAddress: 'Минск', reciverAddressId: 6, name: 'Едет Далеко' });
    const { trackingCode } = await test.database.read.findOneByOrFail(Order, { id: there });
    const sought = async (search: string, city: number): Promise<number[]> =>
      idsOf(await list({ ...filtered({ city }), search }));
    for (const search of [String(there), trackingCode ?? '', 'едет далеко']) {
      expect(await sought(search, 6)).toContain(there);
      expect(await sought(search, 3)).not.toContain(there);
    }
  });

  it('follows an edit of the address and of the waybills', async () => {
    const { version } = (await manager.get('/api/order/single', { query: { id } })).body as ReadOrder;
    const edited = await manager.put('/api/order', {
      body: { id, version, packages: [{ ...validPackage, useTTN: 'yes', TTN: 'ЮЮ 5550005' }] },
    });
    expect(edited.status).toBe(200);
    expect(idsOf(await list({ search: 'ЮЮ 5550005' }))).toEqual([id]);
    expect(idsOf(await list({ search: 'ЩЯ 7654-32' }))).toEqual([]);
    expect(idsOf(await list({ search: 'черняховского' }))).toEqual([id]);
  });

  it.each([
    'кузьменок',
    'УЛЬЯНА',
    'Кузьмёнок Ульяна',
    'щетки',
    '«ЩЁТКИ»',
    '+375 (44) 76-54-987',
    '80447654987',
    '375447654987',
    '44 765-49-87',
    '7654987',
  ])('for the receiver «%s» finds the order', async (search) => {
    expect(idsOf(await list({ search }))).toEqual([id]);
  });

  it.each(['Листов', 'ёлочный', 'ЕЛОЧНЫЙ БАЗАР', '590000005'])(
    'for the client «%s» finds his orders',
    async (search) => {
      const found = await list({ search });
      expect(idsOf(found)).toContain(id);
      expect(new Set(found.data.map((order) => (order.user as { id: number }).id))).toEqual(
        new Set([user.id]),
      );
    },
  );

  it.each(['%', '_', '!', "'; --", 'щётки базаров', '99999999999999999999'])(
    'for «%s» finds nothing',
    async (search) => {
      expect(idsOf(await list({ search }))).toEqual([]);
    },
  );

  it('for several words finds what has a word of each beginning, also where one begins another', async () => {
    const both = await orderWith({}, { name: 'Златослав Ардальонович', reciverStreet: 'ул. Яблочкова' });
    const one = await orderWith({}, { name: 'Златослава Бедрина', reciverStreet: 'ул. Яблочкова' });
    const two = await orderWith({}, { name: 'Ардальон Бедрин', reciverStreet: 'ул. Яблочкова' });
    const found = async (search: string) => idsOf(await list({ search }));
    expect(await found('златосл ардал')).toEqual([both]);
    expect(await found('ардал златосл яблочк')).toEqual([both]);
    expect(await found('златослав златослава')).toEqual([one]);
    expect(await found('яблочк яблочкова')).toEqual([two, one, both]);
    expect(await found('златосл нетакого')).toEqual([]);
    expect(await found('бедрин яблочк')).toEqual([two, one]);
  });

  it('narrows a customer’s own orders and shows no others', async () => {
    expect(idsOf(await list({ search: 'щетки' }, client))).toEqual([id]);
    expect(idsOf(await list({ search: 'щетки' }, await test.as('person')))).toEqual([]);
  });

  it('goes together with a filter', async () => {
    expect(idsOf(await list(filtered({ status: 1 }, { search: 'щетки' })))).toEqual([id]);
    expect(idsOf(await list(filtered({ status: 2 }, { search: 'щетки' })))).toEqual([]);
  });
});
