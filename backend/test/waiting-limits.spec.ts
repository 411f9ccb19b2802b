import { BEFORE_CONFIRMATION, MODE_HEADER } from '@shlyah/domain';
import { Quotas, type Quota } from '../src/platform/access/quotas';
import { Order } from '../src/modules/orders/model/order.entity';
import { BookEntry } from '../src/modules/address-book/book-entry.entity';
import { Feed } from '../src/platform/feed/feed';
import { LongPoll } from '../src/platform/feed/long-poll';
import { StoredFile } from '../src/platform/files/stored-file.entity';
import { User } from '../src/modules/users/model/user.entity';
import type { NewKeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import type { Client } from './support/client';
import { addKey, addTestOrder, addUser, orderBody, png } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, row, sendTable } from './support/import-files';
import { errorsOf, told, until } from './support/reading';
import { answersTests, Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

/** Walks the table of docs/contract.md#before-confirmation: at each limit, beyond it, and when the account is confirmed. */
const test = setUpTestApp({ accountLimits: 1, webhooksLocal: true });
const trying = { headers: { [MODE_HEADER]: 'test' } };
const { kept, rates, waits } = BEFORE_CONFIRMATION;
let user: User;
let person: Client;
let shop: Client;

beforeEach(async () => {
  test.clock.set(IMPORT_TIME);
  user = await addUser(test, { status: 'pending' });
  person = await test.signedIn(user);
  shop = test.visitor();
  shop.key = (await addKey(test, user, { mode: 'test' })).secret;
});

async function confirm(): Promise<void> {
  await test.database.write((tx) => tx.update(User, { id: user.id }, { status: 'confirmed' }));
}

/** As if so many had been counted a moment ago. */
const spend = (quota: Quota, count: number): Promise<void> =>
  test.app.get(Quotas, { strict: false }).take(quota, user, count);

type Answer = Awaited<ReturnType<Client['get']>>;

const LESS = 'До подтверждения учётной записи лимиты меньше. ';
const table = csv(HEADINGS, row());
const order = () => addTestOrder(test, user);

/** Of each rate: the quota, a call that counts one, and why the next is refused. */
const CALLS: Record<
  Exclude<keyof typeof rates, 'rows' | 'deliveries' | 'webhookTests' | 'checks'>,
  [quota: Quota, call: () => Promise<Answer>, why: string]
> = {
  calls: ['accountCalls', () => person.get('/api/user', trying), 'Слишком много запросов подряд'],
  lists: ['lists', () => person.get('/api/order', trying), 'Слишком много запросов подряд'],
  orders: [
    'orders',
    () => person.post('/api/order', { body: orderBody(), ...trying }),
    'Слишком много заказов подряд',
  ],
  moves: [
    'testMoves',
    async () => shop.post('/api/sandbox/advance', { body: { id: (await order()).id, to: 'accepted' } }),
    'Слишком много проводок по статусам подряд',
  ],
  tables: ['tables', () => sendTable(shop, table), 'Слишком много файлов подряд'],
  labels: [
    'labels',
    async () => shop.get('/api/order/labels', { query: { ids: (await order()).id } }),
    'Слишком много этикеток подряд',
  ],
  papers: [
    'papers',
    async () => shop.get('/api/order/documents', { query: { ids: (await order()).id } }),
    'Слишком много заявок подряд',
  ],
  exports: ['exports', () => person.get('/api/user/data'), 'Слишком много выгрузок подряд'],
  uploads: [
    'uploads',
    () => person.post('/api/user/update', { form: { file: { name: 'я.png', bytes: png } } }),
    'Слишком много файлов подряд',
  ],
};

const messageOf = ({ body }: Answer): string => (body as { message: string }).message;

describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('the rate of %s', (name) => {
  const [quota, call, why] = CALLS[name];

  it('is kept to one, and no longer counts when the account is confirmed', async () => {
    await spend(quota, rates[name][0].most - 1);
    expect((await call()).status).toBeLessThan(300);
    const refused = await call();
    expect([refused.status, messageOf(refused)]).toEqual([
      429,
      expect.stringContaining(`${LESS}${why}. Повторите через `),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await confirm();
    expect((await call()).status).toBeLessThan(300);
  });
});

it('calls of what is open to everybody count, too, where they come with a session', async () => {
  await spend('accountCalls', rates.calls[0].most - 1);
  const cities = (by: Client) => by.get('/api/findCountry', { query: { query: 'Гомель' } });
  expect((await cities(person)).status).toBe(200);
  expect((await cities(person)).status).toBe(429);
  expect((await cities(test.visitor())).status).toBe(200);
  await confirm();
  expect((await cities(person)).status).toBe(200);
});

it('rows of tables are counted', async () => {
  await spend('imports', rates.rows[0].most - 20);
  expect((await sendTable(shop, table)).status).toBe(200);
  expect(messageOf(await sendTable(shop, table))).toContain(`${LESS}Слишком много строк подряд`);
  await confirm();
  expect((await sendTable(shop, table)).status).toBe(200);
});

it('orders of keys, people and files are counted together, a whole batch fits in', async () => {
  const orders = Array.from({ length: rates.orders[0].most }, () => ({}));
  const batch = (by: Client, prints?: null[]) =>
    by.post('/api/order/batch', { body: { orders, ...(prints ? { prints } : {}) }, ...trying });
  expect((await batch(shop)).status).toBe(200);
  for (const call of [
    batch(shop),
    batch(
      shop,
      orders.map(() => null),
    ),
    person.post('/api/order', { body: orderBody(), ...trying }),
  ])
    expect((await call).status).toBe(429);
});

it('a single call with more than ever may be made is refused by its field', async () => {
  const many = test.app.get(Quotas, { strict: false }).take('labels', user, rates.labels[0].most + 1);
  await expect(many).rejects.toMatchObject({
    code: 'invalid',
    extra: { errors: { ids: ['До подтверждения учётной записи — до 200 за раз. Возьмите меньше'] } },
  });
});

describe('what is kept at once:', () => {
  it('keys', async () => {
    const body = { name: 'Магазин', mode: 'test', scopes: ['quotes'] };
    const made: NewKeyDto[] = [];
    for (let count = 1; count < kept.keys; count++)
      made.push((await person.post('/api/keys', { body, ...trying })).body as NewKeyDto);
    expect(told(await person.post('/api/keys', { body, ...trying }))).toBe(
      '409 До подтверждения учётной записи — до 3 ключей. Отзовите ненужные.',
    );
    expect((await person.delete(`/api/keys/${made[0]?.id}`, trying)).status).toBe(204);
    expect((await person.post('/api/keys', { body, ...trying })).status).toBe(201);
    await confirm();
    expect((await person.post('/api/keys', { body, ...trying })).status).toBe(201);
  });

  it('addresses', async () => {
    const add = () => shop.post('/api/webhooks', { body: { url: 'https://shop.by/events' } });
    const { body } = await add();
    expect(told(await add())).toBe(
      '409 До подтверждения учётной записи можно указать один адрес. Измените его или удалите, чтобы указать другой.',
    );
    expect((await shop.delete(`/api/webhooks/${(body as { id: number }).id}`)).status).toBe(204);
    expect((await add()).status).toBe(201);
    await confirm();
    expect((await add()).status).toBe(201);
  });

  it('test orders', async () => {
    const { id } = await order();
    const first = await test.database.read.findOneByOrFail(Order, { id });
    const rows = Array.from({ length: kept.testOrders - 1 }, (_, at) => ({
      ...first,
      id: -1_000_000 - at,
      externalId: null,
      trackingCode: null,
    }));
    await test.database.write(async (tx) => {
      for (let at = 0; at < rows.length; at += 100) await tx.insert(Order, rows.slice(at, at + 100));
    });
    const place = () => shop.post('/api/order', { body: orderBody() });
    expect(told(await place())).toBe(
      '409 До подтверждения учётной записи — до 200 тестовых заказов. Удалите ненужные.',
    );
    await confirm();
    expect((await place()).status).toBe(201);
    await test.database.write((tx) =>
      tx.delete(
        Order,
        rows.map((one) => one.id),
      ),
    );
  });

  it('entries of the address book', async () => {
    const entry = (number: number) => ({
      side: 'receiver',
      receiverType: 'fiz-lico',
      name: `Получатель ${number}`,
      phone: '+375 (29) 12-34-567',
      delivery: 'client',
      cityId: 3,
      city: 'Гомель',
      street: 'ул. Советская',
      house: String(number),
    });
    const add = (number: number) => person.post('/api/addressBook', { body: entry(number), ...trying });
    expect((await add(1)).status).toBe(201);
    const { id: _, ...known } = await test.database.read.findOneByOrFail(BookEntry, { userId: user.id });
    await test.database.write(async (tx) => {
      for (let count = 1; count < kept.bookEntries; count++)
        await tx.insert(BookEntry, { ...known, print: String(count) } as never);
    });
    expect(errorsOf(await add(2))).toEqual({
      side: ['До подтверждения учётной записи в адресной книге до 200 записей. Удалите ненужные'],
    });
    await confirm();
    expect((await add(2)).status).toBe(201);
  });

  it('files', async () => {
    const send = () => person.post('/api/user/update', { form: { file: { name: 'я.png', bytes: png } } });
    expect((await send()).status).toBe(200);
    await test.database.write((tx) => tx.update(StoredFile, { ownerId: user.id }, { size: kept.fileBytes }));
    expect(told(await send())).toBe(
      '413 До подтверждения учётной записи файлы занимают до 8 МБ. Пришлите файлы поменьше или дождитесь подтверждения.',
    );
    await confirm();
    expect((await send()).status).toBe(200);
  });
});

describe('tests of the own programs', () => {
  let receiver: Receiver;
  beforeEach(async () => (receiver = await new Receiver().open()));
  afterEach(() => receiver.close());

  it('are ten an hour of an address and three of a program, of a confirmed account more', async () => {
    receiver.reply = answersTests;
    const { body } = await shop.post('/api/webhooks', { body: { url: receiver.url } });
    const { id } = body as { id: number };
    const ping = async () => (await shop.post('/api/webhooks/test', { body: { id } })).status;
    const check = async () =>
      (await shop.post('/api/conformance', { body: { kind: 'receiver', webhookId: id } })).status;
    const statuses = async (count: number, call: () => Promise<number>) => {
      const answers: number[] = [];
      for (let times = 0; times < count; times++) answers.push(await call());
      return answers;
    };
    const allowed = (count: number, status: number) => Array<number>(count).fill(status);
    expect(await statuses(11, ping)).toEqual([...allowed(10, 200), 429]);
    expect(await statuses(4, check)).toEqual([...allowed(3, 202), 429]);
    await confirm();
    expect([await ping(), await check()]).toEqual([200, 202]);
  });
});

it('waits at once are three, of pages and programs together', async () => {
  const { next } = (await person.get('/api/changes', trying)).body as { next: string };
  const wait = (by: Client, path: string) => by.get(path, { query: { after: next, wait: 25 }, ...trying });
  const calls: [Client, string][] = [
    [person, '/api/changes'],
    [person, '/api/changes'],
    [shop, '/api/events'],
  ];
  const waiting = calls.map(([by, path]) => wait(by, path));
  await until(() => Promise.resolve(test.app.get(LongPoll, { strict: false }).count === waits));
  expect(told(await wait(shop, '/api/events'))).toBe(
    '429 До подтверждения учётной записи — до 3 ожиданий сразу. Повторите через 1\u00a0секунду.',
  );
  const happened = { type: 'order.changed' as const, userId: user.id, orderId: -1 };
  await test.database.write((tx) => test.app.get(Feed, { strict: false }).append(tx, happened));
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
