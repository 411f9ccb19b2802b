import { fromMinsk, vatIn } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import type { MonthDto, MonthOrderPage } from '../src/modules/orders/dto/month.dto';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let owner: User;

beforeEach(async () => {
  await at('2025-03-03 09:00');
  owner = await addUser(test, firm('ООО «Месяц»'));
});

afterEach(() => test.database.write((tx) => tx.createQueryBuilder().delete().from(Order).execute()));

/** Sessions end within a day. Years back, so that no other order stands in the months of the test. */
async function at(time: string): Promise<void> {
  test.clock.set(fromMinsk(time));
  manager = await test.as('manager');
}

/** An order with an end: its own columns. */
async function ordered(columns: Partial<Order>, of = owner): Promise<number> {
  const { id } = await addOrder(test, of, { deliveryDate: '2025-03-20 23:00' });
  await test.database.write((tx) => tx.update(Order, { id }, columns));
  return id;
}

const delivered = (time: string, price: number | null, of = owner): Promise<number> =>
  ordered({ statusId: 6, handedAt: fromMinsk(time), price }, of);

async function month(name: string): Promise<MonthDto> {
  const { status, body } = await manager.get(`/api/months/${name}`);
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as MonthDto;
}

async function listed(query: object, name = '2025-02'): Promise<number[]> {
  const { status, body } = await manager.get(`/api/months/${name}/orders`, { query: { ...query } });
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return (body as MonthOrderPage).data.map(({ id }) => id);
}

