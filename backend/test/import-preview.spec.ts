import { buffer } from 'node:stream/consumers';
import type { ImportPreviewDto } from '../src/modules/orders/dto/import.dto';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import { Quotas } from '../src/platform/access/quotas';
import { writeSheet } from '../src/platform/files/workbook';
import type { Client } from './support/client';
import { addOrder, addUser, program } from './support/factories';
import { COMMON, csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable, xlsx } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
});

beforeEach(async () => {
  client = await test.signedIn(await addUser(test));
});

const problemsOf = ({ orders }: ImportPreviewDto) =>
  orders.flatMap(({ problems }) => problems.map(({ code, cell, choices }) => [code, cell, choices]));

const place = async ({ orders }: ImportPreviewDto) => {
  const { body } = await client.post('/api/order/batch', {
    body: { orders: orders.map(({ order }) => order), prints: orders.map(({ print }) => print) },
  });
  return (body as BatchResultDto[]).map(({ statusCode, code }) => code ?? statusCode);
};

const errorsOf = (body: unknown): string[] => Object.keys((body as { errors: object }).errors);

it.each([
  ['.csv', csv],
  ['.xlsx', xlsx],
])('a row of %s is an order that is placed as it is shown', async (_, file) => {
  const preview = await previewOf(client, await file(HEADINGS, row(), row({ 0: 'A-1', 3: 'Гомель' })));
  expect(preview).toMatchObject({ headRow: 1, missing: [], common: {} });
  expect(preview.orders).toMatchObject([
    {
      rows: [2],
      receiver: 'Иванова Мария',
      destination: 'Минск',
      problems: [],
      order: {
        ...COMMON,
        externalId: null,
        reciverType: 'fiz-lico',
        name: 'Иванова Мария',
        reciverPhone: '+375 (29) 12-34-567',
        reciverAddressId: 6,
        reciverStreet: 'ул. Советская',
        reciverHouse: '12',
        deliveryDate: '2026-12-01 23:00',
        packages: [{ type: 'package', weight: 2.5, length: 30, width: 20, height: 10 }],
      },
    },
    { rows: [3], order: { externalId: 'A-1' }, print: null },
  ]);
  expect(preview.orders[0]?.price).toBeGreaterThan(0);
  expect(preview.orders[0]?.print).toMatch(/^[0-9a-f]{64}$/);
  expect(await place(preview)).toEqual([201, 201]);
});

it('telephones, houses and days that Excel keeps as numbers are what they look like', async () => {
  const columns = HEADINGS.map((title, at) => ({
    title,
    format:
      ({ 0: 'number', 2: 'number', 5: 'number', 6: 'number', 8: 'day' } as const)[at] ?? ('text' as const),
  }));
  const line = ['1024', 'Пётр', '375291234567', 'Минск', 'ул. Немига', '5', '0.3', '30х20х10', '2026-12-01'];
  const cells = line.map((cell, at) => (columns[at]?.format === 'number' ? Number(cell) : cell));
  const { orders } = await previewOf(client, await buffer(writeSheet(columns, [cells])));
  expect(orders[0]).toMatchObject({
    problems: [],
    order: {
      externalId: '1024',
      reciverPhone: '+375 (29) 12-34-567',
      reciverHouse: '5',
      deliveryDate: '2026-12-01 23:00',
    },
  });
  expect(orders[0]?.order?.packages).toMatchObject([{ weight: 0.3, length: 30 }]);
});

it('the price of a row is the estimate of the order that it makes', async () => {
  const { orders } = await previewOf(client, csv(HEADINGS, row({ 3: 'Брест', 6: '31' })));
  const { body } = await client.post('/api/order', { body: orders[0]?.order ?? {} });
  expect((body as { estimate: { total: number } }).estimate.total).toBe(orders[0]?.price);
});

