import { fromMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { Run } from '../src/modules/runs';
import type { RunDto, RunSummaryDto } from '../src/modules/runs/run.dto';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { Dispatchers, idsOf, RUN_DAY, textsOf } from './support/dispatchers';
import { addOrder, addTestOrder } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

describe('a run', () => {
  it('is listed on its day, with what it carries', async () => {
    const day = '2026-12-03';
    const made = await staff.run({ day, car: 'Ford Transit, 1234 AB-7' });
    const cargo = [
      { ...validPackage, weight: 1.5 },
      { ...validPackage, weight: 2 },
    ];
    const id = await staff.order('1', { packages: cargo });
    await staff.added(made, id);
    const { version } = (await staff.manager.get('/api/order/single', { query: { id } })).body as {
      version: number;
    };
    await staff.manager.put('/api/order', { body: { id, version, price: 12.5 } });
    const { body } = await staff.manager.get('/api/runs', { query: { day } });
    expect(body as RunSummaryDto[]).toMatchObject([
      {
        id: made.id,
        day,
        driver: 'Игорь Савич',
        driverPhone: '+375 (29) 12-34-567',
        state: 'open',
        car: 'Ford Transit, 1234 AB-7',
        ordersCount: 1,
        placesCount: 2,
        weight: 3.5,
        price: 12.5,
      },
    ]);
    expect((body as RunSummaryDto[])[0]?.volume).toBeGreaterThan(0);
    expect(await staff.carrier(id)).toMatchObject({
      order: id,
      run: made.id,
      driver: 'Игорь Савич',
      state: 'open',
    });
    expect((await staff.manager.get('/api/runs/drivers')).body).toContainEqual({
      driver: 'Игорь Савич',
      driverPhone: '+375 (29) 12-34-567',
      car: 'Ford Transit, 1234 AB-7',
    });
  });

  it('sent again with its key is the same one', async () => {
    const sent = { body: { day: RUN_DAY }, headers: { 'idempotency-key': 'run 1' } };
    const [one, two] = [
      await staff.manager.post('/api/runs', sent),
      await staff.manager.post('/api/runs', sent),
    ];
    expect([one.status, two.status, (two.body as RunDto).id]).toEqual([201, 201, (one.body as RunDto).id]);
  });

  it('goes by town, street and house, and by hand once it was put so', async () => {
    const made = await staff.run();
    const [tenth, tenthA, second] = [
      await staff.order('10'),
      await staff.order('10а'),
      await staff.order('2'),
    ];
    const sorted = await staff.added(made, tenthA, tenth, second);
    expect(idsOf(sorted)).toEqual([second, tenth, tenthA]);
    const byHand = await staff.manager.put(`/api/runs/${made.id}/orders`, {
      body: { version: sorted.version, ids: [tenthA, second, tenth] },
    });
    expect(idsOf(byHand.body as RunDto)).toEqual([tenthA, second, tenth]);
    const first = await staff.order('1');
    const more = await staff.added(made, first);
    expect(idsOf(more)).toEqual([tenthA, second, tenth, first]);
    for (const ids of [[tenthA], [tenthA, tenthA, second, tenth], [tenthA, second, tenth, 999_999]])
      expect(
        (await staff.manager.put(`/api/runs/${made.id}/orders`, { body: { version: more.version, ids } }))
          .status,
      ).toBe(422);
    const again = await staff.manager.put(`/api/runs/${made.id}/orders`, { body: { version: more.version } });
    expect(idsOf(again.body as RunDto)).toEqual([first, second, tenth, tenthA]);
  });

  it('keeps its orders and their order with another driver, and tells who has changed it meanwhile', async () => {
    const made = await staff.run();
    const before = await staff.added(made, await staff.order('2'), await staff.order('1'));
    const { version } = before;
    const changed = await staff.other.put(`/api/runs/${made.id}`, { body: { version, driver: 'Пётр Лис' } });
    expect(changed.body).toMatchObject({ driver: 'Пётр Лис', day: RUN_DAY, driverPhone: before.driverPhone });
    expect(idsOf(changed.body as RunDto)).toEqual(idsOf(before));
    const late = await staff.manager.put(`/api/runs/${made.id}`, { body: { version, car: 'Ford' } });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'version_conflict', fresh: { driver: 'Пётр Лис' }, savedBy: { name: 'Пётр Второй' } },
    ]);
    const dayless = { version: version + 1, day: null };
    expect((await staff.manager.put(`/api/runs/${made.id}`, { body: dayless })).status).toBe(422);
  });

  it('has a day between today and a year ahead, which is judged when it changes', async () => {
    const sent = (day: string) => staff.manager.post('/api/runs', { body: { day, confirmDay: true } });
    for (const day of ['1970-01-01', '2026-11-26', '2027-11-28', '9999-12-31']) {
      const { status, body } = await sent(day);
      expect([status, body]).toMatchObject([422, { errors: { day: [expect.any(String)] } }]);
    }
    for (const day of ['2026-11-27', '2027-11-27']) expect((await sent(day)).status).toBe(201);
    const { id, version } = await staff.run({ day: '2026-11-27' });
    test.clock.set(fromMinsk('2026-11-28 08:00'));
    const edit = (body: object) => staff.manager.put(`/api/runs/${id}`, { body: { version, ...body } });
    expect((await edit({ day: '2026-11-26' })).status).toBe(422);
    expect((await edit({ day: '2026-11-27', car: 'Ford' })).status).toBe(200);
    test.clock.set(fromMinsk('2026-11-27 22:00'));
  });

  it('takes no order that is closed, unknown or a test', async () => {
    const made = await staff.run();
    const done = await addOrder(test, staff.owner);
    await staff.manager.put('/api/order', { body: { id: done.id, version: done.version, status: 6 } });
    const sample = await addTestOrder(test, staff.owner);
    for (const ids of [[done.id], [sample.id], [], [999_999], [await staff.order(), done.id]])
      expect((await staff.put(staff.manager, made, ids)).status).toBe(422);
    expect(idsOf(await staff.read(made))).toEqual([]);
    expect(textsOf((await staff.put(staff.manager, made, [done.id])).body)).toContain(`№\u00a0${done.id}`);
  });

  it('has removed orders again where they were, unless another has changed it since', async () => {
    const made = await staff.run();
    const ids = [await staff.order('1'), await staff.order('2'), await staff.order('3')];
    const [one = 0, two = 0, three = 0] = ids;
    await staff.added(made, one, three);
    await staff.put(staff.manager, made, [two], { task: 'fetch' });
    const { version } = await staff.read(made);
    await staff.manager.put(`/api/runs/${made.id}/orders`, { body: { version, ids: [three, two, one] } });
    const removed = await staff.post(staff.manager, made.id, 'orders/remove', { ids: [two, three] });
    const sent = { version: (removed.body as RunDto).version, deliver: [three], fetch: [two] };
    const back = (body: object) => staff.post(staff.manager, made.id, 'orders/putBack', body);
    expect((await back({ ...sent, ids: [three, one] })).status).toBe(422);
    expect(idsOf(await staff.read(made))).toEqual([one]);
    const { status, body } = await back({ ...sent, ids: [three, two, one] });
    expect([status, idsOf(body as RunDto)]).toEqual([200, [three, two, one]]);
    expect((body as RunDto).orders.map(({ task }) => task)).toEqual(['deliver', 'fetch', 'deliver']);
    const again = await staff.post(staff.other, made.id, 'orders/remove', { ids: [two] });
    await staff.added(made, await staff.order('4'));
    expect(await back({ version: (again.body as RunDto).version, fetch: [two], ids })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', fresh: { id: made.id } },
    });
  });

  it('is deleted only while it is empty', async () => {
    const made = await staff.run();
    const id = await staff.order();
    await staff.added(made, id);
    expect((await staff.manager.delete(`/api/runs/${made.id}`)).body).toMatchObject({ code: 'transition' });
    for (let time = 0; time < 2; time++)
      expect((await staff.post(staff.manager, made.id, 'orders/remove', { ids: [id] })).body).toMatchObject({
        orders: [],
      });
    expect((await staff.manager.delete(`/api/runs/${made.id}`)).status).toBe(204);
    expect((await staff.manager.get(`/api/runs/${made.id}`)).status).toBe(404);
    expect(await staff.historyOf(id)).toEqual([
      [`№\u00a0${made.id}`, null],
      [null, `№\u00a0${made.id}`],
    ]);
  });
});

