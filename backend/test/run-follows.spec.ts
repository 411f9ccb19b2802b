import { fromMinsk } from '@shlyah/domain';
import type { CarrierDto } from '../src/modules/runs/carrier.dto';
import type { RunDto, RunOrderDto } from '../src/modules/runs/run.dto';
import { readPdf, textOf } from './documents-support/read-pdf';
import { Dispatchers, idsOf, RUN_DAY } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

beforeEach(() => test.clock.set(fromMinsk('2026-11-27 09:00')));

const MINUTE = 60_000;
const ANOTHER_DAY = '2026-12-01 23:00';
const pass = () => test.clock.pass(MINUTE);
const stopOf = async (run: RunDto, id: number): Promise<RunOrderDto> => {
  const stop = (await staff.read(run)).orders.find((one) => one.id === id);
  if (!stop) throw new Error(`Order ${id} has left its run`);
  return stop;
};
const changesOf = async (run: RunDto, id: number): Promise<unknown[][]> =>
  (await stopOf(run, id)).changes.map(({ field, from, to, by, at }) => [field, from, to, by, at]);
/** The same without who and when. */
const fieldsOf = async (run: RunDto, id: number): Promise<unknown[][]> =>
  (await changesOf(run, id)).map((change) => change.slice(0, 3));
const editAs = async (who: typeof staff.manager, id: number, change: object) => {
  const { version } = await staff.readOrder(id);
  return who.put('/api/order', { body: { id, version, ...change } });
};
const onRunDay = (house: string) => staff.order(house, { deliveryDate: `${RUN_DAY} 23:00` });
/** A run of orders to houses 1, 2 and so on, a minute after they were put into it. */
async function runOf(count: number): Promise<{ run: RunDto; ids: number[] }> {
  const made = await staff.run();
  const ids: number[] = [];
  for (let house = 1; house <= count; house++) ids.push(await onRunDay(String(house)));
  const run = await staff.added(made, ...ids);
  pass();
  return { run, ids };
}
/** The same, a minute after it has left. */
async function leftRunOf(count: number): Promise<{ run: RunDto; ids: number[] }> {
  const { run, ids } = await runOf(count);
  const left = await staff.left(run);
  pass();
  return { run: left, ids };
}
const countOf = async (run: RunDto): Promise<number> => {
  const { body } = await staff.manager.get('/api/runs', { query: { day: run.day } });
  const listed = (body as RunDto[]).find(({ id }) => id === run.id);
  const { changedAfterLeaving } = await staff.read(run);
  expect(listed?.changedAfterLeaving).toBe(changedAfterLeaving);
  return changedAfterLeaving;
};
const tell = (run: RunDto, ids: number[], version = run.version) =>
  staff.post(staff.manager, run.id, 'told', { version, ids });

