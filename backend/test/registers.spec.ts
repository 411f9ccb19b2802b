import { validPackage } from '@shlyah/domain/cases';
import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm } from './support/factories';
import type { User } from '../src/modules/users/model/user.entity';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});
beforeEach(async () => {
  owner = await addUser(test, firm('ООО «Сдаём»'));
  client = await test.signedIn(owner);
});

const packages = (count: number): object => ({
  packages: Array.from({ length: count }, () => ({ ...validPackage, weight: 1.5 })),
});
const orderOf = (places: number, changes: object = {}) =>
  addOrder(test, owner, { ...packages(places), ...changes });

const post = (who: Client, path: string, body: object = {}, headers: Record<string, string> = {}) =>
  who.post(`/api/registers${path}`, { body, headers });

async function made(...ids: number[]): Promise<OrderRegisterDto> {
  const { status, body } = await post(client, '', { ids });
  expect(status).toBe(201);
  return body as OrderRegisterDto;
}

const tick = (id: number, places: [order: number, place: number][], received = true, who = manager) =>
  post(who, `/${id}/places`, { places: places.map(([order, place]) => ({ order, place })), received });

const file = async (url: string, { cookie }: Client) => {
  const headers = cookie ? { cookie } : {};
  return test.app.inject({ method: 'GET', url: `/api/registers/${url}`, headers });
};

const historyOf = async (who: Client, id: number) => {
  const { body } = await who.get('/api/order/history', { query: { id } });
  return (body as { field: string; from: string | null; to: string | null }[])
    .filter(({ field }) => field === 'register' || field === 'received')
    .map(({ field, from, to }) => [field, from, to]);
};

