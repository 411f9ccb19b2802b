import type { BookPreviewDto } from '../src/modules/address-book/dto/book-import.dto';
import type { ImportPreviewDto } from '../src/modules/orders/dto/import.dto';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
});

beforeEach(async () => {
  client = await test.signedIn(await addUser(test));
});

const columnOf = ({ columns }: ImportPreviewDto, heading: string) => {
  const column = columns.find((one) => one.heading === heading);
  if (!column) throw new Error(`No column ${heading}`);
  return column;
};
const itemsOf = ({ orders }: ImportPreviewDto) =>
  orders
    .flatMap(({ order }) => order?.packages ?? [])
    .map(({ type, weight, count }) => [type, weight, count]);

describe('six cups of 1.8 kg', () => {
  const cups = (heading: string) =>
    csv(
      [...HEADINGS.with(6, heading), 'Название товара', 'Количество товара'],
      [...row({ 6: '1,8' }), 'Чашка', '6'],
    );

  it('are 0.3 kg each where the heading says it, and cost as much as one parcel of 1.8 kg', async () => {
    const preview = await previewOf(client, cups('Вес всего, кг'));
    expect(columnOf(preview, 'Вес всего, кг').question).toBeNull();
    expect(itemsOf(preview)).toEqual([['product', 0.3, 6]]);
    const parcel = await previewOf(client, csv(HEADINGS, row({ 6: '1,8' })));
    expect(preview.orders[0]?.price).toBe(parcel.orders[0]?.price);
  });

  it('are asked where it does not, and the answer keeps the unit of the heading', async () => {
    const bytes = cups('Вес, г');
    const asked = columnOf(await previewOf(client, bytes), 'Вес, г');
    expect(asked).toMatchObject({
      samples: ['1,8'],
      question: 'of',
      questionText: 'Вес одной штуки или всех вместе?',
      options: [
        { label: 'Одной штуки', field: 'unitWeight', unit: 'г' },
        { label: 'Всех вместе', field: 'totalWeight', unit: 'г' },
      ],
    });
    const kilograms = cups('Вес, кг');
    for (const [at, weight] of [
      [0, 1.8],
      [1, 0.3],
    ] as const) {
      const { field } = asked.options[at] ?? { field: null };
      const now = await previewOf(client, kilograms, { columns: { 6: { field } } });
      const next = await previewOf(client, kilograms, { headings: { 'вес, кг': { field, unit: 'кг' } } });
      for (const preview of [now, next]) expect(itemsOf(preview)).toEqual([['product', weight, 6]]);
    }
  });
});

it('1 kg in three places is 1 kg', async () => {
  const bytes = csv([...HEADINGS.with(6, 'Вес, кг'), 'Мест'], [...row({ 6: '1' }), '3']);
  const { options } = columnOf(await previewOf(client, bytes), 'Вес, кг');
  const all = options.at(-1);
  const preview = await previewOf(client, bytes, { columns: { 6: { field: all?.field, unit: all?.unit } } });
  expect(itemsOf(preview).map(([, weight]) => weight)).toEqual([0.334, 0.333, 0.333]);
});

it('each answer to a question is taken, and words of another are refused', async () => {
  const bytes = csv([...HEADINGS, 'Домофон', 'Накладная'], [...row({ 8: '06/07/2027' }), '45К', '1024']);
  const { columns } = await previewOf(client, bytes);
  expect(columns.filter(({ question }) => question).map(({ question }) => question)).toEqual([
    'dates',
    'comment',
    'field',
  ]);
  for (const { index, options } of columns)
    for (const { field, unit } of options) {
      const { status } = await sendTable(client, bytes, { columns: { [index]: { field, unit } } });
      expect(status).toBe(200);
    }
  const { status } = await sendTable(client, bytes, {
    columns: { 8: { field: 'deliveryDate', unit: 'кг' } },
  });
  expect(status).toBe(422);
});

it('words for the courier are in the comment of the order, from several columns', async () => {
  const headings = [...HEADINGS, 'Домофон', 'Менеджер'];
  const columns = { 9: { field: 'note' }, 10: { field: 'note' } };
  const bytes = csv(headings, [...row(), '45К', 'Анна'], [...row({ 0: '2' }), 'а'.repeat(1001), '']);
  const { orders } = await previewOf(client, bytes, { columns });
  expect(orders[0]?.order).toMatchObject({ reciverComment: 'Домофон: 45К; Менеджер: Анна' });
  expect(orders[1]).toMatchObject({ order: null, problems: [{ code: 'invalid', cell: 'J3' }] });
});