describe('columns', () => {
  it('whose units are not said are asked, by hand or as remembered', async () => {
    const headings = HEADINGS.map((title) => title.replace(', кг', '').replace(', см', ''));
    const bytes = csv(headings, row({ 6: '2500', 7: '300×200×100' }));
    const { columns, orders } = await previewOf(client, bytes);
    expect(
      columns.filter(({ question }) => question).map(({ heading, question }) => [heading, question]),
    ).toEqual([
      ['Вес', 'unit'],
      ['Размеры', 'unit'],
    ]);
    expect(orders[0]?.order).toBeNull();
    const weight = { field: 'weight', unit: 'г' };
    const sizes = { field: 'sizes', unit: 'мм' };
    const said = await previewOf(client, bytes, { columns: { 6: weight, 7: sizes } });
    const remembered = await previewOf(client, bytes, { headings: { вес: weight, ' РАЗМЕРЫ ': sizes } });
    for (const preview of [said, remembered])
      expect(preview.orders[0]?.order?.packages).toMatchObject([{ weight: 2.5, length: 30, height: 10 }]);
  });

  it('that are missing are told all at once', async () => {
    const { missing } = await previewOf(client, csv(['ФИО', 'Город'], ['Пётр', 'Минск']));
    expect(missing).toEqual([
      'Телефон получателя',
      'Улица и дом',
      'Вес',
      'Размеры или объём',
      'Дата доставки',
    ]);
  });

  it('are matched by hand, left out, and named when they say nothing', async () => {
    const headings = [...HEADINGS.with(1, 'Кто'), 'Цвет'];
    const bytes = csv(headings, [...row(), 'синий']);
    const { columns, missing } = await previewOf(client, bytes);
    expect(columns.filter(({ field }) => field === null).map(({ heading }) => heading)).toEqual([
      'Кто',
      'Цвет',
    ]);
    expect(missing).toEqual(['ФИО получателя']);
    const said = await previewOf(client, bytes, { columns: { 1: { field: 'name' }, 9: { field: null } } });
    expect(said.orders[0]).toMatchObject({ problems: [], order: { name: 'Иванова Мария' } });
  });
});

describe('towns and points', () => {
  it('namesakes are asked, and the choice put into the cell is found', async () => {
    const bytes = csv(HEADINGS, row({ 3: 'Речица' }));
    const preview = await previewOf(client, bytes);
    const [problem] = preview.orders[0]?.problems ?? [];
    expect(problem).toMatchObject({ code: 'town_namesakes', cell: 'D2', value: 'Речица' });
    const [, second = ''] = problem?.choices ?? [];
    expect(second).toContain('Столинский район');
    const repaired = await previewOf(client, bytes, { cells: { D2: second } });
    expect(repaired.orders[0]).toMatchObject({ destination: second, problems: [] });
    expect(await place(repaired)).toEqual([201]);
  });

  it.each([
    ['Гродненская область, Кореличский район, г.п. Мир', 'Мир, Кореличский район, Гродненская область'],
    ['Беларусь, Гомельская обл., Речицкий р-н, г. Речица', 'Речица, Речицкий район, Гомельская область'],
    ['РБ, г. Лида', 'Лида, Гродненская область'],
  ])('%s is read in that order', async (town, destination) => {
    const { orders } = await previewOf(client, csv(HEADINGS, row({ 3: town })));
    expect(orders[0]).toMatchObject({ destination, problems: [] });
  });

  it('a whole address in one cell is read, its town put right in it', async () => {
    const headings = HEADINGS.with(3, 'Адрес').with(4, 'Цвет').with(5, 'Размер обуви');
    const bytes = csv(
      headings,
      row({ 3: 'Брестская обл., Столинский р-н, Речица, ул. Ленина, д. 3, кв. 8' }),
    );
    const { orders } = await previewOf(client, bytes);
    expect(orders[0]?.order).toMatchObject({
      reciverStreet: 'ул. Ленина',
      reciverHouse: '3',
      reciverFlat: '8',
    });
    const asked = csv(headings, row({ 3: 'Речица, ул. Ленина, д. 3' }));
    const [{ choices } = { choices: [] }] = (await previewOf(client, asked)).orders[0]?.problems ?? [];
    const repaired = await previewOf(client, asked, { cells: { D2: choices[0] } });
    expect(repaired.orders[0]).toMatchObject({ problems: [], order: { reciverHouse: '3' } });
  });

  it('points are found by their words, and by the town of the row', async () => {
    const headings = HEADINGS.with(4, 'Пункт выдачи').with(5, 'Цвет');
    const found = async (town: string, point: string) =>
      (await previewOf(client, csv(headings, row({ 3: town, 4: point })))).orders[0];
    expect(await found('', 'Гомель, Советская 54')).toMatchObject({
      destination: 'г. Гомель, ул. Советская, 54',
    });
    expect(await found('Лида', 'ул. Советская')).toMatchObject({ destination: 'г. Лида, ул. Советская, 23' });
    expect(await found('', 'ул. Советская')).toMatchObject({ problems: [{ code: 'point_namesakes' }] });
    expect(await found('Минск', 'ул. Мира')).toMatchObject({ problems: [{ code: 'point_unknown' }] });
  });
});

it('rows of one own number are the places of one order', async () => {
  const bytes = csv(
    HEADINGS,
    row({ 0: '7' }),
    row({ 0: '7', 1: '', 2: '', 6: '4' }),
    row({ 0: '7', 1: 'Пётр', 6: '3' }),
  );
  const { orders } = await previewOf(client, bytes);
  expect(orders).toMatchObject([{ rows: [2, 3, 4], problems: [{ code: 'rows_differ', cell: 'B4' }] }]);
  const repaired = await previewOf(client, bytes, { cells: { B4: 'Иванова Мария' } });
  expect(repaired.orders[0]?.order?.packages).toMatchObject([{ weight: 2.5 }, { weight: 4 }, { weight: 3 }]);
});

