import type { CalculatorDto } from '../src/modules/calculator/dto/calculator.dto';
import type {
  ComingTariffDto,
  TariffAnnouncementDto,
  TariffVersionDto,
} from '../src/modules/calculator/dto/versions.dto';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { errorsOf } from './support/reading';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let admin: Client;

async function start(): Promise<void> {
  test = await startTestApp();
  test.clock.set(new Date('2026-11-27T09:00:00Z'));
  admin = await test.as('admin');
}

const gomel = { city: 3, region: 7 };
const from = '2026-12-07 00:00';

/** Sets the clock; sessions end meanwhile. */
async function at(moment: string): Promise<void> {
  test.clock.set(new Date(moment));
  admin = await test.as('admin');
}
const tariff = async (): Promise<CalculatorDto> => (await admin.get('/api/calculator')).body as CalculatorDto;
const versions = async (): Promise<TariffVersionDto[]> =>
  (await admin.get('/api/calculator/versions')).body as TariffVersionDto[];
const announced = async (): Promise<TariffAnnouncementDto> =>
  (await test.visitor().get('/api/calculator/announcement')).body as TariffAnnouncementDto;
const priced = (price: number) => ({ update: [{ id: gomel.region, price }] });
const schedule = (body: object, who = admin) =>
  who.put('/api/calculator/coming', { body: { from, ...body } });

async function quoted(): Promise<{ total: number; tariffVersion: number }> {
  const body = { cityId: gomel.city, packages: [validPackage] };
  return (await test.visitor().post('/api/calculator/quote', { body })).body as never;
}

describe('a version of the tariff', () => {
  beforeEach(start);
  afterEach(() => test.close());

  it('is kept with each save, who made it and what differs', async () => {
    expect(await versions()).toMatchObject([{ id: 1, state: 'current', from: null, publishedBy: 'Система' }]);
    await admin.put('/api/calculator', { body: priced(40) });
    // A save that changes nothing makes none.
    await admin.put('/api/calculator', { body: priced(40) });
    const [second, first] = await versions();
    expect(second).toMatchObject({
      id: 2,
      state: 'current',
      from: '2026-11-27 12:00',
      copyOf: null,
      changes: [{ kind: 'region', name: 'Гомельская область', before: 38, after: 40 }],
    });
    expect(second?.publishedBy).not.toBe('Система');
    expect(first).toMatchObject({ id: 1, state: 'past' });
    expect(await quoted()).toMatchObject({ total: 40, tariffVersion: 2 });
  });

  it('is brought back as a copy, with its rows under their ids', async () => {
    const before = await tariff();
    const [band] = before.weight;
    const insert = { weight: [{ value: 3, value2: 60, value3: 70 }], volume: [] };
    await admin.put('/api/calculator', { body: { delete: [band?.id], insert, ...priced(40) } });
    await at('2026-11-27T10:00:00Z');
    const { body } = await admin.post('/api/calculator/versions', { body: { id: 1 } });
    expect(body).toEqual({ ...before, version: 3 });
    expect((await versions())[0]).toMatchObject({ id: 3, state: 'current', copyOf: 1 });
    // Once more changes nothing.
    await admin.post('/api/calculator/versions', { body: { id: 1 } });
    expect(await versions()).toHaveLength(3);
    const added = await admin.post('/api/calculator/weight', { body: { weights: insert.weight } });
    const ids = (added.body as CalculatorDto).weight.map(({ id }) => id);
    // The id of the row that came and went is not given again.
    expect(Math.max(...ids)).toBe(110);
    expect((await admin.post('/api/calculator/versions', { body: { id: 99 } })).status).toBe(404);
  });

  it('stays with the quote of an order', async () => {
    const customer = await test.as('company');
    const placed = (await customer.post('/api/order', { body: validOrder })).body as OrderDto;
    expect(placed.estimate.tariffVersion).toBe(1);
    await admin.put('/api/calculator', {
      body: { update: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, price: 50 })) },
    });
    const { body } = await customer.get('/api/order/single', { query: { id: placed.id } });
    expect((body as OrderDto).estimate).toEqual(placed.estimate);
    const next = (await customer.post('/api/order', { body: validOrder })).body as OrderDto;
    expect(next.estimate.tariffVersion).toBe(2);
  });
});

