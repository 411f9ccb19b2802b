import { LEAVING_DAYS, PRIVACY_VERSION } from '@shlyah/domain';
import { validContract, validIndividual } from '@shlyah/domain/cases';
import { NON_PERSONAL, PERSONAL } from '../src/operations/privacy/inventory';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { Order } from '../src/modules/orders/model/order.entity';
import { User } from '../src/modules/users/model/user.entity';
import { tableNames } from '../src/storage/foreign-tables';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, pdf } from './support/factories';
import { lettersTo } from './support/reading';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeEach(async () => {
  test = await startTestApp();
});

afterEach(() => test.close());

const dayMs = 24 * 60 * 60_000;

const pass = (days: number): void => test.clock.pass(days * dayMs);

/** Every table with the names of its columns, as the database itself tells. */
async function schema(): Promise<Map<string, string[]>> {
  const runner = test.database.read.connection.createQueryRunner();
  const tables = await runner.getTables(await tableNames(runner));
  await runner.release();
  return new Map(
    tables.map(({ name, columns }) => [name.split('.').at(-1) ?? name, columns.map((one) => one.name)]),
  );
}

describe('the inventory of personal data', () => {
  it('has every table and every column of the database, once', async () => {
    const tables = await schema();
    const known = [...Object.keys(PERSONAL), ...NON_PERSONAL];
    expect([...tables.keys()].filter((name) => !known.includes(name))).toEqual([]);
    for (const [name, { person, inner, plain }] of Object.entries(PERSONAL)) {
      expect([name, ...[...person, ...inner, ...plain].sort()]).toEqual([
        name,
        ...(tables.get(name) ?? []).sort(),
      ]);
    }
  });
});

/** What stands for the person wherever it is written: in a name, an address, a phone, an e-mail. */
const marker = /маркер|маркёр|markerov|297773311|77-73-311/i;

/** Where the database holds the marker: `table.column`. */
async function places(): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, columns] of await schema()) {
    const quote = test.database.kind === 'mysql' ? '`' : '"';
    const list = columns.map((column) => `${quote}${column}${quote}`).join(', ');
    const rows: Record<string, unknown>[] = await test.database.read.query(
      `SELECT ${list} FROM ${quote}${table}${quote}`,
    );
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Uint8Array ? Buffer.from(value).toString() : String(value);
        if (marker.test(text)) found.add(`${table}.${column}`);
      }
  }
  return [...found].sort();
}

const of = (email: string): Promise<User> => test.database.read.findOneByOrFail(User, { email });

/** A person who has left traces wherever a person can. */
async function marked(): Promise<{ client: Client; user: User; order: { id: number } }> {
  const email = 'foma.markerov@example.by';
  const phone = '+375 (29) 77-73-311';
  const client = test.visitor();
  const account = {
    ...validIndividual,
    email,
    phone,
    name: 'Маркёров Фома',
    password: 'zamok-i-klyuch-8',
    passwordRepeat: 'zamok-i-klyuch-8',
  };
  await client.post('/api/user/register', { body: account });
  const user = await of(email);
  const manager = await test.as('manager');
  await manager.post('/api/users/confirmRegistration', { body: { id: user.id } });
  await client.post('/api/user/update', {
    body: {
      name: 'Маркёров Фома Ильич',
      isContactPerson: true,
      contactPersonName: 'Маркёрова Ия',
      contactPersonPhone: phone,
    },
  });
  const scan = { name: 'маркёр.pdf', bytes: pdf() };
  const contract = {
    ...validContract,
    fullName: 'Маркёров Фома Ильич',
    contactPerson: 'Маркёрова Ия',
    phone,
    email,
    address: 'ул. Маркёрная, 1',
  };
  await client.post('/api/contract', { form: { ...contract, scanProxy: scan } });
  const body = orderBody({
    contactPerson: true,
    contactPersonName: 'Маркёрова Ия',
    contactPersonPhone: phone,
    name: 'Маркёров Пётр',
    reciverPhone: phone,
    comment: 'Спросить Маркёрова',
    reciverComment: 'Маркёрову',
    street: 'ул. Маркёрная',
    reciverStreet: 'ул. Маркёрная',
    externalId: 'маркёр-7',
  });
  const order = (
    await client.post('/api/order', { body, headers: { 'idempotency-key': `${'маркёр'.length}k` } })
  ).body as { id: number; version: number };
  const edit = { ...order, name: 'Маркёров Павел', price: 10 };
  expect((await manager.put('/api/order', { body: edit })).status).toBe(200);
  await test.visitor().login(email, 'ne-tot-parol-8');
  await test.visitor().post('/api/user/forgotPassword', { body: { email } });
  const change = { email: 'foma.inache.markerov@example.by', currentPassword: account.password };
  expect((await client.post('/api/user/update', { body: change })).status).toBe(200);
  return { client, user: await of(email), order };
}

