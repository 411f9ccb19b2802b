import { fromMinsk } from '@shlyah/domain';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { ActDto } from '../src/modules/acts/act.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { actOf, addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo, MONTH } from './support/acts';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let owner: User;
let act: ActDto;

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  owner = await addFirm(test);
  for (const price of [1007, 2000, 333]) await handedOver(test, owner, price);
  const body = { user: owner.id, words: 'Скидка', sum: -1 };
  await admin.post(`/api/months/${MONTH}/lines`, { body });
  act = await issueTo(admin, owner);
});

afterEach(() => forgetActs(test));

const annul = async (id: number, reason = 'Ошибка', caller = admin) =>
  caller.post(`/api/acts/${id}/annul`, { body: { version: (await actOf(admin, id)).version, reason } });

const correct = async (lines: object[], caller = admin) =>
  caller.post(`/api/acts/${act.id}/correct`, {
    body: { version: (await actOf(admin, act.id)).version, reason: 'Вес по ТТН', lines },
  });

async function corrected(lines: object[]): Promise<ActDto> {
  const { status, body } = await correct(lines);
  expect([status, body]).toEqual([201, expect.any(Object)]);
  return body as ActDto;
}

describe('a correction', () => {
  it('takes lines away and puts them back, under the next number, and leaves the act as it is', async () => {
    const correction = await corrected([
      { position: 2, price: 18.4 },
      { position: 4, price: 0 },
    ]);
    expect(correction).toMatchObject({
      number: 2,
      kind: 'correction',
      month: MONTH,
      corrects: { id: act.id, number: 1 },
      reason: 'Вес по ТТН',
      requisites: act.requisites,
      sum: -0.6,
      lines: [
        { correctsPosition: 2, order: act.lines[1]?.order, price: -20, vat: -3.33 },
        { correctsPosition: 2, order: act.lines[1]?.order, price: 18.4, vat: 3.07 },
        { correctsPosition: 4, order: null, words: 'Скидка', price: 1, vat: 0.17 },
      ],
    });
    const after = await actOf(admin, act.id);
    expect(after).toEqual({
      ...act,
      version: 2,
      left: 31.8,
      corrections: [{ id: correction.id, number: 2, date: '2025-03-03' }],
    });
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ kind: 'actIssued', detail: '№ 2: исправляет № 1, -0.60' });
  });

  it('of a corrected line begins with what it is now', async () => {
    await corrected([{ position: 2, price: 18.4 }]);
    expect((await corrected([{ position: 2, price: 19 }])).lines).toMatchObject([
      { price: -18.4, vat: -3.07 },
      { price: 19, vat: 3.17 },
    ]);
    await corrected([{ position: 2, price: 0 }]);
    expect((await corrected([{ position: 2, price: 5 }])).lines).toMatchObject([{ price: 5 }]);
  });

  it.each([
    ['no such line', [{ position: 9, price: 1 }], { 'lines.0.position': ['Такой строки в акте нет'] }],
    ['the same price', [{ position: 2, price: 20 }], { 'lines.0.price': ['Сумма строки и так такая'] }],
    [
      'an order below zero',
      [{ position: 2, price: -1 }],
      { 'lines.0.price': ['Сумма заказа не может быть меньше 0'] },
    ],
    [
      'a line twice',
      [
        { position: 2, price: 1 },
        { position: 2, price: 2 },
      ],
      { 'lines.1.position': ['Эта строка уже названа'] },
    ],
    ['three decimals', [{ position: 2, price: 1.005 }], { 'lines.0.price': expect.any(Array) }],
    ['nothing', [], { lines: expect.any(Array) }],
  ])('of %s is refused', async (_what, lines, errors) => {
    expect(await correct(lines)).toMatchObject({ status: 422, body: { errors } });
    expect((await actOf(admin, act.id)).corrections).toEqual([]);
  });

  it('of two admins at once is made by one of them', async () => {
    const body = { version: act.version, reason: 'Вес', lines: [{ position: 1, price: 5 }] };
    const both = await Promise.all([1, 2].map(() => admin.post(`/api/acts/${act.id}/correct`, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await actOf(admin, act.id)).corrections).toMatchObject([{ number: 2 }]);
  });

  it('is not corrected itself, nor is an annulled act', async () => {
    const { id, version } = await corrected([{ position: 2, price: 18.4 }]);
    const body = { version, reason: 'Вес', lines: [{ position: 1, price: 5 }] };
    expect(await admin.post(`/api/acts/${id}/correct`, { body })).toMatchObject({
      status: 409,
      body: { code: 'transition' },
    });
    await annul(id);
    expect((await annul(act.id)).status).toBe(200);
    expect(await correct([{ position: 2, price: 5 }])).toMatchObject({
      status: 409,
      body: { message: 'Акт аннулирован: исправлять нечего.' },
    });
  });
});

