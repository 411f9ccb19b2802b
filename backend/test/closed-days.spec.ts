import { defaultCalendar } from '@shlyah/domain';
import type { BusyDayDto, DayDto } from '../src/modules/day/day.dto';
import type { BulkResultDto } from '../src/modules/orders/dto/write-order.dto';
import { Dispatchers } from './support/dispatchers';
import { resetCalendar } from './support/reset-calendar';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

/** A Thursday that the tests close, and the next open day. */
const CLOSED = '2026-12-03';
const NEXT = '2026-12-04';

beforeEach(async () => {
  await resetCalendar(test);
  staff ??= await Dispatchers.of(test);
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
    expect(await busy()).toEqual({ day: CLOSED, orders: 3, isOpen: true, next: null, runs: [] });
    await close();
    const closed = { day: CLOSED, orders: 3, isOpen: false, next: NEXT };
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
