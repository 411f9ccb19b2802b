import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { exportsOf } from './support/exported';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const receiver = {
  side: 'receiver',
  receiverType: 'fiz-lico',
  phone: '+375 (29) 12-34-567',
  delivery: 'client',
  cityId: 3,
  street: 'ул. Советская',
  house: '12',
};
const place = { side: 'sender', delivery: 'client', cityId: 6, street: 'ул. Немига', house: '5' };

const test = setUpTestApp();
let client: Client;
const { take, rowsOf } = exportsOf(() => test, '/api/addressBook/export');

beforeAll(async () => {
  client = await test.signedIn(await addUser(test));
  for (const changes of [{ name: 'Анна' }, { name: '=1+1', note: 'Домофон 7', hours: 'с 9' }])
    await client.post('/api/addressBook', { body: { ...receiver, ...changes } });
  await client.post('/api/addressBook', { body: place });
});

it('has one side of the book, the newest first, as texts', async () => {
  const rows = await rowsOf('format=xlsx&side=receiver', client);
  expect(rows).toMatchObject([
    { 'ФИО получателя': '=1+1', 'Заметка для курьера': 'Домофон 7', Часы: 'с 9' },
    { 'ФИО получателя': 'Анна', 'Телефон получателя': '+375 (29) 12-34-567' },
  ]);
  const places = await rowsOf('format=csv&side=sender', client);
  expect(places).toMatchObject([{ Город: 'Минск', Улица: 'ул. Немига', Дом: '5' }]);
  expect(places[0]).not.toHaveProperty('ФИО получателя');
});

it('has what was found', async () => {
  const rows = await rowsOf(`format=csv&side=receiver&search=${encodeURIComponent('анна')}`, client);
  expect(rows.map((row) => row['ФИО получателя'])).toEqual(['Анна']);
});

it('has nothing of another account, and asks for a side', async () => {
  const other = await test.signedIn(await addUser(test));
  expect(await rowsOf('format=csv&side=receiver', other)).toEqual([]);
  expect((await take('format=csv', other)).statusCode).toBe(400);
});

it('is noted in the journal', async () => {
  await take('format=csv&side=receiver', client);
  const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
  expect(entry).toMatchObject({ kind: 'exported', detail: 'Адресная книга, получатели, csv' });
});
