import { cellName } from '@shlyah/domain';
import type { BookPreviewDto } from '../src/modules/address-book/dto/book-import.dto';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { COMMON, csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable } from './support/import-files';
import { setUpTestApp } from './support/test-app';
import { sheetRow, textCell, workbook } from './support/workbook-xml';

const test = setUpTestApp();
let client: Client;

beforeEach(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
});

const rowXml = (at: number, cells: readonly string[], attributes = '') =>
  sheetRow(
    at,
    ...cells.map((cell, column) => (cell ? textCell(cellName(at - 1, column), cell) : '')),
  ).replace('<row ', `<row ${attributes} `);
const rowsOf = ({ orders }: Awaited<ReturnType<typeof previewOf>>) => orders.map(({ rows }) => rows);

describe('rows hidden in a workbook', () => {
  const filtered = () =>
    workbook([
      {
        before: '<cols><col min="1" max="1" width="9" hidden="1"/><col min="10" max="10" width="0"/></cols>',
        xml: [
          rowXml(1, [...HEADINGS, 'Закупка']),
          rowXml(2, row({ 1: 'Анна' })),
          rowXml(3, row({ 1: 'Пётр' }), 'hidden="1"'),
          rowXml(4, row({ 1: 'Яна' }), 'hidden="false" ht="12.8"'),
          rowXml(5, row({ 1: 'Олег' }), 'ht="0" customHeight="1"'),
        ].join(''),
      },
    ]);

  it('are left out and named, and are taken one by one', async () => {
    const bytes = await filtered();
    const preview = await previewOf(client, bytes);
    expect(rowsOf(preview)).toEqual([[2], [4]]);
    expect(preview.leftOut).toMatchObject([
      { kind: 'hidden_row', rows: [3, 5], name: expect.stringMatching(/^Пётр/), canTake: true },
      {
        kind: 'hidden_column',
        rows: [],
        name: '№ заказа',
        reason: expect.stringContaining('но переносится'),
      },
      { kind: 'hidden_column', name: 'Закупка', reason: 'Столбец скрыт в файле и не переносится' },
    ]);
    const taken = await previewOf(client, bytes, { take: '5' });
    expect([rowsOf(taken), taken.leftOut[0]?.rows]).toEqual([[[2], [4], [5]], [3]]);
  });

  it.each(['а', '0', '1,'])('«%s» cannot be taken', async (take) => {
    const { status, body } = await sendTable(client, csv(HEADINGS, row()), { take });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['take']]);
  });
});

describe('sheets', () => {
  const book = () =>
    workbook([
      { name: 'Остатки', xml: rowXml(1, ['Товар', 'Количество']) + rowXml(2, ['Чашка', '7']) },
      { name: 'Заказы', xml: rowXml(1, HEADINGS) + rowXml(2, row({ 1: 'Анна' })) },
      {
        name: 'Декабрь &amp; январь',
        state: 'hidden',
        xml: rowXml(1, HEADINGS) + rowXml(2, row({ 1: 'Пётр' })),
      },
      { name: 'Пустой', xml: '' },
    ]);

  it('the first one with orders is read, the others are named with their rows', async () => {
    const preview = await previewOf(client, await book());
    expect(preview.sheets).toEqual([
      { name: 'Остатки', rows: 2, isHidden: false, isRead: false },
      { name: 'Заказы', rows: 2, isHidden: false, isRead: true },
      { name: 'Декабрь & январь', rows: 2, isHidden: true, isRead: false },
      { name: 'Пустой', rows: 0, isHidden: false, isRead: false },
    ]);
    expect(preview.orders).toMatchObject([{ receiver: 'Анна' }]);
    expect(preview.leftOut.map(({ kind, name, reason }) => [kind, name, reason])).toEqual([
      ['sheet', 'Остатки', 'Другой лист: 2\u00a0строки'],
      ['sheet', 'Декабрь & январь', 'Другой лист, скрыт в файле: 2\u00a0строки'],
    ]);
  });

  it.each(['3', 'декабрь & январь'])('«%s» is chosen', async (sheet) => {
    const preview = await previewOf(client, await book(), { sheet });
    expect(preview.orders).toMatchObject([{ receiver: 'Пётр' }]);
    expect(preview.sheets.filter(({ isRead }) => isRead).map(({ name }) => name)).toEqual([
      'Декабрь & январь',
    ]);
  });

  it.each(['9', 'Март', '0'])('«%s» is none of them', async (sheet) => {
    const { status, body } = await sendTable(client, await book(), { sheet });
    expect([status, body]).toMatchObject([
      422,
      { errors: { sheet: [`Листа «${sheet}» в файле нет. Выберите лист из списка`] } },
    ]);
  });

  it('a text has no sheets', async () => {
    const { status, body } = await sendTable(client, csv(HEADINGS, row()), { sheet: '1' });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['sheet']]);
  });

  it('one that is broken does not close the others', async () => {
    const bytes = await workbook([
      { name: 'А', xml: rowXml(1, HEADINGS) + rowXml(2, row()) },
      { name: 'Б', xml: textCell('XFE1', 'а') },
    ]);
    const preview = await previewOf(client, bytes);
    expect(preview.leftOut).toMatchObject([{ kind: 'sheet', name: 'Б', reason: 'Другой лист' }]);
  });
});

