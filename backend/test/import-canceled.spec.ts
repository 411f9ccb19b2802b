import { MODE_HEADER } from '@shlyah/domain';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import type { CanceledImportDto, OrderOfImportDto } from '../src/modules/orders/dto/program-imports.dto';
import type { ImportPreviewDto } from '../src/modules/orders/dto/import.dto';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, orderBody, program } from './support/factories';
import { feedInWords, readFeed } from './support/feed';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { historyOf, lastLetterTo, lettersTo, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });
const FILE = csv(HEADINGS, row({ 0: 'П-1' }), row({ 1: 'Петров Пётр' }), row({ 1: 'Лис Анна' }));
let owner: User;
let client: Client;
let manager: Client;

beforeEach(async () => {
  test.clock.set(IMPORT_TIME);
  owner = await addUser(test);
  client = await test.signedIn(owner);
  manager = await test.as('manager');
});

afterEach(() => test.clock.set(null));

async function place(
  { orders }: ImportPreviewDto,
  importId = 'one',
  headers = {},
): Promise<BatchResultDto[]> {
  const body = {
    orders: orders.map(({ order }) => order),
    prints: orders.map(({ print }) => print),
    importId,
  };
  return (await client.post('/api/order/batch', { body, headers })).body as BatchResultDto[];
}

const ids = (results: BatchResultDto[]) => results.map(({ order }) => order?.id ?? 0);
const placed = async () => ids(await place(await previewOf(client, FILE)));

const cancel = (importId = 'one', by = client, sent: object = {}, headers = {}) =>
  by.post('/api/order/import/cancel', { body: { importId, ...sent }, headers });
const answer = async (...call: Parameters<typeof cancel>) => {
  const { canceled, left } = (await cancel(...call)).body as CanceledImportDto;
  return { canceled: canceled.map(({ id }) => id), left: left.map(({ id }) => id) };
};

const versionOf = async (id: number) => (await test.database.read.findOneByOrFail(Order, { id })).version;
const accept = async (id: number) =>
  manager.put('/api/order', { body: { id, version: await versionOf(id), status: 2 } });

describe('an import that is canceled', () => {
  it('has its new orders canceled and names those that went on', async () => {
    const [one = 0, two = 0, three = 0] = await placed();
    expect((await accept(two)).status).toBe(200);
    const { body } = await cancel('one', client, { reason: 'Не тот файл' });
    expect(body).toMatchObject({
      canceled: [
        { id: one, externalId: null, status: { code: 'canceled' } },
        { id: three, externalId: null, status: { code: 'canceled' } },
      ],
      left: [{ id: two, status: { code: 'accepted' } }],
    });
    const listed = (await client.get('/api/order/import/orders', { query: { importId: 'one' } }))
      .body as OrderOfImportDto[];
    expect(listed.map(({ id, status }) => [id, status.code])).toEqual([[two, 'accepted']]);
    expect(await historyOf(test, 'order', one)).toEqual([
      'status: null → Новая by customer',
      'externalId: П-1 → null by customer',
      'status: Новая → Отменена by customer',
      'reason: null → Отменена вся загрузка из файла: Не тот файл by customer',
    ]);
  });

  it('is canceled once, however often and from however many tabs', async () => {
    const all = await placed();
    const answers = await Promise.all([answer(), answer(), answer()]);
    expect(answers.flatMap(({ canceled }) => canceled).sort((a, b) => a - b)).toEqual(all);
    expect(await answer()).toEqual({ canceled: [], left: [] });
  });

  it('is told of in one letter', async () => {
    const [one, two = 0, three] = await placed();
    await accept(two);
    const before = (await lettersTo(test, owner.email)).length;
    await cancel();
    test.clock.pass(HOLD_MS * 2);
    const news = (await lettersTo(test, owner.email)).slice(before);
    expect(news).toEqual(['Загрузка из файла отменена: 2 заказа']);
    const letter = (await lastLetterTo(test, owner.email)).replaceAll('\u00a0', ' ');
    expect(letter).toContain(`Мы отменили 2 заказа одной загрузки: № ${one} (П-1), № ${three}.`);
    expect(letter).toContain(`они остаются: № ${two} — «Принята».`);
    await cancel();
    expect(await lettersTo(test, owner.email)).toHaveLength(before + 1);
  });

  it('gives up its rows and own numbers: the file is ordered anew', async () => {
    const [, two = 0] = await placed();
    await accept(two);
    await cancel();
    const preview = await previewOf(client, FILE);
    expect(preview.orders.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      ['already_ordered'],
      [],
    ]);
    const again = await place({ ...preview, orders: preview.orders.filter((_, at) => at !== 1) }, 'two');
    expect(again.map(({ statusCode, order }) => [statusCode, order?.externalId])).toEqual([
      [201, 'П-1'],
      [201, null],
    ]);
    expect(await answer('one')).toEqual({ canceled: [], left: [two] });
  });

  it('tells programs which own number each order has had', async () => {
    await placed();
    const { next } = await readFeed(client);
    await cancel();
    const { data } = await readFeed(client, { after: next });
    expect(data.map(({ externalId }) => externalId)).toEqual(['П-1', null, null]);
    expect(feedInWords(data)).toEqual([
      'order.canceled v2: externalId П-1→null, status new→canceled',
      'order.canceled v2: status new→canceled',
      'order.canceled v2: status new→canceled',
    ]);
  });
});

