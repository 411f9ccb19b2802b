import { addDays, formatDate, toMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { openDocument } from './documents-support/open-document';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});
beforeEach(async () => {
  owner = await addUser(test);
  client = await test.signedIn(owner);
});

/** A day of delivery that no other test has: the second Monday ahead, and so on. */
let weeks = 1;
function newDay(): string {
  const today = toMinsk(new Date()).slice(0, 10);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, 8 - (weekday || 7) + 7 * weeks++);
}

const orderOn = (day: string, changes: object = {}, of = owner) =>
  addOrder(test, of, { deliveryDate: `${day} 18:00`, ...changes });

const get = (url: string, { cookie, key }: Pick<Client, 'cookie' | 'key'>, headers: object = {}) =>
  test.app.inject({
    method: 'GET',
    url: `/api/${url}`,
    headers: { ...(cookie && { cookie }), ...(key && { authorization: `Bearer ${key}` }), ...headers },
  });

async function labelled(query: string, who: Pick<Client, 'cookie' | 'key'>, headers: object = {}) {
  const answer = await get(`order/labels?${query}`, who, headers);
  expect(answer.statusCode).toBe(200);
  const { pages } = await readPdf(answer.rawPayload);
  return pages.map((page) => Number(/Заказ № (?:T)?(-?\d+)/.exec(textOf(page))?.[1]));
}

const move = (order: { id: number; version: number }, status: number) =>
  manager.put('/api/order', { body: { id: order.id, version: order.version, status } });

describe('all orders of a day', () => {
  it('are those to be handed over: of a client the own ones, of staff all or a client’s', async () => {
    const day = newDay();
    const first = await orderOn(day);
    const [away, other] = [await orderOn(day, { comment: 'в пути' }), await orderOn(newDay())];
    const canceled = await orderOn(day, { comment: 'отменён' });
    const last = await orderOn(day, { deliveryDate: `${day} 00:00` });
    await move(away, 4);
    expect((await client.post('/api/order/cancel', { body: { id: canceled.id } })).status).toBe(200);
    const neighbour = await addUser(test);
    const foreign = await orderOn(day, {}, neighbour);
    const own = [first.id, last.id];
    expect(own).not.toContain(other.id);
    expect(await labelled(`day=${day}`, client)).toEqual(own);
    expect(await labelled(`day=${day}&user=${neighbour.id}`, client)).toEqual(own);
    expect(await labelled(`day=${day}`, await program(test, owner, { scopes: ['orders:read'] }))).toEqual(
      own,
    );
    expect(await labelled(`day=${day}`, manager)).toEqual([...own, foreign.id]);
    expect(await labelled(`day=${day}&user=${neighbour.id}`, manager)).toEqual([foreign.id]);
    const { rawPayload } = await get(`order/documents?day=${day}&user=${owner.id}`, manager);
    const { names } = await openDocument(rawPayload);
    expect(names.filter((name) => /worksheets\/[^/]+\.xml$/.test(name))).toHaveLength(2);
  });

  it('of the sandbox are apart', async () => {
    const day = newDay();
    await orderOn(day);
    const sample = await addTestOrder(test, owner, { deliveryDate: `${day} 18:00` });
    const answer = await get(`order/labels?day=${day}`, client, { 'shlyah-mode': 'test' });
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages.map(textOf)).toEqual([expect.stringContaining(`Заказ № T${sample.id}`)]);
    const register = await client.post('/api/registers', {
      body: { day },
      headers: { 'shlyah-mode': 'test' },
    });
    expect(register.status).toBe(201);
    expect(register.body).toMatchObject({ orders: [{ id: sample.id }] });
    expect(register.body).toHaveProperty('orders.length', 1);
  });

  it('are said to be none in words', async () => {
    const day = newDay();
    const said = { errors: { day: [`Заказов с доставкой ${formatDate(day)}, которые ещё не сданы, нет`] } };
    for (const url of [`order/labels?day=${day}`, `order/documents?day=${day}`]) {
      const answer = await get(url, client);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, said]);
    }
    expect((await client.post('/api/registers', { body: { day } })).body).toMatchObject(said);
  });
});

