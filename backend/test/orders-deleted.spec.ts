import { Order } from '../src/modules/orders/model/order.entity';
import { DeletedOrder } from '../src/modules/orders/model/deleted-order.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { historyOf, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let manager: Client;
let user: User;

beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T09:00:00Z'));
  [admin, manager] = [await test.as('admin'), await test.as('manager')];
  user = await addUser(test);
});

const days = (count: number): void => test.clock.pass(count * 24 * 60 * 60_000);
const read = async (id: number) => (await manager.get('/api/order/single', { query: { id } })).body as object;
const remove = async (id: number) => expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
const restore = (id: number, by = manager) => by.post(`/api/order/${id}/restore`);
const deleted = async () =>
  (await manager.get('/api/order/deleted')).body as { data: object[]; total: number };
const found = async (search: string) =>
  ((await manager.get('/api/order', { query: { search } })).body as { data: { id: number }[] }).data.map(
    ({ id }) => id,
  );
const names = (id: number) =>
  test.database.read.findBy(HistoryEvent, { subject: 'order', subjectId: id, actorRole: 'customer' });

describe('a deleted order', () => {
  it('comes back with its number, cargo, request and history, once', async () => {
    const client = await test.signedIn(user);
    const placed = await addOrder(test, user, { name: 'Ыковлев Пётр', externalId: 'Ы-1' });
    await client.post(`/api/order/${placed.id}/proposals`, {
      body: { version: placed.version, reason: 'Опечатка', reciverComment: 'Код 12' },
    });
    const before = await read(placed.id);
    const history = await historyOf(test, 'order', placed.id);
    await remove(placed.id);
    expect((await manager.get('/api/order/single', { query: { id: placed.id } })).status).toBe(404);
    expect(await found('ыковлев')).toEqual([]);
    expect((await deleted()).data[0]).toMatchObject({
      id: placed.id,
      receiver: 'Ыковлев Пётр',
      keptUntil: '2026-12-20',
    });

    const answers = await Promise.all([restore(placed.id), restore(placed.id), restore(placed.id, admin)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await read(placed.id);
    const same = (order: object) => ({ ...order, version: 0, updatedAt: null, waiting: [], packages: [] });
    expect(same(after)).toEqual(same(before));
    expect(after).toMatchObject({ version: placed.version + 1, waiting: [{ side: 'client' }] });
    const cargo = (order: object) =>
      (order as { packages: { id: number }[] }).packages.map((item) => ({ ...item, id: 0 }));
    expect(cargo(after)).toEqual(cargo(before));
    expect(await found('ыковлев')).toEqual([placed.id]);
    expect(await historyOf(test, 'order', placed.id)).toEqual([
      ...history,
      'deleted: null → null by admin',
      expect.stringMatching(/^restored: null → null by (admin|manager)$/),
    ]);
    expect(await test.database.read.existsBy(DeletedOrder, { id: placed.id })).toBe(false);
    // What waited can still be accepted.
    const [proposal] = (after as { waiting: { id: number }[] }).waiting;
    expect((await manager.post(`/api/proposals/${proposal?.id}/accept`, { body: {} })).status).toBe(200);
  });

  it('is told to the program of its client as gone, and as a new one when it is back', async () => {
    const client = await test.signedIn(user);
    const { id } = await addOrder(test, user);
    await remove(id);
    await restore(id);
    const { body } = await client.get('/api/events', { query: {} });
    const told = (body as { data: { type: string; orderId: number; order: object | null }[] }).data.filter(
      ({ orderId }) => orderId === id,
    );
    expect(told.map(({ type, order }) => [type, order !== null])).toEqual([
      ['order.created', false],
      ['order.deleted', false],
      ['order.created', true],
    ]);
  });

  it('is in the journal, found by its number, and so is a change of its price', async () => {
    const { id, version } = await addOrder(test, user);
    await manager.put('/api/order', { body: { id, version, price: 38 } });
    await remove(id);
    await restore(id);
    const { body } = await admin.get('/api/journal', { query: { order: id } });
    expect((body as { data: object[] }).data).toMatchObject([
      { kind: 'orderRestored', order: id },
      { kind: 'orderDeleted', order: id },
      { kind: 'orderPriced', order: id, detail: expect.stringMatching(/ → 38\.00/) as string },
    ]);
    expect(await test.database.read.countBy(JournalEntry, { orderId: id })).toBe(3);
  });

  it('does not take a number that another order has meanwhile', async () => {
    const { id } = await addOrder(test, user, { externalId: 'З-7' });
    await remove(id);
    const other = await addOrder(test, user, { externalId: 'З-7' });
    expect(told(await restore(id))).toBe(
      `409 Вернуть нельзя: номер З-7 уже у заказа № ${other.id} этого клиента.`,
    );
    expect((await deleted()).data).toContainEqual(expect.objectContaining({ id }));
  });

  it('is gone for good after 30 days, with the people in its history', async () => {
    const { id } = await addOrder(test, user);
    await remove(id);
    days(29);
    await test.app.get(Upkeep).run();
    expect(await names(id)).toMatchObject([{ actorName: user.name }]);
    days(2);
    await test.app.get(Upkeep).run();
    manager = await test.as('manager');
    expect((await deleted()).data).not.toContainEqual(expect.objectContaining({ id }));
    expect(await names(id)).toMatchObject([{ actorName: 'Клиент' }]);
    expect((await restore(id)).status).toBe(404);
  });

  it('is gone for good when orders of its age lose their people', async () => {
    const { id } = await addOrder(test, user);
    const createdAt = new Date('2021-11-25T09:00:00Z');
    await test.database.write((tx) => tx.update(Order, { id }, { createdAt }));
    await remove(id);
    days(6);
    await test.app.get(Upkeep).run();
    expect(await test.database.read.existsBy(DeletedOrder, { id })).toBe(false);
    expect(await names(id)).toMatchObject([{ actorName: 'Клиент' }]);
  });

  it.each([
    ['whose orders stay', `/api/users/`],
    ['whose orders go too', `/api/users/deleteAndOrders/`],
  ])('goes with its client, %s', async (_whose, address) => {
    const { id } = await addOrder(test, user);
    await remove(id);
    expect((await admin.delete(`${address}${user.id}`)).status).toBe(204);
    expect(await test.database.read.existsBy(DeletedOrder, { id })).toBe(false);
    expect(await names(id)).toMatchObject([{ actorName: 'Клиент' }]);
    expect((await restore(id)).status).toBe(404);
  });

  it('is in «Мои данные» of its client, without names of staff', async () => {
    const { id } = await addOrder(test, user);
    await remove(id);
    const { body } = await (await test.signedIn(user)).get('/api/user/data');
    const [row] = (JSON.parse(String(body)) as { deleted_orders: object[] }).deleted_orders;
    expect(row).toMatchObject({ id, content: expect.stringContaining('receiverPhone') as string });
    expect(row).not.toHaveProperty('deletedBy');
  });
});

describe('the journal of what costs money', () => {
  const newest = async (query: object = {}) =>
    ((await admin.get('/api/journal', { query: { ...query } })).body as { data: object[] }).data;

  it('has tariffs, points and the company', async () => {
    const { volume } = (await admin.get('/api/calculator')).body as {
      volume: { id: number; value: number }[];
    };
    const [band] = volume;
    await admin.put('/api/calculator', {
      body: { update: [{ id: band?.id, value: (band?.value ?? 1) + 0.01 }] },
    });
    await admin.post('/api/points/new', {
      body: { points: [{ cityId: 6, street: 'ул. Новая, 3', price: 7 }] },
    });
    const { body: company } = await admin.get('/api/company');
    await admin.put('/api/company', { body: { ...(company as object), slogan: 'Везём всё' } });
    expect((await newest()).slice(0, 3)).toMatchObject([
      { kind: 'companyChanged', detail: expect.not.stringContaining('Везём') as string },
      { kind: 'pointsChanged', detail: expect.stringContaining('ул. Новая, 3') as string },
      { kind: 'tariffChanged', detail: expect.stringContaining(' → ') as string },
    ]);
  });

  it('is searched by name and e-mail', async () => {
    const other = await addUser(test, { name: 'Юхновец Ядвига' });
    await admin.delete(`/api/users/${other.id}`);
    const known = await addUser(test, { name: 'Юхновец Янка' });
    await test.visitor().login(known.email, 'не тот пароль');
    const rows = await newest({ person: 'юхновец янка' });
    expect(rows).toMatchObject([{ kind: 'loginFailed', account: { id: known.id } }]);
    expect(await newest({ person: known.email })).toEqual(rows);
    expect(await newest({ person: 'никого-такого' })).toEqual([]);
  });
});
