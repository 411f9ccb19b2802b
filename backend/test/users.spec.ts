import { validLegalEntity } from '@shlyah/domain/cases';
import { Contract } from '../src/modules/contracts/contract.entity';
import { StoredFile } from '../src/platform/files/stored-file.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { User } from '../src/modules/users/model/user.entity';
import { buildWorld } from './support/access-calls';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { complaints, historyOf, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let manager: Client;

beforeAll(async () => {
  admin = await test.as('admin');
  manager = await test.as('manager');
});

interface Listed {
  data: { id: number; name: string; status: string; role: string }[];
  page: number;
  pages: number;
  total: number;
}

async function list(query: object, client = admin): Promise<Listed> {
  const { status, body } = await client.get('/api/users', { query: { ...query } });
  expect(status).toBe(200);
  return body as Listed;
}

describe('the list of users', () => {
  let people: User[];

  beforeAll(async () => {
    const some = (index: number, status: User['status']) =>
      addUser(test, { status, name: `Листов ${index}` });
    people = [];
    for (let index = 0; index < 45; index++) {
      people.push(await some(index, (['canceled', 'pending', 'confirmed'] as const)[index % 3] ?? 'pending'));
    }
  });

  it('is sorted over all its pages: confirmed, pending, canceled', async () => {
    const pages = [await list({ search: 'Листов' }), await list({ search: 'листов', page: 2 })];
    const third = await list({ search: 'ЛИСТОВ', page: 3 });
    const statuses = [...pages, third].flatMap(({ data }) => data.map(({ status }) => status));
    const sorted = ['confirmed', 'pending', 'canceled'].flatMap((status) => Array<string>(15).fill(status));
    expect(statuses).toEqual(sorted);
    expect(third).toMatchObject({ page: 3, pages: 3, total: 45 });
    const ids = [...pages, third].flatMap(({ data }) => data.map(({ id }) => id));
    const byAge = (['confirmed', 'pending', 'canceled'] as const).flatMap((status) =>
      people.filter((one) => one.status === status),
    );
    expect(ids).toEqual(byAge.map(({ id }) => id));
  });

  it('has empty pages past its end, and no page before the first', async () => {
    expect(await list({ page: 1000 })).toMatchObject({ data: [], page: 1000 });
    for (const page of [0, -1, '1.5', 'abc', '1e3']) {
      const answer = await admin.get('/api/users', { query: { page } });
      expect([answer.status, complaints(answer)]).toEqual([400, ['page']]);
    }
  });

  it('begins at its first page when the page is left empty', async () => {
    expect(await list({ page: '' })).toMatchObject({ page: 1 });
  });

  it('is narrowed by status and role', async () => {
    const pending = await list({ status: 'pending' });
    expect(new Set(pending.data.map(({ status }) => status))).toEqual(new Set(['pending']));
    const managers = await list({ role: 'manager' });
    expect(managers.data.map(({ name }) => name)).toEqual(['Ольга Кравец']);
  });

  it('refuses a status and a role that do not exist', async () => {
    const answer = await admin.get('/api/users', { query: { status: 'happy', role: 'king' } });
    expect([answer.status, complaints(answer)]).toEqual([400, ['role', 'status']]);
  });
});

describe('a search', () => {
  let sought: User;

  beforeAll(async () => {
    sought = await addUser(test, {
      ...firm('ЗАО «Ёжик и Ко»', '791234561'),
      name: 'Зоя Семёнова',
      phone: '+375 (33) 76-54-321',
      email: 'zoya@yozhik.by',
    });
  });

  it.each([
    'зоя',
    'ЗОЯ СЕМЕНОВА',
    'Семёнова Зоя',
    'семен',
    'ёжик',
    'ЕЖИК',
    'zoya@YOZHIK.by',
    'yozhik',
    '791234561',
    '+375 (33) 76-54-321',
    '375337654321',
    '80337654321',
    '8 033 765-43-21',
    '0337654321',
    '33 765 43 21',
    '337654321',
    '765-43-21',
    '76‑54‑321',
  ])('for «%s» finds the client', async (search) => {
    expect((await list({ search }, manager)).data.map(({ id }) => id)).toEqual([sought.id]);
  });

  it.each(['%', '_', '!', "'", '\\', 'зоя%', '"', 'зоя ежиков'])('for «%s» finds nobody', async (search) => {
    expect((await list({ search })).data).toEqual([]);
  });
});

describe('one user', () => {
  it('is shown with the number of his orders', async () => {
    const user = await addUser(test);
    await addOrder(test, user);
    const { body } = await manager.get(`/api/users/${user.id}`);
    expect(body).toMatchObject({ id: user.id, ordersCount: 1, url: '/img/avatar.png' });
  });

  it.each(['abc', '0', '1e3', '0x10', '99999999999', '-1'])('named «%s» is not there', async (id) => {
    expect((await admin.get(`/api/users/${id}`)).status).toBe(404);
  });
});

describe('an edit of a user by staff', () => {
  it('keeps what is left out and tells the history', async () => {
    const user = await addUser(test, { name: 'Было' });
    const { body } = await manager.put('/api/users/updateUserInfo', { body: { id: user.id, name: 'Стало' } });
    expect(body).toMatchObject({ name: 'Стало', email: user.email, version: 2 });
    expect(await historyOf(test, 'user', user.id)).toEqual(['name: Было → Стало by manager']);
  });

  it('over a version that has passed is refused with the fresh state', async () => {
    const { id } = await addUser(test);
    await manager.put('/api/users/updateUserInfo', { body: { id, name: 'Первое', version: 1 } });
    const late = await admin.put('/api/users/updateUserInfo', { body: { id, name: 'Второе', version: 1 } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ fresh: { name: 'Первое', version: 2 } });
  });

  it('with a password by an admin ends the user’s sessions', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await admin.put('/api/users/updateUserInfo', { body: { id: user.id, password: 'novyi-parol-1' } });
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await test.visitor().login(user.email, 'novyi-parol-1')).status).toBe(200);
  });

  it('with a password by a manager is refused', async () => {
    const user = await addUser(test);
    const body = { id: user.id, password: 'novyi-parol-1' };
    const answer = await manager.put('/api/users/updateUserInfo', { body });
    expect(told(answer)).toBe('403 Пароль клиента может сменить только администратор.');
    expect((await test.visitor().login(user.email, 'novyi-parol-1')).status).toBe(401);
  });

  it('of nobody is told so', async () => {
    const body = { id: 999999, name: 'Пётр' };
    expect(told(await admin.put('/api/users/updateUserInfo', { body }))).toBe('404 Пользователь не найден.');
  });
});