describe('one person’s data', () => {
  it('is in the file that he gets, from every table that holds it', async () => {
    const { client } = await marked();
    const held = await places();
    const declared = Object.entries(PERSONAL).flatMap(([table, { person, inner }]) =>
      [...person, ...inner].map((column) => `${table}.${column}`),
    );
    expect(held.filter((place) => !declared.includes(place))).toEqual([]);
    expect(held.length).toBeGreaterThan(30);

    const { headers, body } = await client.get('/api/user/data');
    expect(headers['content-disposition']).toContain(
      `attachment; filename="Moi dannye.json"; filename*=UTF-8''${encodeURIComponent('Мои данные.json')}`,
    );
    const data = JSON.parse((body as Buffer).toString()) as Record<string, Record<string, unknown>[]>;
    const given = Object.entries(data).flatMap(([table, rows]) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          marker.test(String(value)) ? [`${table}.${column}`] : [],
        ),
      ),
    );
    const his = Object.entries(PERSONAL).flatMap(([table, { person }]) =>
      person.map((column) => `${table}.${column}`),
    );
    expect([...new Set(given)].sort()).toEqual(held.filter((place) => his.includes(place)));
    expect(data.users).toMatchObject([{ consentVersion: PRIVACY_VERSION, consentAt: expect.any(String) }]);
    expect(data.journal?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['registered', 'login', 'loginFailed', 'passwordAsked']),
    );
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|passwordHash|secret/i);
  });

  it('is nobody else’s', async () => {
    await marked();
    const other = await test.signedIn(await addUser(test));
    const { body } = await other.get('/api/user/data');
    expect((body as Buffer).toString()).not.toMatch(marker);
  });

  it('has the letters that were sent to his address before anybody knew whose it is', async () => {
    const user = await addUser(test);
    await test.visitor().post('/api/user/forgotPassword', { body: { email: user.email } });
    await test.database.write((tx) => tx.update(Email, { recipient: user.email }, { userId: null }));
    const { body } = await (await test.signedIn(user)).get('/api/user/data');
    const { emails } = JSON.parse((body as Buffer).toString()) as { emails: { recipient: string }[] };
    expect(emails.map(({ recipient }) => recipient)).toContain(user.email);
  });

  it('goes with the account but for the order and its contract, and from both when the order is old', async () => {
    const { client, user, order } = await marked();
    await client.post('/api/user/leaving', { body: { reason: 'Маркёрову больше не нужно' } });
    pass(LEAVING_DAYS - 1);
    expect(await test.app.get(Upkeep).run()).toMatchObject({ accounts: 0 });
    pass(2);
    expect(await test.app.get(Upkeep).run()).toMatchObject({ accounts: 1, orders: 0 });
    expect(await test.database.read.existsBy(User, { id: user.id })).toBe(false);
    expect(
      (await places()).filter(
        (place) => !/^(orders|order_search|order_words|events|contracts|contract_editions)\./.test(place),
      ),
    ).toEqual([]);
    // What staff have changed in the order belongs to the order.
    const admin = await test.as('admin');
    const history = (await admin.get('/api/order/history', { query: { id: order.id } })).body as {
      user: { name: string };
    }[];
    expect(history.map(({ user: actor }) => actor.name)).not.toContainEqual(expect.stringMatching(marker));

    pass(5 * 366);
    expect(await test.app.get(Upkeep).run()).toMatchObject({ accounts: 0 });
    expect(await places()).toEqual([]);
    const kept = await test.database.read.findOneByOrFail(Order, { id: order.id });
    expect(kept).toMatchObject({
      clientName: 'Данные удалены',
      receiverPhone: '',
      price: 1000,
      anonymisedAt: expect.any(Date),
    });
    test.clock.set(null);
    const { body, status } = await (
      await test.as('admin')
    ).get('/api/order/single', { query: { id: order.id } });
    expect([status, body]).toMatchObject([
      200,
      { name: 'Данные удалены', reciverAddress: expect.any(String), price: 10 },
    ]);
  });

  it('goes at once when an admin deletes the account', async () => {
    const { user } = await marked();
    await (await test.as('admin')).delete(`/api/users/deleteAndOrders/${user.id}`);
    expect(await places()).toEqual([]);
  });
});

describe('who asks to delete his account', () => {
  const leave = (client: Client, body: object = {}) => client.post('/api/user/leaving', { body });

  it('is told when it goes, once by letter, and may take it back', async () => {
    test.clock.set(new Date('2026-11-22T09:00:00Z'));
    const user = await addUser(test);
    const client = await test.signedIn(user);
    expect((await client.get('/api/user/leaving')).status).toBe(204);
    const asked = await leave(client, { reason: 'Уезжаю' });
    expect([asked.status, asked.body]).toEqual([
      200,
      { askedAt: '2026-11-22 12:00', goesAt: '2026-12-06 12:00', reason: 'Уезжаю' },
    ]);
    test.clock.set(new Date('2026-11-23T09:00:00Z'));
    const again = await test.signedIn(user);
    expect((await leave(again)).body).toMatchObject({ goesAt: '2026-12-06 12:00', reason: null });
    expect(
      (await lettersTo(test, user.email)).filter((subject) => subject === 'Кабинет будет удалён'),
    ).toHaveLength(1);
    expect((await again.delete('/api/user/leaving')).status).toBe(204);
    expect((await again.delete('/api/user/leaving')).status).toBe(204);
    expect((await again.get('/api/user/leaving')).status).toBe(204);
    test.clock.set(new Date('2027-01-23T09:00:00Z'));
    await test.app.get(Upkeep).run();
    expect(await test.database.read.existsBy(User, { id: user.id })).toBe(true);
  });

  it('is seen by staff, and keeps his orders readable', async () => {
    const user = await addUser(test);
    const order = await addOrder(test, user);
    await leave(await test.signedIn(user), { reason: 'Уезжаю' });
    const manager = await test.as('manager');
    expect((await manager.get(`/api/users/${user.id}`)).body).toMatchObject({
      leaving: { reason: 'Уезжаю' },
    });
    pass(LEAVING_DAYS);
    await test.app.get(Upkeep).run();
    test.clock.set(null);
    const again = await test.as('manager');
    expect((await again.get('/api/order/single', { query: { id: order.id } })).body).toMatchObject({
      user: { id: null, name: user.name },
    });
  });
});
