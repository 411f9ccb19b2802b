import fc from 'fast-check';
import readXlsx from 'read-excel-file/node';
import { fromMinsk } from '@shlyah/domain';
import type { ActPage } from '../src/modules/acts/act.dto';
import type { ReconciliationDto } from '../src/modules/acts/reconciliation.dto';
import { reconciliationContent } from '../src/modules/documents/reconciliation/reconciliation-content';
import { closingWords } from '../src/modules/documents/reconciliation/reconciliation-words';
import { moneyInFigures } from '../src/modules/documents/data/values';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { readPdf, textOf } from './documents-support/read-pdf';
import { actOf, addFirm, forgetActs, handedOver, issueTo, pay } from './support/acts';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let owner: User;

/** Signs an admin in at the hour, so that what is confirmed stays so. */
async function at(time: string): Promise<void> {
  test.clock.set(fromMinsk(time));
  admin = await test.as('admin');
}

/** An act of 100.00 on 3 March, a correction of −20.00 on the 5th, payments of 30.00 and 50.00, of which the first is reversed. */
async function fill(): Promise<void> {
  await at('2025-03-03 09:00');
  owner = await addFirm(test);
  await handedOver(test, owner, 10000);
  const act = await issueTo(admin, owner);
  await pay(admin, owner, 30, { number: '1', day: '2025-03-01' });
  await at('2025-03-05 09:00');
  const body = { version: act.version, reason: 'Вес', lines: [{ position: 1, price: 80 }] };
  await admin.post(`/api/acts/${act.id}/correct`, { body });
  await pay(admin, owner, 50, { number: '2', day: '2025-03-05' });
  await at('2025-03-07 09:00');
  const payments = (await admin.get('/api/payments', { query: { user: owner.id } })).body as unknown as {
    data: { id: number }[];
  };
  await admin.post(`/api/payments/${payments.data.at(-1)?.id}/reverse`, { body: { reason: 'Ошибка' } });
  expect(await actOf(admin, act.id)).toMatchObject({ paid: 50, left: 30 });
}

beforeEach(fill);
afterEach(() => forgetActs(test));

const read = async (from: string, to: string, caller = admin): Promise<ReconciliationDto> => {
  const { status, body } = await caller.get('/api/reconciliation', { query: { user: owner.id, from, to } });
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as unknown as ReconciliationDto;
};

it('has acts, corrections, payments and reversals by days, each on its side', async () => {
  const found = await read('2025-03-01', '2025-03-07');
  expect(found.lines.map(({ day, kind, debit, credit }) => [day, kind, debit, credit])).toEqual([
    ['2025-03-01', 'payment', 0, 30],
    ['2025-03-03', 'act', 100, 0],
    ['2025-03-05', 'correction', -20, 0],
    ['2025-03-05', 'payment', 0, 50],
    ['2025-03-07', 'reversal', 0, -30],
  ]);
  expect(found).toMatchObject({ opening: 0, debit: 80, credit: 50, closing: 30 });
  expect(found.words).toContain('30,00\u00a0бел.\u00a0руб. (Тридцать белорусских рублей 00 копеек)');
});

it('a period begins with the end of the one before, and says an advance and nothing owed', async () => {
  const first = await read('2025-02-01', '2025-03-02');
  expect(first).toMatchObject({ closing: -30, words: expect.stringMatching(/^На 02\.03\.2025 задолж/) });
  const second = await read('2025-03-03', '2025-03-07');
  expect(second).toMatchObject({ opening: first.closing, closing: 30 });
  expect((await read('2025-02-01', '2025-02-01')).words).toContain('задолженности между сторонами нет');
});

it('is the same to its client, whoever is named, and not to another', async () => {
  const client = await test.signedIn(owner);
  expect(await read('2025-03-01', '2025-03-07', client)).toEqual(await read('2025-03-01', '2025-03-07'));
  const other = await test.signedIn(await addFirm(test));
  expect((await read('2025-03-01', '2025-03-07', other)).lines).toEqual([]);
});

it('of a firm whose account is gone is read by its УНП, and its file is in the journal', async () => {
  const before = await read('2025-03-01', '2025-03-07');
  const { data } = (await admin.get('/api/acts', { query: { user: owner.id } })).body as unknown as ActPage;
  const [{ unp, client } = { unp: '', client: '' }] = data;
  await admin.delete(`/api/users/${owner.id}`);
  const number = { number: '3', day: '2025-03-07', sum: 30, user: 0, unp };
  expect((await admin.post('/api/payments', { body: number })).status).toBe(201);
  const query = { user: 0, unp, from: '2025-03-01', to: '2025-03-07' };
  const { status, body } = await admin.get('/api/reconciliation', { query });
  expect([status, body]).toMatchObject([
    200,
    { user: 0, client, debit: before.debit, credit: before.credit + 30, closing: before.closing - 30 },
  ]);
  const words = (body as unknown as ReconciliationDto).lines.map(({ kind }) => kind);
  expect(words.filter((kind) => kind === 'payment')).toHaveLength(
    before.lines.filter(({ kind }) => kind === 'payment').length + 1,
  );
  const file = await admin.get('/api/reconciliation/file', {
    query: { ...query, format: 'xlsx' },
    isFile: true,
  });
  expect(file.status).toBe(200);
  const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
  expect(entry).toMatchObject({
    kind: 'paperMade',
    accountId: null,
    detail: `Акт сверки 01.03.2025–07.03.2025, ${client}, xlsx`,
  });
  expect((await admin.get('/api/reconciliation', { query: { ...query, unp: '999999999' } })).status).toBe(
    404,
  );
});

