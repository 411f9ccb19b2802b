import fc from 'fast-check';
import { FAILURES, NOT_DELIVERED } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { Order } from '../src/modules/orders/model/order.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { exportsOf } from './support/exported';
import { addOrder, addTestOrder, addUser, firm, program } from './support/factories';
import { setUpTestApp } from './support/test-app';
import type { User } from '../src/modules/users/model/user.entity';

const test = setUpTestApp();
let owner: User;
let other: User;
let own: Client;
let manager: Client;
const { take, rowsOf, numbersOf } = exportsOf(() => test);

beforeAll(async () => {
  owner = await addUser(test, firm('ООО «Выгрузка»'));
  other = await addUser(test);
  own = await test.signedIn(owner);
  manager = await test.as('manager');
});

const journal = async (): Promise<JournalEntry> => {
  const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
  if (!entry) throw new Error('The journal is empty');
  return entry;
};

describe('GET /api/order/export', () => {
  it('has numbers as numbers, days as days and all else as texts', async () => {
    const order = await addOrder(test, owner, {
      externalId: 'В-1',
      comment: '=1+1',
      name: '+375',
      reciverPhone: '+375 (29) 12-34-567',
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
      '№': order.id,
      'Ваш номер заказа': 'В-1',
      Статус: 'Новая',
      'Цена с НДС, р': 12.5,
      Мест: 2,
      'Всего, кг': 3,
      'Телефон получателя': '+375 (29) 12-34-567',
      'Комментарий отправителя': '=1+1',
      'ФИО получателя': '+375',
      'Ссылка для отслеживания': order['trackingUrl'],
    });
    // A sheet keeps a time as a fraction of a day, which a reader makes a millisecond less of now and then.
    const written = Math.round(Number(row?.['Оформлен']) / 1000) * 1000;
    expect(new Date(written)).toEqual(new Date(`${String(order['date']).replace(' ', 'T')}Z`));
    expect(row).not.toHaveProperty('Клиент');
    const [line] = await rowsOf('format=csv', own);
    expect(line).toMatchObject({
      '№': String(order.id),
      'Цена с НДС, р': '12,5',
      'Комментарий отправителя': "'=1+1",
      'Телефон получателя': '\t+375 (29) 12-34-567',
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
      { numRuns: process.env.TEST_FULL ? 40 : 10 },
    );
  }, 120_000);

  it('says why an order was not delivered', async () => {
    const { id } = await addOrder(test, owner);
    await test.database.write((tx) =>
      tx.update(Order, { id }, { statusId: NOT_DELIVERED, failure: 'nobody' }),
    );
    const [row] = await rowsOf(`format=xlsx&ids=${id}`, own);
    expect(row).toMatchObject({ Статус: 'Не доставлена', 'Почему не доставлен': FAILURES.nobody });
  });

  it('shows texts as they are, though they look like numbers or begin a formula', async () => {
    const { id } = await addOrder(test, owner, {
      externalId: '00149411',
      comment: '＝1+1',
      reciverHouse: '12/1',
    });
    const raw = (await take(`format=csv&ids=${id}`, own)).rawPayload.toString('utf8');
    expect(raw).toContain(`;"\t00149411";`);
    expect(raw).toContain(`;'＝1+1;`);
    const [row] = await rowsOf(`format=xlsx&ids=${id}`, own);
    expect(Object.values(row ?? {})).toEqual(expect.arrayContaining(['00149411', '＝1+1']));
  });

  it('has chosen orders in the order of their choice, and none that the caller does not see', async () => {
    const [one, two] = [await addOrder(test, owner), await addOrder(test, owner)];
    expect(await numbersOf(`format=csv&ids=${two.id}&ids=${one.id}&ids=${two.id}`, own)).toEqual([
      String(two.id),
      String(one.id),
    ]);
    expect((await journal()).detail).toBe(`Заказы: 2, csv, № ${two.id}, ${one.id}`);
    const run = `${two.id}-${one.id}`;
    expect(await numbersOf(`format=csv&range=${run}`, own)).toEqual([String(two.id), String(one.id)]);
    expect((await journal()).detail).toBe(`Заказы: 2, csv, № ${run}`);
    const foreign = await addOrder(test, other);
    expect((await take(`format=csv&range=${one.id}-${foreign.id}`, own)).statusCode).toBe(404);
    const both = [String(two.id), String(one.id)];
    expect(await numbersOf(`format=csv&ids=${two.id},%20${one.id}`, own)).toEqual(both);
    expect(await numbersOf(`format=csv&range=${two.id},${one.id}-${one.id}`, own)).toEqual(both);
    expect((await take(`format=csv&ids=${one.id}&ids=${foreign.id}`, own)).statusCode).toBe(404);
    for (const wrong of ['format=pdf', 'ids=1', 'format=csv&ids=x', 'format=csv&ids=1.5'])
      expect([wrong, (await take(wrong, own)).statusCode]).toEqual([wrong, 400]);
    for (const wrong of ['range=x', 'range=1-1001', `range=${run}&ids=${one.id}`])
      expect([wrong, (await take(`format=csv&${wrong}`, own)).statusCode]).toEqual([wrong, 400]);
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
      kind: 'exported',
      accountId: owner.id,
      actorId: owner.id,
      detail: 'Заказы: 0, xlsx, поиск, Статус: Новая',
    });
    const filter = {
      dateType: 'period',
      dateFrom: '2026-11-01',
      priceType: 'exist',
      open: 0,
      clientType: 'ur-lico',
    };
    const parts = Object.entries(filter).map(([name, value]) => `filter[${name}]=${value}`);
    await take(['format=csv', 'externalId=Ф-9', ...parts].join('&'), manager);
    expect((await journal()).detail).toBe(
      'Заказы: 0, csv, номера у клиента, Дата заказа: За период, С: 01.11.2026, Цена: Назначена, В работе: нет, Вид клиента: Юридические лица',
    );
    const { rawPayload } = await test.app.inject({
      method: 'GET',
      url: '/api/user/data',
      headers: { cookie: String(own.cookie) },
    });
    const data = JSON.parse(rawPayload.toString('utf8')) as { journal: JournalEntry[] };
    expect(data.journal.map(({ detail }) => detail)).toContain('Заказы: 0, xlsx, поиск, Статус: Новая');
    await take(`format=csv&user=${owner.id}`, manager);
    expect(await journal()).toMatchObject({ accountId: owner.id, actorRole: 'manager' });
    await take('format=csv', manager);
    expect((await journal()).accountId).toBeNull();
  });
});

