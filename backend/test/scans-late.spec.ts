import { labelDigits } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { Scan } from '../src/modules/scans';
import type { ScanAnswerDto } from '../src/modules/scans/scan.dto';
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

/** Of `Dispatchers`: 22:00 in Minsk. */
const NOW = Date.parse('2026-11-27T19:00:00Z');
const at = (minutes: number): void => test.clock.set(new Date(NOW + minutes * minute));
beforeEach(() => at(0));

/** A clock that is two years slow. */
const WRONG = '2024-11-27T05:00:00Z';

/** A scan made so many minutes ago, by a scanner whose clock is wrong. */
const scanOf = (code: string, minutes: number, changes: object = {}) => ({
  id: `scan ${++count}`,
  code,
  at: WRONG,
  age: minutes * minute,
  action: 'status',
  status: 4,
  ...changes,
});
const send = (scans: object[], who?: Client) => staff.scan(scans, who);
const one = async (code: string, minutes = 0, changes: object = {}, who?: Client): Promise<ScanAnswerDto> =>
  (await send([scanOf(code, minutes, changes)], who))[0] as ScanAnswerDto;
const ofPlaces = (places: number) => staff.orderOf(places);
const statusOf = async (id: number) => (await staff.readOrder(id)).status.id;

describe('a status scan that arrives late', () => {
  it('leaves what the desk decided later, says who and when, and is kept', async () => {
    const id = await staff.order();
    at(3);
    const { version } = await staff.readOrder(id);
    const body = { id, version, status: 7, failure: 'refused' };
    expect((await staff.other.put('/api/order', { body })).status).toBe(200);
    at(10);
    const sent = scanOf(labelDigits(id, 1), 10);
    const [answer] = await send([sent]);
    expect(answer).toMatchObject({
      result: 'outdated',
      statusCode: 409,
      order: id,
      message: `№\u00a0${id}: позже поставили «Не доставлена»: Пётр Второй, в\u00a022:03`,
    });
    expect(await staff.readOrder(id)).toMatchObject({ status: { id: 7 }, failure: 'refused', version: 2 });
    expect((await staff.history(id, 'status')).map(({ to }) => to)).toEqual(['Не доставлена', 'Новая']);
    expect(await test.database.read.countBy(Scan, { orderId: id })).toBe(1);
    // Sent again it is older, and answered the same.
    at(12);
    expect(await send([{ ...sent, age: 12 * minute }])).toEqual([answer]);
    // Scanned again now, it is another try.
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'applied' });
    expect(await statusOf(id)).toBe(4);
  });

  it('of a decision of another day names the day', async () => {
    const id = await staff.order();
    at(60);
    await staff.edit(id, { status: 7, failure: 'refused' });
    at(3 * 60);
    expect((await one(labelDigits(id, 1), 3 * 60 - 30)).message).toContain(', 27.11.2026 23:00');
  });

  it('is done when it was made after the last decision, at its own moment by the server’s clock', async () => {
    const id = await staff.order();
    at(3);
    await staff.edit(id, { status: 3 });
    at(10);
    expect(await one(labelDigits(id, 1), 6)).toMatchObject({ result: 'applied' });
    expect((await staff.history(id, 'status'))[0]).toMatchObject({ to: 'В пути', date: '2026-11-27 22:04' });
  });

  it('is not outdated by an earlier scan of its own queue, which is recorded in the same moment', async () => {
    const id = await staff.order();
    at(10);
    const answers = await send([
      scanOf(labelDigits(id, 1), 9, { status: 3 }),
      scanOf(labelDigits(id, 1), 5, { status: 4 }),
    ]);
    expect(answers.map(({ result }) => result)).toEqual(['applied', 'applied']);
    // A colleague's scan of before that arrives last.
    at(11);
    expect(await one(labelDigits(id, 1), 7, { status: 5 }, staff.other)).toMatchObject({
      result: 'outdated',
    });
    expect(await statusOf(id)).toBe(4);
  });

  it('holds by its time where no age is sent', async () => {
    const id = await staff.order();
    at(3);
    await staff.edit(id, { status: 7, failure: 'refused' });
    at(10);
    const times = [
      [1, 'outdated'],
      [4, 'applied'],
    ] as const;
    for (const [minutes, result] of times) {
      const old = { at: new Date(NOW + minutes * minute).toISOString(), age: undefined };
      expect(await one(labelDigits(id, 1), 0, old)).toMatchObject({ result });
    }
  });

  it('closed and repeated statuses are told as before', async () => {
    const [same, closed] = [await staff.order(), await staff.order()];
    at(3);
    await staff.edit(same, { status: 4 });
    await staff.edit(closed, { status: 9 });
    at(10);
    expect(await one(labelDigits(same, 1), 10)).toMatchObject({ result: 'twice' });
    expect(await one(labelDigits(closed, 1), 10)).toMatchObject({ result: 'closed' });
  });

  it('counts no place that was scanned before the decision', async () => {
    const id = await ofPlaces(2);
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'counted' });
    at(3);
    await staff.edit(id, { status: 7, failure: 'refused' });
    at(5);
    expect(await one(labelDigits(id, 2))).toMatchObject({ result: 'counted', scanned: [2] });
    expect(await statusOf(id)).toBe(7);
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'applied', scanned: [1, 2] });
  });

  it('of the last place to arrive moves the order at the moment of the last place to be scanned', async () => {
    const id = await ofPlaces(2);
    at(10);
    await one(labelDigits(id, 2), 2);
    expect(await one(labelDigits(id, 1), 9, {}, staff.other)).toMatchObject({ result: 'applied' });
    expect((await staff.history(id, 'status'))[0]).toMatchObject({ date: '2026-11-27 22:08' });
  });
});

