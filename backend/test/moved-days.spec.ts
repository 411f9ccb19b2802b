import { JournalEntry } from '../src/platform/journal/journal.entity';
import { MovedDaysRecord } from '../src/modules/calendar/moved-days.entity';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
const YEAR = 2031;
let admin: Client;

beforeEach(async () => {
  await test.database.write((tx) => tx.delete(MovedDaysRecord, { year: YEAR }));
  admin = await test.as('admin');
});

/** A Thursday after the holidays, and the Saturday that makes up for it. */
const OFF = { day: '2031-01-09', isWorking: false };
const WORKED = { day: '2031-01-11', isWorking: true };

const save = (days: unknown, version: unknown = 0, year: number | string = YEAR) =>
  admin.put(`/api/movedDays/${year}`, { body: { days, version } });
const read = async () => (await admin.get(`/api/movedDays/${YEAR}`)).body as object;

describe('the moved days of a year', () => {
  it('are unknown until an admin types them, and "none" is known, too', async () => {
    expect(await read()).toEqual({ year: YEAR, isKnown: false, days: [], version: 0 });
    expect((await save([])).body).toEqual({ year: YEAR, isKnown: true, days: [], version: 1 });
  });

  it('are replaced as a whole, in order, with who and what in the journal; a repeat changes nothing', async () => {
    const saved = { year: YEAR, isKnown: true, days: [OFF, WORKED], version: 1 };
    expect(await save([WORKED, OFF])).toMatchObject({ status: 200, body: saved });
    expect((await save([WORKED, OFF])).body).toEqual(saved);
    expect(await read()).toEqual(saved);
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      kind: 'movedDaysChanged',
      detail: expect.stringContaining('2031: 09.01.2031 — выходной; 11.01.2031 — рабочий'),
    });
  });

  it('that another admin has saved meanwhile are kept', async () => {
    await save([OFF]);
    expect(await save([WORKED])).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', fresh: { days: [OFF] }, savedBy: { at: expect.any(String) } },
    });
  });

  it.each([
    ['a day of another year', [{ day: '2032-01-09', isWorking: false }], 'Нужен день 2031\u00a0года'],
    ['a working day as worked', [{ ...OFF, isWorking: true }], 'Этот день и так рабочий'],
    ['a Saturday as off', [{ ...WORKED, isWorking: false }], 'Этот день и так выходной'],
    ['a holiday as off', [{ day: '2031-01-07', isWorking: false }], 'Этот день и так выходной'],
    ['no day', [{ day: '2031-02-30', isWorking: false }], expect.any(String)],
  ])('with %s are refused', async (_what, days, words) => {
    expect(await save(days)).toMatchObject({ status: 422, body: { errors: { 'days.0.day': [words] } } });
  });

  it.each([
    ['a day twice', [OFF, OFF]],
    ['a word', 'нет'],
    ['a list in the list', [[OFF]]],
    ['too many', Array.from({ length: 61 }, () => OFF)],
  ])('with %s are refused', async (_what, days) => {
    expect((await save(days)).status).toBe(422);
  });

  it.each(['1999', '2100', '31', 'abc', '2031.5'])('of %s are nowhere', async (year) => {
    expect((await admin.get(`/api/movedDays/${year}`)).status).toBe(404);
    expect((await save([], 0, year)).status).toBe(404);
  });
});
