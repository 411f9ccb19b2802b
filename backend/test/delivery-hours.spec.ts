import { validOrder } from '@shlyah/domain/cases';
import { addOrder, addUser, orderBody, type ReadOrder } from './support/factories';
import { COMMON, csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { errorsOf, historyOf, lastLetterTo } from './support/reading';
import { startTalk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => test.clock.set(null));

/** The same open day with another hour. */
const until = (hour: string): string => `${validOrder.deliveryDate.slice(0, 10)} ${hour}`;
const LATE = ['Доставка — до 18:00: укажите начало не позже 17:30, уберите его или продлите срок'];

const find = async (id: number): Promise<ReadOrder> =>
  (await (await test.as('manager')).get('/api/order/single', { query: { id } })).body as ReadOrder;

describe('a new order', () => {
  it('begins at an hour of its day, or at none', async () => {
    const owner = await addUser(test);
    const order = await addOrder(test, owner, { deliveryDate: until('18:00'), deliveryFrom: '14:00' });
    expect(await find(order.id)).toMatchObject({ deliveryDate: until('18:00'), deliveryFrom: '14:00' });
    expect(await addOrder(test, owner)).toMatchObject({ deliveryFrom: null });
    expect(await addOrder(test, owner, { deliveryFrom: ' 18:00 ' })).toMatchObject({ deliveryFrom: '18:00' });
    expect(await addOrder(test, owner, { deliveryFrom: '' })).toMatchObject({ deliveryFrom: null });
  });

  it.each([
    ['17:31', LATE],
    ['18:00', LATE],
    ['9', ['Укажите время в виде ЧЧ:ММ']],
    ['24:00', ['Укажите время в виде ЧЧ:ММ']],
    [14, ['Укажите время в виде ЧЧ:ММ']],
    [{ hour: 14 }, ['Укажите время в виде ЧЧ:ММ']],
  ])('is refused from %p until 18:00', async (deliveryFrom, words) => {
    const client = await test.signedIn(await addUser(test));
    const answer = await client.post('/api/order', {
      body: orderBody({ deliveryDate: until('18:00'), deliveryFrom }),
    });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { deliveryFrom: words }]);
  });

  it('of a batch is judged by itself', async () => {
    const client = await test.signedIn(await addUser(test));
    const orders = ['14:00', '17:45'].map((deliveryFrom) =>
      orderBody({ deliveryDate: until('18:00'), deliveryFrom }),
    );
    const { body } = await client.post('/api/order/batch', { body: { orders } });
    expect(body).toMatchObject([
      { statusCode: 201, order: { deliveryFrom: '14:00' } },
      { statusCode: 422, errors: { deliveryFrom: LATE } },
    ]);
  });
});

describe('an edit', () => {
  const edit = async ({ id, version }: ReadOrder, changes: object) =>
    (await test.as('manager')).put('/api/order', { body: { id, version, ...changes } });

  it('moves the hours, and the history and a letter tell it', async () => {
    const owner = await addUser(test);
    const order = await addOrder(test, owner, { deliveryDate: until('18:00') });
    const { body } = await edit(order, { deliveryFrom: '14:00' });
    expect(body).toMatchObject({ deliveryDate: until('18:00'), deliveryFrom: '14:00' });
    expect((await historyOf(test, 'order', order.id)).at(-1)).toBe('deliveryFrom: null → 14:00 by manager');
    expect(await lastLetterTo(test, owner.email)).toContain('14:00–18:00');
    expect((await edit(body as ReadOrder, { deliveryFrom: null })).body).toMatchObject({
      deliveryFrom: null,
    });
  });

  it('is refused at the end where only that was changed', async () => {
    const order = await addOrder(test, await addUser(test), {
      deliveryDate: until('18:00'),
      deliveryFrom: '14:00',
    });
    const early = await edit(order, { deliveryDate: until('14:15') });
    expect([early.status, errorsOf(early)]).toEqual([
      422,
      {
        deliveryDate: [
          'Доставка начинается в 14:00: срок — хотя бы на полчаса позже. Укажите его или измените начало',
        ],
      },
    ]);
    const both = await edit(order, { deliveryDate: until('14:15'), deliveryFrom: '14:00' });
    expect([both.status, Object.keys(errorsOf(both))]).toEqual([422, ['deliveryFrom']]);
    expect((await edit(order, { deliveryDate: until('14:30') })).status).toBe(200);
  });

  it('of many keeps the beginning of each, and clears it', async () => {
    const owner = await addUser(test);
    const orders = [
      await addOrder(test, owner, { deliveryFrom: '10:00' }),
      await addOrder(test, owner, { deliveryFrom: '18:00' }),
      await addOrder(test, owner),
    ];
    const manager = await test.as('manager');
    const bulk = async (changes: object) => {
      const read = await Promise.all(orders.map(({ id }) => find(id)));
      const named = read.map(({ id, version }) => ({ id, version }));
      return (await manager.post('/api/order/bulk', { body: { orders: named, ...changes } }))
        .body as object[];
    };
    expect(await bulk({ deliveryDate: until('18:15') })).toMatchObject([
      { statusCode: 200, order: { deliveryFrom: '10:00', deliveryDate: until('18:15') } },
      { statusCode: 422, code: 'invalid' },
      { statusCode: 200, order: { deliveryFrom: null } },
    ]);
    expect(await bulk({ deliveryFrom: null })).toMatchObject(
      orders.map(() => ({ statusCode: 200, order: { deliveryFrom: null } })),
    );
    const wrong = await manager.post('/api/order/bulk', {
      body: { orders: [{ id: orders[0]?.id }], deliveryDate: until('18:00'), deliveryFrom: '18:00' },
    });
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, { deliveryFrom: LATE }]);
  });
});

