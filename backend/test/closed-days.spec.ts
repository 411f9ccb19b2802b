import { defaultCalendar } from '@shlyah/domain';
import type { BusyDayDto, DayDto } from '../src/modules/day/day.dto';
import type { BulkResultDto } from '../src/modules/orders/dto/write-order.dto';
import { Order } from '../src/modules/orders/model/order.entity';
import type { RunDto } from '../src/modules/runs/run.dto';
import { Dispatchers } from './support/dispatchers';
import { lastLetterTo } from './support/reading';
import { resetCalendar } from './support/reset-calendar';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

/** A Thursday that the tests close, and the next open day. */
const CLOSED = '2026-12-03';
const NEXT = '2026-12-04';

beforeEach(async () => {
  await resetCalendar(test);
  if (staff !== undefined) return;
  // Orders of the demo are due on days from today on.
  await test.database.write((tx) => tx.createQueryBuilder().delete().from(Order).execute());
  staff = await Dispatchers.of(test);
});

const close = async () => {
  const admin = await test.as('admin');
  const days = [{ day: CLOSED, isOpen: false, name: 'Переучёт' }];
  const { status } = await admin.put('/api/calendar', { body: { ...defaultCalendar, days, version: 1 } });
  expect(status).toBe(200);
};
const onDay = (time = '23:00') => staff.order(undefined, { deliveryDate: `${CLOSED} ${time}` });
const busy = async (): Promise<BusyDayDto | undefined> =>
  ((await staff.manager.get('/api/day')).body as BusyDayDto[]).find(({ day }) => day === CLOSED);
const dayOf = async () => (await staff.manager.get(`/api/day/${CLOSED}`)).body as DayDto;
const move = async (orders: object[], day = NEXT): Promise<BulkResultDto[]> => {
  const body = { orders, deliveryDate: `${day} 23:00` };
  return (await staff.manager.post('/api/order/bulk', { body })).body as BulkResultDto[];
};

describe('a day that closes with orders', () => {
  it('names them, the runs that carry some and the next open day; then none are left', async () => {
    const [one, two, three] = [await onDay(), await onDay('10:00'), await onDay()];
    const [first, second] = [
      await staff.run({ day: CLOSED, driver: 'Пётр Лис' }),
      await staff.run({ day: NEXT }),
    ];
    await staff.added(first, one, two);
    expect(await busy()).toEqual({ day: CLOSED, orders: 3, pickups: 0, isOpen: true, next: null, runs: [] });
    await close();
    const closed = { day: CLOSED, orders: 3, pickups: 0, isOpen: false, next: NEXT };
    expect(await busy()).toEqual({ ...closed, runs: [{ run: first.id, orders: 2 }] });
    await staff.added(second, three);
    expect(await busy()).toEqual({
      ...closed,
      runs: [
        { run: first.id, orders: 2 },
        { run: second.id, orders: 1 },
      ],
    });

    const { unfit, orders } = await dayOf();
    const ids = unfit.find(({ reason }) => reason === 'closed')?.ids ?? [];
    expect([...ids].sort()).toEqual([one, two, three]);
    const read = orders.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
    // One of them is moved by another manager meanwhile: it is told, and stays where that one has put it.
    const [taken] = read;
    const other = await test.as('admin');
    const put = { ...taken, deliveryDate: '2026-12-07 12:00' };
    expect((await other.put('/api/order', { body: put })).status).toBe(200);
    const results = await move(read);
    expect(results.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(results.find(({ id }) => id === taken?.id)).toMatchObject({
      statusCode: 409,
      code: 'version_conflict',
      order: { deliveryDate: '2026-12-07 12:00' },
      savedBy: { name: expect.any(String) as string },
    });
    expect(await busy()).toBeUndefined();
  });

  it('is moved by one of two admins at once; the other finds the orders there', async () => {
    const id = await onDay();
    await close();
    const { orders } = await dayOf();
    const read = orders.filter((order) => order.id === id).map(({ version }) => ({ id, version }));
    const answers = (await Promise.all([move(read), move(read)])).flat();
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const { order } of answers) expect(order?.deliveryDate).toBe(`${NEXT} 23:00`);
    expect(await busy()).toBeUndefined();
  });

  it('is not moved to a day that is closed, too', async () => {
    const id = await onDay();
    await close();
    const [refused] = await move([{ id, version: 1 }], '2026-12-09');
    expect(refused).toMatchObject({
      statusCode: 422,
      message: expect.stringContaining('доставки нет') as string,
    });
    expect(await busy()).toMatchObject({ orders: 1, next: NEXT });
  });
});

