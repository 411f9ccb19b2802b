import { MODE_HEADER } from '@shlyah/domain';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, orderBody, program } from './support/factories';
import { COMMON, csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

type Comments = Record<string, unknown>;

const NOTE = 'Домофон 7, вахта. Часы: 10–18';

const test = setUpTestApp();
let user: User;
let client: Client;

beforeAll(() => test.clock.set(IMPORT_TIME));

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
  await addEntry(receiver);
});

const receiver = {
  side: 'receiver',
  receiverType: 'fiz-lico',
  name: 'Иванова Мария',
  phone: '+375 (29) 12-34-567',
  delivery: 'client',
  city: 'Минск',
  cityId: 6,
  street: 'ул. Советская',
  house: '12',
  note: 'Домофон 7, вахта',
  hours: '10–18',
};

const order = (changes: object = {}): object =>
  orderBody({
    reciverType: 'fiz-lico',
    name: 'ИВАНОВА  Мария',
    reciverPhone: '80291234567',
    deliveryAddress: 'client',
    reciverAddress: 'Минск',
    reciverAddressId: 6,
    reciverStreet: 'ул. Советская',
    reciverHouse: '12',
    deliveryDate: '2026-12-01 23:00',
    ...changes,
  });

async function addEntry(entry: object): Promise<{ id: number; version: number }> {
  const { status, body } = await client.post('/api/addressBook', { body: entry });
  expect(status).toBe(201);
  return body as { id: number; version: number };
}

async function placed(body: object, by = client, headers = {}): Promise<Comments> {
  const answer = await by.post('/api/order', { body, headers });
  expect([answer.status, complaints(answer)]).toEqual([201, []]);
  return answer.body as Comments;
}

