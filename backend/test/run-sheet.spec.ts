import { stopDigits } from '@shlyah/domain';
import readXlsx from 'read-excel-file/node';
import type { RunDto } from '../src/modules/runs/run.dto';
import { readPdf, textOf } from './documents-support/read-pdf';
import { Dispatchers } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

const sheet = (id: number, format = 'pdf') => {
  const { cookie } = staff.manager;
  const headers = cookie ? { cookie } : {};
  return test.app.inject({ method: 'GET', url: `/api/runs/${id}/sheet?format=${format}`, headers });
};

const comment =
  'Домофон 20, второй подъезд со двора, позвонить за полчаса до приезда, ребёнок спит; код ворот 4471#';

it('the sheet of a run has its orders in order, numbered pages, codes of the run and its rows, and room for signatures', async () => {
  const made = await staff.run({ car: 'Ford Transit, 1234 AB-7' });
  const ids: number[] = [];
  for (let house = 1; house <= 20; house++)
    ids.push(
      await staff.order(String(house), {
        reciverComment: house === 20 ? comment : `Домофон ${house}`,
        fragileСargo: house === 1,
      }),
    );
  const { digits } = await staff.added(made, ...ids.toReversed());
  const { statusCode, rawPayload, headers } = await sheet(made.id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages } = await readPdf(rawPayload);
  expect(pages).toHaveLength(2);
  for (const [at, page] of pages.entries()) {
    expect([page.width.toFixed(), page.height.toFixed()]).toEqual(['297', '210']);
    for (const white of Object.values(page.ink)) expect(white).toBeGreaterThanOrEqual(9.5);
    expect(textOf(page)).toContain(`Лист ${at + 1} из 2`);
  }
  const codes = pages.map((page) => page.codes.map(({ text }) => text));
  const rows = ids.map((id) => stopDigits(id));
  expect(codes[0]?.slice(0, 2)).toEqual([digits, digits]);
  expect(codes.flat().slice(2)).toEqual(rows);
  const text = pages.map((page) => textOf(page)).join(' ');
  const words = [
    `Маршрутный лист № ${made.id} на 30.11.2026`,
    'Водитель: Игорь Савич, +375 (29) 12-34-567, Ford Transit',
    'Всего: 20 заказов, ',
    'ХРУПКОЕ',
    comment,
    'Выдал',
    'Принял',
    'вручено',
    'не вручено',
    'причина',
    'Час',
  ];
  for (const word of words) expect(text).toContain(word);
  for (const page of pages) expect(textOf(page)).toMatch(/Заказы на \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  const places = ids.map((id) => text.indexOf(`№ ${id} `));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  // Twelve rows fill a page: the last one goes to the next with the totals.
  await staff.post(staff.manager, made.id, 'orders/remove', { ids: ids.slice(0, 8) });
  const { pages: shorter } = await readPdf((await sheet(made.id)).rawPayload);
  expect(shorter).toHaveLength(2);
  expect(textOf(shorter[1])).toMatch(new RegExp(`№ ${ids.at(-1)} .*Всего: 12 заказов`));
});

it('has no order that is canceled, and is none of an empty run', async () => {
  const made = await staff.run();
  const [one, two] = [await staff.order('1'), await staff.order('2')];
  await staff.added(made, one, two);
  const client = await test.signedIn(staff.owner);
  await client.post('/api/order/cancel', { body: { id: one } });
  const { pages } = await readPdf((await sheet(made.id)).rawPayload);
  expect(textOf(pages[0])).toContain(`№ ${two}`);
  expect(textOf(pages[0])).not.toContain(`№ ${one} `);
  const table = await sheet(made.id, 'xlsx');
  expect([table.statusCode, table.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  const [workbook] = await readXlsx(table.rawPayload);
  const lines = (workbook?.data ?? []).map((row) => row.filter((cell) => cell !== null).join(' '));
  expect(lines[0]).toContain('№ Заказ Что');
  expect(lines.at(-2)).toMatch(
    new RegExp(
      `^Маршрутный лист № ${made.id} на 30\\.11\\.2026\\. Заказы на \\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d$`,
    ),
  );
  expect(lines.at(-1)).toMatch(/^Всего: 1 заказ, /);
  await staff.post(staff.manager, made.id, 'orders/remove', { ids: [two] });
  expect((await sheet(made.id)).statusCode).toBe(409);
  const admin = await test.as('admin');
  expect(JSON.stringify((await admin.get('/api/journal')).body)).toContain(
    `Маршрутный лист № ${made.id}, заказы № ${two}`,
  );
});

it('tells a driver where to fetch, and says nothing of a driver who is not named yet', async () => {
  const made = await staff.run({ driver: null, driverPhone: null });
  const id = await staff.order('9', { street: 'ул. Немига', house: '5' });
  const { body } = await staff.put(staff.manager, made, [id], { task: 'fetch' });
  expect((body as RunDto).ordersCount).toBe(1);
  const { pages } = await readPdf((await sheet(made.id)).rawPayload);
  for (const word of ['Забрать', 'Немига', 'Водитель не назначен']) expect(textOf(pages[0])).toContain(word);
});
