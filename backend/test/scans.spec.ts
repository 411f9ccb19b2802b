import { labelDigits, registerDigits, runDigits } from '@shlyah/domain';
import type { ScanAnswerDto } from '../src/modules/scans/scan.dto';
import { Scan } from '../src/modules/scans';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { Client } from './support/client';
import { Dispatchers, idsOf } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const minute = 60_000;

const test = setUpTestApp();
let staff: Dispatchers;
let count = 0;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

/** Of `Dispatchers`. */
const NOW = Date.parse('2026-11-27T19:00:00Z');
const ago = (ms: number): string => new Date(NOW - ms).toISOString();
const scanOf = (code: string, changes: object = {}) => ({
  id: `scan ${++count}`,
  code,
  at: ago(0),
  action: 'status',
  status: 4,
  ...changes,
});
const send = (scans: object[], who?: Client) => staff.scan(scans, who);
const one = async (code: string, changes: object = {}, who?: Client): Promise<ScanAnswerDto> =>
  (await send([scanOf(code, changes)], who))[0] as ScanAnswerDto;

describe('a status scan', () => {
  it('moves the order as the desk does, at the moment of the scan', async () => {
    const id = await staff.order();
    const answer = await one(labelDigits(id, 1), { at: ago(90 * minute) });
    expect(answer).toMatchObject({
      result: 'applied',
      statusCode: 200,
      order: id,
      place: 1,
      places: 1,
      priceless: true,
      version: 2,
      message: `№\u00a0${id}: В пути`,
      before: { status: 1, failure: null },
    });
    expect((await staff.readOrder(id)).status.id).toBe(4);
    const [event] = await staff.history(id, 'status');
    expect(event).toMatchObject({ from: 'Новая', to: 'В пути', date: '2026-11-27 20:30' });
    const letters = await staff.manager.get(`/api/order/${id}/messages`);
    expect(letters.body).not.toEqual([]);
    const events = (await test.database.read.query('SELECT type FROM integration_events WHERE orderId = ?', [
      id,
    ])) as { type: string }[];
    expect(events.map(({ type }) => type)).toContain('order.status');
  });

  it('counts the places of an order, of two people together, and moves it at the last one', async () => {
    const id = await staff.orderOf(3);
    expect(await one(labelDigits(id, 2))).toMatchObject({ result: 'counted', places: 3, scanned: [2] });
    expect(await one(labelDigits(id, 2))).toMatchObject({ result: 'twice', scanned: [2] });
    expect(await one(labelDigits(id, 1), {}, staff.other)).toMatchObject({
      result: 'counted',
      scanned: [1, 2],
      message: `№\u00a0${id}: мест 2 из 3`,
    });
    expect((await staff.readOrder(id)).status.id).toBe(1);
    expect(await one(labelDigits(id, 3))).toMatchObject({ result: 'applied', scanned: [1, 2, 3] });
    expect((await staff.readOrder(id)).status.id).toBe(4);
    expect(await one(labelDigits(id, 3))).toMatchObject({ result: 'twice', statusCode: 200 });
  });

  it('begins to count anew once the order was put back', async () => {
    const id = await staff.orderOf(2);
    await send([scanOf(labelDigits(id, 1)), scanOf(labelDigits(id, 2))]);
    await staff.edit(id, { status: 3 });
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'counted', scanned: [1] });
  });

  it('takes the whole order by its number, whatever places were scanned', async () => {
    const id = await staff.orderOf(3);
    await one(labelDigits(id, 1));
    expect(await one(`№ ${id}`)).toMatchObject({ result: 'applied', place: null, scanned: [1, 2, 3] });
    const trackingUrlOf = async (order: number) => String((await staff.readOrder(order)).trackingUrl);
    const single = await staff.order();
    expect(await one(await trackingUrlOf(single))).toMatchObject({ result: 'applied', order: single });
    const many = await staff.orderOf(2);
    expect(await one(await trackingUrlOf(many))).toMatchObject({ result: 'no_place', statusCode: 422 });
  });

  it('of two scanners with the two last places one moves the order, once', async () => {
    const id = await staff.orderOf(2);
    const answers = await Promise.all([
      one(labelDigits(id, 1)),
      one(labelDigits(id, 2), {}, staff.other),
      one(labelDigits(id, 2), {}, staff.other),
    ]);
    expect(answers.map(({ result }) => result).filter((result) => result === 'applied')).toHaveLength(1);
    expect(await staff.readOrder(id)).toMatchObject({ status: { id: 4 }, version: 2 });
    expect(await staff.history(id, 'status')).toHaveLength(2);
  });

  it('never moves back to an earlier status, nor moves a closed order', async () => {
    const id = await staff.order();
    await staff.edit(id, { status: 5 });
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'later', statusCode: 409 });
    await staff.edit(id, { status: 7 });
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'applied' });
    await staff.edit(id, { status: 9 });
    expect(await one(labelDigits(id, 1))).toMatchObject({
      result: 'closed',
      message: `№\u00a0${id}: Отменена`,
    });
    const archived = await staff.order();
    await staff.edit(archived, { state: 3 });
    expect(await one(labelDigits(archived, 1))).toMatchObject({ result: 'closed' });
    for (const status of [1, 9, 99, null])
      expect(await one(labelDigits(id, 1), { status })).toMatchObject({ result: 'refused', statusCode: 422 });
  });

  it('of «Не доставлена» needs a reason', async () => {
    const id = await staff.order();
    const failed = { status: 7 };
    expect(await one(labelDigits(id, 1), failed)).toMatchObject({ result: 'needs_reason', statusCode: 422 });
    const other = await one(labelDigits(id, 1), { ...failed, failure: 'other' });
    expect(other).toMatchObject({ result: 'refused' });
    const nobody = await one(labelDigits(id, 1), { ...failed, failure: 'nobody' });
    expect(nobody).toMatchObject({ result: 'applied' });
    expect(await staff.readOrder(id)).toMatchObject({ status: { id: 7 }, failure: 'nobody' });
    expect(await one(labelDigits(id, 1))).toMatchObject({ before: { status: 7, failure: 'nobody' } });
  });
});