it('what was ordered before is said, and so is a row that stands twice', async () => {
  const bytes = csv(HEADINGS, row(), row(), row({ 0: 'Б-1' }));
  const first = await previewOf(client, bytes);
  expect(problemsOf(first)).toEqual([['repeated_row', null, []]]);
  expect(await place(first)).toEqual([201, 201, 201]);
  const again = await previewOf(client, bytes);
  expect(problemsOf(again).map(([code]) => code)).toEqual([
    'already_ordered',
    'repeated_row',
    'already_ordered',
    'own_number_taken',
  ]);
  expect(again.orders.map(({ order }) => order !== null)).toEqual([true, true, false]);
  expect(again.orders[0]?.problems[0]?.message).toMatch(/уже заказано: № \d+$/);
  expect(await place(again).catch((error: Error) => error.message)).toEqual(
    expect.arrayContaining(['already_ordered']),
  );
});

it('orders of others and of the other mode are not known to it', async () => {
  const bytes = csv(HEADINGS, row({ 0: 'Б-1' }));
  await addOrder(test, await addUser(test), { externalId: 'Б-1' });
  expect((await previewOf(client, bytes)).orders[0]?.problems).toEqual([]);
});

it('what is said once for the file is checked once', async () => {
  const { common, orders } = await previewOf(client, csv(HEADINGS, row(), row()), {
    common: { ...COMMON, addressId: 999_999, house: null },
  });
  expect(Object.keys(common).sort()).toEqual(['addressId', 'house']);
  expect(orders.every(({ order }) => order === null)).toBe(true);
});

it('sizes and a date said for the file are of the rows that say none', async () => {
  const bytes = csv(HEADINGS.slice(0, 7), row().slice(0, 7));
  const said = { ...COMMON, deliveryDate: '2026-12-01 18:00', place: { length: 30, width: 20, height: 10 } };
  const { missing, orders } = await previewOf(client, bytes, { common: said });
  expect(missing).toEqual([]);
  expect(orders[0]?.order).toMatchObject({ deliveryDate: '2026-12-01 18:00', packages: [{ length: 30 }] });
});

it('cargo that a chosen point does not take is told before the order', async () => {
  await test.database.write((tx) => tx.query('UPDATE points SET maxWeight = 1000 WHERE id = 12'));
  const headings = HEADINGS.with(4, 'Пункт выдачи').with(5, 'Цвет');
  const { orders } = await previewOf(client, csv(headings, row({ 4: 'Лида, Советская' })));
  expect(orders[0]).toMatchObject({ order: null, problems: [{ label: 'Груз' }] });
});

it.each([
  ['columns', 'не JSON'],
  ['columns', '[]'],
  ['columns', '{"x":{"field":"name"}}'],
  ['columns', '{"1":{"field":"price"}}'],
  ['columns', '{"1":{"field":"weight","unit":"см"}}'],
  ['headings', '{"Вес":{"field":"toString"}}'],
  ['headings', 'null'],
  ['cells', '{"E7":12}'],
  ['cells', '{"__proto__x":"1"}'],
  ['common', '"text"'],
])('%s %s is refused', async (name, text) => {
  const file = { name: 'а.csv', bytes: csv(HEADINGS, row()) };
  const { status, body } = await client.post('/api/order/import', { form: { [name]: text, file } });
  expect([status, errorsOf(body)]).toEqual([422, [name]]);
});

it('a file is needed, of at most five megabytes', async () => {
  const none = await client.post('/api/order/import', { form: { common: '{}' } });
  expect([none.status, errorsOf(none.body)]).toEqual([422, ['file']]);
  const large = await sendTable(client, Buffer.alloc(5 * 1024 * 1024 + 1, 'а;'));
  expect([large.status, (large.body as { message: string }).message]).toEqual([
    413,
    'Файл больше 5 МБ. Уменьшите его и попробуйте ещё раз.',
  ]);
});

it('works under keys, for test orders apart', async () => {
  const owner = await addUser(test);
  const key = await program(test, owner, { mode: 'test' });
  const bytes = csv(HEADINGS, row({ 0: 'К-1' }));
  const { orders } = await previewOf(key, bytes);
  await key.post('/api/order/batch', { body: { orders: orders.map(({ order }) => order) } });
  expect((await previewOf(key, bytes)).orders[0]?.problems).toMatchObject([{ code: 'own_number_taken' }]);
  expect((await previewOf(await test.signedIn(owner), bytes)).orders[0]?.problems).toEqual([]);
});

it('has a quota of its own, in rows', async () => {
  const owner = await addUser(test);
  await test.app.get(Quotas, { strict: false }).take('imports', owner.id, 20_000);
  const { status, headers } = await sendTable(await test.signedIn(owner), csv(HEADINGS, row()));
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});
