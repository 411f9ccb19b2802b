import type { CalculatorDto } from '../src/modules/calculator/dto/calculator.dto';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import type { ImportPreviewDto } from '../src/modules/orders/dto/import.dto';
import { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;

beforeEach(async () => {
  test.clock.set(IMPORT_TIME);
  owner = await addUser(test);
  client = await test.signedIn(owner);
});

const send = ({ orders }: ImportPreviewDto, key = 'one') =>
  client.post('/api/order/batch', {
    body: { orders: orders.map(({ order }) => order), prints: orders.map(({ print }) => print) },
    headers: { 'Idempotency-Key': key },
  });

const place = async (preview: ImportPreviewDto, key?: string) =>
  (await send(preview, key)).body as BatchResultDto[];

const idOf = ({ order, fresh }: BatchResultDto) => order?.id ?? (fresh as { id: number }).id;

const ends = (results: BatchResultDto[]) => results.map(({ statusCode, code }) => code ?? statusCode);

describe('between the preview and the creation', () => {
  it('an own number is taken: that row says which order has it, the others go', async () => {
    const preview = await previewOf(client, csv(HEADINGS, row({ 0: 'П-1' }), row({ 0: 'П-2' })));
    const other = await client.post('/api/order', { body: orderBody({ externalId: 'П-2' }) });
    const results = await place(preview);
    expect(ends(results)).toEqual([201, 'external_id_taken']);
    expect(results[1]?.fresh).toMatchObject({ id: (other.body as { id: number }).id });
  });

  it('the tariff changes: the order has the estimate of its own moment, and the other price is seen', async () => {
    const preview = await previewOf(client, csv(HEADINGS, row()));
    const admin = await test.as('admin');
    const { weight } = (await admin.get('/api/calculator')).body as CalculatorDto;
    const update = weight.map(({ id, value }) => ({ id, value: value * 2 }));
    expect((await admin.put('/api/calculator', { body: { update } })).status).toBe(200);
    const [result] = await place(preview);
    const estimate = (result?.order as { estimate: { total: number } }).estimate.total;
    expect(estimate).toBeGreaterThan(preview.orders[0]?.price ?? 0);
    expect((await previewOf(client, csv(HEADINGS, row()))).orders[0]?.price).toBe(estimate);
  });

  it('a point is deleted: its row is refused at its field, the others go', async () => {
    const admin = await test.as('admin');
    const headings = HEADINGS.with(4, 'Пункт выдачи').with(5, 'Цвет');
    const bytes = csv(headings, row({ 4: 'Солигорск, Заслонова' }), row({ 4: 'Лида, Советская' }));
    const preview = await previewOf(client, bytes);
    const id = preview.orders[0]?.order?.recivePoint;
    expect((await admin.post('/api/points/delete', { body: { points: [id] } })).status).toBe(200);
    const results = await place(preview);
    expect(ends(results)).toEqual(['invalid', 201]);
    expect(Object.keys(results[0]?.errors ?? {})).toEqual(['recivePoint']);
    expect((await previewOf(client, bytes)).orders[0]?.problems).toMatchObject([{ code: 'point_unknown' }]);
  });

  it('the day passes: the row is refused at its date', async () => {
    const preview = await previewOf(client, csv(HEADINGS, row()));
    test.clock.set(new Date('2026-12-01T20:30:00Z'));
    client = await test.signedIn(owner);
    const results = await place(preview);
    expect([ends(results), Object.keys(results[0]?.errors ?? {})]).toEqual([['invalid'], ['deliveryDate']]);
  });

  it('the account is rejected: nothing is ordered, and nothing is read any more', async () => {
    const bytes = csv(HEADINGS, row());
    const preview = await previewOf(client, bytes);
    await test.database.write((tx) => tx.update(User, owner.id, { status: 'canceled' }));
    const { status } = await send(preview);
    expect([401, 403]).toContain(status);
    const file = { name: 'а.csv', bytes };
    expect((await client.post('/api/order/import', { form: { file } })).status).toBe(status);
  });
});

describe('an answer is lost', () => {
  it('the same batch again answers by the orders that it has made, under its key', async () => {
    const preview = await previewOf(client, csv(HEADINGS, row(), row({ 0: 'П-3' })));
    const first = await place(preview);
    expect(await place(preview)).toEqual(first);
  });

  it('another batch of the same rows makes none, and names the orders', async () => {
    const preview = await previewOf(client, csv(HEADINGS, row(), row({ 0: 'П-3' })));
    const first = await place(preview);
    const again = await place(preview, 'two');
    expect(ends(again)).toEqual(['already_ordered', 'external_id_taken']);
    expect(again.map(idOf)).toEqual(first.map(idOf));
  });
});

it('two presses at once make each order once', async () => {
  const preview = await previewOf(client, csv(HEADINGS, row(), row({ 0: 'П-4' })));
  const both = await Promise.all(['one', 'two', 'one'].map((key) => place(preview, key)));
  const ids = both.flatMap((results) => results.map(idOf));
  expect(new Set(ids).size).toBe(2);
});

it('a repeated file of yesterday with rows added orders the new rows alone', async () => {
  await place(await previewOf(client, csv(HEADINGS, row({ 1: 'А' }), row({ 1: 'Б' }))));
  const preview = await previewOf(client, csv(HEADINGS, row({ 1: 'В' }), row({ 1: 'Б' }), row({ 1: 'А' })));
  expect(preview.orders.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['already_ordered'],
    ['already_ordered'],
  ]);
  expect(ends(await place(preview, 'two'))).toEqual([201, 'already_ordered', 'already_ordered']);
});

it('a deleted order whose row was ordered again comes back, and the row stays with the newer one', async () => {
  const preview = await previewOf(client, csv(HEADINGS, row({ 1: 'Вернувшийся' })));
  const [first] = (await place(preview)).map(idOf);
  const [admin, manager] = [await test.as('admin'), await test.as('manager')];
  expect((await admin.delete(`/api/order/${first}`)).status).toBe(204);
  const [second] = (await place(preview, 'two')).map(idOf);
  expect(second).not.toBe(first);
  expect((await manager.post(`/api/order/${first}/restore`)).status).toBe(200);
  const again = await place(preview, 'three');
  expect([ends(again), idOf(again[0] as BatchResultDto)]).toEqual([['already_ordered'], second]);
});
