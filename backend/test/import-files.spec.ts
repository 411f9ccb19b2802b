import { defaultCalendar, IMPORT_FIELDS, IMPORT_LIMITS, previousDeliveryDay, readHead } from '@shlyah/domain';
import type { Response } from 'supertest';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import { readTable } from '../src/platform/files/import/read-table';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { COMMON, csv, HEADINGS, IMPORT_TIME, previewOf, row, sendTable } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
});

beforeEach(async () => {
  client = await test.signedIn(await addUser(test));
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function tableOf({ status, headers, body }: Response): Promise<string[][]> {
  expect([status, headers['content-type']]).toEqual([200, XLSX]);
  return (await readTable(body as Buffer, IMPORT_LIMITS)).cells;
}

describe('the template', () => {
  const template = async () =>
    (await client.get('/api/order/import/template', { isFile: true })).body as Buffer;

  it('is read without a question, and its example is a right order under another number', async () => {
    const bytes = await template();
    const asSent = await previewOf(client, bytes);
    expect(asSent.missing).toEqual([]);
    expect(asSent.columns.filter(({ field, question }) => !field || question)).toEqual([]);
    expect(asSent.orders).toEqual([]);
    const { orders } = await previewOf(client, bytes, { cells: { A2: '1' } });
    expect(orders).toMatchObject([
      {
        destination: 'Минск',
        problems: [],
        order: { externalId: '1', reciverHouse: '12/1', fragileСargo: true },
      },
    ]);
    const { deliveryDate, deliveryFrom, pickupDate, pickupFrom } = orders[0]?.order ?? {};
    expect({ deliveryFrom, pickupFrom }).toEqual({ deliveryFrom: '10:00', pickupFrom: '09:00' });
    expect(deliveryDate).toMatch(/ 18:00$/);
    expect(pickupDate).toBe(
      `${previousDeliveryDay(deliveryDate?.slice(0, 10) ?? '', defaultCalendar)} 23:00`,
    );
    expect(orders[0]?.order?.packages).toHaveLength(2);
  });

  it('has each field of an order once', async () => {
    const { columns } = readHead((await readTable(await template(), IMPORT_LIMITS)).cells);
    const fields = columns.map(({ field }) => field);
    const others = [
      'receiver',
      'note',
      'timeFrom',
      'timeUntil',
      'unitWeight',
      'unitVolume',
      'surname',
      'patronymic',
      'address',
      'region',
      'district',
      'comment',
      'hours',
      'totalWeight',
      'orderWeight',
      'sizes',
      'volume',
      'totalVolume',
      'orderVolume',
      'ttn',
      'type',
    ];
    expect([...fields, ...others].sort()).toEqual(Object.keys(IMPORT_FIELDS).sort());
  });
});

const FILE = () =>
  csv(HEADINGS, row({ 0: 'Р-1' }), row({ 0: 'Р-2', 2: '12' }), row({ 0: 'Р-2', 2: '', 6: 'два' }), row());

describe('the wrong rows', () => {
  it('come back in the columns of the file, with what is to be mended', async () => {
    const table = await tableOf(await sendTable(client, FILE(), { cells: { B3: 'Пётр' } }, '/faults'));
    expect(table.map((cells) => cells.length)).toEqual([10, 10, 10]);
    expect(table[0]).toEqual([...HEADINGS, 'Что исправить']);
    expect(table[1]?.slice(0, 3)).toEqual(['Р-2', 'Пётр', '12']);
    expect(table[1]?.[9]).toMatch(/^Ячейка C3: .*; Ячейка B4: .*«Пётр»; Ячейка G4: не поняли число «два»/);
    expect(table[2]?.slice(0, 3)).toEqual(['Р-2', 'Иванова Мария', '']);
  });

  it('can be mended and sent again as they are', async () => {
    const response = await sendTable(client, FILE(), {}, '/faults');
    const cells = { C2: '+375 (29) 123-45-67', G3: '3' };
    const { orders, columns } = await previewOf(client, response.body as Buffer, { cells });
    expect(orders).toMatchObject([{ problems: [], order: { externalId: 'Р-2' } }]);
    expect(columns.at(-1)).toMatchObject({
      field: null,
      question: null,
      note: 'Столбец добавлен нами: не переносится',
    });
  });

  it('are none when nothing is wrong, though orders were made already', async () => {
    const bytes = csv(HEADINGS, row({ 0: 'Р-1' }));
    const { orders } = await previewOf(client, bytes);
    await client.post('/api/order', { body: orders[0]?.order ?? {} });
    const file = { name: 'Заказы.csv', bytes };
    const form = { common: JSON.stringify(COMMON), file };
    const { status, body } = await client.post('/api/order/import/faults', { form });
    expect([status, body]).toMatchObject([422, { errors: { file: ['В файле нечего исправлять'] } }]);
  });
});

describe('the result', () => {
  it('has numbers, prices and links beside the rows of the file', async () => {
    const { orders } = await previewOf(client, FILE());
    const ready = orders.filter(({ order }) => order);
    const placed = await client.post('/api/order/batch', {
      body: { orders: ready.map(({ order }) => order), prints: ready.map(({ print }) => print) },
    });
    const made = Object.fromEntries(
      (placed.body as BatchResultDto[]).map(({ order }, at) => [ready[at]?.rows[0], order?.id]),
    );
    const response = await sendTable(client, FILE(), { made }, '/result');
    const table = await tableOf(response);
    expect(table[0]?.slice(-4)).toEqual(['Заказ «Шлях»', 'Цена, BYN', 'Отслеживание', 'Что исправить']);
    expect(table).toHaveLength(5);
    expect(table[1]?.[9]).toBe(String(Object.values(made)[0]));
    expect(Number(table[1]?.[10]?.replace(',', '.'))).toBe(ready[0]?.price);
    expect(table[1]?.[11]).toMatch(/\/t\/[0-9A-Z-]{14}$/);
    expect(table[2]?.slice(9)).toEqual(['', '', '', expect.stringContaining('Ячейка C3')]);
    // Sent again, it has the file's own columns once.
    const again = await tableOf(await sendTable(client, response.body as Buffer, { made }, '/result'));
    expect(again[0]).toEqual(table[0]);
  });

  it('says nothing of orders of others', async () => {
    const { id } = await addOrder(test, await addUser(test));
    const table = await tableOf(
      await sendTable(client, csv(HEADINGS, row()), { made: { 2: id } }, '/result'),
    );
    expect(table[1]?.slice(9).join('')).toBe('');
  });

  it.each(['{"0":1}', '{"2":"1"}', '{"2":1.5}', '{"2":1e300}', '[1]'])('made %s is refused', async (made) => {
    const form = { made, file: { name: 'а.csv', bytes: csv(HEADINGS, row()) } };
    const { status, body } = await client.post('/api/order/import/result', { form });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['made']]);
  });
});
