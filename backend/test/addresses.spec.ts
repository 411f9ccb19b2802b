import { addOrder, addUser } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeAll(() => test.clock.set(IMPORT_TIME));

/** An address in one cell, and the town, street, house and flat that are read in it. */
const WRITINGS = [
  ['246050, Гомельская обл., г. Гомель, ул. Советская, д. 12, кв. 5', 'Гомель', 'ул. Советская', '12', '5'],
  ['г.Гомель,ул.Советская,12-5', 'Гомель', 'ул.Советская', '12-5', null],
  ['Гомель Советская 12 кв 5', 'Гомель', 'Советская', '12', '5'],
  ['ул. Советская 12/1, кв. 5, Гомель', 'Гомель', 'ул. Советская', '12/1', '5'],
  [
    'г. Минск, пр-т Независимости, 95, корп. 3, под. 2, эт. 4, кв. 61, домофон 61К',
    'Минск',
    'пр-т Независимости',
    '95',
    '61',
  ],
  ['Минск, Независимости 95-3-61', 'Минск', 'Независимости', '95-3-61', null],
  ['Минск, ул. 50 лет Победы, 1, кв 12', 'Минск', 'ул. 50 лет Победы', '1', '12'],
  ['Брест, ул. 17 Сентября 10', 'Брест', 'ул. 17 Сентября', '10', null],
  ['г.п. Мир, Кореличский р-н, ул. Лопатина, д. 7А, кв. 88', 'Мир', 'ул. Лопатина', '7А', '88'],
  ['Минск, ул.Кольцова, 8-1-54', 'Минск', 'ул.Кольцова', '8-1-54', null],
  ['224005, РБ, Брестская обл., г.Брест, ул.Советская, 10/2-15', 'Брест', 'ул.Советская', '10/2', '15'],
] as const;

it('an address in one cell is read by the import as by the form', async () => {
  const client = await test.signedIn(await addUser(test));
  const headings = HEADINGS.toSpliced(3, 3, 'Адрес');
  const rows = WRITINGS.map(([address]) => row().toSpliced(3, 3, address));
  const file = csv(headings, ...rows.map((cells) => cells.map((cell) => `"${cell}"`)));
  const { orders } = await previewOf(client, file);
  const read = orders.map(({ order, destination, problems }) => {
    return [
      destination?.split(',')[0],
      order?.reciverStreet,
      order?.reciverHouse,
      order?.reciverFlat ?? null,
      ...problems,
    ];
  });
  expect(read).toEqual(WRITINGS.map(([, ...parts]) => parts));
  expect(orders[4]?.order).toMatchObject({ reciverComment: 'домофон 61К' });
});

it('a village without streets has «-» for its street, by the API and by a file', async () => {
  const user = await addUser(test);
  const order = await addOrder(test, user, { reciverStreet: '-' });
  expect(order).toMatchObject({ reciverStreet: '-' });
  const client = await test.signedIn(user);
  const file = csv(HEADINGS, row({ 3: 'г.п. Мир', 4: '-' }), row({ 3: 'Мир', 4: '-' }));
  const { orders } = await previewOf(client, file);
  expect(orders.map(({ order }) => order?.reciverStreet)).toEqual([undefined, '-']);
});