describe('a run that has left', () => {
  it('changes in nothing until that is taken back, both in the journal', async () => {
    const made = await staff.run();
    const [id, late] = [await staff.order(), await staff.order()];
    const gone = await staff.left(await staff.added(made, id));
    expect(gone).toMatchObject({ state: 'left', leftAt: '2026-11-27 22:00' });
    const { version } = gone;
    const refused = [
      await staff.put(staff.manager, made, [late]),
      await staff.post(staff.manager, made.id, 'orders/remove', { ids: [id] }),
      await staff.manager.put(`/api/runs/${made.id}/orders`, { body: { version } }),
      await staff.manager.put(`/api/runs/${made.id}`, { body: { version, car: 'Ford' } }),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([409, { code: 'transition', fresh: { state: 'left' } }]);
    const next = await staff.run();
    expect(textsOf((await staff.put(staff.manager, next, [id], { from: [made.id] })).body)).toContain(
      'уехал',
    );
    expect((await staff.post(staff.manager, made.id, 'leave', { version: 1 })).body).toMatchObject({
      version,
    });
    const back = await staff.post(staff.other, made.id, 'takeBack', { version });
    expect(back.body).toMatchObject({ state: 'open', changedBy: 'Пётр Второй' });
    expect((await staff.put(staff.manager, made, [late])).status).toBe(200);
    const admin = await test.as('admin');
    const { body } = await admin.get('/api/journal');
    expect(JSON.stringify(body)).toContain(`рейс № ${made.id}, заказов: 1`);
    const kinds = (body as { data: { kind: string }[] }).data.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['runLeft', 'runTakenBack']));
  });

  it('leaves with what its dispatcher has seen, with a driver and an order', async () => {
    const made = await staff.run({ driver: null });
    expect((await staff.post(staff.manager, made.id, 'leave', { version: 1 })).body).toMatchObject({
      code: 'transition',
    });
    await staff.manager.put(`/api/runs/${made.id}`, { body: { version: 1, driver: 'Пётр Лис' } });
    expect((await staff.post(staff.manager, made.id, 'leave', { version: 2 })).body).toMatchObject({
      code: 'transition',
    });
    const seen = await staff.added(made, await staff.order());
    await staff.put(staff.other, made, [await staff.order()]);
    const late = await staff.post(staff.manager, made.id, 'leave', { version: seen.version });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'version_conflict', fresh: { ordersCount: 2 }, savedBy: { name: 'Пётр Второй' } },
    ]);
    const answers = await Promise.all([
      staff.left(await staff.read(made)),
      staff.left(await staff.read(made)),
    ]);
    expect(answers.map(({ version }) => version)).toEqual([seen.version + 2, seen.version + 2]);
  });

  it('holds its orders until its day is over; then the next one takes them, and it cannot come back', async () => {
    const made = await staff.run({ day: '2026-11-27' });
    const id = await staff.order();
    const gone = await staff.left(await staff.added(made, id));
    test.clock.set(fromMinsk('2026-11-28 08:00'));
    expect(await staff.carrier(id)).toBeUndefined();
    const next = await staff.run({ day: '2026-11-30' });
    await staff.added(next, id);
    expect(await staff.carrier(id)).toMatchObject({ run: next.id });
    expect(idsOf(await staff.read(made))).toEqual([id]);
    expect((await staff.historyOf(id))[0]).toEqual([`№\u00a0${made.id}`, `№\u00a0${next.id}`]);
    const back = await staff.post(staff.manager, made.id, 'takeBack', { version: gone.version });
    expect(back.body).toMatchObject({ code: 'transition' });
    test.clock.set(fromMinsk('2026-11-27 22:00'));
  });
});

it('the driver of a run is forgotten with the people of orders of its age', async () => {
  const { id } = await staff.run();
  await test.database.write((tx) => tx.update(Run, { id }, { day: '2020-01-10' }));
  await test.app.get(Upkeep, { strict: false }).run();
  const kept = await test.database.read.findOneByOrFail(Run, { id });
  expect(kept).toMatchObject({ driver: null, driverPhone: null, day: '2020-01-10' });
});