describe('a scan', () => {
  it.each([
    ['of no order', labelDigits(999_999, 1)],
    ['of a code of others', '4811111111111'],
    ['of a register', registerDigits(5)],
    ['of a run', runDigits(5)],
    ['of two labels in one', labelDigits(1, 1).repeat(2)],
  ])('%s is unknown', async (_, code) =>
    expect(await one(code)).toMatchObject({ result: 'unknown', statusCode: 404, order: null }),
  );

  it('of a place that the order does not have is unknown', async () => {
    const id = await staff.orderOf(2);
    expect(await one(labelDigits(id, 3))).toMatchObject({ result: 'unknown', order: id });
  });

  it('has a moment of the last 24 hours; a clock that is slightly ahead is forgiven', async () => {
    const id = await staff.order();
    for (const at of [
      ago(24 * 60 * minute + 1),
      ago(-6 * minute),
      'вчера',
      '2026-11-27 20:00',
      '2026-13-40T00:00:00Z',
    ])
      expect(await one(labelDigits(id, 1), { at })).toMatchObject({ result: 'bad_time', statusCode: 422 });
    expect((await staff.readOrder(id)).status.id).toBe(1);
    expect(await one(labelDigits(id, 1), { at: ago(-minute) })).toMatchObject({ result: 'applied' });
    expect((await staff.history(id, 'status'))[0]).toMatchObject({ date: '2026-11-27 22:00' });
  });

  it('that only looks changes nothing', async () => {
    const id = await staff.orderOf(2);
    const run = await staff.run();
    await staff.added(run, id);
    const answer = await one(labelDigits(id, 1), { action: 'find' });
    expect(answer).toMatchObject({ result: 'found', order: id, version: 1 });
    expect(answer.message).toContain(`Новая. Рейс №\u00a0${run.id}, Игорь Савич`);
  });

  it.each([
    ['no scans', { scans: [] }],
    ['none at all', {}],
    ['too many', { scans: Array.from({ length: 101 }, () => scanOf('1')) }],
    ['a text', { scans: ['1'] }],
    ['no id', { scans: [{ ...scanOf('1'), id: '' }] }],
    ['an unknown action', { scans: [scanOf('1', { action: 'delete' })] }],
    ['an unknown reason', { scans: [scanOf('1', { status: 7, failure: 'rain' })] }],
    ['a long code', { scans: [scanOf('1'.repeat(201))] }],
  ])('a body with %s is refused', async (_, body) =>
    expect((await staff.manager.post('/api/scans', { body })).status).toBe(422),
  );

  it('is kept for two days', async () => {
    await one(labelDigits(await staff.order(), 1));
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + 2 * 24 * 60 * minute + minute));
    await test.app.get(Upkeep).run();
    test.clock.set(now);
    expect(await test.database.read.count(Scan)).toBe(0);
  });
});

