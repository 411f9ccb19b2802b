import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { In, type DataSource } from 'typeorm';
import { groupedCode, labelDigits, type OrderFilter } from '@shlyah/domain';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { addLoad } from '../src/operations/commands/seed-load';
import { readConfig } from '../src/platform/config/config';
import { buildWriter } from '../src/storage/data-source';
import { idsBefore, orderList, pageOfIds, type OrderListScope } from '../src/modules/orders/read/order-list';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrdersByRun } from '../src/modules/runs/orders-by-run';
import { statementsOf, type Statement } from './database-support/asked';
import { isCovered, wideSteps } from './database-support/explained';
import type { Client } from './support/client';
import { startTestApp, type TestApp } from './support/test-app';

/** Where bench/plans.mjs keeps many more; else some are made here. */
const prepared = process.env['PLANS_DATABASE'];
const orders = Number(process.env['PLANS_ORDERS'] ?? 4000);

/** The application beside the orders that are there. */
async function startBeside(url: string): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shlyah-plans-'));
  const drop = async (): Promise<void> => rmSync(dataDir, { recursive: true });
  return startTestApp({}, { config: readConfig({ DATABASE_URL: url }).database, dataDir, drop });
}

/** How the databases say that they will get the rows of page 1, without measuring any time. */
let test: TestApp;
/** A connection of its own: the embedded engine keeps reading at the state in which it was asked for a plan. */
let plans: DataSource;

beforeAll(async () => {
  test = await (prepared ? startBeside(prepared) : startTestApp());
  // What it asks by itself meanwhile is judged in feed-plans.spec.ts.
  await test.app.get(Sender).onModuleDestroy();
  plans = await buildWriter(test.config.database).initialize();
  if (prepared) return;
  await addLoad(test.database, orders / 10, orders);
  await test.database.write((tx) =>
    tx.query(
      test.database.kind === 'mysql' ? 'ANALYZE TABLE orders, order_search, order_words, users' : 'ANALYZE',
    ),
  );
});

afterAll(async () => {
  await plans.destroy();
  await test.close();
});

interface Question {
  filter?: Partial<OrderFilter>;
  search?: string;
}

const askedBy = (work: () => Promise<unknown>): Promise<Statement[]> => statementsOf(test.database, work);

/** What of a page, and of how many there are, is not read from an index; the kept totals, some hundred rows, are added up. */
async function wide(query: Question, scope: OrderListScope = everything, page = 1) {
  const statements = await askedBy(async () => {
    const list = await orderList(test.database.reads, query, scope, new Date());
    await pageOfIds(list, page);
    await idsBefore(list, orders / 2);
  });
  const found: string[] = [];
  for (const statement of statements)
    if (!/order_totals|sqlite_master|information_schema|emails/.test(statement[0]))
      found.push(...(await wideSteps(plans, statement)).map((step) => `${step}: ${statement[0]}`));
  return found;
}

const everything = { userId: null, staff: true, runs: new OrdersByRun() };
const year = new Date().getUTCFullYear();
const period = { dateType: 'period', dateFrom: `${year - 1}-02-01`, dateTo: `${year - 1}-11-30` } as const;