it.each([
  ['no client', { user: '' }],
  ['no УНП of a firm without an account', { user: 0 }],
  ['a day that has not come', { to: '2025-03-08' }],
  ['an end before the beginning', { from: '2025-03-07', to: '2025-03-01' }],
  ['no day', { from: '2025-02-30' }],
  ['more than three years', { from: '2019-01-01' }],
])('%s is refused', async (_what, changes) => {
  const query = { user: owner.id, from: '2025-03-01', to: '2025-03-07', ...changes };
  expect((await admin.get('/api/reconciliation', { query })).status).toBe(400);
});

it('the papers have the rows and sums of the API, places for both signatures, and a line of the journal', async () => {
  const found = await read('2025-03-01', '2025-03-07');
  const file = async (format: string): Promise<Buffer> => {
    const query = { user: owner.id, from: '2025-03-01', to: '2025-03-07', format };
    const { status, body } = await admin.get('/api/reconciliation/file', { query, isFile: true });
    expect(status).toBe(200);
    return body as Buffer;
  };
  const text = (await readPdf(await file('pdf'))).pages.map(textOf).join(' ');
  const [sheet] = await readXlsx(await file('xlsx'));
  const cells = sheet?.data.flat() ?? [];
  for (const { words, debit, credit } of found.lines) {
    expect(text).toContain(words.replaceAll('\u00a0', ' '));
    expect(cells).toContain(words);
    for (const sum of [debit, credit].filter(Boolean)) {
      expect(text).toContain(moneyInFigures(Math.round(sum * 100)).replaceAll('\u00a0', ' '));
      expect(cells).toContain(sum);
    }
  }
  for (const words of ['Сальдо на начало', 'Обороты за период', 'Сальдо на конец'])
    expect(text).toContain(words);
  expect(cells).toEqual(expect.arrayContaining([found.debit, found.credit, found.closing, found.words]));
  expect(cells.filter((value) => /^(Экспедитор|Клиент): .*____/.test(String(value)))).toHaveLength(2);
  const entries = await test.database.read.findBy(JournalEntry, { kind: 'paperMade', accountId: owner.id });
  expect(entries.map(({ detail }) => detail)).toEqual(
    ['pdf', 'xlsx'].map((format) => `Акт сверки 01.03.2025–07.03.2025, ${format}`),
  );
});

describe('the paper', () => {
  const party = {
    name: 'ООО «Ромашка»',
    unp: '190000000',
    address: 'Минск',
    account: '',
    bank: '',
    bankAddress: null,
    signer: 'Ковалёва Анна Петровна',
    position: 'Директор',
    authority: 'Устав',
  };

  it('adds up: what it begins with and its lines make what it ends with', () => {
    const lines = fc.array(
      fc.record({
        day: fc.constant('2025-03-03'),
        words: fc.constant('Акт'),
        debit: fc.integer({ min: -1e7, max: 1e7 }),
        credit: fc.integer({ min: -1e7, max: 1e7 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), lines, (opening, all) => {
        const [debit, credit] = [
          all.reduce((sum, one) => sum + one.debit, 0),
          all.reduce((sum, one) => sum + one.credit, 0),
        ];
        const closing = opening + debit - credit;
        const content = reconciliationContent({
          from: '2025-03-01',
          to: '2025-03-07',
          company: party,
          client: party,
          opening,
          lines: all,
          debit,
          credit,
          closing,
          words: closingWords(closing, { day: '2025-03-07', company: 'А', client: 'Б' }),
        });
        const kopecks = (text = ''): number =>
          Math.round(Number(text.replaceAll('\u00a0', '').replace(',', '.')) * 100);
        const sums = content.rows.map((row) => kopecks(row[3]) - kopecks(row[4]));
        const [begin = 0, ...rest] = sums;
        const turnover = rest.pop() ?? 0;
        expect(rest.reduce((sum, one) => sum + one, 0)).toBe(turnover);
        expect(begin + turnover).toBe(kopecks(content.totals[3]) - kopecks(content.totals[4]));
      }),
    );
  });
});
