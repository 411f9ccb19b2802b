import { fromMinsk } from '@shlyah/domain';
import type { DebtDto, DebtPage } from '../src/modules/acts/debt.dto';
import type { PaymentDto, PaymentPage } from '../src/modules/acts/payment.dto';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo, MONTH, pay } from './support/acts';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let owner: User;

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  owner = await addFirm(test);
});

afterEach(() => forgetActs(test));

/** An act of one order; the price in kopecks. */
async function newAct(price: number, firm = owner) {
  await handedOver(test, firm, price);
  return issueTo(admin, firm);
}

const reverse = (id: number) =>
  admin.post(`/api/payments/${id}/reverse`, { body: { reason: 'Не та фирма' } });

describe('debts', () => {
  const list = async (query: object = {}): Promise<DebtDto[]> =>
    ((await admin.get('/api/debts', { query: { ...query } })).body as unknown as DebtPage).data;

  it('are overdue by days after the term, and listed with the overdue first', async () => {
    const other = await addFirm(test);
    await newAct(10000);
    await newAct(90000, other);
    await pay(admin, other, 890);
    test.clock.set(fromMinsk('2025-03-10 23:00'));
    admin = await test.as('admin');
    expect(await list({ overdue: true })).toEqual([]);
    test.clock.set(fromMinsk('2025-03-16 12:00'));
    admin = await test.as('admin');
    expect(await list({ overdue: true })).toMatchObject([
      { user: owner.id, debt: 100, overdue: 100, overdueDays: 6 },
      { user: other.id, acts: 900, paid: 890, debt: 10, overdue: 10, overdueDays: 6 },
    ]);
    const { body } = await admin.get(`/api/months/${MONTH}/payments`);
    expect(body).toEqual({ acts: 2, paid: 0, overdue: 2, left: 110 });
  });

  it('of an account that is gone stay, under the name of the firm', async () => {
    const { requisites } = await newAct(10000);
    await pay(admin, owner, 40);
    expect((await admin.delete(`/api/users/${owner.id}`)).status).toBe(204);
    expect(await list()).toMatchObject([
      { user: 0, client: requisites.client.name, acts: 100, paid: 40, debt: 60, advance: 0 },
    ]);
  });

  it('of an account that is gone are paid by its УНП, until nothing is owed', async () => {
    const { client } = (await newAct(10000)).requisites;
    const { unp } = client;
    const body = { user: 0, unp, day: '2025-03-03', sum: 60, number: 'У-1' };
    expect(await admin.post('/api/payments', { body })).toMatchObject({
      status: 422,
      body: { errors: { unp: [expect.stringContaining('Нет фирмы без учётной записи')] } },
    });
    await admin.delete(`/api/users/${owner.id}`);
    const { status, body: paid } = await admin.post('/api/payments', { body });
    expect([status, paid]).toMatchObject([201, { user: 0, client: client.name, unp, sum: 60 }]);
    expect(await list({ unp })).toMatchObject([{ user: 0, acts: 100, paid: 60, debt: 40 }]);
    const { id } = paid as unknown as PaymentDto;
    const of = async (query: object): Promise<number[]> => {
      const found = (await admin.get('/api/payments', { query: { user: 0, ...query } })).body;
      return (found as unknown as PaymentPage).data.map((payment) => payment.id);
    };
    expect(await of({ unp })).toEqual([id]);
    expect(await of({ unp: '1' })).toEqual([]);
    expect(await of({})).toContain(id);
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      kind: 'paymentAdded',
      accountId: null,
      detail: `${client.name}, УНП ${unp}, п/п № У-1 от 03.03.2025, 60.00`,
    });
    await admin.post('/api/payments', { body: { ...body, sum: 40, number: 'У-2' } });
    expect(await list()).toEqual([]);
    expect(await list({ unp })).toMatchObject([{ user: 0, acts: 100, paid: 100, debt: 0, advance: 0 }]);
    await reverse(id);
    expect(await list()).toMatchObject([{ user: 0, debt: 60 }]);
  });

  it.each([
    ['no УНП', { user: 0 }, 'unp'],
    ['a УНП without acts', { user: 0, unp: '999999999' }, 'unp'],
    ['a УНП that is long', { user: 0, unp: '9'.repeat(21) }, 'unp'],
    ['a УНП beside an account', { unp: '190000000' }, 'unp'],
    ['a number below zero', { user: -1 }, 'user'],
  ])('are not paid with %s', async (_what, changes, field) => {
    const body = { user: owner.id, day: '2025-03-03', sum: 5, number: '1', ...changes };
    expect(await admin.post('/api/payments', { body })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('of the clients of a page are told at once, without those who owe nothing', async () => {
    const [other, even] = [await addFirm(test), await addFirm(test)];
    await newAct(10000);
    await newAct(5000, even);
    await pay(admin, even, 60);
    const of = async (users: string, caller = admin) =>
      caller.get('/api/debts/clients', { query: { users } });
    expect(await of(`${owner.id},${other.id},${even.id}`)).toMatchObject({
      status: 200,
      body: [{ user: owner.id, client: owner.organization, debt: 100, overdue: 0 }],
    });
    expect((await of(String(other.id))).body).toEqual([]);
    const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');
    expect((await of(many(100))).status).toBe(200);
    for (const users of [many(101), '', 'сто', '-1', '0', '1.5'])
      expect([users, (await of(users)).status]).toEqual([users, 400]);
    expect((await of(String(owner.id), await test.signedIn(owner))).status).toBe(403);
  });

  it('are seen by their client', async () => {
    await newAct(10000);
    await pay(admin, owner, 40);
    const client = await test.signedIn(owner);
    expect((await client.get('/api/debts/mine')).body).toMatchObject({ user: owner.id, debt: 60 });
    expect((await client.get('/api/debts')).status).toBe(403);
  });
});