describe('the month of firms', () => {
  it('holds what was handed over in it, Minsk time, with the sum and the НДС of each order', async () => {
    await delivered('2025-01-31 23:59', 100);
    const first = await delivered('2025-02-01 00:00', 1007);
    const last = await delivered('2025-02-28 23:59', 333);
    await delivered('2025-03-01 00:00', 100);
    const { firms, data, vatPercent, ...rest } = await month('2025-02');
    const figures = { orders: 2, sum: 13.4, vat: (vatIn(1007, 20) + vatIn(333, 20)) / 100 };
    expect(vatPercent).toBe(20);
    expect(firms).toEqual({ ...figures, noPrice: 0, awaiting: 0, noEnd: 0 });
    const none = { orders: 0, sum: 0 };
    expect(data).toEqual([
      {
        user: owner.id,
        client: 'ООО «Месяц»',
        unp: '190000009',
        contract: null,
        inActs: none,
        acts: [],
        ...firms,
      },
    ]);
    expect(rest).toMatchObject({
      month: '2025-02',
      until: '2025-02-28',
      isOver: true,
      noContract: 1,
      total: 1,
    });
    expect(await listed({ user: owner.id })).toEqual([first, last]);
  });

  it('says what is in the way: no price, a waiting request, no end, no contract', async () => {
    await delivered('2025-02-10 12:00', 700);
    const unpriced = await delivered('2025-02-11 12:00', null);
    const late = await ordered({ deliveryDate: '2025-02-12 23:00' });
    const failed = await ordered({ deliveryDate: '2025-02-13 23:00', statusId: 7 });
    for (const statusId of [8, 9]) await ordered({ deliveryDate: '2025-02-13 23:00', statusId });
    const { version } = await test.database.read.findOneByOrFail(Order, { id: late });
    const proposed = { version, reason: 'Груз тяжелее', price: 9 };
    expect((await manager.post(`/api/order/${late}/proposals`, { body: proposed })).status).toBe(201);

    const [one] = (await month('2025-02')).data;
    expect(one).toMatchObject({ orders: 2, sum: 7, noPrice: 1, awaiting: 1, noEnd: 2, contract: null });
    expect(await listed({ part: 'noPrice' })).toEqual([unpriced]);
    expect(await listed({ part: 'awaiting' })).toEqual([late]);
    expect((await listed({ part: 'noEnd', user: owner.id })).sort()).toEqual([late, failed].sort());

    const client = await test.signedIn(owner);
    expect((await client.post('/api/contract', { body: validContract })).status).toBe(201);
    expect(await month('2025-02')).toMatchObject({ noContract: 0, data: [{ contract: expect.any(Number) }] });
  });

  it('tells of a change of the rate since it began', async () => {
    await delivered('2025-02-10 12:00', 700);
    expect((await month('2025-02')).vatChange).toBeNull();
    const row = {
      subject: 'company' as const,
      subjectId: 1,
      actorId: null,
      actorName: 'Админ',
      actorRole: 'admin' as const,
    };
    const change = { ...row, field: 'vatPercent', fromValue: '20', toValue: '10' };
    await test.database.write((tx) =>
      tx.insert(HistoryEvent, { ...change, at: fromMinsk('2025-02-14 10:00') ?? new Date() }),
    );
    expect((await month('2025-02')).vatChange).toEqual({ day: '2025-02-14', from: '20', to: '10' });
    expect((await month('2025-03')).vatChange).toBeNull();
    await test.database.write((tx) => tx.delete(HistoryEvent, { field: 'vatPercent' }));
  });

  it('keeps private persons apart, and no test orders', async () => {
    const person = await addUser(test, { organization: '', unp: null });
    await delivered('2025-02-10 12:00', 500, person);
    const { id } = await addTestOrder(test, owner, { deliveryDate: '2025-03-20 23:00' });
    await test.database.write((tx) =>
      tx.update(Order, { id }, { statusId: 6, handedAt: fromMinsk('2025-02-10 12:00') }),
    );
    const { firms, persons, data } = await month('2025-02');
    expect([firms.orders, data]).toEqual([0, []]);
    expect(persons).toMatchObject({ orders: 1, sum: 5 });
    expect(await listed({})).toEqual([]);
  });

  it('sorts firms by their sums, and keeps orders of a deleted client', async () => {
    const larger = await addUser(test, firm('ЗАО «Больше»', '190000010'));
    await delivered('2025-02-10 12:00', 700);
    await delivered('2025-02-10 12:00', 900, larger);
    expect((await month('2025-02')).data.map(({ user }) => user)).toEqual([larger.id, owner.id]);
    const orders = await ordered({
      statusId: 6,
      handedAt: fromMinsk('2025-02-20 10:00'),
      price: 100,
      userId: null,
    });
    const { data } = await month('2025-02');
    expect(data.at(-1)).toMatchObject({
      user: 0,
      client: 'Клиенты без учётной записи',
      unp: null,
      orders: 1,
    });
    expect(await listed({ user: 0 })).toEqual([orders]);
  });

  it('that is not over says until which day, and holds no order without an end that is due later', async () => {
    await delivered('2025-03-03 08:00', 700);
    await ordered({ deliveryDate: '2025-03-03 23:00' });
    await ordered({ deliveryDate: '2025-03-02 23:00' });
    expect(await month('2025-03')).toMatchObject({
      until: '2025-03-03',
      isOver: false,
      data: [{ orders: 1, noEnd: 1 }],
    });
  });

  it('is a file of the same figures, and the journal keeps who took it', async () => {
    await delivered('2025-02-10 12:00', 1007);
    const { status, text } = await manager.get('/api/months/2025-02/export', { query: { format: 'csv' } });
    expect(status).toBe(200);
    expect(text.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Фирма;УНП;Договор №;Вручено заказов;Сумма с НДС, р;НДС 20 %, р;Без цены;Без исхода',
      'ООО «Месяц»;190000009;;1;10,07;1,68;0;0',
    ]);
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ kind: 'exported', detail: 'Месяц 2025-02: 1, csv' });
  });

  it.each(['2025-04', '2025-13', '1999-12', '2025-2', 'november', '2025-02-01'])(
    '%s is none',
    async (name) => {
      for (const path of [name, `${name}/orders`])
        expect(await manager.get(`/api/months/${path}`)).toMatchObject({
          status: 404,
          body: { message: 'Такого месяца нет, или он ещё не начался.' },
        });
    },
  );
});
