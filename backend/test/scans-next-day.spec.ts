import { labelDigits } from '@shlyah/domain';
import type { ScanAnswerDto } from '../src/modules/scans/scan.dto';
import { Dispatchers, RUN_DAY } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;
let count = 0;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

/** Of `Dispatchers`; an open day, and a Wednesday, which the calendar closes. */
const NOW = '2026-11-27T19:00:00.000Z';
const [LATER, CLOSED] = ['2026-12-07', '2026-12-02'];

const scanned = async (order: number, changes: object = {}): Promise<ScanAnswerDto> => {
  const sent = { status: 7, failure: 'other_day', nextDay: LATER, ...changes };
  const scan = { id: `day ${++count}`, code: labelDigits(order, 1), at: NOW, action: 'status', ...sent };
  const [answer] = await staff.scan([scan]);
  if (!answer) throw new Error('The scan has no answer');
  return answer;
};
const stateOf = async (id: number) => {
  const { status, failure, deliveryDate } = await staff.readOrder(id);
  return [status.id, failure, deliveryDate];
};
const order = () => staff.order(undefined, { deliveryDate: `${RUN_DAY} 18:00` });

it('a scan of «Не доставлена» names any open day, at the hour of the order, and is taken back with it', async () => {
  const id = await order();
  const answer = await scanned(id);
  expect(answer).toMatchObject({
    result: 'applied',
    message: `№\u00a0${id}: Не доставлена, привезём 07.12.2026`,
    before: { status: 1, failure: null, deliveryDate: `${RUN_DAY} 18:00` },
  });
  expect(await stateOf(id)).toEqual([7, 'other_day', `${LATER} 18:00`]);
  const { body } = await staff.manager.post('/api/scans/takeBack', { body: { ids: [answer.id] } });
  expect(body).toMatchObject([{ statusCode: 200 }]);
  expect(await stateOf(id)).toEqual([1, null, `${RUN_DAY} 18:00`]);
});

it('a closed day, a passed one and none of the calendar change nothing', async () => {
  const id = await order();
  expect(await scanned(id, { nextDay: CLOSED })).toMatchObject({
    result: 'refused',
    message: expect.stringContaining('среда, доставки нет') as string,
  });
  expect(await scanned(id, { nextDay: '2026-11-20' })).toMatchObject({ result: 'refused' });
  const scan = {
    id: 'no day',
    code: labelDigits(id, 1),
    at: NOW,
    action: 'status',
    status: 7,
    nextDay: '31.11',
  };
  expect((await staff.manager.post('/api/scans', { body: { scans: [scan] } })).status).toBe(422);
  expect(await stateOf(id)).toEqual([1, null, `${RUN_DAY} 18:00`]);
});

it('another status leaves the day, and the same id with another day is another scan', async () => {
  const id = await order();
  expect(await scanned(id, { status: 4, failure: null })).toMatchObject({
    result: 'applied',
    before: { deliveryDate: null },
  });
  expect(await stateOf(id)).toEqual([4, null, `${RUN_DAY} 18:00`]);
  const first = await scanned(id, { id: 'same' });
  expect(first.result).toBe('applied');
  expect(await scanned(id, { id: 'same' })).toEqual(first);
  expect(await scanned(id, { id: 'same', nextDay: '2026-12-08' })).toMatchObject({ result: 'id_reused' });
  expect(await stateOf(id)).toEqual([7, 'other_day', `${LATER} 18:00`]);
});

it('is taken back also after the former day has passed', async () => {
  const id = await staff.order(undefined, { deliveryDate: '2026-11-27 23:00' });
  test.clock.set(new Date('2026-11-27T19:58:00Z'));
  const answer = await scanned(id, { age: 0 });
  expect(await stateOf(id)).toEqual([7, 'other_day', `${LATER} 23:00`]);
  test.clock.set(new Date('2026-11-27T20:10:00Z'));
  const { body } = await staff.manager.post('/api/scans/takeBack', { body: { ids: [answer.id] } });
  expect(body).toMatchObject([{ statusCode: 200 }]);
  expect(await stateOf(id)).toEqual([1, null, '2026-11-27 23:00']);
});