describe('a day that closes with pickups', () => {
  const DELIVERED = '2026-12-08';
  const fetched = (changes: object = {}) =>
    staff.order(undefined, {
      deliveryDate: `${DELIVERED} 23:00`,
      pickupDate: `${CLOSED} 18:00`,
      pickupFrom: '14:00',
      ...changes,
    });
  const moveAll = async (ids: number[], pickupDate: string): Promise<BulkResultDto[]> => {
    const orders = [];
    for (const id of ids) orders.push({ id, version: (await staff.readOrder(id)).version });
    return (await staff.manager.post('/api/order/bulk', { body: { orders, pickupDate } }))
      .body as BulkResultDto[];
  };

  it('counts them; one call moves those that are not delivered before, and can be undone', async () => {
    const former = await busy();
    const [one, two] = [await fetched(), await fetched({ pickupDate: `${CLOSED} 23:00`, pickupFrom: null })];
    const early = await fetched({ deliveryDate: `${CLOSED} 23:00` });
    const orders = (former?.orders ?? 0) + 1;
    const pickups = (former?.pickups ?? 0) + 3;
    expect(await busy()).toMatchObject({ orders, pickups, isOpen: true, next: null });
    await close();
    expect(await busy()).toMatchObject({ orders, pickups, isOpen: false, next: NEXT });
    const { unfit } = await dayOf();
    expect(unfit.find(({ reason }) => reason === 'pickupClosed')?.ids).toEqual(
      expect.arrayContaining([one, two, early]),
    );

    const results = await moveAll([one, early], `${NEXT} 18:00`);
    expect(results).toMatchObject([
      { id: one, statusCode: 200, order: { pickupDate: `${NEXT} 18:00`, pickupFrom: '14:00' } },
      { id: early, statusCode: 422, code: 'invalid' },
    ]);
    expect(results[1]?.message).toMatch(/^Забрать нужно не позже доставки: 03\.12\.2026/);
    expect(await busy()).toMatchObject({ pickups: pickups - 1 });
    const letter = await lastLetterTo(staff.test, staff.owner.email);
    expect(letter).toContain('Когда заберём');

    // What was changed by mistake is taken back, although the day is closed; soon, and only by its last change.
    expect(await moveAll([one], `${CLOSED} 18:00`)).toMatchObject([{ statusCode: 200 }]);
    expect(await moveAll([two], `${CLOSED} 18:00`)).toMatchObject([{ statusCode: 422 }]);
    await moveAll([one], `${NEXT} 18:00`);
    staff.test.clock.set(new Date(staff.test.clock.now().getTime() + 3 * 60_000));
    expect(await moveAll([one], `${CLOSED} 18:00`)).toMatchObject([{ statusCode: 422 }]);
  });

  it('takes nothing back behind a delivery that has moved meanwhile, nor of fetched cargo', async () => {
    const id = await fetched({ pickupDate: `${NEXT} 18:00` });
    await moveAll([id], '2026-12-01 18:00');
    await staff.edit(id, { deliveryDate: '2026-12-03 23:00' });
    expect(await moveAll([id], `${NEXT} 18:00`)).toMatchObject([{ statusCode: 422 }]);
    await staff.edit(id, { status: 4 });
    expect(await moveAll([id], '2026-12-03 18:00')).toMatchObject([
      { statusCode: 422, message: expect.stringContaining('уже забран') as string },
    ]);
  });

  it('leave an open run, which names them, and stay in one that has left', async () => {
    const [waits, sent] = [await fetched(), await fetched()];
    const put = async (id: number) =>
      (
        await staff.put(staff.manager, await staff.run({ day: CLOSED }), [id], {
          task: 'fetch',
          confirmDay: true,
        })
      ).body as RunDto;
    const open = await put(waits);
    const gone = await put(sent);
    const left = await staff.post(staff.manager, gone.id, 'leave', {
      version: gone.version,
      keepStatuses: true,
      confirmDay: true,
    });
    expect(left.status).toBe(200);
    await close();
    expect((await moveAll([waits, sent], `${NEXT} 18:00`)).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ]);
    expect(await staff.read(open)).toMatchObject({ orders: [], movedAway: [{ id: waits, day: NEXT }] });
    const stays = await staff.read(gone);
    expect(stays).toMatchObject({ orders: [{ id: sent }], movedAway: [] });
    expect(stays.changedWhat).toContain('когда забрать');
  });
});