describe('GET /api/order/export of', () => {
  it('a private person has own orders, and texts that begin as formulas are texts', async () => {
    const person = await addUser(test);
    const comments = ['=1+1', '+1', '-1', '@SUM(A1)'];
    for (const comment of comments) await addOrder(test, person, { comment });
    const client = await test.signedIn(person);
    const commentsOf = async (format: string) =>
      (await rowsOf(`format=${format}`, client)).map((row) => row['Комментарий отправителя']);
    expect(await commentsOf('xlsx')).toEqual([...comments].reverse());
    expect(await commentsOf('csv')).toEqual([...comments].reverse().map((text) => `'${text}`));
    // Of the other orders of this database it has none.
    expect(await numbersOf(`format=csv&user=${owner.id}`, client)).toHaveLength(4);
  });

  it('a client who is gone: those that stay name the client, those that went with it are in no file', async () => {
    const admin = await test.as('admin');
    const [leaves, takesOrders] = [await addUser(test, firm('ООО «Ушло»')), await addUser(test)];
    const [stays, goes] = [await addOrder(test, leaves), await addOrder(test, takesOrders)];
    expect((await admin.delete(`/api/users/${leaves.id}`)).status).toBeLessThan(300);
    expect((await admin.delete(`/api/users/deleteAndOrders/${takesOrders.id}`)).status).toBeLessThan(300);
    expect(await rowsOf(`format=xlsx&ids=${stays.id}`, manager)).toMatchObject([{ Клиент: 'ООО «Ушло»' }]);
    expect((await take(`format=xlsx&ids=${goes.id}`, manager)).statusCode).toBe(404);
    const all = await numbersOf('format=xlsx', manager);
    expect(all).toContain(stays.id);
    expect(all).not.toContain(goes.id);
  });
});