describe('rows that are over', () => {
  const bytes = csv(
    [...HEADINGS, 'Статус'],
    [...row({ 0: '1' }), 'Новый'],
    [...row({ 0: '2' }), 'Отменён'],
    [...row({ 0: '3' }), 'Доставлен'],
    ['', 'Итого', '', '', '', '', '7,5', '', '', ''],
    ['', 'Директор ______ Иванов И. И.', '', '', '', '', '', '', '', ''],
  );
  const taken = { take: '3' };

  it('are left out by their status, with sums and signatures', async () => {
    const { leftOut, orders } = await previewOf(client, bytes);
    expect(leftOut.map(({ kind, rows, reason, canTake }) => [kind, ...rows, reason, canTake])).toEqual([
      ['status', 3, 'В столбце статуса: «Отменён»', true],
      ['status', 4, 'В столбце статуса: «Доставлен»', true],
      ['sum', 5, 'Итоги таблицы', true],
      ['footer', 6, 'Подписи и примечания к таблице', true],
    ]);
    expect(orders.map(({ order }) => order?.externalId)).toEqual(['1']);
  });

  it('are ordered where they are taken, and known by the files of the import', async () => {
    const preview = await previewOf(client, bytes, taken);
    expect(rowsOf(preview)).toEqual([[2], [3]]);
    const { body } = await client.post('/api/order/batch', {
      body: {
        orders: preview.orders.map(({ order }) => order),
        prints: preview.orders.map(({ print }) => print),
      },
    });
    const ids = (body as { order: { id: number } }[]).map(({ order }) => order.id);
    const again = await previewOf(client, bytes, taken);
    expect(again.orders.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['own_number_taken'],
      ['own_number_taken'],
    ]);
    const made = { 2: ids[0], 3: ids[1] };
    expect((await sendTable(client, bytes, { ...taken, made }, '/result')).status).toBe(200);
    const faults = await sendTable(client, bytes, { ...taken, cells: { D3: 'Нигде' } }, '/faults');
    expect(faults.status).toBe(200);
  });

  it('sums without a word among them', async () => {
    const sums = ['', '', '', '', '', '', '5', '', '', ''];
    const table = [[...HEADINGS, 'Статус'], [...row({ 0: '1' }), ''], [...row({ 0: '2' }), 'Отменён'], sums];
    const { leftOut, orders } = await previewOf(client, csv(...table));
    expect(leftOut.map(({ kind, rows, reason }) => [kind, ...rows, reason])).toEqual([
      ['status', 3, 'В столбце статуса: «Отменён»'],
      ['sum', 4, 'Числа равны итогам строк над ними'],
    ]);
    expect(orders.map(({ rows }) => rows)).toEqual([[2]]);
    const other = await previewOf(client, csv(...table.with(3, sums.with(6, '6'))));
    expect(rowsOf(other)).toEqual([[2], [4]]);
  });

  it('a row asked for by its number stands under the same choices', async () => {
    expect(rowsOf(await previewOf(client, bytes, { ...taken, rows: '3' }))).toEqual([[3]]);
    expect(rowsOf(await previewOf(client, bytes, { rows: '3' }))).toEqual([]);
  });

  it('receivers of delivered orders belong into an address book', async () => {
    const form = { side: 'receiver', common: JSON.stringify(COMMON), file: { name: 'а.csv', bytes } };
    const { body } = await client.post('/api/addressBook/import/preview', { form });
    const { leftOut, ready, known } = body as BookPreviewDto;
    expect([leftOut.map(({ kind }) => kind), ready + known]).toEqual([['sum', 'footer'], 3]);
  });
});

it.each([
  ['/api/order/import/template', '/api/order/import'],
  ['/api/addressBook/import/template?side=receiver', '/api/addressBook/import/preview'],
  ['/api/addressBook/import/template?side=sender', '/api/addressBook/import/preview'],
])('the example of %s is known by its content', async (template, door) => {
  const { body: bytes } = (await client.get(template, { isFile: true })) as { body: Buffer };
  const side = template.includes('sender') ? 'sender' : 'receiver';
  const form = { ...(door.includes('Book') ? { side } : {}), file: { name: 'а.xlsx', bytes } };
  const { status, body } = await client.post(door, { form });
  const { leftOut } = body as BookPreviewDto;
  expect([status, leftOut.map(({ kind, rows, canTake }) => [kind, ...rows, canTake])]).toEqual([
    200,
    [
      ['example', 2, true],
      ['sheet', false],
      ['sheet', false],
    ],
  ]);
});