describe('a run scan', () => {
  const into = ({ id }: { id: number }) => ({ action: 'run', run: id });

  it('puts the order into the run when its last place is scanned, and counts those that are there', async () => {
    const run = await staff.run();
    const id = await staff.orderOf(2);
    expect(await one(labelDigits(id, 1), into(run))).toMatchObject({ result: 'counted' });
    expect(idsOf(await staff.read(run))).toEqual([]);
    expect(await one(labelDigits(id, 2), into(run))).toMatchObject({ result: 'applied', joined: true });
    expect(idsOf(await staff.read(run))).toEqual([id]);
    expect(await one(labelDigits(id, 1), into(run))).toMatchObject({ result: 'twice' });
    const listed = await staff.order();
    await staff.added(run, listed);
    expect(await one(labelDigits(listed, 1), into(run))).toMatchObject({ result: 'applied', joined: false });
    expect(await staff.historyOf(id)).toEqual([[null, `№\u00a0${run.id}`]]);
  });

  it('tells how much of the run all scanners have scanned', async () => {
    const run = await staff.run();
    const [many, single, canceled] = [await staff.orderOf(2), await staff.order(), await staff.order()];
    await staff.added(run, many, single, canceled);
    await staff.edit(canceled, { status: 9 });
    const counted = async (code: string, who?: Client) => (await one(code, into(run), who)).runCount;
    expect(await counted(labelDigits(many, 1))).toEqual({ scanned: 1, places: 3 });
    expect(await counted(labelDigits(many, 1))).toEqual({ scanned: 1, places: 3 });
    expect(await counted(labelDigits(many, 2), staff.other)).toEqual({ scanned: 2, places: 3 });
    expect(await counted(String(single))).toEqual({ scanned: 3, places: 3 });
    expect(await counted(labelDigits(canceled, 1))).toBeNull();
    const joining = await staff.order();
    expect(await counted(labelDigits(joining, 1))).toEqual({ scanned: 4, places: 4 });
    // Taken out and put back by the desk, it has to be scanned again.
    await staff.post(staff.manager, run.id, 'orders/remove', { ids: [joining] });
    test.clock.set(new Date(NOW + 1));
    await staff.added(run, joining);
    expect(await counted(labelDigits(many, 1))).toEqual({ scanned: 3, places: 4 });
    test.clock.set(new Date(NOW));
    expect((await one(String(single))).runCount).toBeNull();
  });

  it('may be repeated once the order was taken out', async () => {
    const run = await staff.run();
    const id = await staff.order();
    await one(labelDigits(id, 1), into(run));
    await staff.post(staff.manager, run.id, 'orders/remove', { ids: [id] });
    expect(await one(labelDigits(id, 1), into(run))).toMatchObject({ result: 'applied', joined: true });
  });

  it('names the other run, the run that has left meanwhile, and the one that is gone', async () => {
    const [run, other] = [await staff.run(), await staff.run({ driver: 'Пётр Лис' })];
    const id = await staff.order();
    await staff.added(other, id);
    const answer = await one(labelDigits(id, 1), into(run));
    expect(answer).toMatchObject({ result: 'other_run', statusCode: 409 });
    expect(answer.message).toContain(`№\u00a0${other.id} (Пётр Лис, 30.11.2026)`);
    const late = await staff.order();
    await staff.left(await staff.read(other));
    expect(await one(labelDigits(late, 1), into(other))).toMatchObject({ result: 'run_left' });
    expect(await one(labelDigits(late, 1), into({ id: 999_999 }))).toMatchObject({ result: 'no_run' });
    expect(await one(labelDigits(late, 1), { action: 'run' })).toMatchObject({ result: 'no_run' });
    await staff.edit(late, { status: 9 });
    expect(await one(labelDigits(late, 1), into(run))).toMatchObject({ result: 'closed' });
  });

  it('takes an order over from a run that left today and could not deliver it', async () => {
    const [first, second] = [await staff.run({ day: '2026-11-27' }), await staff.run({ day: '2026-11-27' })];
    const id = await staff.order();
    await staff.left(await staff.added(first, id));
    expect(await one(labelDigits(id, 1), into(second))).toMatchObject({ result: 'other_run' });
    await staff.edit(id, { status: 7, failure: 'nobody' });
    expect(await one(labelDigits(id, 1), into(second))).toMatchObject({ result: 'applied', joined: true });
    expect(idsOf(await staff.read(second))).toEqual([id]);
  });
});

describe('a receiving scan', () => {
  it('ticks the place in the register of its client', async () => {
    const id = await staff.orderOf(2);
    const client = await test.signedIn(staff.owner);
    const { body } = await client.post('/api/registers', { body: { ids: [id] } });
    const register = body as { id: number };
    const answer = await one(labelDigits(id, 2), { action: 'receive' });
    expect(answer).toMatchObject({ result: 'counted', scanned: [2] });
    expect(answer.message).toContain(`реестр №\u00a0${register.id}`);
    expect((await staff.manager.get(`/api/registers/${register.id}`)).body).toMatchObject({
      orders: [{ id, received: [2] }],
    });
    expect(await one(labelDigits(id, 1), { action: 'receive' })).toMatchObject({ result: 'applied' });
    expect(await staff.history(id, 'received')).toEqual([]);
    expect((await staff.readOrder(id)).status.id).toBe(1);
  });

  it('of an order in no register is told in its history', async () => {
    const id = await staff.orderOf(2);
    await send([1, 2].map((place) => scanOf(labelDigits(id, place), { action: 'receive', at: ago(minute) })));
    const received = await staff.history(id, 'received');
    expect(received).toMatchObject([{ to: 'мест 2 из 2', date: '2026-11-27 21:59' }]);
    expect(await one(labelDigits(id, 2), { action: 'receive' })).toMatchObject({ result: 'twice' });
  });
});