describe('a run that is made up', () => {
  it('says what of an order has changed since it was put in, and by whom', async () => {
    const { run, ids } = await runOf(2);
    const [id = 0] = ids;
    await staff.edit(id, { reciverHouse: '14', reciverPhone: '291111111' });
    const { name } = (await staff.manager.get('/api/user')).body as { name: string };
    expect(await changesOf(run, id)).toEqual([
      ['reciverPhone', expect.any(String), '+375 (29) 11-11-111', name, '2026-11-27 09:01'],
      ['reciverHouse', '1', '14', name, '2026-11-27 09:01'],
    ]);
    const fresh = await staff.read(run);
    expect(fresh).toMatchObject({
      version: run.version + 1,
      changedBy: name,
      changedWhat: `№\u00a0${id}: телефон получателя, дом получателя`,
      changedAfterLeaving: 0,
    });
    // Changed back, it is no change.
    await staff.edit(id, { reciverHouse: '1' });
    expect((await changesOf(run, id)).map(([field]) => field)).toEqual(['reciverPhone']);
  });

  it('does not leave as it was seen before an edit, and is told who has changed what', async () => {
    const { run, ids } = await runOf(1);
    const [id = 0] = ids;
    expect((await editAs(staff.other, id, { reciverHouse: '9' })).status).toBe(200);
    const refused = await staff.post(staff.manager, run.id, 'leave', { version: run.version });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'version_conflict',
        savedBy: { name: 'Пётр Второй', at: '2026-11-27 09:01' },
        fresh: {
          state: 'open',
          changedWhat: `№\u00a0${id}: дом получателя`,
          orders: [{ changes: [{ field: 'reciverHouse', from: '1', to: '9', by: 'Пётр Второй' }] }],
        },
      },
    ]);
    const { body } = await staff.post(staff.other, run.id, 'leave', { version: run.version + 1 });
    expect(body).toMatchObject({ state: 'left', changedWhat: null });
  });

  it('leaves once when an order is edited at that moment, or is told of the edit', async () => {
    for (let time = 0; time < 3; time++) {
      const { run, ids } = await runOf(1);
      const [id = 0] = ids;
      const [left, edited] = await Promise.all([
        staff.post(staff.manager, run.id, 'leave', { version: run.version, keepStatuses: true }),
        editAs(staff.other, id, { reciverHouse: '9' }),
      ]);
      expect(edited.status).toBe(200);
      const now = await staff.read(run);
      if (left.status === 200) expect(now).toMatchObject({ state: 'left', changedAfterLeaving: 1 });
      else expect([left.status, now]).toMatchObject([409, { state: 'open', version: run.version + 1 }]);
    }
  });

  it('has no new version by a change that its driver need not know, or of an order that is in none', async () => {
    const { run, ids } = await runOf(1);
    const [id = 0] = ids;
    await staff.edit(id, { price: 12 });
    await staff.edit(id, { status: 2 });
    await staff.edit(await onRunDay('5'), { reciverHouse: '6' });
    expect(await staff.read(run)).toMatchObject({ version: run.version, changedBy: run.changedBy });
  });

  it('puts an order where its new address belongs, unless it was sorted by hand', async () => {
    const { run, ids } = await runOf(3);
    const [one = 0, two = 0, three = 0] = ids;
    await staff.edit(one, { reciverHouse: '30' });
    expect(idsOf(await staff.read(run))).toEqual([two, three, one]);
    // Where it comes from is no address of its stop.
    await staff.edit(three, { house: '77' });
    expect(idsOf(await staff.read(run))).toEqual([two, three, one]);
    const { version } = await staff.read(run);
    await staff.manager.put(`/api/runs/${run.id}/orders`, { body: { version, ids } });
    await staff.edit(two, { reciverHouse: '40' });
    expect(idsOf(await staff.read(run))).toEqual(ids);
    expect((await changesOf(run, two)).map(([field]) => field)).toEqual(['reciverHouse']);
  });

  it('follows the side that its order is fetched from', async () => {
    const made = await staff.run();
    const id = await onRunDay('1');
    const { body } = await staff.put(staff.manager, made, [id], { task: 'fetch' });
    const run = body as RunDto;
    pass();
    await staff.edit(id, { reciverHouse: '9', deliveryDate: ANOTHER_DAY });
    expect(await staff.read(run)).toMatchObject({ version: run.version, orders: [{ id, changes: [] }] });
    await staff.edit(id, { house: '21' });
    expect((await changesOf(run, id)).map(([field]) => field)).toEqual(['house']);
    expect((await staff.read(run)).version).toBe(run.version + 1);
  });

  it('is left by an order of another day, which it says until the order comes back', async () => {
    const { run, ids } = await runOf(2);
    const [one = 0, two = 0] = ids;
    expect((await editAs(staff.other, one, { deliveryDate: ANOTHER_DAY })).status).toBe(200);
    const now = await staff.read(run);
    expect(idsOf(now)).toEqual([two]);
    expect(now).toMatchObject({
      version: run.version + 1,
      changedWhat: `№\u00a0${one}: дата доставки`,
      movedAway: [{ id: one, day: '2026-12-01', movedBy: 'Пётр Второй', movedAt: '2026-11-27 09:01' }],
    });
    const number = `№\u00a0${run.id}`;
    expect(await staff.historyOf(one)).toEqual([
      [number, null],
      [null, number],
    ]);
    expect(await staff.carrier(one)).toBeUndefined();
    // Another hour of the same day leaves it in the run.
    await staff.edit(two, { deliveryDate: `${RUN_DAY} 18:00` });
    expect(await changesOf(run, two)).toHaveLength(1);
    expect((await staff.added(run, one)).movedAway).toEqual([]);
  });

  it('is left by a hundred orders at once', async () => {
    const { run, ids } = await runOf(100);
    const { orders } = await staff.read(run);
    const body = {
      deliveryDate: ANOTHER_DAY,
      orders: orders.slice(1).map(({ id, version }) => ({ id, version })),
    };
    const { status, body: results } = await staff.manager.post('/api/order/bulk', { body });
    expect([status, (results as { statusCode: number }[]).every((one) => one.statusCode === 200)]).toEqual([
      200,
      true,
    ]);
    const now = await staff.read(run);
    expect([now.ordersCount, now.movedAway.length]).toEqual([1, 99]);
    expect(idsOf(now)).toEqual(ids.slice(0, 1));
  });

  it('says that an order is canceled, deleted and there again', async () => {
    const { run, ids } = await runOf(2);
    const [one = 0, two = 0] = ids;
    const client = await test.signedIn(staff.owner);
    expect((await client.post('/api/order/cancel', { body: { id: one } })).status).toBe(200);
    // The run does not keep a client's name, the history of the order does.
    expect(await staff.read(run)).toMatchObject({
      version: run.version + 1,
      changedBy: 'Клиент',
      changedWhat: `№\u00a0${one}: статус`,
    });
    expect(await fieldsOf(run, one)).toEqual([['status', 'Новая', 'Отменена']]);
    const admin = await test.as('admin');
    await admin.delete(`/api/order/${two}`);
    expect(await staff.read(run)).toMatchObject({ changedWhat: `№\u00a0${two}: удалён` });
    expect(await fieldsOf(run, two)).toEqual([['deleted', null, 'удалён']]);
    await admin.post(`/api/order/${two}/restore`, { body: {} });
    expect(await staff.read(run)).toMatchObject({ changedWhat: `№\u00a0${two}: возвращён` });
    expect(await fieldsOf(run, two)).toEqual([]);
  });
});

