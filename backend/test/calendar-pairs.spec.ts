import { defaultCalendar } from '@shlyah/domain';
import type { BusyDayDto } from '../src/modules/day/day.dto';
import { addOrder, addTestOrder, addUser, orderBody } from './support/factories';
import { resetCalendar } from './support/reset-calendar';
import { COMMON, csv, HEADINGS, previewOf, row } from './support/import-files';
import { errorsOf } from './support/reading';
import { startTalk, type Talk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let talk: Talk;

/** A Thursday, 10:00 in Minsk; the Friday after it is closed by the tests. */
const MORNING = new Date('2026-12-31T07:00:00Z');
const CLOSED = '2027-01-01';
const refused = { deliveryDate: ['01.01 — Новый год, доставки нет. Ближайшие: 03.01, 04.01'] };

beforeEach(async () => {
  await resetCalendar(test);
  test.clock.set(MORNING);
  talk = await startTalk(test, { deliveryDate: '2027-01-05 23:00' });
});

const without = (day: string) => ({
  ...defaultCalendar,
  days: [{ day, isOpen: false, name: 'Новый год' }],
});
const save = async (version = 1, calendar: object = without(CLOSED)) =>
  talk.admin.put('/api/calendar', { body: { ...calendar, version } });
const onClosed = (changes: object = {}) =>
  addOrder(test, talk.user, { deliveryDate: `${CLOSED} 23:00`, ...changes });
const busy = async () => (await (await test.as('manager')).get('/api/day')).body as BusyDayDto[];

describe('a day that closes', () => {
  it('leaves its orders as they are, and they are counted: those at work, from today on, of no sandbox', async () => {
    // No other test has orders on this Friday.
    const day = '2027-01-08';
    const deliveryDate = `${day} 23:00`;
    const [kept, done] = [await onClosed({ deliveryDate }), await onClosed({ deliveryDate })];
    await addOrder(test, talk.user, { deliveryDate: `${day} 09:00` });
    await addTestOrder(test, talk.user, { deliveryDate });
    await talk.manager.put('/api/order', { body: { id: done.id, version: done.version, status: 6 } });
    const counted = async () => (await busy()).filter((one) => one.day === day);
    expect(await counted()).toEqual([{ day, orders: 2, pickups: 0, isOpen: true, next: null, runs: [] }]);
    await save(1, without(day));
    expect(await counted()).toEqual([
      { day, orders: 2, pickups: 0, isOpen: false, next: '2027-01-10', runs: [] },
    ]);
    const query = { id: kept.id };
    expect((await talk.client.get('/api/order/single', { query })).body).toMatchObject({
      version: kept.version,
      deliveryDate,
    });
    test.clock.set(new Date('2027-01-08T21:00:00Z'));
    expect(await counted()).toEqual([]);
  });

  it('keeps no order from being edited otherwise: only a changed day is judged', async () => {
    const { id, version } = await onClosed();
    await save();
    const edit = (body: object) => talk.manager.put('/api/order', { body: { id, ...body } });
    const priced = await edit({ version, price: 20, deliveryDate: `${CLOSED} 23:00` });
    expect(priced).toMatchObject({ status: 200, body: { price: 20, deliveryDate: `${CLOSED} 23:00` } });
    const next = (priced.body as { version: number }).version;
    expect(errorsOf(await edit({ version: next, deliveryDate: `${CLOSED} 18:00` }))).toEqual(refused);
    expect((await edit({ version: next, deliveryDate: '2027-01-03 23:00' })).status).toBe(200);
  });

  it('is refused to the form, to many orders at once, and to one of a file, that were begun before', async () => {
    const table = csv(HEADINGS, row({ 8: '01.01.2027' }));
    const { orders } = await previewOf(talk.client, table, { common: COMMON });
    expect(orders[0]?.order).not.toBeNull();
    await save();
    const body = orderBody({ deliveryDate: `${CLOSED} 12:00` });
    const headers = { 'Idempotency-Key': 'form' };
    expect(errorsOf(await talk.client.post('/api/order', { body, headers }))).toEqual(refused);
    const batch = { orders: [orders[0]?.order, orderBody({ deliveryDate: '2027-01-03 12:00' })] };
    expect((await talk.client.post('/api/order/batch', { body: batch })).body).toMatchObject([
      { statusCode: 422, errors: refused },
      { statusCode: 201 },
    ]);
    const [moved] = (
      await talk.manager.post('/api/order/bulk', {
        body: { orders: [{ id: talk.order.id, version: 1 }], deliveryDate: `${CLOSED} 12:00` },
      })
    ).body as { statusCode: number; message: string }[];
    expect(moved).toMatchObject({ statusCode: 422, code: 'invalid', message: refused.deliveryDate[0] });
  });

  it('and opens again lets the same form through', async () => {
    await save();
    const send = () =>
      talk.client.post('/api/order', {
        body: orderBody({ deliveryDate: `${CLOSED} 12:00` }),
        headers: { 'Idempotency-Key': 'form' },
      });
    expect((await send()).status).toBe(422);
    await save(2, defaultCalendar);
    expect((await send()).status).toBe(201);
  });

  it('is neither proposed nor, once proposed, accepted', async () => {
    const early = await talk.proposed(talk.manager, { deliveryDate: `${CLOSED} 23:00` });
    await save();
    const late = await talk.propose(talk.client, { deliveryDate: `${CLOSED} 12:00` });
    expect([late.status, errorsOf(late)]).toEqual([422, refused]);
    const accepted = await talk.answer(talk.client, 'accept', early);
    expect([accepted.status, errorsOf(accepted)]).toEqual([422, refused]);
    expect((await talk.read())['deliveryDate']).not.toBe(`${CLOSED} 23:00`);
  });

  it('is refused to orders of the sandbox, too', async () => {
    await save();
    await expect(addTestOrder(test, talk.user, { deliveryDate: `${CLOSED} 12:00` })).rejects.toThrow(
      'Новый год',
    );
  });
});

it('the closing hour is of Minsk, to the minute, and of its day', async () => {
  await save(1, { ...defaultCalendar, closesAt: 17 });
  const send = async (at: string, deliveryDate: string) => {
    test.clock.set(new Date(at));
    return (await talk.client.post('/api/order', { body: orderBody({ deliveryDate }) })).status;
  };
  // Tomorrow, until 17:00 in Minsk.
  expect(await send('2027-01-03T13:59:59Z', '2027-01-04 23:00')).toBe(201);
  expect(await send('2027-01-03T14:00:00Z', '2027-01-04 23:00')).toBe(422);
  expect(await send('2027-01-03T14:00:00Z', '2027-01-05 23:00')).toBe(201);
  // 21:00 UTC is the next day of Minsk, whose hour is to come.
  expect(await send('2027-01-03T20:59:59Z', '2027-01-04 23:00')).toBe(422);
  expect(await send('2027-01-03T21:00:00Z', '2027-01-04 23:00')).toBe(201);
});

it('of two admins at once one saves, and the other is told who', async () => {
  const answers = await Promise.all([save(1), save(1, { ...defaultCalendar, closesAt: 12 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'version_conflict', fresh: { version: 2 }, savedBy: {} });
});

it('orders of an account that is being removed are not counted', async () => {
  await onClosed();
  const orders = async (on: string) => (await busy()).find(({ day }) => day === on)?.orders ?? 0;
  const pickups = async () => (await busy()).reduce((sum, day) => sum + day.pickups, 0);
  expect(await orders(CLOSED)).toBeGreaterThan(0);
  const [ordersBefore, pickupsBefore] = [await orders('2027-01-07'), await pickups()];
  const stranger = await addUser(test);
  await addOrder(test, stranger, { deliveryDate: '2027-01-07 23:00' });
  expect([await orders('2027-01-07'), await pickups()]).toEqual([ordersBefore + 1, pickupsBefore + 1]);
  const left = await talk.admin.delete(`/api/users/deleteAndOrders/${stranger.id}`);
  expect(left.status).toBeLessThan(300);
  expect([await orders('2027-01-07'), await pickups()]).toEqual([ordersBefore, pickupsBefore]);
});