describe('a proposal', () => {
  it('of the hours is told in words and taken', async () => {
    const { client, manager, proposed, answer, read } = await startTalk(test, {
      deliveryDate: until('18:00'),
    });
    const proposal = await proposed(client, { deliveryFrom: '12:00' });
    expect(proposal).toMatchObject({ changes: [{ field: 'deliveryFrom', from: null, to: '12:00' }] });
    expect((await answer(manager, 'accept', proposal)).status).toBe(200);
    expect(await read()).toMatchObject({ deliveryFrom: '12:00' });
  });

  it('of an end before the beginning is refused', async () => {
    const { client, propose } = await startTalk(test, {
      deliveryDate: until('18:00'),
      deliveryFrom: '14:00',
    });
    const early = await propose(client, { deliveryDate: until('12:00') });
    expect([early.status, Object.keys(errorsOf(early))]).toEqual([422, ['deliveryDate']]);
    expect((await propose(client, { deliveryDate: until('12:00'), deliveryFrom: '10:00' })).status).toBe(201);
  });
});

describe('a table', () => {
  it('has hours in its columns, and no comment of them', async () => {
    test.clock.set(IMPORT_TIME);
    const client = await test.signedIn(await addUser(test));
    const rows = ['10-14', 'после 18', 'до 12:00', ''].map((hours) => [...row(), hours]);
    const { columns, orders } = await previewOf(client, csv([...HEADINGS, 'Интервал'], ...rows));
    expect(columns.filter(({ question }) => question)).toEqual([]);
    expect(
      orders.map(({ order }) => [order?.deliveryDate, order?.deliveryFrom, order?.reciverComment]),
    ).toEqual([
      ['2026-12-01 14:00', '10:00', null],
      ['2026-12-01 23:00', '18:00', null],
      ['2026-12-01 12:00', null, null],
      ['2026-12-01 23:00', null, null],
    ]);
  });

  it('of one day has hours of each row', async () => {
    test.clock.set(IMPORT_TIME);
    const client = await test.signedIn(await addUser(test));
    const cells = (hours: string) => [...row().slice(0, -1), hours];
    const { orders } = await previewOf(
      client,
      csv([...HEADINGS.slice(0, -1), 'Время доставки'], cells('с 9 до 9:15'), cells('до 12')),
      { common: { ...COMMON, deliveryDate: '2026-12-01 23:00' } },
    );
    expect(
      orders.map(({ order, problems }) => [order?.deliveryDate, problems.map(({ message }) => message)]),
    ).toEqual([
      [undefined, [expect.stringContaining('укажите начало не позже 08:45')]],
      ['2026-12-01 12:00', []],
    ]);
  });
});

it('the page of a parcel tells the hours', async () => {
  const { trackingCode } = await addOrder(test, await addUser(test), { deliveryFrom: '18:00' });
  const { body } = await test.visitor().get(`/api/tracking/${String(trackingCode)}`);
  expect(body).toMatchObject({ deliveryFrom: '18:00' });
});

it('the data of a person have the hours', async () => {
  const owner = await addUser(test);
  await addOrder(test, owner, { deliveryFrom: '18:00' });
  const { body } = await (await test.signedIn(owner)).get('/api/user/data');
  const data = JSON.parse((body as Buffer).toString()) as Record<string, object[]>;
  expect(data['orders']).toMatchObject([{ deliveryFrom: '18:00' }]);
});
