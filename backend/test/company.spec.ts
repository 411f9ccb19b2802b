import { defaultCompany, type Company } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { COMPANY_ID as id, CompanyRecord, defaultCompanyRow } from '../src/modules/company/company.entity';
import { CompanyService } from '../src/modules/company/company.service';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { History } from '../src/platform/journal/history/history';
import type { Client } from './support/client';
import { complaints, historyOf, lastLetterTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

beforeAll(async () => {
  admin = await test.as('admin');
});

beforeEach(async () => {
  test.clock.set(null);
  await test.database.write(async (tx) => {
    await tx.update(CompanyRecord, { id }, defaultCompanyRow);
    await tx.delete(HistoryEvent, { subject: 'company' });
  });
});

const read = async () => (await test.visitor().get('/api/company')).body as Company & { version: number };

const save = (changes: object, version = 1) =>
  admin.put('/api/company', { body: { ...defaultCompany, ...changes, version } });

describe('the company’s data', () => {
  it('are the default of a new installation, for everybody to read', async () => {
    expect(await read()).toEqual({ ...defaultCompany, version: 1 });
  });

  it('are replaced as a whole, and what is left out becomes empty', async () => {
    const phones = [{ phone: '8 017 200 30 40', label: ' Приёмная ' }, { phone: '291234567' }];
    const { slogan: _slogan, ...rest } = defaultCompany;
    const body = { ...rest, name: 'Ветразь', phones, vatPercent: '0', version: 1 };
    const answer = await admin.put('/api/company', { body });
    const kept = {
      ...defaultCompany,
      name: 'Ветразь',
      slogan: null,
      vatPercent: 0,
      phones: [
        { phone: '+375 (17) 20-03-040', label: 'Приёмная' },
        { phone: '+375 (29) 12-34-567', label: null },
      ],
      version: 2,
    };
    expect([answer.status, answer.body]).toEqual([200, kept]);
    expect(await read()).toEqual(kept);
  });

  it('have a history with the words of each change, newest first', async () => {
    await save({ hours: 'по будням 09:00–18:00', phones: defaultCompany.phones.slice(0, 1) });
    await save(
      { hours: 'по будням 09:00–18:00', phones: defaultCompany.phones.slice(0, 1), vatPercent: null },
      2,
    );
    expect(await historyOf(test, 'company')).toEqual([
      'phones: +375 (29) 60-02-007 (A1); +375 (33) 60-02-007 (МТС); +375 (17) 36-02-007 (Городской) → +375 (29) 60-02-007 (A1) by admin',
      'hours: ежедневно 08:00–22:00 → по будням 09:00–18:00 by admin',
      'vatPercent: 20 → null by admin',
    ]);
    const { body } = await admin.get('/api/company/history');
    expect(body).toMatchObject([
      { field: 'vatPercent', from: '20', to: null, user: { role: 'admin' } },
      { field: 'hours' },
      { field: 'phones' },
    ]);
  });

  it('saved over another one’s save are refused with what is there', async () => {
    await save({ name: 'Ветразь' });
    const late = await save({ name: 'Дарога' });
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'version_conflict',
        fresh: { ...defaultCompany, name: 'Ветразь', version: 2 },
        savedBy: {
          name: expect.stringMatching(/./) as string,
          at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
        },
      }),
    ]);
    expect((await save({ name: 'Дарога', version: null })).status).toBe(409);
  });

  it('may be sent once more when the answer was lost', async () => {
    await save({ name: 'Ветразь' });
    const again = await save({ name: 'Ветразь' });
    expect([again.status, again.body]).toEqual([200, { ...defaultCompany, name: 'Ветразь', version: 2 }]);
    expect(await historyOf(test, 'company')).toHaveLength(1);
  });

  it('go on as they were last while the database is away; a process that has never read them says so', async () => {
    const company = () => new CompanyService(test.database, test.app.get(History), test.clock);
    const away = { findOneByOrFail: () => Promise.reject(new Error('away')) } as unknown as EntityManager;
    await expect(company().current(away)).rejects.toThrow('away');
    const known = company();
    await known.current();
    test.clock.set(new Date(Date.now() + 60_000));
    expect(await known.current(away)).toEqual({ ...defaultCompany, version: 1 });
  });

  it('have one winner of several saves at once', async () => {
    const saves = ['Раз', 'Два', 'Тры'].map((name) => save({ name }));
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('hold one phone at least and ten at most', async () => {
    expect(complaints(await save({ phones: [] }))).toEqual(['phones']);
    expect(complaints(await save({ phones: Array(11).fill(defaultCompany.phones[0]) }))).toEqual(['phones']);
    expect(complaints(await save({ phones: [{ phone: '12' }, 7] }))).toEqual(['phones']);
    expect((await save({ phones: Array(10).fill(defaultCompany.phones[0]) })).status).toBe(200);
  });

  it('sign letters and head the API’s description', async () => {
    const changes = { name: 'Ветразь', legalName: 'ООО «Ветразь»', email: 'info@example.by' };
    await save({ ...changes, phones: [{ phone: '+375 (17) 20-03-040', label: null }] });
    await test.visitor().post('/api/user/forgotPassword', { body: { email: 'person@demo.by' } });
    const letter = await lastLetterTo(test, 'person@demo.by');
    expect(letter).toContain('позвоните: +375 (17) 20-03-040,');
    expect(letter).toMatch(/«Ветразь», доставка по Беларуси$/);
    const { body } = await test.visitor().get('/api/openapi.json');
    expect((body as { info: object }).info).toMatchObject({
      title: 'Ветразь: доставка по Беларуси',
      contact: { name: 'ООО «Ветразь»', email: 'info@example.by', url: test.config.publicUrl.origin },
    });
  });
});
