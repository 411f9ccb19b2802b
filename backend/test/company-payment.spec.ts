import { defaultCompany, formatIban, PAYMENT_FIELDS, type Company } from '@shlyah/domain';
import { MoreThan } from 'typeorm';
import { CompanyRecord, COMPANY_ID } from '../src/modules/company/company.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { complaints, errorsOf, historyOf, lastLetterTo, lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
/** The last row of the journal before the test. */
let noted: number | null;

beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T09:00:05Z'));
  admin = await test.as('admin');
  await keep({});
  noted = await test.database.read.maximum(JournalEntry, 'id');
});

const title = 'Реквизиты компании изменены';
const account = 'BY86AKBB10100000002966000000';
const minutes = (count: number): void => test.clock.pass(count * 60_000);
const read = async () => (await admin.get('/api/company')).body as Company & { version: number };

async function save(changes: object) {
  const body = { ...(await read()), ...changes };
  return admin.put('/api/company', { body });
}

const journal = () =>
  test.database.read.findBy(JournalEntry, { kind: 'companyChanged', id: MoreThan(noted ?? 0) });

/** The record as a former release has kept it, without a history. */
const keep = (changes: object) =>
  test.database.write(async (tx) => {
    const data = JSON.stringify({ ...defaultCompany, ...changes });
    await tx.update(CompanyRecord, { id: COMPANY_ID }, { data, version: 1 });
    await tx.delete(HistoryEvent, { subject: 'company' });
  });

const PAYMENT = {
  unp: '200988541',
  account,
  bank: 'ОАО «АСБ Беларусбанк»',
  bankAddress: '220089, г. Минск, пр-т Дзержинского, 18',
  bic: 'AKBBBY2X',
  vatPercent: 10,
};

describe('what the company is paid by', () => {
  it.each(PAYMENT_FIELDS)('is changed after a confirmation: %s', async (field) => {
    const change = { [field]: PAYMENT[field], slogan: 'Везём' };
    minutes(16);
    const refused = await save(change);
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } });
    expect(await read()).toEqual({ ...defaultCompany, version: 1 });
    expect(await historyOf(test, 'company')).toEqual([]);
    await admin.post('/api/user/confirm', { body: { password: 'demo-parol-2026' } });
    expect(await save(change)).toMatchObject({ status: 200, body: { ...change, version: 2 } });
  });

  it('asks for none when it stays, however it is written', async () => {
    minutes(16);
    const same = { account: ` ${formatIban(defaultCompany.account).toLowerCase()} `, bic: 'olmpby2x' };
    const phones = [{ phone: '+375 (17) 20-03-040', label: null }];
    const saved = await save({ ...same, phones, legalAddress: '220030, г. Минск, ул. Немига, 5' });
    expect(saved).toMatchObject({
      status: 200,
      body: { phones, account: defaultCompany.account, bic: 'OLMPBY2X', version: 2 },
    });
    expect(await historyOf(test, 'company')).toHaveLength(2);
    expect(await journal()).toMatchObject([{ detail: 'Телефоны; Юридический адрес' }]);
  });

  it.each([
    ['account', 'oops'],
    ['account', 'BY23OLMP3012000123456000093'],
    ['account', 'BY23OLMP30120001234560000934'],
    ['account', 'DE89370400440532013000'],
    ['bic', 'oops'],
    ['bic', 'OLMPDE2X'],
    ['bic', 'OLMPBY2X1'],
    ['unp', '12345678'],
    ['unp', 'нет'],
  ])('is refused where it is none: %s %s', async (field, value) => {
    minutes(16);
    const refused = await save({ [field]: value });
    expect([refused.status, complaints(refused)]).toEqual([422, [field]]);
    expect((await read()).version).toBe(1);
  });

  it('is refused together with all else that is wrong', async () => {
    const refused = await save({ account: 'oops', bic: 'oops', unp: 7, name: '', phones: [] });
    expect(errorsOf(refused)).toEqual({
      account: ['Введите счёт целиком: 28 знаков, начинается с BY'],
      bic: ['Введите БИК белорусского банка: 8 или 11 знаков, например AKBBBY2X'],
      unp: [expect.any(String)],
      name: [expect.any(String)],
      phones: ['Укажите хотя бы один телефон'],
    });
  });

  it('takes a УНП whose check digit does not fit: real ones exist', async () => {
    expect(await save({ unp: '200988542' })).toMatchObject({ status: 200, body: { unp: '200988542' } });
  });

  it('that was saved unchecked is still read, and asks nothing of other changes', async () => {
    await keep({ account: '3012 000', bic: 'oops', unp: '1' });
    minutes(16);
    const saved = await save({ slogan: 'Везём' });
    expect(saved).toMatchObject({ status: 200, body: { account: '3012000', unp: '1', version: 2 } });
    expect(complaints(await save({ account: '3012 001' }))).toEqual(['account']);
  });

  it('is changed by one of two at once, and the other one is told before he confirms anything', async () => {
    const other = await test.signedIn(await addUser(test, { role: 'admin' }));
    await save({ account });
    minutes(16);
    const late = await other.put('/api/company', {
      body: { ...defaultCompany, slogan: 'Везём', version: 1 },
    });
    expect(late).toMatchObject({ status: 409, body: { fresh: { account, version: 2 } } });
  });
});

describe('a change of what the company is paid by', () => {
  it('is in the journal, with what was and what is; of other data that they have changed', async () => {
    await save({ account, bic: 'AKBBBY2X', slogan: 'Везём' });
    expect(await journal()).toMatchObject([
      {
        accountId: null,
        actorRole: 'admin',
        detail: `Чем занимается; Расчётный счёт (IBAN): ${defaultCompany.account} → ${account}; БИК банка: OLMPBY2X → AKBBBY2X`,
      },
    ]);
    await save({ slogan: 'Возим' });
    const [, other] = await journal();
    expect(other?.detail).toBe('Чем занимается');
  });

  it('is told by letter to the other admins, and to nobody else', async () => {
    const others = [await addUser(test, { role: 'admin' }), await addUser(test, { role: 'admin' })];
    const manager = await addUser(test, { role: 'manager' });
    await save({ account });
    for (const { email } of others) {
      expect(await lettersTo(test, email)).toEqual([title]);
      const letter = await lastLetterTo(test, email);
      expect(letter).toContain(`Расчётный счёт (IBAN): ${defaultCompany.account} → ${account}`);
      expect(letter).toContain('/cabinet/company');
    }
    for (const email of [manager.email, 'admin@demo.by'])
      expect(await lettersTo(test, email)).not.toContain(title);
    await save({ phones: defaultCompany.phones.slice(1) });
    expect(await lettersTo(test, others[0]?.email ?? '')).toEqual([title]);
  });
});
