import type { OrderPage } from '../src/modules/orders/dto/order.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, orderBody, program, type ReadOrder } from './support/factories';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let user: User;
let client: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

describe('the customer’s own number of an order', () => {
  const place = (client: Client, externalId: unknown) =>
    client.post('/api/order', { body: orderBody({ externalId }) });

  it('is kept, shown, found by search and by filter, and free for another customer', async () => {
    const stranger = await test.signedIn(await addUser(test));
    const { body, status } = await place(client, ' ИМ-Ёж/77 ');
    expect([status, (body as ReadOrder)['externalId']]).toEqual([201, 'ИМ-Ёж/77']);
    const { id } = body as ReadOrder;
    const listed = async (query: Record<string, unknown>) =>
      ((await client.get('/api/order', { query })).body as { data: ReadOrder[] }).data.map((one) => one.id);
    expect(await listed({ search: 'им-еж/77' })).toEqual([id]);
    expect(await listed({ 'filter[externalId]': 'ИМ-Ёж/77' })).toEqual([id]);
    expect(await listed({ 'filter[externalId]': 'ИМ-Ёж' })).toEqual([]);
    expect((await place(stranger, 'ИМ-Ёж/77')).status).toBe(201);
    expect((await place(client, null)).status).toBe(201);
    expect((await place(client, '')).status).toBe(201);
  });

  it('is another one by a hyphen or the case of a letter; the search finds both, the filter the one', async () => {
    const [one, other] = [await place(client, 'З-1042'), await place(client, 'з1042')];
    expect([one.status, other.status]).toEqual([201, 201]);
    const [first, second] = [(one.body as ReadOrder).id, (other.body as ReadOrder).id];
    const listed = async (query: Record<string, unknown>) =>
      ((await client.get('/api/order', { query })).body as OrderPage).data.map(({ id }) => id);
    for (const search of ['з1042', 'З-1042', 'З 1042'])
      expect(await listed({ search })).toEqual([second, first]);
    expect(await listed({ externalId: 'З-1042' })).toEqual([first]);
    expect(await listed({ externalId: 'з1042' })).toEqual([second]);
  });

  it('is refused the second time, together with whatever else is wrong', async () => {
    const { id } = (await place(client, 'З-1042')).body as ReadOrder;
    const text = `Номер З-1042 уже у заказа №\u00a0${id}`;
    const alone = await place(client, 'З-1042');
    expect([alone.status, alone.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'external_id_taken',
        message: text,
        errors: { externalId: [text] },
        fresh: { id, number: String(id) },
      }),
    ]);
    const again = await client.post('/api/order', { body: orderBody({ externalId: 'З-1042', name: '' }) });
    expect([again.status, complaints(again)]).toEqual([422, ['externalId', 'name']]);
    expect((await place(client, 'я'.repeat(65))).status).toBe(422);
    expect((await place(client, 'я'.repeat(64))).status).toBe(201);
  });

  it('goes to one of many that are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(client, 'B-2')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body);
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'external_id_taken' })));
  });

  it('may be set and taken away by staff, but not to that of another order of the client', async () => {
    const [first, second] = [
      await addOrder(test, user, { externalId: 'C-1' }),
      await addOrder(test, user, { externalId: 'C-2' }),
    ];
    const edit = (changes: object) =>
      manager.put('/api/order', { body: { id: second.id, version: second.version, ...changes } });
    const refused = await edit({ externalId: first['externalId'] });
    expect([refused.status, complaints(refused)]).toEqual([409, ['externalId']]);
    expect((await edit({ externalId: 'C-2', comment: 'Свой номер остаётся' })).status).toBe(200);
  });
});

describe('orders looked up by own numbers', () => {
  const found = async (externalId: string | string[], asking = client) => {
    const { body } = await asking.get('/api/order', { query: { externalId } });
    return (body as OrderPage).data.map((one) => one.externalId).sort();
  };

  it('are exactly those of the caller and his mode', async () => {
    for (const externalId of ['З-1042', 'з-1042', 'З-10', 'З-1042/2'])
      await addOrder(test, user, { externalId });
    await addOrder(test, await addUser(test), { externalId: 'З-1042' });
    await addTestOrder(test, user, { externalId: 'З-1042' });
    expect(await found(' З-1042 ')).toEqual(['З-1042']);
    expect(await found(['З-10', 'З-1042', 'нет такого'])).toEqual(['З-10', 'З-1042']);
    const trying = await program(test, user, { mode: 'test' });
    expect(await found(['З-10', 'З-1042'], trying)).toEqual(['З-1042']);
    const query = { externalId: 'З-1042', user: user.id };
    expect((await manager.get('/api/order', { query })).body).toMatchObject({ total: 1 });
  });

  it.each([
    ['an empty one', ''],
    ['one too long', 'я'.repeat(65)],
    ['more than 100', Array.from({ length: 101 }, (_, index) => `A-${index}`)],
    ['many more', Array.from({ length: 400 }, (_, index) => `A-${index}`)],
  ])('are not those of %s', async (_what, externalId) => {
    const answer = await client.get('/api/order', { query: { externalId } });
    expect([answer.status, complaints(answer)]).toEqual([400, ['externalId']]);
  });

  it('may be a hundred', async () => {
    const hundred = Array.from({ length: 99 }, (_, index) => `A-${index}`);
    await addOrder(test, user, { externalId: 'Я-17' });
    expect(await found([...hundred, 'Я-17'])).toEqual(['Я-17']);
  });
});