describe('a version for a later moment', () => {
  beforeEach(start);
  afterEach(() => test.close());

  it('is announced, and in force from its moment without anything that runs', async () => {
    expect(await announced()).toEqual({ from: null, fromUtc: null, changes: [] });
    const { body } = await schedule(priced(41.5));
    expect(body).toMatchObject({ from, fromUtc: '2026-12-06T21:00:00.000Z' });
    expect((body as ComingTariffDto).cities.at(-1)?.price).toBe(41.5);
    expect(await announced()).toMatchObject({
      from,
      changes: [{ kind: 'region', name: 'Гомельская область', before: 38, after: 41.5 }],
    });
    expect((await tariff()).cities.at(-1)?.price).toBe(38);
    await at('2026-12-06T20:59:59.999Z');
    expect(await quoted()).toMatchObject({ total: 38, tariffVersion: 1 });
    await at('2026-12-06T21:00:00Z');
    expect(await quoted()).toMatchObject({ total: 41.5, tariffVersion: 2 });
    const [found] = (await test.visitor().get('/api/findCountry?query=Гомель')).body as { coef: number }[];
    expect(found?.coef).toBe(2.7667);
    expect((await tariff()).cities.at(-1)?.price).toBe(41.5);
    expect(await announced()).toMatchObject({ from: null, changes: [] });
    expect(await versions()).toMatchObject([
      { id: 2, state: 'current' },
      { id: 1, state: 'past' },
    ]);
    expect((await admin.get('/api/calculator/coming')).status).toBe(404);
  });

  it('is the base of the next save, and of a conflict with what was read before its moment', async () => {
    const { version } = await tariff();
    const insert = { weight: [{ value: 3, value2: 60, value3: 70 }], volume: [] };
    await schedule({ ...priced(41.5), insert });
    await at('2026-12-08T09:00:00Z');
    const fresh = await tariff();
    const late = await admin.put('/api/calculator', { body: { ...priced(42), version: version + 1 } });
    expect([late.status, late.body]).toMatchObject([409, { code: 'version_conflict', fresh }]);
    const row = fresh.weight.find(({ value }) => value === 3);
    const saved = await admin.put('/api/calculator', {
      body: { update: [{ id: row?.id, value: 4 }], version: fresh.version },
    });
    expect(saved.body).toMatchObject({ version: fresh.version + 1 });
    expect((saved.body as CalculatorDto).cities).toEqual(fresh.cities);
    expect((await versions()).map(({ id, state }) => [id, state])).toEqual([
      [3, 'current'],
      [2, 'past'],
      [1, 'past'],
    ]);
  });

  it('is changed and withdrawn before its moment, by one admin at a time', async () => {
    const first = (await schedule(priced(41))).body as ComingTariffDto;
    const other = await test.as('admin');
    const [row] = first.volume;
    const changed = await schedule(
      { from: '2026-12-10 08:30', update: [{ id: row?.id, value: 1.05 }], version: first.version },
      other,
    );
    expect(changed.body).toMatchObject({ from: '2026-12-10 08:30', cities: first.cities });
    const stale = await schedule({ ...priced(44), version: first.version });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { fresh: changed.body, savedBy: { at: '2026-11-27 12:00' } },
    ]);
    const drop = (version: number) => admin.delete('/api/calculator/coming', { query: { version } });
    expect((await drop(first.version)).status).toBe(409);
    expect((await drop((changed.body as ComingTariffDto).version)).status).toBe(204);
    expect((await admin.delete('/api/calculator/coming')).status).toBe(404);
    await at('2026-12-11T09:00:00Z');
    expect(await quoted()).toMatchObject({ total: 38, tariffVersion: 1 });
    expect(await test.database.read.countBy(JournalEntry, { kind: 'tariffChanged' })).toBe(3);
  });

  it('that was read is gone when its moment has come', async () => {
    const { version } = (await schedule(priced(41))).body as ComingTariffDto;
    await at('2026-12-08T09:00:00Z');
    const late = await schedule({ from: '2026-12-20 00:00', ...priced(44), version });
    expect([late.status, late.body]).toMatchObject([409, { fresh: await tariff() }]);
  });

  it('takes the place of what has changed meanwhile as a whole', async () => {
    await schedule(priced(41));
    await admin.put('/api/calculator', { body: { update: [{ id: 1, price: 9 }] } });
    await at('2026-12-08T09:00:00Z');
    expect((await tariff()).cities.map(({ price }) => price)).toEqual([7, 14, 26, 26, 26, 38, 41]);
  });

  it('comes once, whoever saves at that moment', async () => {
    await schedule(priced(41));
    await at('2026-12-08T09:00:00Z');
    const saves = [1, 2, 3, 4, 5, 6].map((id) =>
      admin.put('/api/calculator', { body: { update: [{ id, price: 50 + id }] } }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await tariff()).cities.map(({ price }) => price)).toEqual([51, 52, 53, 54, 55, 56, 41]);
    expect(await versions()).toHaveLength(8);
  });
});

describe('a moment that is none', () => {
  beforeAll(start);
  afterAll(() => test.close());

  it.each([
    ['2026-11-27 12:00', 'Выберите время в будущем'],
    ['2027-11-28 00:00', 'не позже чем через 365 дней'],
    ['2026-02-30 00:00', ''],
    ['', ''],
  ])('%p is refused', async (moment, message) => {
    const answer = await schedule({ ...priced(41), from: moment });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toMatchObject({ from: [expect.stringContaining(message)] });
  });
});
