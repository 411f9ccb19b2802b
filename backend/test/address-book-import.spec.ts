import type { BookImportedDto, BookPreviewDto } from '../src/modules/address-book/dto/book-import.dto';
import type { Client } from './support/client';
import { exportsOf } from './support/exported';
import { addUser } from './support/factories';
import { csv, IMPORT_TIME } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;
const { rowsOf, take } = exportsOf(() => test, '/api/addressBook/export');

const HEADS = [
  'Телефон',
  'ФИО',
  'Фирма',
  'Город',
  'Улица',
  'Дом',
  'Заметка для курьера',
  'Часы работы',
  'Вес',
];
const person = (changes: Record<number, string> = {}): string[] =>
  ['80291234567', 'Пётр Сидоров', '', 'Гомель', 'ул. Советская', '12/1', 'Домофон 7', 'с 9', ''].map(
    (cell, at) => changes[at] ?? cell,
  );

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
});

beforeEach(async () => {
  client = await test.signedIn(await addUser(test));
});

const send = (operation: '' | '/preview', bytes: Buffer, said: Record<string, string> = {}) =>
  client.post(`/api/addressBook/import${operation}`, {
    form: { side: 'receiver', ...said, file: { name: 'Книга.csv', bytes } },
  });
const preview = async (bytes: Buffer, said?: Record<string, string>) =>
  (await send('/preview', bytes, said)).body as BookPreviewDto;
const save = async (bytes: Buffer, said?: Record<string, string>) =>
  (await send('', bytes, said)).body as BookImportedDto;

it('rows are entries, and what has no place in a book is said', async () => {
  const bytes = csv(HEADS, person(), person({ 1: 'Анна', 2: 'ООО «Парус»', 3: 'Лида' }));
  const { columns, missing, rows, leftOut, ready, known, wrong } = await preview(bytes);
  expect([missing, leftOut, ready, known, wrong]).toEqual([[], [], 2, 0, 0]);
  expect(columns.filter(({ field }) => field === null).map(({ heading }) => heading)).toEqual(['Вес']);
  expect(rows).toMatchObject([
    { row: 2, state: 'ready', person: 'Пётр Сидоров', place: 'Гомель, ул. Советская, д.\u00a012/1' },
    { row: 3, person: 'ООО «Парус», Анна' },
  ]);
  expect(await save(bytes)).toEqual({ added: 2, known: 0, wrong: 0, left: 0 });
  const kept = await rowsOf('format=xlsx&side=receiver', client);
  expect(kept).toMatchObject([
    { Организация: 'ООО «Парус»', 'ФИО получателя': 'Анна', Город: 'Лида, Гродненская область' },
    { 'Телефон получателя': '+375 (29) 12-34-567', 'Заметка для курьера': 'Домофон 7', Часы: 'с 9' },
  ]);
});

it('an entry is one, however it is written and however often it is sent', async () => {
  const bytes = csv(
    HEADS,
    person(),
    person({ 1: 'ПЕТР СИДОРОВ', 0: '+375 29 123-45-67' }),
    person({ 1: 'Анна' }),
  );
  const all = await Promise.all([save(bytes), save(bytes)]);
  expect(all.reduce((sum, { added }) => sum + added, 0)).toBe(2);
  expect(await save(bytes)).toEqual({ added: 0, known: 3, wrong: 0, left: 0 });
  expect(await rowsOf('format=csv&side=receiver', client)).toHaveLength(2);
});

it('wrong rows are told at their cells, mended there, and the right ones go without them', async () => {
  const bytes = csv(HEADS, person({ 3: 'Речица', 0: 'нет' }), person({ 1: '' }), person());
  const found = await preview(bytes);
  expect(found).toMatchObject({ ready: 1, wrong: 2 });
  const cells = found.rows.flatMap(({ problems }) => problems.map(({ cell, code }) => [cell, code]));
  expect(cells).toEqual([
    ['D2', 'town_namesakes'],
    ['A2', 'invalid'],
    ['B3', 'invalid'],
  ]);
  expect(await save(bytes)).toEqual({ added: 1, known: 0, wrong: 2, left: 0 });
  const mended = { cells: JSON.stringify({ B3: 'Яна' }) };
  const { rows } = await preview(bytes, { ...mended, rows: '3' });
  expect(rows).toMatchObject([{ row: 3, state: 'ready', person: 'Яна' }]);
  expect(await save(bytes, mended)).toEqual({ added: 1, known: 1, wrong: 1, left: 0 });
});

it('places of pickup need no person, and points are found by their words', async () => {
  const heads = ['Город', 'Улица', 'Дом', 'Пункт'];
  const bytes = csv(heads, ['Минск', 'ул. Немига', '5', ''], ['', '', '', 'Гомель, Советская 54']);
  expect(await preview(bytes, { side: 'sender' })).toMatchObject({ missing: [], ready: 2 });
  expect(await save(bytes, { side: 'sender' })).toMatchObject({ added: 2 });
});

it.each(['xlsx', 'csv'])('an exported book comes back whole as .%s', async (format) => {
  const odd = { 6: '=1+1', 7: '＝9' };
  await save(csv(HEADS, person(odd), person({ 1: 'Анна', 2: 'ООО «Парус»', 6: '0017' })));
  const { rawPayload } = await take(`format=${format}&side=receiver`, client);
  expect(await preview(rawPayload)).toMatchObject({ ready: 0, known: 2, wrong: 0 });
  client = await test.signedIn(await addUser(test));
  const { columns } = await preview(rawPayload);
  expect(columns.filter(({ field }) => field === null).map(({ heading }) => heading)).toEqual([
    'Последний заказ',
  ]);
  expect(await save(rawPayload)).toMatchObject({ added: 2 });
  expect(await rowsOf('format=xlsx&side=receiver', client)).toMatchObject([
    { Дом: '12/1', 'Заметка для курьера': '=1+1', Часы: '＝9' },
    { Дом: '12/1', 'Заметка для курьера': '0017' },
  ]);
});

it.each(['receiver', 'sender'])('the template of %ss is read without a question', async (side) => {
  const { body } = await client.get(`/api/addressBook/import/template?side=${side}`, { isFile: true });
  const { columns, missing, leftOut, ready, known, wrong, rows } = await preview(body as Buffer, { side });
  expect([missing, ready, known, wrong, rows]).toEqual([[], 0, 0, 0, []]);
  expect(leftOut.map(({ kind }) => kind)).toEqual(['example', 'sheet', 'sheet']);
  expect(columns.filter(({ field, question }) => !field || question)).toEqual([]);
});

it('without a side or a file nothing is read', async () => {
  const { status, body } = await client.post('/api/addressBook/import', { form: { side: 'receiver' } });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['file']]);
  expect((await send('', csv(HEADS), { side: 'они' })).status).toBe(422);
});
