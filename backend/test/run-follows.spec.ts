import { fromMinsk } from '@shlyah/domain';
import type { RunDto } from '../src/modules/runs/run.dto';
import { idsOf, RUN_DAY } from './support/dispatchers';
import { ANOTHER_DAY, FollowedRuns } from './support/followed-runs';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: FollowedRuns;

beforeAll(async () => {
  staff = await FollowedRuns.of(test);
});

beforeEach(() => test.clock.set(fromMinsk('2026-11-27 09:00')));

describe('a run that is made up', () => {
  it('says what of an order has changed since it was put in, and by whom', async () => {
    const { run, ids } = await staff.runOf(2);
    const [id = 0] = ids;
    await staff.edit(id, { reciverHouse: '14', reciverPhone: '291111111' });
    const { name } = (await staff.manager.get('/api/user')).body as { name: string };
    expect(await staff.changesOf(run, id)).toEqual([
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
    expect((await staff.changesOf(run, id)).map(([field]) => field)).toEqual(['reciverPhone']);
  });

  it('does not leave as it was seen before an edit, and is told who has changed what', async () => {
    const { run, ids } = await staff.runOf(1);
    const [id = 0] = ids;
    expect((await staff.editAs(staff.other, id, { reciverHouse: '9' })).status).toBe(200);
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
      const { run, ids } = await staff.runOf(1);
      const [id = 0] = ids;
      const [left, edited] = await Promise.all([
        staff.post(staff.manager, run.id, 'leave', { version: run.version, keepStatuses: true }),
        staff.editAs(staff.other, id, { reciverHouse: '9' }),
      ]);
      expect(edited.status).toBe(200);
      const now = await staff.read(run);
      if (left.status === 200) expect(now).toMatchObject({ state: 'left', changedAfterLeaving: 1 });
      else expect([left.status, now]).toMatchObject([409, { state: 'open', version: run.version + 1 }]);
    }
  });

  it('has no new version by a change that its driver need not know, or of an order that is in none', async () => {
    const { run, ids } = await staff.runOf(1);
    const [id = 0] = ids;
    await staff.edit(id, { price: 12 });
    await staff.edit(id, { status: 2 });
    await staff.edit(await staff.onRunDay('5'), { reciverHouse: '6' });
    expect(await staff.read(run)).toMatchObject({ version: run.version, changedBy: run.changedBy });
  });

  it('puts an order where its new address belongs, unless it was sorted by hand', async () => {
    const { run, ids } = await staff.runOf(3);
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
    expect((await staff.changesOf(run, two)).map(([field]) => field)).toEqual(['reciverHouse']);
  });

  it('follows the side that its order is fetched from', async () => {
    const made = await staff.run();
    const id = await staff.onRunDay('1');
    const { body } = await staff.put(staff.manager, made, [id], { task: 'fetch' });
    const run = body as RunDto;
    staff.pass();
    await staff.edit(id, { reciverHouse: '9' });
    expect(await staff.read(run)).toMatchObject({ version: run.version, orders: [{ id, changes: [] }] });
    await staff.edit(id, { house: '21' });
    expect((await staff.changesOf(run, id)).map(([field]) => field)).toEqual(['house']);
    expect((await staff.read(run)).version).toBe(run.version + 1);
  });

  it('is left by an order that is fetched on another day', async () => {
    const made = await staff.run();
    const id = await staff.onRunDay('1');
    const { body } = await staff.put(staff.manager, made, [id], { task: 'fetch', confirmDay: true });
    const run = body as RunDto;
    expect(idsOf(run)).toEqual([id]);
    // The pickup goes with the delivery: the last open day before it.
    await staff.edit(id, { deliveryDate: '2026-12-03 23:00' });
    expect(await staff.read(run)).toMatchObject({ orders: [], movedAway: [{ id, day: '2026-12-01' }] });
  });

  it('is left by an order of another day, which it says until the order comes back', async () => {
    const { run, ids } = await staff.runOf(2);
    const [one = 0, two = 0] = ids;
    expect((await staff.editAs(staff.other, one, { deliveryDate: ANOTHER_DAY })).status).toBe(200);
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
    expect(await staff.changesOf(run, two)).toHaveLength(1);
    expect((await staff.added(run, one)).movedAway).toEqual([]);
  });

  it('is left by a hundred orders at once', async () => {
    const { run, ids } = await staff.runOf(100);
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
    const { run, ids } = await staff.runOf(2);
    const [one = 0, two = 0] = ids;
    const client = await test.signedIn(staff.owner);
    expect((await client.post('/api/order/cancel', { body: { id: one } })).status).toBe(200);
    // The run does not keep a client's name, the history of the order does.
    expect(await staff.read(run)).toMatchObject({
      version: run.version + 1,
      changedBy: 'Клиент',
      changedWhat: `№\u00a0${one}: статус`,
    });
    expect(await staff.fieldsOf(run, one)).toEqual([['status', 'Новая', 'Отменена']]);
    const admin = await test.as('admin');
    await admin.delete(`/api/order/${two}`);
    expect(await staff.read(run)).toMatchObject({ changedWhat: `№\u00a0${two}: удалён` });
    expect(await staff.fieldsOf(run, two)).toEqual([['deleted', null, 'удалён']]);
    await admin.post(`/api/order/${two}/restore`, { body: {} });
    expect(await staff.read(run)).toMatchObject({ changedWhat: `№\u00a0${two}: возвращён` });
    expect(await staff.fieldsOf(run, two)).toEqual([]);
  });
});