describe('the note and the hours of the address book', () => {
  it.each([
    ['is not sent', {}],
    ['is null', { reciverComment: null }],
  ])('become the comment that %s', async (_, sent) => {
    expect(await placed(order(sent))).toMatchObject({ reciverComment: NOTE, comment: null });
  });

  it.each([
    ['has words', 'Звонить за час', 'Звонить за час'],
    ['was deleted', '', null],
  ])('leave a comment that %s', async (_, reciverComment, right) => {
    expect(await placed(order({ reciverComment }))).toMatchObject({ reciverComment: right });
  });

  it('are of that receiver at that address alone, and of that client’s book', async () => {
    for (const other of [{ reciverHouse: '13' }, { name: 'Иванов Марк' }, { reciverPhone: '80291234568' }])
      expect(await placed(order(other))).toMatchObject({ reciverComment: null });
    const stranger = await test.signedIn(await addUser(test));
    expect(await placed(order(), stranger)).toMatchObject({ reciverComment: null });
  });

  it('are found under a former writing of an entry that was edited', async () => {
    const entry = await addEntry({ ...receiver, name: 'М. Иванова', note: 'Код 15', hours: null });
    const edited = { ...receiver, ...entry, name: 'Мария Иванова', note: 'Код 16', hours: null };
    expect((await client.put('/api/addressBook', { body: edited })).status).toBe(200);
    expect(await placed(order({ name: 'М. Иванова' }))).toMatchObject({ reciverComment: 'Код 16' });
  });

  it('of the place of pickup become the comment of the sender', async () => {
    const { body } = await client.get('/api/addressBook', { query: { side: 'sender' } });
    expect(body).toMatchObject({ data: [] });
    await addEntry({
      side: 'sender',
      delivery: 'client',
      city: 'Минск',
      cityId: 6,
      street: 'ул. Немига',
      house: '5',
      note: 'Ворота 3',
    });
    const place = { delivery: 'client', address: 'Минск', addressId: 6, street: 'ул. Немига', house: '5' };
    expect(await placed(order({ ...place, comment: null }))).toMatchObject({ comment: 'Ворота 3' });
    expect(await placed(order({ ...place, comment: '' }))).toMatchObject({ comment: null });
  });

  it('stand in orders of a batch, of a key and of the sandbox', async () => {
    const key = await program(test, user);
    const { body } = await key.post('/api/order/batch', { body: { orders: [order(), order({ name: '' })] } });
    expect(body).toMatchObject([
      { statusCode: 201, order: { reciverComment: NOTE } },
      { statusCode: 422, code: 'invalid' },
    ]);
    expect(await placed(order(), key)).toMatchObject({ reciverComment: NOTE });
    expect(await placed(order(), client, { [MODE_HEADER]: 'test' })).toMatchObject({ reciverComment: NOTE });
  });

  it('stand in the preview of a file as in the order that it makes', async () => {
    const note = [...HEADINGS, 'Комментарий'];
    const preview = await previewOf(client, csv(note, [...row(), ''], [...row({ 5: '12' }), 'Свой']));
    expect(preview.orders.map(({ order: read }) => read?.reciverComment)).toEqual([NOTE, 'Свой']);
    const orders = preview.orders.map((read) => read.order);
    const { body } = await client.post('/api/order/batch', {
      body: { orders, prints: preview.orders.map(({ print }) => print) },
    });
    expect(body).toMatchObject([{ order: { reciverComment: NOTE } }, { order: { reciverComment: 'Свой' } }]);
  });

  it('are found from a file that writes «д. 12», beside the hours of its order', async () => {
    const headings = [...HEADINGS, 'Время с'];
    const { orders } = await previewOf(client, csv(headings, [...row({ 5: 'д. 12' }), '14:00']));
    expect(orders[0]?.order).toMatchObject({
      reciverHouse: '12',
      reciverComment: NOTE,
      deliveryFrom: '14:00',
    });
  });

  it('of the place leave a comment that was deleted for a whole file', async () => {
    await addEntry({ ...COMMON, side: 'sender', city: 'Минск', cityId: 6, note: 'Ворота 3' });
    const commentOf = async (common: object) => {
      const { orders } = await previewOf(client, csv(HEADINGS, row()), { common });
      return placed({ ...orders[0]?.order }).then(({ comment }) => [orders[0]?.order?.comment, comment]);
    };
    expect(await commentOf(COMMON)).toEqual(['Ворота 3', 'Ворота 3']);
    expect(await commentOf({ ...COMMON, comment: '' })).toEqual(['', null]);
  });

  it('leave the fingerprint of a row as it is: the file is not ordered twice after a note was written', async () => {
    const file = csv(HEADINGS, row({ 1: 'Пётр Кот' }));
    const [first] = (await previewOf(client, file)).orders;
    await addEntry({ ...receiver, name: 'Пётр Кот' });
    const [second] = (await previewOf(client, file)).orders;
    expect(second?.order?.reciverComment).toBe(NOTE);
    expect(second?.print).toBe(first?.print);
  });

  it('make no other order of a repeated request', async () => {
    const sent = { body: order(), headers: { 'Idempotency-Key': 'note-of-the-book' } };
    const [first, second] = [await client.post('/api/order', sent), await client.post('/api/order', sent)];
    expect([second.status, (second.body as Comments)['id']]).toEqual([201, (first.body as Comments)['id']]);
  });
});

it('an order of a key gets no place of pickup and no SMS that it has not asked for', async () => {
  await addEntry({
    side: 'sender',
    delivery: 'client',
    city: 'Минск',
    cityId: 6,
    street: 'ул. Немига',
    house: '5',
    isDefault: true,
  });
  const key = await program(test, user);
  const place = { delivery: null, address: null, addressId: null, street: null, house: null };
  const without = { ...order(), ...place };
  const refused = await key.post('/api/order', { body: without });
  expect([refused.status, complaints(refused)]).toEqual([422, ['delivery']]);
  const batch = await key.post('/api/order/batch', { body: { orders: [without] } });
  expect(batch.body).toMatchObject([{ statusCode: 422, errors: { delivery: [expect.any(String)] } }]);
  const { notifyReceiver: _sms, ...silent } = order() as Comments;
  expect(await placed(silent, key)).toMatchObject({ notifyReceiver: false });
  const file = await previewOf(key, csv(HEADINGS, row()), { common: {} });
  expect([file.orders[0]?.order, Object.keys(file.common)]).toEqual([null, ['delivery']]);
});
