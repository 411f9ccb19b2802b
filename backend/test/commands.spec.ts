import { ORDER_STATUSES } from '@shlyah/domain';
import { In, Like } from 'typeorm';
import { createAdmin } from '../src/operations/commands/admin-create';
import { importSettlements } from '../src/operations/commands/geo-import';
import { SeededRandom } from '../src/operations/commands/load-data';
import { CommandError } from '../src/operations/commands/run-command';
import { addLoad } from '../src/operations/commands/seed-load';
import { currentRevision } from '../src/platform/database/revisions';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { OrderItem } from '../src/modules/orders/model/order-item.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { City } from '../src/modules/points/city.entity';
import { User } from '../src/modules/users/model/user.entity';
import { historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

describe('admin:create', () => {
  const anna = { email: ' Anna@Example.by', name: 'Анна Власова', password: 'parol-anny-1' };

  it('makes an administrator who can log in', async () => {
    const id = await createAdmin(test.database, anna);
    const client = test.visitor();
    const { body } = await client.login('anna@example.by', anna.password);
    expect(body).toMatchObject({ id, role: 'admin', status: 'confirmed', name: 'Анна Власова' });
    expect((await client.get('/api/users')).status).toBe(200);
    expect(await historyOf(test, 'user', id)).toEqual(['created: null → anna@example.by by null']);
    const made = await test.database.read.findOneByOrFail(HistoryEvent, { subject: 'user', subjectId: id });
    expect([made.actorId, made.actorName]).toEqual([null, 'Система']);
  });

  it.each([
    [{}, 'email: anna@example.by already has an account'],
    [{ email: 'x' }, 'email: Введите валидный email'],
    [{ email: 'new@example.by', password: 'short' }, 'password: Минимальная длинна 8 символов'],
    [{ email: 'new@example.by', name: ' ' }, 'name: Это поле обязательно для заполнения'],
  ])('refuses %p in one line that keeps the password to itself', async (changes, line) => {
    const attempt = createAdmin(test.database, { ...anna, ...changes });
    await expect(attempt).rejects.toThrow(new CommandError(line));
  });
});

describe('geo:import', () => {
  const file = (rows: unknown[]): string =>
    JSON.stringify({ fields: ['id', 'name', 'region', 'district', 'postcode', 'lat', 'lon'], rows });
  const hamlet = [6, 'Тестовые Ёлки', 'BY-MI', 'Логойский', '223110', 54.2, 27.8];
  const find = async (query: string) =>
    (await test.visitor().get('/api/findCountry', { query: { query } })).body as {
      city: string;
      id: number;
    }[];

  it('adds settlements under ids of our own, and searches know them', async () => {
    const before = await currentRevision(test.database.read, 'cities');
    expect(await find('тестовые елки')).toEqual([]);
    const result = await importSettlements(test.database, file([hamlet]), 'places.json');
    expect(result).toMatchObject({ inserted: 1, updated: 0, same: 0 });
    expect(await currentRevision(test.database.read, 'cities')).toBe(before + 1);
    test.clock.set(new Date(Date.now() + 10_000));
    const [found] = await find('тестовые елки');
    expect(found).toMatchObject({ city: 'Тестовые Ёлки', zone_id: 14 });
    expect(found?.id).not.toBe(6);
    expect(await find('минск')).toContainEqual(expect.objectContaining({ id: 6, city: 'Минск' }));
    test.clock.set(null);
  });

  it('adds nothing the second time', async () => {
    const before = await currentRevision(test.database.read, 'cities');
    const again = await importSettlements(test.database, file([hamlet]), 'places.json');
    expect(again).toMatchObject({ inserted: 0, updated: 0, same: 1 });
    expect(await currentRevision(test.database.read, 'cities')).toBe(before);
  });

  it.each(['', '{"fields":[]', 'a\tb', '<html>'])('changes nothing for the bad file %p', async (text) => {
    const before = await test.database.read.count(City);
    await expect(importSettlements(test.database, text, 'bad.txt')).rejects.toThrow(CommandError);
    expect(await test.database.read.count(City)).toBe(before);
  });
});

describe('seed:load', () => {
  it('adds users and orders that the lists, searches and details show like any other, once', async () => {
    await addLoad(test.database, 50, 600);
    const admin = await test.as('admin');
    const users = await admin.get('/api/users', { query: { search: 'load' } });
    expect(users.body).toMatchObject({ total: 50, pages: 3 });
    const people = (users.body as { data: { isLegalEntity: boolean; organization: unknown; Unp: unknown }[] })
      .data;
    expect(new Set(people.map(({ isLegalEntity }) => isLegalEntity))).toEqual(new Set([true, false]));
    for (const { isLegalEntity, organization, Unp } of people) {
      expect([organization !== null, Unp !== null]).toEqual([isLegalEntity, isLegalEntity]);
    }
    const orders = await admin.get('/api/order', { query: { search: 'load', page: 30 } });
    expect(orders.body).toMatchObject({ total: 600, pages: 30 });
    const [order] = (orders.body as { data: { id: number }[] }).data;
    const single = await admin.get('/api/order/single', { query: { id: order?.id } });
    expect(single.body).toEqual(order);
    const history = await admin.get('/api/order/history', { query: { id: order?.id } });
    expect(history.body).toMatchObject([{ field: 'status', to: 'Новая' }]);
    await expect(addLoad(test.database, 1, 1)).rejects.toThrow(CommandError);
  });

  describe('what it adds', () => {
    const said = (values: (string | number | null)[]) => [...new Set(values)].sort();
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
    let orders: Order[];
    let users: User[];

    beforeAll(async () => {
      users = await test.database.read.find(User, { where: { email: Like('load%') }, order: { id: 'ASC' } });
      const userId = In(users.map(({ id }) => id));
      orders = await test.database.read.find(Order, { where: { userId }, order: { id: 'ASC' } });
    });

    const names =
      'Ёлкин Анна Бондарь Виктор Гайдук Елена Журавль Зайцев Игорь Ковалёв Мороз Наталья Ольга Пётр Рак Семён Сидоров Юлия';
    const streets = ['пр-т Победителей', 'ул. Гоголя', 'ул. Немига', 'ул. Ожешко', 'ул. Советская'];

    it('are people and firms with names like any others', () => {
      expect(said(orders.flatMap(({ name }) => name.split(' ')))).toEqual(names.split(' ').sort());
      expect(said(users.flatMap(({ name }) => name.split(' ')))).toEqual(names.split(' ').sort());
      const firms = users.flatMap(({ organization, email }) => {
        const number = /\d+/.exec(email)?.[0] ?? '';
        return organization === null ? [] : [organization.replace(`-${number}»`, '»')];
      });
      const known = [
        'Вектор',
        'Днепр',
        'Ёлочка',
        'Парус',
        'Полесье',
        'Родник',
        'Ромашка',
        'Светоч',
        'Тополь',
      ];
      expect(said(firms)).toEqual(known.map((name) => `ООО «${name}»`).sort());
      for (const { email, unp } of users)
        if (unp !== null) expect(unp).toBe(String(190_000_000 + Number(/\d+/.exec(email)?.[0])));
      expect(users.filter(({ isLegalEntity }) => isLegalEntity).length).toBeGreaterThan(25);
      expect(said(users.map(({ status }) => status))).toEqual(['canceled', 'confirmed', 'pending']);
      for (const { phone } of users) expect(phone).toMatch(/^\+375 \((25|29|33|44)\) [1-9]\d\d-\d\d-\d\d$/);
    });

    it('is the same on every run, so that runs can be compared', () => {
      const random = new SeededRandom();
      expect([1, 2, 3, 4].map(() => random.integer(1000))).toEqual([597, 299, 542, 987]);
    });

    it('are orders to and from everywhere, of three years, at every stage', () => {
      expect(said(orders.map(({ sender }) => sender.city))).toEqual(['Минск']);
      for (const side of ['sender', 'receiver'] as const) {
        expect(said(orders.map((order) => order[side].street))).toEqual(streets);
        expect(range(orders.map((order) => Number(order[side].house)))).toEqual([1, 90]);
      }
      expect(said(orders.map(({ comment }) => comment))).toEqual([
        null,
        'Вход со двора, домофон 12',
        'Позвонить за час до приезда',
        'Хрупкое, не кантовать',
      ]);
      expect(said(orders.map(({ statusId }) => statusId))).toEqual(ORDER_STATUSES.map(({ id }) => id));
      expect(said(orders.map(({ stateId }) => stateId))).toEqual([1, 2, 3]);
      const day = 24 * 60 * 60 * 1000;
      const [newest, oldest] = [orders.at(-1), orders[0]].map((order) => order?.createdAt.getTime() ?? 0);
      expect(Math.round(((newest ?? 0) - (oldest ?? 0)) / day)).toBe(998);
      expect(Date.now() - (newest ?? 0)).toBeLessThan(2 * day);
      expect(Date.now() - (newest ?? 0)).toBeGreaterThan(day);
      for (const { createdAt, deliveryDate } of orders.slice(0, 3))
        expect(deliveryDate).toBe(
          `${new Date(createdAt.getTime() + 2 * day).toISOString().slice(0, 10)} 23:00`,
        );
    });

    it('have prices and cargo within their limits', async () => {
      const priced = orders.flatMap(({ price, estimate }) => (price === null ? [] : [{ price, estimate }]));
      expect(orders.length - priced.length).toBeGreaterThan(30);
      expect(orders.length - priced.length).toBeLessThan(90);
      const [least = 0, most = 0] = range(priced.map(({ price }) => price));
      expect([least < 800, least >= 700, most > 6500, most < 6700]).toEqual([true, true, true, true]);
      for (const { price, estimate } of orders) {
        const total = (price ?? 3800) / 100;
        expect(JSON.parse(estimate)).toEqual({
          total,
          currency: 'BYN',
          byAgreement: false,
          notices: [],
          items: [{ price: total, multiplier: 1 }],
          parts: [{ label: 'Доставка: место 1', amount: total }],
        });
      }
      const fragile = orders.filter(({ fragileCargo }) => fragileCargo).length;
      expect(fragile > 5 && fragile < 90).toBe(true);
      const items = await test.database.read.findBy(OrderItem, { orderId: In(orders.map(({ id }) => id)) });
      expect(items.map(({ orderId }) => orderId).sort()).toEqual(orders.map(({ id }) => id).sort());
      expect(said(items.map(({ position }) => position))).toEqual([0]);
      for (const side of ['length', 'width', 'height'] as const)
        expect(range(items.map((item) => Number(item[side])))).toEqual([1000, 4900]);
      expect(range(items.map(({ weight }) => Number(weight)))).toEqual([1000, 24_000]);
    });
  });
});
