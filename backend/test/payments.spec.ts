import { fromMinsk } from '@shlyah/domain';
import type { DebtDto } from '../src/modules/acts/debt.dto';
import type { PaymentDto, PaymentPage } from '../src/modules/acts/payment.dto';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { actOf, addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo, pay } from './support/acts';
import type { Client } from './support/client';
import { addUser } from './support/factories';
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

const debt = async (firm = owner): Promise<DebtDto> =>
  (await admin.get(`/api/debts/${firm.id}`)).body as unknown as DebtDto;

const annul = async (id: number) =>
  admin.post(`/api/acts/${id}/annul`, {
    body: { version: (await actOf(admin, id)).version, reason: 'Ошибка' },
  });

const reverse = (id: number, reason = 'Не та фирма') =>
  admin.post(`/api/payments/${id}/reverse`, { body: { reason } });

describe('a payment', () => {
  it('covers acts, the oldest first; the rest is an advance', async () => {
    const [first, second] = [await newAct(10000), await newAct(5000)];
    expect(await debt()).toMatchObject({ acts: 150, paid: 0, debt: 150, advance: 0 });
    await pay(admin, owner, 120.5);
    expect(await actOf(admin, first.id)).toMatchObject({ paid: 100, left: 0, payBy: '2025-03-10' });
    expect(await actOf(admin, second.id)).toMatchObject({ paid: 20.5, left: 29.5 });
    await pay(admin, owner, 50);
    expect(await debt()).toMatchObject({ acts: 150, paid: 170.5, debt: 0, advance: 20.5, overdueDays: 0 });
  });

  it('is in the journal, and shown to its client without the staff', async () => {
    const { id } = await pay(admin, owner, 7.05, { number: '417', note: 'За февраль' });
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      kind: 'paymentAdded',
      accountId: owner.id,
      detail: 'п/п № 417 от 03.03.2025, 7.05',
    });
    const seen = async (caller: Client) =>
      ((await caller.get('/api/payments')).body as unknown as PaymentPage).data;
    const own = await seen(await test.signedIn(owner));
    expect(own).toMatchObject([{ id, sum: 7.05, number: '417', note: null, author: null }]);
    expect(await seen(await test.signedIn(await addFirm(test)))).toEqual([]);
    expect((await seen(admin)).find((one) => one.id === id)).toMatchObject({ note: 'За февраль' });
  });

  it.each([
    ['words', { sum: 'сто' }, 'sum'],
    ['three decimals', { sum: 1.005 }, 'sum'],
    ['nothing', { sum: 0 }, 'sum'],
    ['a minus', { sum: -5 }, 'sum'],
    ['more than a column holds', { sum: 21474836.48 }, 'sum'],
    ['tomorrow', { day: '2025-03-04' }, 'day'],
    ['a day before the product', { day: '2024-12-31' }, 'day'],
    ['no day', { day: '2025-02-30' }, 'day'],
    ['no number', { number: ' ' }, 'number'],
    ['a long number', { number: '1'.repeat(31) }, 'number'],
  ])('of %s is refused', async (_what, changes, field) => {
    const body = { user: owner.id, day: '2025-03-03', sum: 5, number: '1', ...changes };
    const answer = await admin.post('/api/payments', { body });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    expect(await debt()).toMatchObject({ paid: 0 });
  });

  it('is read with a comma, too', async () => {
    const body = { user: owner.id, day: '2025-03-03', sum: '10,50', number: '1' };
    expect((await admin.post('/api/payments', { body })).body).toMatchObject({ sum: 10.5 });
  });

  it.each([0.01, 1_000_000, 21474836.47])('of %d is taken', async (sum) => {
    expect(await pay(admin, owner, sum)).toMatchObject({ sum });
    expect(await debt()).toMatchObject({ paid: sum, advance: sum });
  });

  it('is of firms alone', async () => {
    const person = await addUser(test, { isLegalEntity: false });
    const body = { user: person.id, day: '2025-03-03', sum: 5, number: '1' };
    expect(await admin.post('/api/payments', { body })).toMatchObject({
      status: 422,
      body: { errors: { user: ['Оплаты вносятся только фирмам'] } },
    });
    expect((await admin.post('/api/payments', { body: { ...body, user: 999999 } })).status).toBe(404);
  });
});

