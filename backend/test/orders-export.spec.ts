import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import readXlsx from 'read-excel-file/node';
import { validPackage } from '@shlyah/domain/cases';
import { parse } from 'papaparse';
import { OrderReader } from '../src/modules/orders/read/order-reader';
import { Order } from '../src/modules/orders/order.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm, program } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';
import type { User } from '../src/modules/users/user.entity';

let test: TestApp;
let owner: User;
let other: User;
let own: Client;
let manager: Client;

beforeAll(async () => {
  test = await startTestApp();
  owner = await addUser(test, firm('ООО «Выгрузка»'));
  other = await addUser(test);
  own = await test.signedIn(owner);
  manager = await test.as('manager');
});

afterAll(() => test.close());

/** The answer as it came, since the client of tests reads JSON alone. */
const take = (query: string, { cookie, key }: Pick<Client, 'cookie' | 'key'>) =>
  test.app.inject({
    ...{ method: 'GET', url: `/api/order/export?${query}` },
    headers: { ...(cookie ? { cookie } : {}), ...(key ? { authorization: `Bearer ${key}` } : {}) },
  });

/** Rows of a file by the titles of their columns. */
async function rowsOf(query: string, client: Pick<Client, 'cookie' | 'key'>) {
  const { statusCode, rawPayload } = await take(query, client);
  expect(statusCode).toBe(200);
  const [sheet] = query.includes('format=csv')
    ? [{ data: parse<unknown[]>(rawPayload.toString('utf8').slice(1), { skipEmptyLines: true }).data }]
    : await readXlsx(rawPayload);
  const [titles = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at] ?? null])));
}

const numbersOf = async (query: string, client: Pick<Client, 'cookie' | 'key'>): Promise<unknown[]> =>
  (await rowsOf(query, client)).map((row) => row['№']);

const journal = async (): Promise<JournalEntry> => {
  const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
  if (!entry) throw new Error('The journal is empty');
  return entry;
};

