import { cellName } from '@shlyah/domain';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable } from './support/import-files';
import { setUpTestApp } from './support/test-app';
import { sheetRow, textCell, workbook } from './support/workbook-xml';

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
});

describe('some rows', () => {
  it('are read as among all, and the answer has nothing else', async () => {
    const bytes = csv(HEADINGS, row({ 3: 'Речица' }), row(), row(), row({ 0: '7' }), row({ 0: '7' }));
    const whole = await previewOf(client, bytes);
    const some = await previewOf(client, bytes, { rows: '2,4,6' });
    expect(some.orders).toEqual([whole.orders[0], ...whole.orders.slice(2)]);
    const repaired = await previewOf(client, bytes, { rows: '5,6', cells: { A6: '8' } });
    expect(repaired.orders.map(({ rows }) => rows)).toEqual([[5], [6]]);
  });

  it.each(['а', '1,', '0', '2.5', '1e9,-1'])('«%s» are refused', async (rows) => {
    const { status, body } = await sendTable(client, csv(HEADINGS, row()), { rows });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['rows']]);
  });
});

it('hours stand in the comment for the courier', async () => {
  const bytes = csv(HEADINGS.with(0, 'Часы работы'), row({ 0: 'с 9 до 18' }));
  const { orders } = await previewOf(client, bytes);
  expect(orders[0]?.order).toMatchObject({ reciverComment: 'Часы: с 9 до 18' });
});

it('a choice stands although another column names another oblast', async () => {
  const bytes = csv(HEADINGS.with(0, 'Область'), row({ 0: 'Минская', 3: 'Речица' }));
  const chosen = 'Речица, Столинский район, Брестская область';
  const { orders } = await previewOf(client, bytes, { cells: { D2: chosen } });
  expect(orders[0]).toMatchObject({ destination: chosen, problems: [] });
});

it('1,001 rows are refused, however many titles stand above them', async () => {
  const bytes = csv(['Отправка'], HEADINGS, ...Array.from({ length: 1001 }, () => row()));
  const { status, body } = await sendTable(client, bytes);
  expect([status, body]).toMatchObject([
    413,
    { errors: { file: ['В файле больше 1000 строк. Разделите его на части'] } },
  ]);
});

it('rows of one person in merged cells are one order, a tall row is one, too', async () => {
  const rows = [HEADINGS, row(), row({ 1: '', 2: '', 6: '4' }), row({ 1: 'Пётр' }), HEADINGS.map(() => '')];
  const xml = rows.map((cells, at) =>
    sheetRow(at + 1, ...cells.map((cell, column) => (cell ? textCell(cellName(at, column), cell) : ''))),
  );
  const areas = ['B2:B3', 'C2:C3', ...['B', 'C', 'D', 'G'].map((column) => `${column}4:${column}5`)];
  const after = `<mergeCells>${areas.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;
  const { orders } = await previewOf(client, await workbook([{ xml: xml.join(''), after }]));
  expect(
    orders.map(({ rows, problems, order }) => [rows, problems, order?.packages.map(({ weight }) => weight)]),
  ).toEqual([
    [[2, 3], [], [2.5, 4]],
    [[4], [], [2.5]],
  ]);
});