describe('the age of a scan', () => {
  const aged = (changes: object) =>
    staff.manager.post('/api/scans', { body: { scans: [scanOf('1', 0, changes)] } });

  it.each([['2024-01-01T00:00:00Z'], ['2031-01-01T00:00:00Z']])(
    'is believed whatever the clock says: %s',
    async (wrong) => {
      const id = await staff.order();
      expect(await one(labelDigits(id, 1), 1, { at: wrong })).toMatchObject({ result: 'applied' });
      expect((await staff.history(id, 'status'))[0]).toMatchObject({ date: '2026-11-27 21:59' });
    },
  );

  it('is that of one day at most', async () => {
    const id = await staff.order();
    for (const age of [24 * 60 * minute + 1, Number.MAX_SAFE_INTEGER])
      expect(await one(labelDigits(id, 1), 0, { age })).toMatchObject({
        result: 'bad_time',
        statusCode: 422,
      });
    expect(await one(labelDigits(id, 1), 24 * 60)).toMatchObject({ result: 'applied' });
    expect(await one(labelDigits(id, 1), 0, { at: 'вчера' })).toMatchObject({ result: 'bad_time' });
  });

  it.each([[-1], [1.5], ['минута']])('is a whole number: not %s', async (age) =>
    expect((await aged({ age })).status).toBe(422),
  );
});

describe('a run scan that arrives late', () => {
  const into = ({ id }: { id: number }) => ({ action: 'run', run: id });

  it('leaves the order out of the run that the desk has taken it out of later', async () => {
    const run = await staff.run();
    const id = await staff.order();
    await staff.added(run, id);
    at(3);
    await staff.post(staff.other, run.id, 'orders/remove', { ids: [id] });
    at(10);
    expect(await one(labelDigits(id, 1), 10, into(run))).toMatchObject({
      result: 'outdated',
      message: `№\u00a0${id}: позже убрали из рейса №\u00a0${run.id}: Пётр Второй, в\u00a022:03`,
    });
    expect(idsOf(await staff.read(run))).toEqual([]);
    expect(await one(labelDigits(id, 1), 6, into(run))).toMatchObject({ result: 'applied', joined: true });
  });

  it('confirms an order that the desk has put into the same run, and names another run', async () => {
    const [run, other] = [await staff.run(), await staff.run()];
    const [here, there] = [await staff.order(), await staff.order()];
    at(3);
    await staff.added(run, here);
    await staff.added(other, there);
    at(10);
    expect(await one(labelDigits(here, 1), 10, into(run))).toMatchObject({
      result: 'applied',
      joined: false,
    });
    expect(await one(labelDigits(there, 1), 10, into(run))).toMatchObject({ result: 'other_run' });
  });
});

describe('an order whose places change while they are scanned', () => {
  const places = (id: number, number: number) =>
    staff.edit(id, { packages: Array.from({ length: number }, () => validPackage) });

  it.each([['status'], ['receive'], ['run']])(
    'is completed by %s once the missing place is gone',
    async (action) => {
      const changes = { action, run: action === 'run' ? (await staff.run()).id : null };
      const id = await ofPlaces(3);
      await one(labelDigits(id, 1), 0, changes);
      await one(labelDigits(id, 2), 0, changes);
      await places(id, 2);
      // The edit alone completes nothing: the next scan does.
      expect(await statusOf(id)).toBe(1);
      expect(await one(labelDigits(id, 1), 0, changes)).toMatchObject({ result: 'applied', scanned: [1, 2] });
      expect(await one(labelDigits(id, 2), 0, changes)).toMatchObject({ result: 'twice' });
    },
  );

  it('does not count a place that it no longer has', async () => {
    const id = await ofPlaces(3);
    await one(labelDigits(id, 1));
    await one(labelDigits(id, 3));
    await places(id, 2);
    const gone = await one(labelDigits(id, 3));
    expect(gone).toMatchObject({ result: 'unknown' });
    expect(gone.message).toContain('Напечатайте этикетки заново');
    expect(await one(labelDigits(id, 1))).toMatchObject({ result: 'twice', scanned: [1] });
    expect(await one(labelDigits(id, 2))).toMatchObject({ result: 'applied', scanned: [1, 2] });
  });

  it('waits for a place that was added after all were received', async () => {
    const id = await ofPlaces(2);
    const receive = { action: 'receive' };
    for (const place of [1, 2]) await one(labelDigits(id, place), 0, receive);
    await places(id, 3);
    expect(await one(labelDigits(id, 1), 0, receive)).toMatchObject({ result: 'twice' });
    expect(await one(labelDigits(id, 3), 0, receive)).toMatchObject({
      result: 'applied',
      scanned: [1, 2, 3],
    });
  });
});