describe('a role', () => {
  it('is switched between customer and manager, with an event, once', async () => {
    const { id } = await addUser(test);
    const become = (role: string) => admin.put('/api/users/updateRole', { body: { id, role } });
    expect((await become('manager')).body).toMatchObject({ role: 'manager', version: 2 });
    expect((await become('manager')).body).toMatchObject({ role: 'manager', version: 2 });
    expect((await become('customer')).body).toMatchObject({ role: 'customer', version: 3 });
    expect(await historyOf(test, 'user', id)).toEqual([
      'role: customer → manager by admin',
      'role: manager → customer by admin',
    ]);
  });

  it('over a version that has passed is refused with the fresh state', async () => {
    const { id } = await addUser(test);
    await manager.put('/api/users/updateUserInfo', { body: { id, name: 'Новое Имя' } });
    const change = (version: number) =>
      admin.put('/api/users/updateRole', { body: { id, role: 'manager', version } });
    expect((await change(1)).body).toMatchObject({
      statusCode: 409,
      code: 'version_conflict',
      fresh: { role: 'customer', name: 'Новое Имя', version: 2 },
      savedBy: {
        name: expect.stringMatching(/./) as string,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
      },
    });
    expect((await change(2)).body).toMatchObject({ role: 'manager', version: 3 });
  });

  it('of one’s own stays what it is', async () => {
    const { id } = await test.database.read.findOneByOrFail(User, { email: 'admin@demo.by' });
    const body = { id, role: 'manager' };
    expect(told(await admin.put('/api/users/updateRole', { body }))).toBe('409 Свою роль изменить нельзя.');
  });
});

describe('a deleted user', () => {
  it('leaves readable orders behind with their contract, and nothing else', async () => {
    const { owner, order, contract, scan } = await buildWorld(test);
    expect((await admin.delete(`/api/users/${owner.id}`)).status).toBe(204);
    const { body } = await manager.get('/api/order/single', { query: { id: order.id } });
    expect((body as { user: object }).user).toMatchObject({
      id: null,
      name: owner.name,
      phone: owner.phone,
      organization: owner.organization,
      UNP: owner.unp,
    });
    // The basis of the orders that are kept.
    expect(await test.database.read.findOneByOrFail(Contract, { id: contract.id })).toMatchObject({
      userId: null,
      scanProxyFileId: null,
      scanRegistrationFileId: null,
      anonymisedAt: null,
    });
    expect(await test.database.read.existsBy(StoredFile, { id: scan })).toBe(false);
    expect((await admin.get(`/api/users/${owner.id}`)).status).toBe(404);
    expect((await admin.delete(`/api/users/${owner.id}`)).status).toBe(404);
    expect(await historyOf(test, 'user', owner.id)).toContain('deleted: null → null by admin');
  });

  it('whose orders stay can still have them edited and deleted', async () => {
    const user = await addUser(test);
    const order = await addOrder(test, user);
    await admin.delete(`/api/users/${user.id}`);
    const edit = { id: order.id, version: order.version, price: 21, status: 2 };
    const { status, body } = await manager.put('/api/order', { body: edit });
    expect([status, (body as { price: number }).price]).toEqual([200, 21]);
    expect((await admin.delete(`/api/order/${order.id}`)).status).toBe(204);
  });

  it('takes the orders along when asked to', async () => {
    const user = await addUser(test);
    const { id } = await addOrder(test, user);
    expect((await admin.delete(`/api/users/deleteAndOrders/${user.id}`)).status).toBe(204);
    expect((await manager.get('/api/order/single', { query: { id } })).status).toBe(404);
    expect(await test.database.read.existsBy(Order, { id })).toBe(false);
    expect(await historyOf(test, 'order', id)).toContain('deleted: null → null by admin');
  });

  it('frees the e-mail', async () => {
    const { id, email } = await addUser(test);
    await admin.delete(`/api/users/${id}`);
    const body = { ...validLegalEntity, email };
    expect((await test.visitor().post('/api/user/register', { body })).status).toBe(201);
  });
});