describe('the page and the total of orders', () => {
  it.each([
    ['without a filter', {}],
    ['by state', { state: 3 }],
    ['by status', { status: 4 }],
    ['by status and state', { status: 4, state: 1 }],
    ['being formed', { priceType: 'none' }],
    ['of a price', { priceType: 'range', priceMin: 20, priceMax: 30 }],
    ['fragile', { fragile: true }],
    ['in need of a price', { needsPrice: true }],
    ['in work', { open: true }],
    ['of firms', { clientType: 'ur-lico' }],
    ['of a week', { dateType: 'week' }],
    ['of ten months', period],
    ['of all years', { dateType: 'period', dateFrom: `${year - 9}-01-01` }],
    ['of all prices and a kopeck', { priceType: 'range', priceMin: 0.01 }],
    ['of ten months and a status', { ...period, status: 4 }],
    [
      'of all together',
      { ...period, status: 4, state: 1, priceType: 'range', priceMin: 20, priceMax: 60, fragile: true },
    ],
  ] as [string, Partial<OrderFilter>][])('%s are read from indexes', async (_, filter) => {
    for (const page of [1, 2, 60]) expect(await wide({ filter }, everything, page)).toEqual([]);
  });

  // Each kind beside days and beside prices.
  const kinds: Partial<OrderFilter>[] = [
    {},
    { status: 4 },
    { state: 1 },
    { open: true },
    { fragile: true },
    { clientType: 'fiz-lico' },
    { priceType: 'exist' },
    { status: 4, state: 1, fragile: true, clientType: 'ur-lico' },
  ];
  const prices = { priceType: 'range', priceMin: 20, priceMax: 40 } as const;
  it.each([
    ...kinds.map((kind) => ({ ...period, ...kind })),
    ...kinds.map((kind) => ({ ...kind, ...prices })),
    { ...period, ...prices, status: 4, clientType: 'fiz-lico' as const },
  ])('under %j are read from indexes', async (filter) => {
    expect(await wide({ filter })).toEqual([]);
  });

  // SQLite has no hints, and takes the index of a status.
  it.each([{}, ...(process.env['TEST_DATABASE_URL'] ? [{ status: 4 }, { fragile: true, ...prices }] : [])])(
    'of days that have ended, under %j too, are read without one order looked up',
    async (more) => {
      const filter = { ...period, ...more };
      const list = () => orderList(test.database.reads, { filter }, everything, new Date());
      const asked = await askedBy(async () => pageOfIds(await list(), 1));
      const whole = asked.filter(([sql]) => /FROM .orders. /.test(sql));
      expect(whole).not.toEqual([]);
      for (const one of whole) expect([one[0], await isCovered(plans, one)]).toEqual([one[0], true]);
    },
  );

  it.each(['ковалев', '80291234567', '4567', 'ковалев анна', 'нет такого', '12'])(
    'of those found by «%s» are read from the words',
    async (search) => {
      for (const filter of [{}, { status: 4 }, { open: true }])
        expect(await wide({ search, filter })).toEqual([]);
    },
  );

  it('of a tracking code are read by its key', async () => {
    const { trackingCode } = await test.database.read.findOneByOrFail(Order, { id: 200 });
    for (const filter of [{}, { status: 4 }])
      expect(await wide({ search: groupedCode(trackingCode ?? ''), filter })).toEqual([]);
  });

  it('to one city, or not delivered for one reason, are read from indexes', async () => {
    const failed = { failure: 'nobody' } as const;
    for (const filter of [{ city: 3 }, { ...prices, city: 3 }, { city: 3, open: true }, failed])
      expect(await wide({ filter })).toEqual([]);
  });

  it('of one user are read from an index', async () => {
    expect(await wide({}, { ...everything, userId: 3, staff: false })).toEqual([]);
  });
});

/** How many statements a request sends, both ends of its transactions included; the mailer may add its own. */
async function countOf(request: () => Promise<{ status: number }>): Promise<number> {
  const asked = await askedBy(async () => expect([200, 201]).toContain((await request()).status));
  return asked.length;
}

/** The fewest of some times: a letter of the login or of a former time may be on its way beside one of them. */
async function fewest(request: (time: number) => Promise<{ status: number }>, times = 3): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < times; time++) counts.push(await countOf(() => request(time)));
  return Math.min(...counts);
}