describe('what goes on meanwhile', () => {
  it('a manager accepts an order at the same time: accepted or canceled, never both', async () => {
    const all = await placed();
    const [canceled, accepted] = await Promise.all([answer(), accept(all[2] ?? 0)]);
    expect([...canceled.canceled, ...canceled.left].sort((a, b) => a - b)).toEqual(all);
    expect(canceled.left).toEqual(accepted.status === 200 ? [all[2]] : []);
  });

  it('a proposal waits: it ends with its order, without a letter of its own', async () => {
    const [one = 0] = await placed();
    const body = { reciverComment: 'Код 12', reason: 'Код', version: 1 };
    const proposal = await client.post(`/api/order/${one}/proposals`, { body });
    expect(proposal.status).toBe(201);
    const before = (await lettersTo(test, owner.email)).length;
    await cancel();
    const { body: proposals } = await client.get(`/api/order/${one}/proposals`);
    expect(proposals).toMatchObject([{ state: 'expired' }]);
    expect((await lettersTo(test, owner.email)).slice(before)).toEqual([
      'Загрузка из файла отменена: 3 заказа',
    ]);
  });

  it('a register holds an order: it says that the order is canceled, as after any cancellation', async () => {
    const [one, two] = await placed();
    const { body: register } = await client.post('/api/registers', { body: { ids: [one, two] } });
    await cancel();
    const { body } = await client.get(`/api/registers/${(register as { id: number }).id}`);
    expect(body).toMatchObject({ orders: [{ goneNow: 'canceled' }, { goneNow: 'canceled' }] });
  });

  it('a run holds an order: it is not carried, as after any cancellation', async () => {
    const [one = 0] = await placed();
    const { body: run } = await manager.post('/api/runs', { body: { day: '2026-12-01', confirmDay: true } });
    const { id } = run as { id: number };
    expect(
      (await manager.post(`/api/runs/${id}/orders`, { body: { ids: [one], confirmDay: true } })).status,
    ).toBe(200);
    expect((await answer()).canceled).toContain(one);
    const { body } = await manager.get(`/api/runs/${id}`);
    expect(body).toMatchObject({ orders: [{ id: one, carried: false, status: { code: 'canceled' } }] });
  });

  it('a test import and a real one of the same name are two', async () => {
    const headers = { [MODE_HEADER]: 'test' };
    const preview = await previewOf(client, FILE);
    const real = ids(await place(preview));
    const tried = ids(await place(preview, 'one', headers));
    expect((await answer('one', client, {}, headers)).canceled).toEqual(tried);
    expect((await answer()).canceled).toEqual(real);
  });

  it('is unknown to others, to staff, and where nothing was placed under its name', async () => {
    await placed();
    const stranger = await test.signedIn(await addUser(test));
    expect(told(await cancel('one', stranger))).toBe('404 Такой загрузки нет.');
    expect(told(await cancel('two'))).toBe('404 Такой загрузки нет.');
    expect((await cancel('one', manager)).status).toBe(403);
    expect((await cancel('')).status).toBe(422);
    expect((await cancel('x'.repeat(65))).status).toBe(422);
  });

  it('an import without a name is placed as before and cannot be named', async () => {
    const body = { orders: [orderBody()], importId: null };
    expect((await client.post('/api/order/batch', { body })).body).toMatchObject([{ statusCode: 201 }]);
  });

  it('a key cancels what it has placed', async () => {
    const shop = await program(test, owner, { scopes: ['orders:create'] });
    const all = await placed();
    expect((await answer('one', shop)).canceled).toEqual(all);
  });
});
