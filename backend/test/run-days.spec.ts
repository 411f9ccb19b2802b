import { labelDigits } from '@shlyah/domain';
import type { DayDto } from '../src/modules/day/day.dto';
import type { RunDto, RunSummaryDto } from '../src/modules/runs/run.dto';
import { Dispatchers, idsOf as idsOfRun, RUN_DAY } from './support/dispatchers';
import { orderBody } from './support/factories';
import { filtered, idsOf, listOf, refusedToClients } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

/** A Wednesday, which the calendar closes. */
const CLOSED = '2026-12-02';
const onDay = (day: string, house?: string) => staff.order(house, { deliveryDate: `${day} 23:00` });
const asking = { confirmDay: null };

describe('the day of a run is asked about', () => {
  it('where the calendar closes it, for a new run and for one that is moved there', async () => {
    const unusual = { code: 'unusual_day', message: '02.12.2026 доставки нет.' };
    const made = await staff.manager.post('/api/runs', { body: { day: CLOSED } });
    expect([made.status, made.body]).toEqual([409, expect.objectContaining(unusual)]);
    const meant = await staff.manager.post('/api/runs', { body: { day: CLOSED, confirmDay: true } });
    expect([meant.status, (meant.body as RunDto).day]).toEqual([201, CLOSED]);

    const { id, version } = await staff.run();
    const move = { version, day: CLOSED };
    const refused = await staff.manager.put(`/api/runs/${id}`, { body: move });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining(unusual)]);
    expect((await staff.read({ id })).day).toBe(RUN_DAY);
    const moved = await staff.manager.put(`/api/runs/${id}`, { body: { ...move, confirmDay: true } });
    expect([moved.status, (moved.body as RunDto).day]).toEqual([200, CLOSED]);
    // The day stays: nothing is asked about the driver.
    const body = { version: (moved.body as RunDto).version, driver: 'Пётр Лис' };
    expect((await staff.manager.put(`/api/runs/${id}`, { body })).status).toBe(200);
  });

  it('where orders are to be brought on another one; all wait for the answer', async () => {
    const made = await staff.run();
    const [same, later] = [await onDay(RUN_DAY), await onDay('2026-12-01')];
    const refused = await staff.put(staff.manager, made, [same, later], asking);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'unusual_day',
        message: `Рейс на 30.11.2026, а доставка в другой день: №\u00a0${later} — 01.12.2026.`,
      }),
    ]);
    expect((await staff.read(made)).orders).toEqual([]);
    expect((await staff.put(staff.manager, made, [same], asking)).status).toBe(200);
    expect((await staff.put(staff.manager, made, [same, later], { confirmDay: true })).status).toBe(200);
    // Who is in the run already is not asked about again.
    expect((await staff.put(staff.manager, made, [same, later], asking)).status).toBe(200);
  });

  it('not where orders are fetched, whose day is another one by nature, nor by a scan', async () => {
    const made = await staff.run();
    const [fetched, scanned] = [await onDay('2026-12-01'), await onDay('2026-12-01')];
    expect((await staff.put(staff.manager, made, [fetched], { ...asking, task: 'fetch' })).status).toBe(200);
    const at = '2026-11-27T19:00:00Z';
    const code = labelDigits(scanned, 1);
    const [answer] = await staff.scan([{ id: 'another day', code, at, action: 'run', run: made.id }]);
    expect(answer).toMatchObject({ result: 'applied' });
    expect(idsOfRun(await staff.read(made))).toEqual(expect.arrayContaining([fetched, scanned]));
  });
});

describe('runs of a day', () => {
  const runsFor = async (ids: number[]): Promise<RunSummaryDto[]> =>
    (await staff.manager.get('/api/runs', { query: { day: RUN_DAY, ids: ids.join(',') } }))
      .body as RunSummaryDto[];

  it('tell their towns and how many of the named orders go there', async () => {
    const [toMinsk, toGomel] = [
      { reciverAddressId: 1, reciverAddress: null },
      { reciverAddressId: 3, reciverAddress: null },
    ];
    const [one, two] = [await staff.run(), await staff.run()];
    await staff.added(one, await staff.order('1', toMinsk));
    await staff.added(two, await staff.order('2', toGomel), await staff.order('3', toGomel));
    const chosen = [
      await staff.order('4', toGomel),
      await staff.order('5', toGomel),
      await staff.order('6', toMinsk),
    ];
    const runs = await runsFor(chosen);
    const of = ({ id }: RunDto) => runs.find((run) => run.id === id);
    expect([of(one)?.fitting, of(two)?.fitting]).toEqual([1, 2]);
    expect(of(two)?.towns).toHaveLength(1);
    expect(of(one)?.towns).not.toEqual(of(two)?.towns);
    // A run of these orders alone is no match of theirs.
    const own = await staff.run();
    await staff.added(own, ...chosen);
    expect((await runsFor(chosen)).find(({ id }) => id === own.id)?.fitting).toBe(0);
    const { body } = await staff.manager.get('/api/runs', { query: { day: RUN_DAY } });
    expect((body as RunSummaryDto[]).map(({ fitting }) => fitting)).toEqual(
      runs.map(() => null).concat([null]),
    );
  });

  it('take more than a hundred orders at once, all or none', async () => {
    const made = await staff.run();
    const client = await test.signedIn(staff.owner);
    const ids: number[] = [];
    for (let house = 1; house <= 105; house++) {
      const { body } = await client.post('/api/order', {
        body: orderBody({ reciverHouse: String(house), deliveryDate: `${RUN_DAY} 23:00` }),
      });
      ids.push((body as { id: number }).id);
    }
    const { status, body } = await staff.put(staff.manager, made, ids, asking);
    expect([status, (body as RunDto).ordersCount]).toEqual([200, 105]);
    const carriers = await staff.manager.get('/api/runs/carriers', { query: { ids: ids.join(',') } });
    expect(carriers.body).toHaveLength(105);
    const many = Array.from({ length: 501 }, (_, at) => at + 1);
    expect((await staff.put(staff.manager, made, many)).status).toBe(422);
  });
});

describe('the driver of an order', () => {
  it('is a filter of staff: what is in his runs now', async () => {
    const driver = 'Янка Купала';
    const [open, other, left] = [await staff.run({ driver }), await staff.run(), await staff.run({ driver })];
    const [one, two, three] = [await onDay(RUN_DAY), await onDay(RUN_DAY), await onDay(RUN_DAY)];
    await staff.added(open, one);
    await staff.added(other, two);
    await staff.left(await staff.added(left, three));
    const found = async () => idsOf(await listOf(staff.manager, filtered({ driver })));
    expect(await found()).toEqual([three, one]);
    // A run that left has nothing more to do with what it has not handed over.
    await staff.edit(three, { status: 7, failure: 'nobody' });
    expect(await found()).toEqual([one]);
    expect(idsOf(await listOf(staff.manager, filtered({ driver: 'Никто' })))).toEqual([]);
    await refusedToClients(test, staff.owner, 'driver', driver);
  });

  it('is named by the day for each of its orders that a run carries', async () => {
    const day = '2026-12-03';
    const made = await staff.run({ day, driver: 'Игорь Савич' });
    const [one, two] = [await onDay(day), await onDay(day)];
    await staff.added(made, one);
    const { body } = await staff.manager.get(`/api/day/${day}`);
    const { carriers, orders } = body as DayDto;
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
    expect(carriers).toMatchObject([{ order: one, run: made.id, driver: 'Игорь Савич', done: false }]);
  });
});
