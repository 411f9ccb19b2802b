import { fromMinsk } from '@shlyah/domain';
import type { OrderBulkDto } from '../src/modules/orders/dto/bulk.dto';
import { BULK_KEPT_DAYS } from '../src/modules/orders/model/bulk.entity';
import type { JournalPage } from '../src/operations/journal/dto/journal.dto';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { bulkOf, changeMany, outcomesOf, takeBack } from './support/bulks';
import type { Client } from './support/client';
import { Dispatchers } from './support/dispatchers';
import { addUser } from './support/factories';
import { readFeed } from './support/feed';
import { told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;
let manager: Client;
let client: Client;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
  manager = staff.manager;
  client = await test.signedIn(staff.owner);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

const statusesOf = async (ids: number[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const id of ids) statuses.push((await staff.readOrder(id)).status.id);
  return statuses;
};
const orders = async (...statuses: number[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const status of statuses) {
    const id = await staff.order();
    if (status !== 1) await staff.edit(id, { status });
    ids.push(id);
  }
  return ids;
};
const read = async (bulk: number | null, who = manager): Promise<OrderBulkDto> =>
  (await who.get(`/api/bulks/${bulk}`)).body as OrderBulkDto;
const journal = async (kind: string): Promise<JournalPage['data']> => {
  const admin = await test.as('admin');
  return ((await admin.get('/api/journal', { query: { kind } })).body as JournalPage).data;
};

describe('a wrong status of many orders', () => {
  it('is given back hours later: each order has the one that it had', async () => {
    const ids = await orders(1, 2, 4);
    const bulk = await changeMany(manager, ids, { status: 9 });
    at('2026-11-27 14:00');
    expect(await read(bulk)).toMatchObject({
      id: bulk,
      date: '2026-11-27 08:00',
      author: 'Ольга Кравец',
      status: { id: 9, name: 'Отменена' },
      hasOthers: false,
      orders: [
        { id: ids[0], before: { id: 1, name: 'Новая' }, status: { id: 9 }, outcome: 'stands' },
        { id: ids[1], before: { id: 2 }, outcome: 'stands' },
        { id: ids[2], before: { id: 4 }, outcome: 'stands' },
      ],
    });
    const after = await takeBack(staff.other, bulk);
    expect(await statusesOf(ids)).toEqual([1, 2, 4]);
    expect(outcomesOf(after)).toEqual(ids.map(() => 'takenBack Пётр Второй 2026-11-27 14:00'));
    const [made] = await journal('statusesSet');
    expect(made).toMatchObject({ bulk, detail: '«Отменена», заказов: 3', actor: { name: 'Ольга Кравец' } });
    const [taken] = await journal('statusesTakenBack');
    expect(taken).toMatchObject({
      bulk: null,
      detail: '«Отменена» от 27.11.2026 08:00, заказов: 3',
      actor: { name: 'Пётр Второй' },
    });
  });

  it('is a bulk change in the history that staff read, and not in the client’s', async () => {
    const ids = await orders(1, 1);
    const bulk = await changeMany(manager, ids, { status: 4 });
    expect(bulk).toEqual(expect.any(Number));
    expect(await bulkOf(manager, ids[1] ?? 0)).toBe(bulk);
    expect(await bulkOf(client, ids[1] ?? 0)).toBeNull();
  });

  it('leaves what was set beside it, and says so', async () => {
    const ids = await orders(1, 2);
    const bulk = await changeMany(manager, ids, { status: 6, price: 12.5 });
    expect((await read(bulk)).hasOthers).toBe(true);
    await takeBack(manager, bulk);
    for (const id of ids) expect(await staff.readOrder(id)).toMatchObject({ price: 12.5 });
    expect(await statusesOf(ids)).toEqual([1, 2]);
  });

  it('is one only where it has changed several orders', async () => {
    const [one = 0, two = 0, three = 0] = await orders(1, 4, 4);
    const before = (await journal('statusesSet')).length;
    expect(await changeMany(manager, [one, two, three], { status: 4 })).toBeNull();
    expect(await changeMany(manager, [one], { status: 6 })).toBeNull();
    expect(await changeMany(manager, [two, three], { price: 10 })).toBeNull();
    expect(await journal('statusesSet')).toHaveLength(before);
  });

  it('gives back a failed try with its reason in words', async () => {
    const ids = await orders(4, 1);
    const reason = { failure: 'other', failureWords: 'нет подъезда' };
    await staff.edit(ids[0] ?? 0, { status: 7, ...reason });
    const bulk = await changeMany(manager, ids, { status: 8 });
    await takeBack(manager, bulk);
    expect(await staff.readOrder(ids[0] ?? 0)).toMatchObject({ status: { id: 7 }, ...reason });
  });
});

describe('what somebody has decided since', () => {
  it('stays and is named: another status, even the same one again, and a deletion', async () => {
    const ids = await orders(1, 1, 1, 1);
    const [changed = 0, again = 0, deleted = 0, standing = 0] = ids;
    const bulk = await changeMany(manager, ids, { status: 9 });
    at('2026-11-27 09:10');
    const edit = async (id: number, status: number): Promise<void> => {
      const { version } = await staff.readOrder(id);
      await staff.other.put('/api/order', { body: { id, version, status } });
    };
    await edit(changed, 2);
    await edit(again, 2);
    await edit(again, 9);
    const { status } = await (await test.as('admin')).delete(`/api/order/${deleted}`);
    expect(status).toBe(204);
    const after = await takeBack(manager, bulk);
    const who = 'Пётр Второй 2026-11-27 09:10';
    expect(outcomesOf(after)).toEqual([
      `changed ${who}`,
      `changed ${who}`,
      'deleted',
      'takenBack Ольга Кравец 2026-11-27 09:10',
    ]);
    expect(await statusesOf([changed, again, standing])).toEqual([2, 9, 1]);
    // Brought back later, the deleted order has the mistaken status still.
    await manager.post(`/api/order/${deleted}/restore`);
    await takeBack(manager, bulk);
    expect(await statusesOf([deleted, changed])).toEqual([1, 2]);
  });

  it('stays where a run has left with the order; other changes are no decision about the status', async () => {
    const [gone = 0, priced = 0] = await orders(1, 1);
    const bulk = await changeMany(manager, [gone, priced], { status: 2 });
    at('2026-11-27 08:30');
    await staff.left(await staff.added(await staff.run(), gone));
    await staff.edit(priced, { price: 20 });
    expect(outcomesOf(await takeBack(manager, bulk))).toEqual([
      'changed Ольга Кравец 2026-11-27 08:30',
      'takenBack Ольга Кравец 2026-11-27 08:30',
    ]);
    expect(await statusesOf([gone, priced])).toEqual([4, 1]);
  });
});

describe('the press', () => {
  it('changes nothing when it is repeated, or made twice at once', async () => {
    const ids = await orders(1, 2);
    const bulk = await changeMany(manager, ids, { status: 9 });
    at('2026-11-27 09:00');
    const both = await Promise.all([takeBack(manager, bulk), takeBack(staff.other, bulk)]);
    for (const answer of both)
      expect(answer.orders.map(({ outcome }) => outcome)).toEqual(['takenBack', 'takenBack']);
    const repeated = await takeBack(manager, bulk);
    expect(outcomesOf(repeated)).toEqual(outcomesOf(both[0]));
    for (const id of ids) {
      const events = await staff.history(id, 'status');
      expect(events.filter(({ from }) => from === 'Отменена')).toHaveLength(1);
    }
    expect((await journal('statusesTakenBack')).filter(({ date }) => date.includes('09:00'))).toHaveLength(1);
  });

  it('is refused to a manager who is one no longer, to clients, and for what is not there', async () => {
    const bulk = await changeMany(manager, await orders(1, 1), { status: 9 });
    const user = await addUser(test, { role: 'manager', name: 'Иван Бывший' });
    const former = await test.signedIn(user);
    expect((await former.get(`/api/bulks/${bulk}`)).status).toBe(200);
    await (await test.as('admin')).put('/api/users/updateRole', { body: { id: user.id, role: 'customer' } });
    expect((await former.post(`/api/bulks/${bulk}/takeBack`)).status).not.toBe(200);
    expect((await client.post(`/api/bulks/${bulk}/takeBack`)).status).toBe(403);
    expect(told(await manager.post('/api/bulks/2147483647/takeBack'))).toContain('404 Такого изменения нет');
    expect((await read(bulk)).orders.map(({ outcome }) => outcome)).toEqual(['stands', 'stands']);
  });

  it('tells programs of each status', async () => {
    const ids = await orders(2, 2);
    const bulk = await changeMany(manager, ids, { status: 6 });
    await takeBack(manager, bulk);
    const { data } = await readFeed(client, { types: 'order.status' });
    for (const id of ids)
      expect(data.filter(({ orderId }) => orderId === id).at(-1)?.changes).toEqual([
        { field: 'status', from: 'delivered', to: 'accepted' },
      ]);
  });
});

describe('the handover that the status has recorded', () => {
  const tries = async (id: number) =>
    (await manager.get(`/api/order/${id}/handovers`)).body as { outcome: string; corrected: boolean }[];

  it('is undone; the run on its way has the order to deliver again', async () => {
    const ids = await orders(1, 1);
    const run = await staff.left(await staff.added(await staff.run({ day: '2026-11-27' }), ...ids));
    at('2026-11-27 12:00');
    const handover = { at: '2026-11-27 10:15', receivedBy: 'Пётр Сидоров' };
    const bulk = await changeMany(manager, ids, { status: 6, handover });
    expect(await staff.read(run)).toMatchObject({ doneCount: 2 });
    at('2026-11-27 16:00');
    await takeBack(manager, bulk);
    expect(await statusesOf(ids)).toEqual([4, 4]);
    expect(await staff.read(run)).toMatchObject({ doneCount: 0, returnedAt: null });
    expect(await tries(ids[0] ?? 0)).toMatchObject([{ outcome: 'handed', corrected: true }]);
    expect(await staff.readOrder(ids[0] ?? 0)).toMatchObject({ handover: null, handedAt: null });
  });

  it('stands again where the mistaken status had denied it, of a run that came back too', async () => {
    const ids = await orders(1, 1);
    const run = await staff.left(await staff.added(await staff.run({ day: '2026-11-27' }), ...ids));
    at('2026-11-27 18:00');
    const outcomes = ids.map((order) => ({ order, outcome: 'handed', at: '2026-11-27 10:15' }));
    const back = { version: run.version, outcomes, close: true };
    expect((await staff.post(manager, run.id, 'return', back)).status).toBe(200);
    at('2026-11-27 19:00');
    const bulk = await changeMany(manager, ids, { status: 4 });
    at('2026-11-27 21:00');
    await takeBack(manager, bulk);
    for (const id of ids)
      expect(await staff.readOrder(id)).toMatchObject({
        status: { id: 6 },
        handover: { date: '2026-11-27 10:15', sure: 'exact' },
      });
    expect(await staff.read(run)).toMatchObject({ doneCount: 2, returnedAt: '2026-11-27 18:00' });
  });
});

it('is kept for ninety days; then the journal keeps its row alone', async () => {
  const ids = await orders(1, 1);
  const bulk = await changeMany(manager, ids, { status: 9 });
  const day = 24 * 60 * 60_000;
  test.clock.pass(BULK_KEPT_DAYS * day - 1);
  await test.app.get(Upkeep).run();
  const fresh = await test.as('manager');
  expect((await read(bulk, fresh)).id).toBe(bulk);
  test.clock.pass(2);
  await test.app.get(Upkeep).run();
  expect(told(await fresh.get(`/api/bulks/${bulk}`))).toContain('404');
  expect(await bulkOf(fresh, ids[0] ?? 0)).toBeNull();
  const [row] = await journal('statusesSet');
  expect(row).toMatchObject({ bulk: null, detail: '«Отменена», заказов: 2' });
});
