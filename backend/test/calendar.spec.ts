import { defaultCalendar, type Calendar } from '@shlyah/domain';
import type { DayDto } from '../src/modules/day/day.dto';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody } from './support/factories';
import { resetCalendar } from './support/reset-calendar';
import { COMMON, csv, HEADINGS, previewOf, row } from './support/import-files';
import { complaints, historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let client: Client;

/** Thursday, 10:00 in Minsk. */
const MORNING = new Date('2026-12-31T07:00:00Z');

const NEW_YEAR = { day: '2027-01-01', isOpen: false, name: 'Новый год' };
const WORKED = { day: '2027-01-02', isOpen: true, name: '' };
const holidays: Calendar = { ...defaultCalendar, days: [NEW_YEAR, WORKED] };

beforeEach(async () => {
  await resetCalendar(test);
  test.clock.set(MORNING);
  admin = await test.as('admin');
  client = await test.signedIn(await addUser(test));
});

const read = async () => (await test.visitor().get('/api/calendar')).body as Calendar & { version: number };
const save = (calendar: object, version = 1) =>
  admin.put('/api/calendar', { body: { ...calendar, version } });
const send = (deliveryDate: string) => client.post('/api/order', { body: orderBody({ deliveryDate }) });
const refusal = async (deliveryDate: string) => (await send(deliveryDate)).body as { errors?: object };

const newYear = ['01.01 — Новый год, доставки нет. Ближайшие: 02.01, 03.01'];

describe('the days of delivery', () => {
  it('are, until an admin changes them, all but Wednesdays and Saturdays', async () => {
    expect(await read()).toEqual({ ...defaultCalendar, version: 1 });
    expect((await send('2027-01-03 12:00')).status).toBe(201);
    expect(complaints(await send('2027-01-02 12:00'))).toEqual(['deliveryDate']);
  });

  it('are replaced as a whole, in order, with who and what in history and journal', async () => {
    const kind = 'calendarChanged';
    const before = await test.database.read.countBy(JournalEntry, { kind });
    const sent = { weekdays: ['friday', 'monday', 'friday'], days: [WORKED, NEW_YEAR], closesAt: 17 };
    const { status, body } = await save({
      ...sent,
      days: sent.days.map(({ name, ...day }) => ({ ...day, name: name || null })),
    });
    const kept = { weekdays: ['monday', 'friday'], days: [NEW_YEAR, WORKED], closesAt: 17, version: 2 };
    expect([status, body]).toEqual([200, kept]);
    expect(await read()).toEqual(kept);
    expect(await historyOf(test, 'calendar')).toEqual([
      'weekdays: sunday, monday, tuesday, thursday, friday → monday, friday by admin',
      'days: null → − 2027-01-01 Новый год; + 2027-01-02 by admin',
      'closesAt: null → 17:00 by admin',
    ]);
    expect(await test.database.read.countBy(JournalEntry, { kind })).toBeGreaterThan(before);
  });

  it('saved over another one’s save are refused with what is there; the same may be sent again', async () => {
    await save(holidays);
    expect(await save({ ...holidays, closesAt: 12 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', fresh: { ...holidays, version: 2 } },
    });
    expect(await save(holidays)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it.each([
    ['no weekday', { weekdays: [] }, ['weekdays']],
    ['a weekday that is none', { weekdays: ['someday'] }, ['weekdays']],
    ['a day that is none', { days: [{ ...NEW_YEAR, day: '2027-02-30' }] }, ['days.0.day']],
    ['a day twice', { days: [NEW_YEAR, { ...NEW_YEAR, isOpen: true }] }, ['days.1.day']],
    ['an hour that is none', { closesAt: 24 }, ['closesAt']],
    ['no list of days', { days: null }, ['days']],
  ])('with %s are refused', async (_, change, fields) => {
    const answer = await save({ ...defaultCalendar, ...change });
    expect([answer.status, complaints(answer)]).toEqual([422, fields]);
    expect((await read()).version).toBe(1);
  });

  it('judge a new order, its edit, its import and the day of staff', async () => {
    const manager = await test.as('manager');
    const owner = await addUser(test);
    const { id, version } = await addOrder(test, owner, { deliveryDate: '2027-01-01 23:00' });
    await save(holidays);

    expect((await refusal('2027-01-01 12:00')).errors).toEqual({ deliveryDate: newYear });
    expect((await send('2027-01-02 12:00')).status).toBe(201);

    const edit = (deliveryDate: string) => manager.put('/api/order', { body: { id, version, deliveryDate } });
    expect((await edit('2027-01-06 23:00')).body).toMatchObject({
      errors: { deliveryDate: ['06.01 — среда, доставки нет. Ближайшие: 07.01, 08.01'] },
    });
    const day = (await manager.get('/api/day/2027-01-01')).body as DayDto;
    expect(day).toMatchObject({ nextDelivery: '2027-01-02 23:00', previous: '2026-12-31' });
    expect(day.unfit).toContainEqual({ reason: 'closed', ids: [id] });

    const ofRow = await previewOf(client, csv(HEADINGS, row({ 8: '01.01.2027' })));
    expect(ofRow.orders[0]?.problems).toMatchObject([{ cell: 'I2', message: `Ячейка I2: ${newYear[0]}` }]);
    const common = { ...COMMON, deliveryDate: '2027-01-01 23:00' };
    const undated = csv(HEADINGS.slice(0, 8), row().slice(0, 8));
    expect((await previewOf(client, undated, { common })).common).toEqual({ deliveryDate: newYear });
  });

  it('close today and tomorrow at their hour', async () => {
    await save({ ...defaultCalendar, closesAt: 11 });
    test.clock.set(new Date('2027-01-03T07:00:00Z'));
    client = await test.signedIn(await addUser(test));
    expect((await send('2027-01-04 12:00')).status).toBe(201);
    test.clock.set(new Date('2027-01-03T08:00:00Z'));
    expect((await refusal('2027-01-03 23:59')).errors).toEqual({
      deliveryDate: ['Заказы на 03.01 принимаются сегодня до 11:00. Ближайшие: 05.01, 07.01'],
    });
    expect((await refusal('2027-01-04 12:00')).errors).toEqual({
      deliveryDate: ['Заказы на 04.01 принимаются сегодня до 11:00. Ближайшие: 05.01, 07.01'],
    });
  });
});
