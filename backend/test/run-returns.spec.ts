import { fromMinsk } from '@shlyah/domain';
import type { RunReturnDto } from '../src/modules/runs/run-return.dto';
import type { RunDto } from '../src/modules/runs/run.dto';
import { Dispatchers } from './support/dispatchers';
import { errorsOf, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

/** A run that left at eight with so many orders to be delivered, in the evening. */
async function onTheRoad(count: number): Promise<{ run: RunDto; ids: number[] }> {
  const ids: number[] = [];
  for (let n = 1; n <= count; n++) ids.push(await staff.order(String(n)));
  const run = await staff.left(await staff.added(await staff.run({ day: '2026-11-27' }), ...ids));
  at('2026-11-27 18:00');
  return { run, ids };
}

const comeBack = (run: RunDto, outcomes: object[], more: object = {}, who = staff.manager) =>
  staff.post(who, run.id, 'return', { version: run.version, outcomes, ...more });
const stopsOf = async (run: RunDto) =>
  (await staff.read(run)).orders.map(({ outcome, status }) => [outcome, status?.id]);
const statusOf = async (id: number) => (await staff.readOrder(id)).status.id;

describe('the return of a run', () => {
  it('gives each order the status of its outcome, and ends the run', async () => {
    const { run, ids } = await onTheRoad(3);
    const [handed = 0, point = 0, failed = 0] = ids;
    const answer = await comeBack(
      run,
      [
        {
          order: handed,
          outcome: 'handed',
          at: '2026-11-27 10:15',
          receivedBy: 'Пётр Сидоров',
          receivedAs: 'receiver',
        },
        { order: point, outcome: 'point' },
        { order: failed, outcome: 'failed', failure: 'nobody', nextDay: '2026-12-04' },
      ],
      { close: true },
    );
    expect([answer.status, (answer.body as RunReturnDto).refused]).toEqual([200, []]);
    const back = await staff.read(run);
    expect(back).toMatchObject({
      returnedAt: '2026-11-27 18:00',
      returnedBy: 'Ольга Кравец',
      doneCount: 2,
      failedCount: 1,
    });
    expect(back.orders).toMatchObject([
      {
        outcome: 'handed',
        status: { id: 6 },
        handover: { date: '2026-11-27 10:15', receivedBy: 'Пётр Сидоров', run: run.id },
      },
      { outcome: 'point', status: { id: 5 }, handover: { date: null, sure: 'unknown' } },
      { outcome: 'failed', status: { id: 7 }, handover: { failure: 'nobody' } },
    ]);
    expect(await staff.readOrder(failed)).toMatchObject({
      deliveryDate: '2026-12-04 23:00',
      failure: 'nobody',
    });
    const { body } = await (await test.signedIn(staff.owner)).get(`/api/order/${point}/handovers`);
    expect(body).toMatchObject([{ outcome: 'point', run: null }]);
  });

  it('knows what was fetched, in parts and not at all, and what was not reached', async () => {
    const run = await staff.run({ day: '2026-11-27' });
    const [whole, some, none, missed] = [
      await staff.order('1'),
      await staff.orderOf(3),
      await staff.order('3'),
      await staff.order('4'),
    ];
    const { deliveryDate } = await staff.readOrder(missed);
    await staff.put(staff.manager, run, [whole, some, none, missed], { task: 'fetch' });
    const left = await staff.left(await staff.read(run));
    at('2026-11-27 18:00');
    const answer = await comeBack(
      left,
      [
        { order: whole, outcome: 'collected' },
        { order: some, outcome: 'collected', places: 2 },
        { order: none, outcome: 'failed', failure: 'nobody' },
        { order: missed, outcome: 'missed', nextDay: '2026-12-04' },
      ],
      { close: true },
    );
    expect(answer.status).toBe(200);
    expect(await stopsOf(left)).toEqual([
      ['collected', 4],
      ['collected', 4],
      ['failed', 2],
      ['missed', 3],
    ]);
    expect(await staff.readOrder(some)).toMatchObject({ handover: { outcome: 'collected', places: 2 } });
    // It is fetched on the next day; its delivery is later, and stays.
    expect(await staff.readOrder(missed)).toMatchObject({
      pickupDate: '2026-12-04 23:00',
      deliveryDate,
    });
    const other = await staff.run({ day: '2026-11-27' });
    expect((await staff.put(staff.manager, other, [none, missed])).status).toBe(200);
  });

  it('is told in parts by two at once, each order once', async () => {
    const { run, ids } = await onTheRoad(2);
    expect((await staff.read(run)).orders.map(({ usual }) => usual)).toEqual(['handed', 'handed']);
    const [first = 0, second = 0] = ids;
    const answers = await Promise.all([
      comeBack(run, [{ order: first, outcome: 'handed', receivedBy: 'Пётр Сидоров' }]),
      comeBack(run, [{ order: second, outcome: 'handed' }], {}, staff.other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const late = await comeBack(
      run,
      [{ order: first, outcome: 'failed', failure: 'nobody' }],
      {},
      staff.other,
    );
    expect((late.body as RunReturnDto).refused).toEqual([
      {
        order: first,
        message: `№\u00a0${first}: уже вручено (время неизвестно), Пётр Сидоров. Записано: Ольга Кравец`,
      },
    ]);
    expect(await statusOf(first)).toBe(6);
    expect((await comeBack(run, [{ order: first, outcome: 'handed' }], { close: true })).status).toBe(200);
    expect((await comeBack(run, [{ order: first, outcome: 'handed' }], { close: true })).status).toBe(200);
    const { body } = await staff.manager.get(`/api/order/${first}/handovers`);
    expect(body).toHaveLength(1);
  });

  it('does not close over orders without an outcome, which it names, and takes what the desk has told', async () => {
    const { run, ids } = await onTheRoad(3);
    const [byDesk = 0, open = 0, canceled = 0] = ids;
    await staff.edit(byDesk, { status: 6 });
    await staff.edit(canceled, { status: 9 });
    // The cancellation is told before the end; outcomes alone ask for no version.
    const stale = await comeBack(run, [], { close: true });
    expect(stale.body).toMatchObject({ code: 'version_conflict', fresh: { version: run.version + 1 } });
    const seen = await staff.read(run);
    const refused = await comeBack(seen, [], { close: true });
    expect(told(refused)).toBe(`409 Без исхода: №\u00a0${open}. Отметьте их, и рейс закроется.`);
    expect((await comeBack(seen, [{ order: open, outcome: 'handed' }], { close: true })).status).toBe(200);
    expect(await stopsOf(run)).toEqual([
      ['handed', 6],
      ['handed', 6],
      [null, 9],
    ]);
  });

  it('tells apart its own try and that of an earlier run', async () => {
    const { run, ids } = await onTheRoad(1);
    const [id = 0] = ids;
    await comeBack(run, [{ order: id, outcome: 'failed', failure: 'nobody' }], { close: true });
    const second = await staff.left(
      await staff.added(await staff.run({ day: '2026-11-27', driver: 'Вера Рубис' }), id),
    );
    expect((await staff.read(second)).orders).toMatchObject([{ outcome: null }]);
    expect((await comeBack(run, [{ order: id, outcome: 'handed' }])).body).toMatchObject({
      refused: [{ order: id, message: expect.stringContaining('уже не вручено') as string }],
    });
    expect(await statusOf(id)).toBe(4);
    await comeBack(second, [{ order: id, outcome: 'handed' }], { close: true });
    expect([await stopsOf(run), await stopsOf(second)]).toEqual([[['failed', 6]], [['handed', 6]]]);
  });

  it('is refused before the departure, for orders of other runs, twice, and over an old version', async () => {
    const open = await staff.added(await staff.run({ day: '2026-11-27' }), await staff.order('9'));
    expect(told(await comeBack(open, []))).toBe('409 Рейс ещё не уехал.');
    const { run, ids } = await onTheRoad(1);
    const [id = 0] = ids;
    const stranger = await staff.order('7');
    const cases: [object[], string][] = [
      [[{ order: stranger, outcome: 'handed' }], 'outcomes.0.order'],
      [
        [
          { order: id, outcome: 'missed' },
          { order: id, outcome: 'handed' },
        ],
        'outcomes.1.order',
      ],
      [[{ order: id, outcome: 'collected' }], 'outcomes.0.outcome'],
      [[{ order: id, outcome: 'stolen' }], 'outcomes.0.outcome'],
      [[{ order: id, outcome: 'failed' }], 'outcomes.0.failure'],
      [[{ order: id, outcome: 'failed', failure: 'other' }], 'outcomes.0.failureWords'],
      [[{ order: id, outcome: 'failed', failure: 'nobody', nextDay: '2026-11-28' }], 'outcomes.0.nextDay'],
      [[{ order: id, outcome: 'handed', at: '2026-11-27 07:59' }], 'outcomes.0.at'],
      [[{ order: id, outcome: 'handed', at: '2026-11-27 18:01' }], 'outcomes.0.at'],
      [[{ order: id, outcome: 'handed', places: 0 }], 'outcomes.0.places'],
    ];
    for (const [outcomes, path] of cases) {
      const answer = await comeBack(run, outcomes);
      expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, [path]]);
    }
    expect(await stopsOf(run)).toEqual([[null, 4]]);
    const old = { ...run, version: run.version - 1 };
    expect((await comeBack(old, [{ order: id, outcome: 'handed' }], { close: true })).status).toBe(409);
    expect(await statusOf(id)).toBe(4);
  });
});

describe('the cancellation of a return', () => {
  const takeBack = async (run: RunDto) =>
    staff.post(staff.manager, run.id, 'takeBackReturn', { version: (await staff.read(run)).version });

  it('opens the run for other outcomes on its day, and keeps those that are there', async () => {
    const { run, ids } = await onTheRoad(2);
    const outcomes = ids.map((order) => ({ order, outcome: 'handed' }));
    await comeBack(run, outcomes, { close: true });
    const back = await staff.read(run);
    const departure = await staff.post(staff.manager, run.id, 'takeBack', { version: back.version });
    expect(told(departure)).toContain('409 Рейс вернулся');
    expect((await takeBack(run)).body).toMatchObject({
      returnedAt: null,
      orders: [{ outcome: 'handed' }, { outcome: 'handed' }],
    });
    expect((await takeBack(run)).status).toBe(200);
    await staff.edit(ids[0] ?? 0, { status: 4 });
    expect(told(await comeBack(await staff.read(run), [], { close: true }))).toContain('409 Без исхода');
  });

  it('is refused on another day', async () => {
    const { run, ids } = await onTheRoad(1);
    await comeBack(run, [{ order: ids[0], outcome: 'handed' }], { close: true });
    at('2026-11-28 00:00');
    expect(told(await takeBack(run))).toContain('409 Возвращение отменяют в тот же день');
  });
});
