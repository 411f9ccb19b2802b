import { createAdmin } from '../src/commands/admin-create';
import { importSettlements } from '../src/commands/geo-import';
import { CommandError } from '../src/commands/run-command';
import { addLoad } from '../src/commands/seed-load';
import { currentRevision } from '../src/database/revisions';
import { City } from '../src/points/city.entity';
import { historyOf } from './support/reading';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

describe('admin:create', () => {
  const anna = { email: ' Anna@Example.by', name: 'Анна Власова', password: 'parol-anny-1' };

  it('makes an administrator who can log in', async () => {
    const id = await createAdmin(test.database, anna);
    const client = test.visitor();
    const { body } = await client.login('anna@example.by', anna.password);
    expect(body).toMatchObject({ id, role: 'admin', status: 'confirmed', name: 'Анна Власова' });
    expect((await client.get('/api/users')).status).toBe(200);
    expect(await historyOf(test, 'user', id)).toEqual(['created: null → anna@example.by by null']);
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
});