describe('a register', () => {
  it('has the chosen orders in their order, with places and weights as they were', async () => {
    const one = await orderOf(2, { externalId: 'A-1' });
    const other = await orderOf(1);
    const register = await made(other.id, one.id, other.id);
    expect(register).toMatchObject({
      state: 'open',
      client: 'ООО «Сдаём»',
      ordersCount: 2,
      placesCount: 3,
      receivedCount: 0,
      weight: 4.5,
      digits: String(register.id).padStart(16, '0'),
    });
    expect(register.orders.map(({ id, places, externalId }) => [id, places, externalId])).toEqual([
      [other.id, 1, null],
      [one.id, 2, 'A-1'],
    ]);
    const edited = { id: one.id, version: one.version, ...packages(3) };
    expect((await manager.put('/api/order', { body: edited })).status).toBe(200);
    const { body } = await client.get(`/api/registers/${register.id}`);
    expect((body as OrderRegisterDto).orders[1]).toMatchObject({ places: 2, placesNow: 3, weight: 3 });
    expect(await historyOf(client, one.id)).toEqual([['register', null, `№\u00a0${register.id}`]]);
  });

  it('is listed to its client and to staff, and hidden from others', async () => {
    const { id } = await made((await orderOf(1)).id);
    const stranger = await test.signedIn(await addUser(test));
    const idsOf = async (who: Client) =>
      ((await who.get('/api/registers')).body as { data: OrderRegisterDto[] }).data.map((one) => one.id);
    expect(await idsOf(client)).toEqual([id]);
    expect(await idsOf(stranger)).toEqual([]);
    expect((await idsOf(manager))[0]).toBe(id);
    for (const path of ['', '/file', '/act'])
      expect((await stranger.get(`/api/registers/${id}${path}`)).status).toBe(404);
    expect((await post(stranger, `/${id}/dissolve`)).status).toBe(404);
  });

  it('takes no order that is on its way, canceled, of another client or a test', async () => {
    const stranger = await addUser(test);
    const foreign = await addOrder(test, stranger);
    const away = await orderOf(1);
    await manager.put('/api/order', { body: { id: away.id, version: away.version, status: 4 } });
    const sample = await addTestOrder(test, owner);
    for (const ids of [[foreign.id], [away.id], [sample.id], [], [999_999]]) {
      const { status, body } = await post(client, '', { ids });
      expect([status, body]).toMatchObject([422, { code: 'invalid' }]);
      const [field] = Object.keys((body as { errors: object }).errors);
      expect(field).toMatch(/^ids/);
    }
  });

  it('is one for an order however many are made at once, and the refusal names it', async () => {
    const { id } = await orderOf(1);
    const second = await orderOf(1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(client, '', { ids: [id, second.id] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const { body } = answers.find(({ status }) => status === 201) ?? {};
    const taken = await post(client, '', { ids: [id] });
    expect((taken.body as { errors: object }).errors).toEqual({
      ids: [`Заказ № ${id} уже в реестре № ${(body as OrderRegisterDto).id}`],
    });
  });

  it('sent again with its key is the same one', async () => {
    const { id } = await orderOf(1);
    const key = { 'idempotency-key': `register ${id}` };
    const [one, other] = [
      await post(client, '', { ids: [id] }, key),
      await post(client, '', { ids: [id] }, key),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect((other.body as OrderRegisterDto).id).toBe((one.body as OrderRegisterDto).id);
  });

  it('that is dissolved frees its orders, once', async () => {
    const { id: order } = await orderOf(1);
    const { id } = await made(order);
    for (let time = 0; time < 2; time++)
      expect((await post(client, `/${id}/dissolve`)).body).toMatchObject({ state: 'dissolved', version: 2 });
    const next = await made(order);
    expect(await historyOf(client, order)).toEqual([
      ['register', null, `№\u00a0${next.id}`],
      ['register', `№\u00a0${id}`, null],
      ['register', null, `№\u00a0${id}`],
    ]);
    expect((await tick(id, [[order, 1]])).body).toMatchObject({ code: 'transition' });
  });
});

describe('a receipt', () => {
  it('adds up what several people tick, refuses an older version, and is acknowledged once', async () => {
    const one = await orderOf(2);
    const other = await orderOf(1);
    const { id } = await made(one.id, other.id);
    const admin = await test.as('admin');
    const answers = await Promise.all([
      tick(id, [[one.id, 1]]),
      tick(
        id,
        [
          [one.id, 1],
          [one.id, 2],
        ],
        true,
        admin,
      ),
      tick(id, [[one.id, 1]]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body: now } = await manager.get(`/api/registers/${id}`);
    const { version, receivedCount } = now as OrderRegisterDto;
    expect(receivedCount).toBe(2);
    const late = await post(manager, `/${id}/receive`, { version: 1 });
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'version_conflict',
        fresh: { receivedCount: 2 },
        savedBy: { name: expect.any(String) as string },
      },
    ]);
    const done = await Promise.all([
      post(manager, `/${id}/receive`, { version }),
      post(admin, `/${id}/receive`, { version }),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    expect(done[0]?.body).toMatchObject({ state: 'received', receivedCount: 2, version: version + 1 });
    expect(await historyOf(client, one.id)).toEqual([
      ['received', null, `№\u00a0${id}: мест 2 из 2`],
      ['register', null, `№\u00a0${id}`],
    ]);
    expect(await historyOf(client, other.id)).toContainEqual(['received', null, `№\u00a0${id}: мест 0 из 1`]);
    expect((await tick(id, [[other.id, 1]])).body).toMatchObject({ code: 'transition' });
    expect((await post(client, `/${id}/dissolve`)).body).toMatchObject({ code: 'transition' });
    // What has not come may be handed over with the next one; what has come may not.
    expect((await post(client, '', { ids: [one.id] })).status).toBe(422);
    expect((await post(client, '', { ids: [other.id] })).status).toBe(201);
  });

  it('takes a tick back, ends with nothing ticked never, and keeps the register while it goes on', async () => {
    const { id: order } = await orderOf(2);
    const { id } = await made(order);
    await tick(id, [[order, 1]]);
    expect((await post(client, `/${id}/dissolve`)).body).toMatchObject({ code: 'transition' });
    const { body } = await tick(id, [[order, 1]], false);
    expect(body).toMatchObject({ receivedCount: 0, version: 3 });
    const empty = await post(manager, `/${id}/receive`, { version: 3 });
    expect([empty.status, empty.body]).toMatchObject([409, { code: 'transition' }]);
  });

  it('knows no place that is not in the register', async () => {
    const { id: order } = await orderOf(1);
    const { id } = await made(order);
    const { status, body } = await tick(id, [
      [order, 2],
      [order + 1000, 1],
    ]);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([
      422,
      ['places.0', 'places.1'],
    ]);
  });

  it('goes on when an order is deleted, canceled or its client goes', async () => {
    const admin = await test.as('admin');
    const [one, other] = [await orderOf(1), await orderOf(1)];
    const { id } = await made(one.id, other.id);
    expect((await admin.delete(`/api/order/${one.id}`)).status).toBe(204);
    expect((await client.post('/api/order/cancel', { body: { id: other.id } })).status).toBe(200);
    const { body } = await manager.get(`/api/registers/${id}`);
    expect((body as OrderRegisterDto).orders).toMatchObject([
      { id: one.id, receiver: null, phone: null, town: null, placesNow: null },
      { id: other.id, canceled: true },
    ]);
    expect((await admin.delete(`/api/users/${owner.id}`)).status).toBe(204);
    const after = await tick(id, [[other.id, 1]]);
    expect([after.status, after.body]).toMatchObject([200, { client: 'Клиент удалён', receivedCount: 1 }]);
  });
});

describe('the papers of a register', () => {
  it('are two copies with a barcode, the orders and room for signatures', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 20; at++) ids.push((await orderOf(1, { externalId: `N-${at}` })).id);
    const { id, digits } = await made(...ids);
    const { statusCode, rawPayload, headers } = await file(`${id}/file`, client);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(rawPayload);
    expect(pages).toHaveLength(4);
    for (const [at, page] of pages.entries()) {
      expect([page.width.toFixed(), page.height.toFixed()]).toEqual(['297', '210']);
      for (const white of Object.values(page.ink)) expect(white).toBeGreaterThanOrEqual(9.5);
      expect(page.codes.map(({ text }) => text)).toEqual(at % 2 === 0 ? [digits] : []);
    }
    const [first, second] = [textOf(pages[0]) + textOf(pages[1]), textOf(pages[2]) + textOf(pages[3])];
    expect(first).toContain('Экземпляр отправителя');
    expect(second).toContain('Экземпляр перевозчика');
    for (const copy of [first, second]) {
      for (const order of ids) expect(copy).toContain(`№ ${order}`);
      for (const words of ['N-19', 'ООО «Сдаём»', 'Всего: 20 заказов, 20 мест, 30 кг', 'Сдал', 'Принял'])
        expect(copy).toContain(words);
    }
    const sheet = await file(`${id}/file?format=xlsx`, client);
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('end in an act that names what has not come', async () => {
    const [one, other] = [await orderOf(3), await orderOf(1)];
    const { id } = await made(one.id, other.id);
    expect((await file(`${id}/act`, manager)).statusCode).toBe(409);
    const { body } = await tick(id, [[one.id, 2]]);
    await post(manager, `/${id}/receive`, { version: (body as OrderRegisterDto).version });
    for (const who of [manager, client]) {
      const { pages } = await readPdf((await file(`${id}/act`, who)).rawPayload);
      const text = textOf(pages[0]);
      expect(text).toContain(`Акт приёма по реестру № ${id}`);
      expect(text).toContain(
        `Не поступило Заказ № ${one.id}: места 1, 3 (2 из 3) Заказ № ${other.id}: все места (1 из 1)`,
      );
      expect(text).toContain('Принято мест: 1 из 4');
    }
  });
});