describe('a run on its way', () => {
  it('counts orders that were changed since, but not its own departure', async () => {
    const { run, ids } = await leftRunOf(2);
    const [id = 0] = ids;
    expect(await countOf(run)).toBe(0);
    await staff.edit(id, { reciverComment: 'Код 45' });
    await staff.edit(id, { name: 'Мария Петрова' });
    expect(await countOf(run)).toBe(1);
    const stop = await stopOf(run, id);
    expect(stop).toMatchObject({ untold: true, toldAt: null });
    expect(stop.changes.map(({ field, to }) => [field, to])).toEqual([
      ['reciverComment', 'Код 45'],
      ['name', 'Мария Петрова'],
    ]);
    const { body } = await staff.manager.get('/api/runs/carriers', { query: { ids: ids.join() } });
    expect((body as CarrierDto[]).map(({ order, untold }) => [order, untold])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
  });

  it('keeps an order of another day, where it stands, and says so', async () => {
    const { run, ids } = await leftRunOf(2);
    const [id = 0] = ids;
    await staff.edit(id, { deliveryDate: ANOTHER_DAY, reciverHouse: '50' });
    expect(idsOf(await staff.read(run))).toEqual(ids);
    expect((await changesOf(run, id)).map(([field]) => field)).toEqual(['reciverHouse', 'deliveryDate']);
    expect((await staff.read(run)).movedAway).toEqual([]);
  });

  it('says that an order is canceled, to be returned, deleted or there again', async () => {
    const { run, ids } = await leftRunOf(3);
    const [one = 0, two = 0, three = 0] = ids;
    await staff.edit(one, { status: 9 });
    await staff.edit(two, { status: 8 });
    const admin = await test.as('admin');
    await admin.delete(`/api/order/${three}`);
    expect(await countOf(run)).toBe(3);
    expect(await fieldsOf(run, one)).toEqual([['status', 'В пути', 'Отменена']]);
    expect(await fieldsOf(run, two)).toEqual([['status', 'В пути', 'Возврат']]);
    expect(await fieldsOf(run, three)).toEqual([['deleted', null, 'удалён']]);
    pass();
    await admin.post(`/api/order/${three}/restore`, { body: {} });
    await staff.edit(one, { status: 4 });
    expect(await countOf(run)).toBe(1);
  });

  it('is told of a change that the desk has accepted of its client', async () => {
    const { run, ids } = await leftRunOf(1);
    const [id = 0] = ids;
    const client = await test.signedIn(staff.owner);
    const { version } = await staff.readOrder(id);
    const proposal = { version, reason: 'Переезд', reciverHouse: '77' };
    const { status, body } = await client.post(`/api/order/${id}/proposals`, { body: proposal });
    expect(status).toBe(201);
    expect(await staff.read(run)).toMatchObject({ changedAfterLeaving: 0, orders: [{ awaiting: true }] });
    await staff.manager.post(`/api/proposals/${(body as { id: number }).id}/accept`, { body: {} });
    expect(await staff.read(run)).toMatchObject({
      changedAfterLeaving: 1,
      orders: [{ awaiting: false, changes: [{ field: 'reciverHouse', from: '1', to: '77' }] }],
    });
  });

  it('rings until the driver was told, and again with the next change', async () => {
    const { run, ids } = await leftRunOf(2);
    const [id = 0, other = 0] = ids;
    await staff.edit(id, { reciverHouse: '14' });
    const seen = await staff.read(run);
    pass();
    const { status, body } = await tell(seen, [id]);
    expect([status, body]).toMatchObject([200, { version: seen.version + 1, changedAfterLeaving: 0 }]);
    const { name } = (await staff.manager.get('/api/user')).body as { name: string };
    expect(await stopOf(run, id)).toMatchObject({
      untold: false,
      toldAt: '2026-11-27 09:03',
      toldBy: name,
      changes: [{ field: 'reciverHouse', from: '1', to: '14' }],
    });
    // A repeat answers the same, of whatever version.
    expect((await tell(seen, [id])).body).toMatchObject({ version: seen.version + 1 });
    pass();
    await staff.edit(id, { reciverHouse: '1' });
    expect(await countOf(run)).toBe(1);
    expect((await tell(seen, [id])).status).toBe(409);
    expect((await tell(await staff.read(run), [other, id + 100_000])).status).toBe(422);
    expect((await tell(await staff.read(run), [other])).body).toMatchObject({ changedAfterLeaving: 1 });
  });

  it('needs no news of an order that it is done with, nor after its return', async () => {
    const { run, ids } = await leftRunOf(2);
    const [one = 0, two = 0] = ids;
    await staff.edit(one, { reciverHouse: '14' });
    await staff.edit(two, { reciverHouse: '15' });
    await staff.edit(one, { status: 6 });
    expect(await countOf(run)).toBe(1);
    const { version } = await staff.read(run);
    const outcomes = [{ order: two, outcome: 'missed', nextDay: '2026-12-01' }];
    const back = await staff.post(staff.manager, run.id, 'return', { version, outcomes, close: true });
    expect([back.status, back.body]).toMatchObject([
      200,
      { run: { version: version + 1, changedAfterLeaving: 0 } },
    ]);
    expect(await staff.readOrder(two)).toMatchObject({ deliveryDate: ANOTHER_DAY });
    expect((await tell(run, [two])).body).toMatchObject({ code: 'transition', message: 'Рейс не в пути.' });
  });

  it('has the changes on the sheet that is printed again', async () => {
    const { run, ids } = await leftRunOf(2);
    const [one = 0, two = 0] = ids;
    const print = async (): Promise<string> => {
      const { cookie } = staff.manager;
      const answer = await test.app.inject({
        method: 'GET',
        url: `/api/runs/${run.id}/sheet`,
        headers: cookie ? { cookie } : {},
      });
      return (await readPdf(answer.rawPayload)).pages.map((page) => textOf(page)).join(' ');
    };
    expect(await print()).not.toContain('Изменено');
    await staff.edit(one, { reciverHouse: '14' });
    await staff.edit(two, { status: 9 });
    const text = await print();
    expect(text).toContain('Изменено 9:02: дом получателя: было 1, стало 14');
    expect(text).toContain(`Не везти № ${two}. Изменено 9:02: статус: было В пути, стало Отменена`);
  });
});