describe('GET /api/order/export', () => {
  it('has numbers as numbers, days as days and all else as texts', async () => {
    const order = await addOrder(test, owner, {
      ...{ externalId: 'В-1', comment: '=1+1', name: '+375', reciverPhone: '+375 (29) 12-34-567' },
      packages: [1, 2].map((weight) => ({ ...validPackage, weight })),
    });
    await test.database.write((tx) => tx.update(Order, { id: order.id }, { price: 1250 }));
    const answer = await take('format=xlsx', own);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /filename\*=UTF-8''Заказы \d{4}-\d\d-\d\d\.xlsx$/,
    );
    const [row] = await rowsOf('format=xlsx', own);
    expect(row).toMatchObject({
      ...{ '№': order.id, 'Ваш номер заказа': 'В-1', Статус: 'Новая', 'Цена с НДС, р': 12.5, Мест: 2 },
      ...{ 'Вес, кг': 3, 'Телефон получателя': '+375 (29) 12-34-567', 'Комментарий отправителя': '=1+1' },
      ...{ 'ФИО получателя': '+375', 'Ссылка для отслеживания': order['trackingUrl'] },
    });
    // A sheet keeps a time as a fraction of a day, which a reader makes a millisecond less of now and then.
    const written = Math.round(Number(row?.['Оформлен']) / 1000) * 1000;
    expect(new Date(written)).toEqual(new Date(`${String(order['date']).replace(' ', 'T')}Z`));
    expect(row).not.toHaveProperty('Клиент');
    const [line] = await rowsOf('format=csv', own);
    expect(line).toMatchObject({
      ...{ '№': String(order.id), 'Цена с НДС, р': '12,5', 'Комментарий отправителя': "'=1+1" },
      ...{ 'Телефон получателя': '375 (29) 12-34-567' },
    });
    const staffs = await rowsOf(`format=xlsx&search=${order.id}`, manager);
    expect(staffs[0]).toMatchObject({ Клиент: 'ООО «Выгрузка»', 'Номер у клиента': 'В-1' });
  });

  it('has the orders of the list under any filter, in its order', async () => {
    for (const [at, who] of [owner, other, owner, owner, other].entries()) {
      const order = await addOrder(test, who, { externalId: `Ф-${at}` });
      await test.database.write((tx) =>
        tx.update(Order, { id: order.id }, { price: at % 2 ? at * 1000 : null, statusId: 1 + at }),
      );
    }
    const part = (name: string, values: (string | number)[]) =>
      fc
        .option(fc.constantFrom(...values), { nil: null })
        .map((value) => (value === null ? '' : `${name}=${value}`));
    const question = fc.record({
      status: part('filter[status]', [1, 2, 3]),
      date: part('filter[dateType]', ['today', 'week', 'all']),
      price: part('filter[priceType]', ['none', 'exist']),
      open: part('filter[open]', [0, 1]),
      kind: part('filter[clientType]', ['ur-lico', 'fiz-lico']),
      own: part('externalId', ['Ф-1', 'Ф-9']),
      search: part('search', [encodeURIComponent('выгрузка'), 'nothing']),
      user: part('user', [owner.id, other.id]),
      staff: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ staff, ...parts }) => {
        const query = Object.values(parts).filter(Boolean).join('&');
        const client = staff ? manager : own;
        const { body } = await client.get(`/api/order?${query}`);
        const listed = (body as { data: { id: number }[] }).data.map(({ id }) => id);
        expect(await numbersOf(`format=xlsx&${query}`, client)).toEqual(listed);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('has chosen orders in the order of their choice, and none that the caller does not see', async () => {
    const [one, two] = [await addOrder(test, owner), await addOrder(test, owner)];
    expect(await numbersOf(`format=csv&ids=${two.id}&ids=${one.id}&ids=${two.id}`, own)).toEqual([
      ...[String(two.id), String(one.id)],
    ]);
    expect((await journal()).detail).toBe(`Заказы: 2, csv, № ${two.id}, ${one.id}`);
    const foreign = await addOrder(test, other);
    expect((await take(`format=csv&ids=${one.id}&ids=${foreign.id}`, own)).statusCode).toBe(404);
    for (const wrong of ['format=pdf', 'ids=1', 'format=csv&ids=x', 'format=csv&ids=1.5'])
      expect([wrong, (await take(wrong, own)).statusCode]).toEqual([wrong, 400]);
  });

  it('keeps to the mode of the key', async () => {
    const order = await addTestOrder(test, owner);
    const key = await program(test, owner, { mode: 'test' });
    expect(await numbersOf('format=csv', key)).toEqual([`T${order.id}`]);
    const real = await numbersOf('format=csv', await program(test, owner));
    expect(real).not.toContain(`T${order.id}`);
  });

  it('is told of in the journal, which «Мои данные» shows, without the words of a search', async () => {
    await take(`format=xlsx&search=${encodeURIComponent('Ковалёва')}&filter[status]=1`, own);
    expect(await journal()).toMatchObject({
      ...{ kind: 'exported', accountId: owner.id, actorId: owner.id },
      detail: 'Заказы: 0, xlsx, поиск, Статус: 1',
    });
    await take(`format=csv&user=${owner.id}`, manager);
    expect(await journal()).toMatchObject({ accountId: owner.id, actorRole: 'manager' });
    await take('format=csv', manager);
    expect((await journal()).accountId).toBeNull();
  });
});

describe('while the file is sent', () => {
  let shipper: User;
  let client: Client;
  let ids: number[];

  beforeAll(async () => {
    shipper = await addUser(test, firm('ООО «Много»'));
    ids = [];
    for (let count = 0; count < 230; count++) ids.unshift((await addOrder(test, shipper)).id);
    // An account has a hundred sessions, and each of the orders has opened one.
    client = await test.signedIn(shipper);
  }, 120_000);

  /** Calls `change` before the second page of orders is read. */
  const meanwhile = (change: () => Promise<unknown>) => {
    const reader = test.app.get(OrderReader, { strict: false });
    const byIds = reader.byIds.bind(reader);
    let pages = 0;
    return jest.spyOn(reader, 'byIds').mockImplementation(async (...asked) => {
      if (++pages === 2) await change();
      return byIds(...asked);
    });
  };
  afterEach(() => jest.restoreAllMocks());

  it('an order that is new, changed or deleted is in it once at most, and no other is missed', async () => {
    const [late = 0] = ids.slice(150);
    let newest = 0;
    meanwhile(async () => {
      newest = (await addOrder(test, shipper)).id;
      await test.database.write(async (tx) => {
        await tx.update(Order, { id: ids[10] }, { statusId: 3 });
        await tx.update(Order, { id: ids[200] }, { statusId: 3 });
        await tx.delete(Order, { id: late });
      });
    });
    const found = await numbersOf('format=csv&filter[status]=1', client);
    expect(found).toEqual(ids.filter((id) => id !== late).map(String));
    expect(found).not.toContain(String(newest));
  });

  it('an account has no second file; it has the next one when the reader has gone', async () => {
    let goOn: () => void = () => undefined;
    let reading = 0;
    const spy = meanwhile(() => {
      reading += 1;
      return new Promise<void>((resolve) => (goOn = resolve));
    });
    await test.app.listen(0, '127.0.0.1');
    const { port } = test.app.getHttpServer().address() as { port: number };
    const stop = new AbortController();
    const headers = { cookie: String(client.cookie) };
    const url = `http://127.0.0.1:${port}/api/order/export?format=csv`;
    const first = expect(fetch(url, { headers, signal: stop.signal })).rejects.toThrow('aborted');
    while (reading === 0) await setImmediate();
    const second = await take('format=csv', client);
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    stop.abort();
    await first;
    goOn();
    let third = second;
    while (third.statusCode === 429) {
      // With the embedded database a refusal takes no turn of the event loop.
      await setImmediate();
      third = await take('format=csv', client);
    }
    expect(third.statusCode).toBe(200);
    const abandoned = spy.mock.calls.length;
    await setImmediate();
    expect(spy.mock.calls.length).toBe(abandoned);
  });
});