describe('an annulment', () => {
  it('keeps the number and says so, and frees orders and own lines', async () => {
    const { status, body } = await annul(act.id, 'Не та фирма');
    expect([status, body]).toMatchObject([
      200,
      { number: 1, annulledAt: '2025-03-03 09:00', annulReason: 'Не та фирма', version: 2 },
    ]);
    expect(await issueTo(admin, owner)).toMatchObject({ number: 2, sum: act.sum, linesCount: 4 });
    const entries = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 2 });
    expect(entries.map(({ kind, detail }) => [kind, detail])).toContainEqual([
      'actAnnulled',
      '№ 1: Не та фирма',
    ]);
  });

  it('is answered again without a change, and not over another version', async () => {
    expect(
      await admin.post(`/api/acts/${act.id}/annul`, { body: { version: 7, reason: 'Да' } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', fresh: { id: act.id, version: 1 } },
    });
    const first = await annul(act.id, 'Первая');
    expect((await annul(act.id, 'Вторая')).body).toEqual(first.body);
  });

  it('of a corrected act waits for that of the correction, after which the line is what it was', async () => {
    const { id } = await corrected([{ position: 2, price: 18.4 }]);
    expect(await annul(act.id)).toMatchObject({
      status: 409,
      body: { message: 'Сначала аннулируйте исправление №\u00a02.' },
    });
    expect((await annul(id)).status).toBe(200);
    expect((await corrected([{ position: 2, price: 19 }])).lines[0]).toMatchObject({ price: -20 });
  });

  it('needs a reason and an admin', async () => {
    expect(await annul(act.id, '')).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(Array) } },
    });
    const manager = await test.as('manager');
    expect((await annul(act.id, 'Ошибка', manager)).status).toBe(403);
    expect((await correct([{ position: 1, price: 1 }], manager)).status).toBe(403);
  });
});

describe('the file of a month', () => {
  it('has the acts and corrections that stand, with УНП, договор, sum and НДС', async () => {
    const wrong = await corrected([{ position: 1, price: 1 }]);
    await annul(wrong.id);
    await corrected([{ position: 2, price: 18.4 }]);
    const { status, text } = await admin.get(`/api/months/${MONTH}/file`, { query: { format: 'csv' } });
    expect(status).toBe(200);
    const { unp, contract, client } = act;
    const begin = `${client};${unp};${contract};03.03.2025`;
    expect(text.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Фирма;УНП;Договор №;Дата договора;Акт №;Дата акта;Исправляет акт №;Сумма, р;Ставка НДС, %;НДС, р',
      `${begin};1;03.03.2025;;32,4;20;5,4`,
      `${begin};3;03.03.2025;1;-1,6;20;-0,26`,
    ]);
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ kind: 'exported', detail: 'Акты 2025-02: 2, csv' });
  });
});

describe('the acts', () => {
  it('are seen by their client, without the names of staff, and by no other', async () => {
    const client = await test.signedIn(owner);
    const { body } = await client.get('/api/acts');
    expect(body).toMatchObject({ total: 1, data: [{ id: act.id, number: 1 }] });
    expect(await actOf(client, act.id)).toEqual({ ...act, issuedBy: null });
    const other = await test.signedIn(await addFirm(test));
    expect((await other.get('/api/acts')).body).toMatchObject({ total: 0 });
    expect((await other.get('/api/acts', { query: { user: owner.id } })).body).toMatchObject({ total: 0 });
    expect((await other.get(`/api/acts/${act.id}`)).status).toBe(404);
    const headers = { 'Shlyah-Mode': 'test' };
    expect((await client.get('/api/acts', { headers })).body).toMatchObject({ total: 0 });
    expect((await client.get(`/api/acts/${act.id}`, { headers })).status).toBe(404);
  });

  it('are found by month and client', async () => {
    const found = async (query: object) =>
      (await admin.get('/api/acts', { query: { ...query } })).body as object;
    expect(await found({ month: MONTH, user: owner.id })).toMatchObject({ total: 1 });
    expect(await found({ month: '2025-01' })).toMatchObject({ total: 0 });
    expect(await found({ user: 0 })).toMatchObject({ total: 0 });
    expect(await admin.get('/api/acts', { query: { month: '2025-13' } })).toMatchObject({ status: 400 });
  });
});
