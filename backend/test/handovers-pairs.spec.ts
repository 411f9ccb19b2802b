import { fromMinsk, labelDigits } from '@shlyah/domain';
import { OrderAnonymisation } from '../src/modules/orders/clients/order-anonymisation';
import { DeletedOrders } from '../src/modules/orders/deleted/deleted-orders.service';
import type { OrderHandoverDto } from '../src/modules/orders/dto/handover.dto';
import { Handover } from '../src/modules/orders/model/handover.entity';
import { Removals } from '../src/modules/users/leaving/removals.service';
import { Dispatchers } from './support/dispatchers';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

const tries = async (id: number): Promise<OrderHandoverDto[]> =>
  (await staff.manager.get(`/api/order/${id}/handovers`)).body as OrderHandoverDto[];

const TAKER = { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' };

const put = async (id: number, change: object) => {
  const { version } = await staff.readOrder(id);
  return staff.manager.put('/api/order', { body: { id, version, ...change } });
};

describe('what cannot be is refused', () => {
  it.each([
    ['an hour to come', { at: '2026-11-27 18:01' }, 'at', 'ещё не наступил'],
    ['an hour before the departure', { at: '2026-11-27 07:59' }, 'at', 'выехал 27.11.2026 08:00'],
    ['more places than there are', { places: 2 }, 'places', 'больше передать нельзя'],
    ['a name that is too long', { receivedBy: 'я'.repeat(151) }, 'receivedBy', '150'],
    ['a stranger', { receivedAs: 'dog' }, 'receivedAs', 'Выберите'],
    ['no date', { at: 'вчера' }, 'at', ''],
  ])('%s', async (_, handover, field, words) => {
    const id = await staff.order();
    await staff.left(await staff.added(await staff.run(), id));
    at('2026-11-27 18:00');
    const answer = await put(id, { status: 6, handover });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)[`handover.${field}`]?.[0]).toContain(words);
    expect(await tries(id)).toEqual([]);
  });

  it('an hour older than three days, one before the order, and one without a try', async () => {
    const id = await staff.order();
    expect(errorsOf(await put(id, { status: 6, handover: { at: '2026-11-27 07:00' } }))).toEqual({
      'handover.at': [expect.stringContaining('Заказ оформлен 27.11.2026 08:00')],
    });
    expect(errorsOf(await put(id, { status: 4, handover: TAKER }))).toHaveProperty('handover');
    expect(errorsOf(await put(id, { handover: TAKER }))).toHaveProperty('handover');
    at('2026-11-30 08:01');
    const manager = await test.as('manager');
    const late = { id, version: 1, status: 6, handover: { at: '2026-11-27 08:00' } };
    expect(errorsOf(await manager.put('/api/order', { body: late }))).toEqual({
      'handover.at': [expect.stringContaining('Прошло больше 72 часов')],
    });
  });

  it('a delivery of some places only', async () => {
    const id = await staff.orderOf(3);
    const partial = await put(id, { status: 6, handover: { places: 2 } });
    expect([partial.status, errorsOf(partial)]).toEqual([
      422,
      { 'handover.places': [expect.stringContaining('Передано мест: 2 из 3')] },
    ]);
    expect((await put(id, { status: 7, failure: 'refused', handover: { places: 2 } })).status).toBe(200);
    expect(await tries(id)).toMatchObject([{ outcome: 'failed', places: 2 }]);
  });
});

it('the hour told at the desk is no reason for an older scan to change the status', async () => {
  const id = await staff.order();
  await staff.edit(id, { status: 4 });
  at('2026-11-27 18:00');
  await staff.edit(id, { status: 7, failure: 'nobody', handover: { at: '2026-11-27 10:15' } });
  at('2026-11-27 18:30');
  const scan = { id: 'late', code: labelDigits(id, 1), at: '2026-01-01T00:00:00Z', age: 390 * 60_000 };
  expect((await staff.scan([{ ...scan, action: 'status', status: 4 }]))[0]).toMatchObject({
    result: 'outdated',
    message: expect.stringContaining('18:00') as string,
  });
});

describe('a handover and its run', () => {
  it('knows none at a point, nor a run that another has taken the order over from', async () => {
    const point = await staff.order('1', { deliveryAddress: 'punkt', recivePoint: 1 });
    await staff.left(await staff.added(await staff.run(), point));
    await staff.edit(point, { status: 5 });
    await staff.edit(point, { status: 6 });
    expect(await tries(point)).toMatchObject([{ outcome: 'handed', run: null }]);
    const id = await staff.order('2');
    const first = await staff.left(await staff.added(await staff.run(), id));
    await staff.edit(id, { status: 7, failure: 'nobody' });
    const second = await staff.left(await staff.added(await staff.run({ driver: 'Вера Рубис' }), id));
    await staff.edit(id, { status: 6 });
    expect(await tries(id)).toMatchObject([
      { outcome: 'handed', run: second.id, driver: 'Вера Рубис' },
      { outcome: 'failed', run: first.id, driver: 'Игорь Савич' },
    ]);
  });
});

describe('the people of a handover', () => {
  const namesOf = async (orderId: number) =>
    (await test.database.read.findBy(Handover, { orderId })).map(({ receivedBy, driver, failureWords }) => [
      receivedBy,
      driver,
      failureWords,
    ]);

  async function delivered(): Promise<number> {
    const id = await staff.order();
    await staff.left(await staff.added(await staff.run(), id));
    await staff.edit(id, { status: 6, handover: TAKER });
    expect(await namesOf(id)).toEqual([['Ольга Вахтёр', 'Игорь Савич', null]]);
    return id;
  }

  it('are in «Мои данные» of the client, without the driver', async () => {
    await delivered();
    const { body } = await (await test.signedIn(staff.owner)).get('/api/user/data');
    const rows = (JSON.parse((body as Buffer).toString()) as { handovers: object[] }).handovers;
    expect(rows.at(-1)).toMatchObject({ outcome: 'handed', ...TAKER });
    expect(JSON.stringify(rows)).not.toContain('Игорь Савич');
  });

  it('go with a deleted order once it cannot come back, and come back with it before that', async () => {
    const id = await delivered();
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
    expect(await namesOf(id)).toEqual([['Ольга Вахтёр', 'Игорь Савич', null]]);
    expect((await admin.post(`/api/order/${id}/restore`)).status).toBe(200);
    expect(await staff.readOrder(id)).toMatchObject({ handover: { receivedBy: 'Ольга Вахтёр' } });
    expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
    at('2027-01-15 08:00');
    await test.app.get(DeletedOrders, { strict: false }).purgeOld(null);
    expect(await namesOf(id)).toEqual([[null, null, null]]);
  });

  it('go with the people of an old order, whose hour stays', async () => {
    const id = await delivered();
    at('2032-01-15 08:00');
    await test.app.get(OrderAnonymisation, { strict: false }).anonymise(new Date('2031-01-01T00:00:00Z'));
    expect(await namesOf(id)).toEqual([[null, null, null]]);
    const [row] = await test.database.read.findBy(Handover, { orderId: id });
    expect(row).toMatchObject({ outcome: 'handed', at: expect.any(Date) as Date, receivedAs: 'guard' });
  });

  it('go with the orders of a client who is deleted', async () => {
    const id = await delivered();
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/users/deleteAndOrders/${staff.owner.id}`)).status).toBe(204);
    await test.app.get(Removals, { strict: false }).runIfDue();
    expect(await namesOf(id)).toEqual([[null, null, null]]);
  });
});