describe('a repeat of number, day and sum', () => {
  const body = () => ({ user: owner.id, day: '2025-03-03', sum: 12.3, number: '55' });

  it('is asked about, of whatever firm, and entered when confirmed', async () => {
    await pay(admin, owner, 12.3, { number: '55' });
    const other = await addFirm(test);
    for (const user of [owner.id, other.id])
      expect(await admin.post('/api/payments', { body: { ...body(), user } })).toMatchObject({
        status: 409,
        body: { code: 'payment_repeats', message: expect.stringContaining('№\u00a055 от 03.03.2025') },
      });
    await pay(admin, owner, 12.3, { number: '55', repeat: true });
    await pay(admin, owner, 12.3, { number: '55', repeat: true });
    expect(await debt()).toMatchObject({ paid: 36.9 });
  });

  it('is not one after the reversal', async () => {
    const { id } = await pay(admin, owner, 12.3, { number: '55' });
    await reverse(id);
    await pay(admin, owner, 12.3, { number: '55' });
    expect(await debt()).toMatchObject({ paid: 12.3 });
  });

  it('of two members of staff at once is entered by one of them', async () => {
    const both = await Promise.all([1, 2].map(() => admin.post('/api/payments', { body: body() })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await debt()).toMatchObject({ paid: 12.3 });
  });
});

describe('a reversal', () => {
  it('leaves the row, which counts no longer, and is answered again without a change', async () => {
    const { id } = await pay(admin, owner, 30);
    const first = await reverse(id);
    expect(first).toMatchObject({
      status: 200,
      body: { id, reversedAt: AFTER_MONTH, reverseReason: 'Не та фирма' },
    });
    expect((await reverse(id, 'Ещё раз')).body).toEqual(first.body);
    expect(await debt()).toMatchObject({ paid: 0, advance: 0 });
    const kinds = await test.database.read.findBy(JournalEntry, {
      kind: 'paymentReversed',
      accountId: owner.id,
    });
    expect(kinds).toHaveLength(1);
  });

  it('twice at once is made once', async () => {
    const { id } = await pay(admin, owner, 30);
    const both = await Promise.all(['Один', 'Два'].map((reason) => reverse(id, reason)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ body }) => (body as unknown as PaymentDto).reverseReason);
    expect(one).toBe(other);
  });

  it('needs a reason and a payment', async () => {
    const { id } = await pay(admin, owner, 30);
    expect((await admin.post(`/api/payments/${id}/reverse`, { body: {} })).status).toBe(422);
    expect((await reverse(999999)).status).toBe(404);
  });
});

describe('an act', () => {
  it('that is paid in part is not annulled until the payment is reversed', async () => {
    const act = await newAct(10000);
    const { id } = await pay(admin, owner, 0.5);
    expect(await annul(act.id)).toMatchObject({
      status: 409,
      body: { code: 'transition', message: expect.stringContaining('оплачено 0.50\u00a0р') },
    });
    await reverse(id);
    expect((await annul(act.id)).status).toBe(200);
    expect(await debt()).toMatchObject({ acts: 0, debt: 0 });
  });

  it('that the payments have not reached is annulled', async () => {
    await newAct(10000);
    const second = await newAct(5000);
    await pay(admin, owner, 100);
    expect((await annul(second.id)).status).toBe(200);
    expect(await actOf(admin, second.id)).toMatchObject({ paid: 0, left: 0, payBy: null, overdueDays: 0 });
  });

  it('is lowered by its correction', async () => {
    const act = await newAct(10000);
    await pay(admin, owner, 90);
    const lines = [{ position: 1, price: 80 }];
    const body = { version: act.version, reason: 'Вес', lines };
    expect((await admin.post(`/api/acts/${act.id}/correct`, { body })).status).toBe(201);
    expect(await actOf(admin, act.id)).toMatchObject({ paid: 80, left: 0 });
    expect(await debt()).toMatchObject({ acts: 80, paid: 90, debt: 0, advance: 10 });
  });
});
