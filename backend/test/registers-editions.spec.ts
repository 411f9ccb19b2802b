import { validPackage } from '@shlyah/domain/cases';
import readXlsx from 'read-excel-file/node';
import type { OrderRegisterDto, RegisterOrderDto } from '../src/modules/registers/register.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { addOrder, addUser, firm, program } from './support/factories';
import { startTalk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;
let manager: Client;
let admin: Client;

beforeAll(async () => {
  manager = await test.as('manager');
  admin = await test.as('admin');
});
beforeEach(async () => {
  owner = await addUser(test, firm('ООО «Сдаём»'));
  client = await test.signedIn(owner);
});

const packages = (count: number): object => ({
  packages: Array.from({ length: count }, () => ({ ...validPackage, weight: 1.5 })),
});
const orderOf = (places: number) => addOrder(test, owner, packages(places));
const post = (who: Client, path: string, body: object = {}) => who.post(`/api/registers${path}`, { body });

async function made(...ids: number[]): Promise<OrderRegisterDto> {
  const { status, body } = await post(client, '', { ids });
  expect(status).toBe(201);
  return body as OrderRegisterDto;
}

const read = async (id: number, who = client) =>
  (await who.get(`/api/registers/${id}`)).body as OrderRegisterDto;

const update = (id: number, edition: number, who = client) => post(who, `/${id}/update`, { edition });

const tick = (id: number, order: number, ...places: number[]) =>
  post(manager, `/${id}/places`, {
    places: places.map((place) => ({ order, place })),
    received: true,
  });

async function resize(id: number, places: number, who = manager): Promise<void> {
  const { body } = await who.get('/api/order/single', { query: { id } });
  const { version } = body as { version: number };
  const edited = await who.put('/api/order', { body: { id, version, ...packages(places) } });
  expect(edited.status).toBe(200);
}

const cancel = async (id: number) =>
  expect((await client.post('/api/order/cancel', { body: { id } })).status).toBe(200);

const bytesOf = async (url: string, { cookie }: Client = client) => {
  const headers = cookie ? { cookie } : {};
  const { statusCode, rawPayload } = await test.app.inject({
    method: 'GET',
    url: `/api/registers/${url}`,
    headers,
  });
  expect(statusCode).toBe(200);
  return rawPayload;
};
const linesOf = async (url: string) => {
  const [sheet] = await readXlsx(await bytesOf(url));
  return (sheet?.data ?? []).map((row) => row.filter((cell) => cell !== null).join(' '));
};
const paper = async (url: string) => {
  const { pages } = await readPdf(await bytesOf(url));
  for (const { ink } of pages)
    for (const white of Object.values(ink)) expect(white).toBeGreaterThanOrEqual(9.5);
  return pages.map(textOf);
};

/** Three orders of which one is canceled, one deleted and one has a place more. */
async function changed(): Promise<{ id: number; ids: [number, number, number] }> {
  const [canceled, deleted, grown] = [await orderOf(1), await orderOf(1), await orderOf(2)];
  const { id } = await made(canceled.id, deleted.id, grown.id);
  await cancel(canceled.id);
  expect((await admin.delete(`/api/order/${deleted.id}`)).status).toBe(204);
  await resize(grown.id, 3);
  return { id, ids: [canceled.id, deleted.id, grown.id] };
}

const summaryOf = ({ id, places, gone, goneNow, missing, change }: RegisterOrderDto) => ({
  id,
  places,
  gone,
  goneNow,
  missing,
  what: change?.what ?? null,
});

describe('a register whose orders have changed', () => {
  it('says how and by whom; a client is told the own name alone', async () => {
    const { id, ids } = await changed();
    for (const who of [client, manager]) {
      const register = await read(id, who);
      expect(register).toMatchObject({ edition: 1, changed: true, placesCount: 4, expectedCount: 3 });
      expect(register.orders.map(summaryOf)).toEqual([
        { id: ids[0], places: 1, gone: null, goneNow: 'canceled', missing: [], what: 'canceled' },
        { id: ids[1], places: 1, gone: null, goneNow: 'deleted', missing: [], what: 'deleted' },
        { id: ids[2], places: 2, gone: null, goneNow: null, missing: [1, 2, 3], what: 'cargo' },
      ]);
      const names = register.orders.map(({ change }) => change?.by ?? null);
      expect(names.map((name) => name !== null)).toEqual(
        who === client ? [true, false, false] : [true, true, true],
      );
    }
  });

  it('says it across the reprint, PDF and Excel, which keep the cargo of the edition', async () => {
    const { id } = await changed();
    for (const text of await paper(`${id}/file`)) {
      expect(text).toContain('Состав изменился');
      expect(text).toContain('Всего: 3 заказа, 4 места, 6 кг');
      expect(text).toMatch(new RegExp(`Реестр на сдачу № ${id}, ред. 1, \\d\\d:\\d\\d`));
    }
    expect((await linesOf(`${id}/file?format=xlsx`))[0]).toBe('СОСТАВ ИЗМЕНИЛСЯ');
  });

  it('has a next edition of what remains, and the former one can be had', async () => {
    const { id, ids } = await changed();
    const { status, body } = await update(id, 1);
    expect([status, body]).toMatchObject([
      200,
      { edition: 2, changed: false, ordersCount: 1, placesCount: 3, weight: 4.5 },
    ]);
    const { orders, editions } = body as OrderRegisterDto;
    expect(orders.map(summaryOf)).toMatchObject([
      { places: 1, gone: 'canceled', what: null },
      { places: 1, gone: 'deleted', what: null },
      { places: 3, gone: null, what: null },
    ]);
    expect(editions.map(({ edition, by }) => [edition, by])).toEqual([
      [2, 'ООО «Сдаём»'],
      [1, 'ООО «Сдаём»'],
    ]);
    for (const text of await paper(`${id}/file`)) {
      expect(text).not.toContain('Состав изменился');
      expect(text).toContain(`№ ${id}, ред. 2`);
      expect(text).toContain('Отменён');
      expect(text).toContain('Удалён');
      expect(text).toContain('Всего: 1 заказ, 3 места, 4,5 кг');
    }
    for (const text of await paper(`${id}/file?edition=1`)) {
      expect(text).toContain('Заменён: ред. 2');
      expect(text).toContain('Всего: 3 заказа, 4 места, 6 кг');
    }
    expect((await client.get(`/api/registers/${id}/file?edition=3`)).status).toBe(404);
    expect((await client.get(`/api/registers/${id}/file?edition=0`)).status).toBe(400);
    const texts = await linesOf(`${id}/file?format=xlsx`);
    expect(texts[0]).toContain(`Реестр на сдачу № ${id}, ред. 2`);
    expect(texts.find((text) => text.startsWith(`${ids[0]} `))).toContain('Отменён');
    expect(texts).toContain('Всего: 1 заказ, 3 места, 4,5 кг');
    for (const side of ['Сдал', 'Принял'])
      expect(texts.some((text) => text.startsWith(`${side} ___`))).toBe(true);
  });

  it('knows what an accepted proposal changed', async () => {
    const { client: sender, manager: staff, order, proposed, answer } = await startTalk(test);
    const { body } = await post(sender, '', { ids: [order.id] });
    const { id, placesCount } = body as OrderRegisterDto;
    const piece = { ...validPackage, weight: 2 };
    const proposal = await proposed(staff, { packages: [piece, piece, piece] });
    expect(await read(id, sender)).toMatchObject({ changed: false });
    expect((await answer(sender, 'accept', proposal)).status).toBe(200);
    expect(await read(id, sender)).toMatchObject({
      changed: true,
      placesCount,
      orders: [{ placesNow: 3, change: { what: 'cargo' } }],
    });
    expect((await update(id, 1, sender)).body).toMatchObject({ edition: 2, placesCount: 3, weight: 6 });
  });

  it('is as it was once the change is undone', async () => {
    const [one, other] = [await orderOf(1), await orderOf(1)];
    const { id } = await made(one.id, other.id);
    await resize(one.id, 2);
    expect((await admin.delete(`/api/order/${other.id}`)).status).toBe(204);
    await resize(one.id, 1);
    expect((await admin.post(`/api/order/${other.id}/restore`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ changed: false });
    expect((await update(id, 1)).body).toMatchObject({ edition: 1, version: 1 });
  });

  it('takes an order back that was struck out', async () => {
    const { id: order } = await orderOf(1);
    const { id } = await made(order);
    expect((await admin.delete(`/api/order/${order}`)).status).toBe(204);
    expect((await update(id, 1)).body).toMatchObject({ ordersCount: 0, placesCount: 0, weight: 0 });
    expect((await admin.post(`/api/order/${order}/restore`)).status).toBe(200);
    const { orders } = await read(id);
    expect(orders.map(summaryOf)).toMatchObject([{ gone: 'deleted', goneNow: null, what: 'returned' }]);
    expect((await update(id, 2)).body).toMatchObject({ edition: 3, ordersCount: 1, placesCount: 1 });
  });

  it('gets one edition from two people at once; the other one is told', async () => {
    const { id } = await changed();
    const answers = await Promise.all([update(id, 1), update(id, 1, manager)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.body).toMatchObject({
      code: 'version_conflict',
      fresh: { edition: 2 },
      savedBy: { at: expect.any(String) as string },
    });
    expect((await read(id)).editions).toHaveLength(2);
  });

  it('is updated by a program, again with the same answer; by a stranger and without a scope never', async () => {
    const { id } = await changed();
    const reader = await program(test, owner, { scopes: ['orders:read'] });
    expect((await update(id, 1, reader)).body).toMatchObject({ code: 'key_scope' });
    const writer = await program(test, owner, { scopes: ['orders:create'] });
    for (let time = 0; time < 2; time++)
      expect(await update(id, 1, writer)).toMatchObject({ status: 200, body: { edition: 2 } });
    const stranger = await test.signedIn(await addUser(test));
    expect((await update(id, 2, stranger)).status).toBe(404);
    const trial = await program(test, owner, { mode: 'test', scopes: ['orders:create'] });
    expect((await update(id, 2, trial)).status).toBe(404);
    expect((await post(client, `/${id}/update`)).status).toBe(422);
  });

  it('updated by staff is in the journal', async () => {
    const { id } = await changed();
    await update(id, 1, manager);
    const rows = await test.database.read.findBy(JournalEntry, { kind: 'paperMade', accountId: owner.id });
    expect(rows.map(({ detail }) => detail)).toEqual([`Реестр № ${id}, ред. 2`]);
    expect((await read(id)).editions[0]?.by).toBeNull();
  });
});

describe('a receipt by a register whose orders have changed', () => {
  it('takes the new place, whichever edition was signed, and the act tells what was canceled', async () => {
    const { id, ids } = await changed();
    await tick(id, ids[2], 1);
    expect((await update(id, 1)).body).toMatchObject({ edition: 2, receivedCount: 1 });
    const { status, body } = await tick(id, ids[2], 2, 3);
    expect([status, body]).toMatchObject([200, { receivedCount: 3, expectedCount: 3 }]);
    const refused = await tick(id, ids[2], 4);
    expect([refused.status, (refused.body as { errors: object }).errors]).toEqual([
      422,
      { 'places.0': [`У заказа № ${ids[2]} 3\u00a0места`] },
    ]);
    const { version } = body as OrderRegisterDto;
    const done = await post(manager, `/${id}/receive`, { version });
    expect([done.status, done.body]).toMatchObject([
      200,
      { state: 'received', ordersCount: 1, placesCount: 3 },
    ]);
    const late = await update(id, 2);
    expect([late.status, late.body]).toMatchObject([409, { code: 'transition' }]);
    const [text] = await paper(`${id}/act`);
    expect(text).toContain(`Отменён до сдачи: № ${ids[0]}`);
    expect(text).toContain(`Удалён до сдачи: № ${ids[1]}`);
    expect(text).toContain('Всего: 1 заказ, 3 места, 4,5 кг. Принято мест: 3 из 3');
    expect(text).not.toContain('Не поступило');
  });

  it('knows the places of a former edition, and what was cancelled after the receipt was handed over', async () => {
    const [one, other] = [await orderOf(2), await orderOf(1)];
    const { id } = await made(one.id, other.id);
    await resize(one.id, 1);
    await update(id, 1);
    const { status, body } = await tick(id, one.id, 2);
    expect([status, body]).toMatchObject([200, { receivedCount: 1, expectedCount: 3 }]);
    await post(manager, `/${id}/receive`, { version: (body as OrderRegisterDto).version });
    await cancel(other.id);
    const [text] = await paper(`${id}/act`);
    expect(text).toContain(`Заказ № ${one.id}: место 1 (1 из 2)`);
    expect(text).toContain(`Заказ № ${other.id}: все места (1 из 1)`);
    expect(text).not.toContain('до сдачи');
    expect(await read(id)).toMatchObject({ changed: false, ordersCount: 2, placesCount: 2 });
  });

  it('frees a canceled order, which is no more waited for', async () => {
    const [one, other] = [await orderOf(1), await orderOf(1)];
    const { id } = await made(one.id, other.id);
    await cancel(other.id);
    const { body } = await tick(id, one.id, 1);
    await post(manager, `/${id}/receive`, { version: (body as OrderRegisterDto).version });
    const { body: history } = await client.get('/api/order/history', { query: { id: other.id } });
    expect((history as { field: string }[]).map(({ field }) => field)).not.toContain('received');
    expect(await read(id)).toMatchObject({ changed: true, placesCount: 1, receivedCount: 1 });
  });
});