describe('orders of numbers one after another', () => {
  it('are those of a file, in their order, and all must be seen', async () => {
    const [one, two] = [await orderOn(newDay()), await orderOn(newDay())];
    const foreign = await orderOn(newDay(), {}, await addUser(test));
    const three = await orderOn(newDay());
    expect(await labelled(`range=${one.id}-${two.id}&range=${three.id}`, client)).toEqual(
      [one, two, three].map(({ id }) => id),
    );
    const answer = await get(`order/labels?range=${one.id}-${foreign.id}`, client);
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    'range=5-',
    'range=a-b',
    'range=1-1001',
    'range=1-600&range=700-1200',
    'ids=1&day=2026-11-30',
    'ids=1&range=2-3',
    'day=2026-02-30',
    'day=вчера',
  ])('by a broken query: %s', async (query) => {
    for (const what of ['labels', 'documents']) {
      const answer = await get(`order/${what}?${encodeURI(query)}`, manager);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_query' }]);
    }
  });

  it('are a thousand in one document, whose journal says which', async () => {
    const packages = Array.from({ length: 25 }, () => validPackage);
    const day = newDay();
    const orders = [];
    for (let count = 0; count < 40; count++)
      orders.push(await orderOn(day, { packages, comment: `Партия ${count}` }));
    const [from, to] = [orders[0]?.id ?? 0, orders.at(-1)?.id ?? 0];
    const answer = await get(`order/labels?range=${from}-${to}`, manager);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1000);
    const kept = await test.database.read.findBy(JournalEntry, { kind: 'paperMade', accountId: owner.id });
    expect(kept.map(({ detail }) => detail)).toEqual([`Этикетки, заказы № ${from}-${to}`]);
  });
});

describe('a register of a day', () => {
  const make = (body: object) => client.post('/api/registers', { body });

  it('has what is to be handed over and is in no register yet, under that day', async () => {
    const day = newDay();
    const [one, two, three] = [await orderOn(day), await orderOn(day), await orderOn(day)];
    const first = (await make({ ids: [two.id] })).body as OrderRegisterDto;
    const { status, body } = await make({ day });
    expect([status, body]).toMatchObject([201, { day, state: 'open', ordersCount: 2 }]);
    const register = body as OrderRegisterDto;
    expect(register.orders.map(({ id }) => id)).toEqual([one.id, three.id]);
    const again = await make({ day });
    const numbers = [first.id, register.id].map((id) => `№\u00a0${id}`).join(', ');
    expect([again.status, again.body]).toMatchObject([
      422,
      { errors: { day: [`Все заказы с доставкой ${formatDate(day)} уже в реестрах: ${numbers}`] } },
    ]);
  });

  it('made at once by several is one', async () => {
    const day = newDay();
    await orderOn(day);
    const answers = await Promise.all([1, 2, 3].map(() => make({ day })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('is not made of numbers and a day together, nor of neither', async () => {
    for (const body of [{}, { ids: [1], day: newDay() }, { day: '2026-02-30' }])
      expect(await make(body)).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });
});

describe('the days that have orders to hand over', () => {
  const days = async (who: Client, query: Record<string, unknown> = {}, headers = {}) => {
    const { status, body } = await who.get('/api/order/documents/days', { query, headers });
    expect(status).toBe(200);
    return body as { day: string; orders: number }[];
  };

  it('are the client’s own, the first one first, with the number of orders that their papers have', async () => {
    expect(await days(client)).toEqual([]);
    const [first, second] = [newDay(), newDay()];
    await orderOn(second);
    await orderOn(first, { deliveryDate: `${first} 09:00` });
    await orderOn(first);
    await move(await orderOn(first), 4);
    await orderOn(first, {}, await addUser(test));
    await addTestOrder(test, owner, { deliveryDate: `${second} 18:00` });
    const own = [
      { day: first, orders: 2 },
      { day: second, orders: 1 },
    ];
    expect(await days(client)).toEqual(own);
    expect(await labelled(`day=${first}`, client)).toHaveLength(2);
    expect(await days(await program(test, owner))).toEqual(own);
    expect(await days(client, {}, { 'shlyah-mode': 'test' })).toEqual([{ day: second, orders: 1 }]);
    expect(await days(manager, { user: owner.id })).toEqual(own);
    expect(await days(manager)).toContainEqual({ day: first, orders: 3 });
    // A client's question about another is a question about the own orders.
    expect(await days(await test.signedIn(await addUser(test)), { user: owner.id })).toEqual([]);
  });
});