it('a row of an own number that stands twice is asked, and its answers are cells', async () => {
  const bytes = csv(HEADINGS, row({ 0: '00022' }), row({ 0: '00022' }));
  const { orders } = await previewOf(client, bytes);
  expect(orders).toMatchObject([
    { rows: [2, 3], order: null, problems: [{ code: 'repeated_place', cell: 'A3', same: [] }] },
  ]);
  const [repeat = '', another = ''] = orders[0]?.problems[0]?.choices ?? [];
  const [left, kept] = [
    await previewOf(client, bytes, { cells: { A3: repeat } }),
    await previewOf(client, bytes, { cells: { A3: another }, rows: '2,3' }),
  ];
  expect(left.orders).toMatchObject([{ rows: [2], order: { externalId: '00022' } }]);
  expect(left.leftOut).toMatchObject([{ kind: 'repeat', rows: [3], canTake: false }]);
  expect(kept.orders).toMatchObject([{ rows: [2, 3], order: { externalId: '00022' } }]);
  expect([left, kept].map((preview) => itemsOf(preview).length)).toEqual([1, 2]);
});

describe('equal cells with one problem', () => {
  it('name each other', async () => {
    const bytes = csv(
      [...HEADINGS, 'Хрупкое'],
      [...row({ 0: '1' }), 'хз'],
      [...row({ 0: '2' }), 'нет'],
      [...row({ 0: '3', 3: 'Крыжополь' }), 'ХЗ'],
      [...row({ 0: '4', 3: 'крыжополь' }), 'иногда'],
    );
    const { orders } = await previewOf(client, bytes);
    expect(orders.map(({ problems }) => problems.map(({ code, same }) => [code, ...same]))).toEqual([
      [['flag_unclear', 4]],
      [],
      [
        ['town_unknown', 5],
        ['flag_unclear', 2],
      ],
      [['town_unknown', 4], ['flag_unclear']],
    ]);
    const { cell, choices } = orders[0]?.problems[0] ?? { cell: '', choices: [] };
    expect(cell).toBe('J2');
    const cells = { J2: choices[0], J4: choices[0] };
    const mended = await previewOf(client, bytes, { cells, rows: '2,4' });
    expect(mended.orders.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual([
      'town_unknown',
    ]);
  });

  it('are all named once, and the answer stays small', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => [...row({ 0: `${at}` }), 'хз']);
    const { orders } = await previewOf(client, csv([...HEADINGS, 'Хрупкое'], ...rows));
    const counts = orders.map(({ problems }) => problems[0]?.same.length);
    expect(counts).toEqual([399, ...Array.from({ length: 399 }, () => 50)]);
  });
});

it('the address book asks in the same way', async () => {
  const bytes = csv(
    ['Получатель', 'Телефон', 'Город', 'Улица', 'Д', 'Домофон', 'Вес, кг'],
    ['ООО «Дом и сад»', 'нет', 'Гомель', 'Мира', 'угловой', '45К', '2'],
    ['Пётр', 'Нет', 'Гомель', 'Мира', '5', '', '3'],
  );
  const send = async (columns: object) => {
    const form = { side: 'receiver', columns: JSON.stringify(columns), file: { name: 'Книга.csv', bytes } };
    const { body } = await client.post('/api/addressBook/import/preview', { form });
    return body as BookPreviewDto;
  };
  const { columns, rows } = await send({});
  expect(columns.map(({ question, options }) => [question, ...options.map(({ field }) => field)])).toEqual([
    [null],
    [null],
    [null],
    [null],
    ['field', 'house', 'note', null],
    ['comment', 'note', null],
    [null],
  ]);
  expect(rows.map(({ problems }) => problems.find(({ cell }) => cell?.startsWith('B'))?.same)).toEqual([
    [3],
    [2],
  ]);
  const said = await send({ 4: { field: 'house' }, 5: { field: 'note' } });
  expect(said.rows[0]?.person).toContain('ООО «Дом и сад»');
});