describe('the statements of a request, its session among them:', () => {
  let manager: Client;
  let customer: Client;
  let ids: number[];
  const created = { ...validOrder, packages: [validPackage, validPackage, validPackage] };
  /** The mark of a unit of work, which only a server keeps. */
  const mark = process.env['TEST_DATABASE_URL'] ? 1 : 0;

  beforeAll(async () => {
    manager = await test.as('manager');
    customer = await test.as('company');
    ids = [];
    for (let count = 0; count < 60; count++)
      ids.push(((await customer.post('/api/order', { body: created })).body as { id: number }).id);
    await manager.get('/api/order');
    await manager.get('/api/findCountry?query=гом');
  });

  it.each([
    // One of them asks which accounts are being removed, one what is proposed for the orders of the page.
    ['the list of orders', '/api/order', 6],
    ['a page far inside', '/api/order?page=100', 8],
    // Seven are counted by the database, three are looked for: twice on a server, which is asked for the first of them before.
    ['the quick views', '/api/order/counters', 15],
    ['the kinds of orders', '/api/order/statuses', 1],
    ['the list of clients', '/api/users', 6],
    ['the requests', '/api/users/unproved', 8],
    // The calendar, two lists of numbers, then orders, cargo, points and cities at once, however many orders there are.
    ['the day', '/api/day/tomorrow', 17],
    // Beside the session the calendar, and the days of the orders.
    ['the days with orders', '/api/day', 5],
    ['the own account', '/api/user', 2],
    ['the points', '/api/points', 3],
    // The revisions of the cities and of the tariff.
    ['the cities of a name', '/api/findCountry?query=гом', 3],
  ])('%s', async (_, path, most) => {
    expect(await fewest(() => manager.get(path))).toBeLessThanOrEqual(most);
  });

  it('the list of orders reads its page from the end of an index', async () => {
    for (const caller of [manager, customer]) {
      const asked = await askedBy(async () => expect((await caller.get('/api/order')).status).toBe(200));
      const rows = asked.filter(([sql]) => /contactPersonName.* FROM .orders/.test(sql));
      expect(rows).toHaveLength(1);
      for (const statement of rows) expect(await wideSteps(plans, statement)).toEqual([]);
    }
  });

  it('the list of orders looks up the cargo of its page, and reads no other', async () => {
    const asked = await askedBy(async () => expect((await manager.get('/api/order')).status).toBe(200));
    const cargo = asked.filter(([sql]) => /FROM .order_items/.test(sql));
    expect(cargo).toHaveLength(1);
    for (const [sql, values] of cargo) {
      const isServer = test.database.kind === 'mysql';
      const steps = await plans.query<object[]>(`EXPLAIN ${isServer ? '' : 'QUERY PLAN'} ${sql}`, values);
      expect(steps).toEqual([
        expect.objectContaining(
          isServer ? { type: 'range' } : { detail: expect.stringMatching(/^SEARCH/) as string },
        ),
      ]);
    }
  });

  it.each([
    ['an order', 'single', 4],
    ['its history', 'history', 4],
  ])('%s', async (_, path, most) => {
    expect(await fewest(() => manager.get(`/api/order/${path}?id=${ids[0]}`))).toBeLessThanOrEqual(most);
  });

  it('a parcel that is followed, and a code that is nobody’s: the miss is counted in a transaction', async () => {
    const { body } = await customer.get('/api/order/single', { query: { id: ids[0] } });
    const { trackingCode } = body as { trackingCode: string };
    const visitor = test.visitor();
    expect(await fewest(() => visitor.get(`/api/tracking/${trackingCode}`))).toBeLessThanOrEqual(5);
    const missed = await askedBy(async () =>
      expect((await visitor.get('/api/tracking/unknown')).status).toBe(404),
    );
    // Whether the tries are used up is asked before the miss, and once more before it is counted.
    expect(missed.length).toBeLessThanOrEqual(8 + mark);
  });

  it('a quote, by the own conditions of a client', async () => {
    const body = { cityId: 3, packages: [validPackage] };
    expect(await fewest(() => customer.post('/api/calculator/quote', { body }))).toBeLessThanOrEqual(4);
  });

  it('a new order with three packages: each thing is read once and written once, and nothing read back', async () => {
    const place = () => customer.post('/api/order', { body: created });
    // Three are the address book's, which finds and moves entries and tells its notes; the calendar and the client's conditions are read.
    expect(await fewest(place)).toBeLessThanOrEqual(18 + mark);
  });

  it('another status and price, which goes into the journal by three', async () => {
    const statuses = [3, 4, 5, 4, 3, 4, 5];
    const put = (time: number) =>
      manager.put('/api/order', {
        body: { id: ids[0], version: time + 1, status: statuses[time], price: 25 + time },
      });
    expect(await fewest(put, statuses.length)).toBeLessThanOrEqual(17 + mark);
  });

  it('a scan of one place of an order, and of the last, which moves the order', async () => {
    const scanned = { at: test.clock.now().toISOString(), action: 'status', status: 4 };
    const scan = (place: number) => (time: number) =>
      manager.post('/api/scans', {
        body: {
          scans: [{ ...scanned, id: `${place} ${time}`, code: labelDigits(ids[time + 1] ?? 0, place) }],
        },
      });
    expect(await fewest(scan(1))).toBeLessThanOrEqual(10 + mark);
    expect(await fewest(scan(2))).toBeLessThanOrEqual(10 + mark);
    expect(await fewest(scan(3))).toBeLessThanOrEqual(22 + mark);
  });

  it('another status of many orders: both ends of a transaction and nine for each, two of them to give it back by', async () => {
    const rest = ids.slice(4);
    const part = (time: number) => rest.filter((_, at) => at % 3 === time);
    const change = (time: number) => ({ status: 3, orders: part(time).map((id) => ({ id, version: 1 })) });
    const statements = await fewest((time) => manager.post('/api/order/bulk', { body: change(time) }));
    expect(statements).toBeLessThanOrEqual(17 + 2 * mark + (9 + mark) * part(2).length);
    expect(statements).toBeGreaterThan(5 * part(2).length);
    const changed = { id: In(rest), statusId: 3, version: 2 };
    expect(await test.database.read.countBy(Order, changed)).toBe(rest.length);
  });
});
