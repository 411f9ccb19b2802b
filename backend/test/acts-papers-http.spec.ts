import { fromMinsk } from '@shlyah/domain';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { ActDto, ActPage } from '../src/modules/acts/act.dto';
import type { MonthDto } from '../src/modules/orders/dto/month.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { openDocument, readSheet } from './documents-support/open-document';
import { readPdf, textOf } from './documents-support/read-pdf';
import { addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo, MONTH } from './support/acts';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let owner: User;
let order: number;
let act: ActDto;

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  owner = await addFirm(test);
  order = await handedOver(test, owner, 1007);
  await handedOver(test, owner, 2000);
  const body = { user: owner.id, words: 'Скидка', sum: -1.5 };
  await admin.post(`/api/months/${MONTH}/lines`, { body });
  act = await issueTo(admin, owner);
});

afterEach(() => forgetActs(test));

const file = (caller: Client, paper: 'act' | 'invoice', format?: string, id = act.id) =>
  caller.get(`/api/acts/${id}/${paper}`, { query: { ...(format && { format }) }, isFile: true });

const refused = async (caller: Client, paper: 'act' | 'invoice', { id = act.id, format = 'pdf' } = {}) =>
  (await caller.get(`/api/acts/${id}/${paper}`, { query: { format } })).status;

it('the firm takes its act and its invoice as PDF, staff too, others none', async () => {
  const client = await test.signedIn(owner);
  const other = await test.signedIn(await addFirm(test));
  for (const [paper, words] of [
    ['act', `Акт сдачи-приёмки оказанных услуг № ${act.number}`],
    ['invoice', `Счёт № ${act.number}`],
  ] as const) {
    const { status, body: bytes, headers } = await file(client, paper);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await readPdf(bytes as Buffer)).pages.map(textOf).join(' ');
    for (const part of [words, owner.organization, 'Двадцать восемь белорусских рублей 57 копеек', '-1,50'])
      expect(text).toContain(part);
    expect(await refused(other, paper)).toBe(404);
    expect((await file(await test.as('manager'), paper)).status).toBe(200);
    expect(await refused(client, paper, { format: 'docx' })).toBe(400);
  }
  const details = (
    await test.database.read.findBy(JournalEntry, { kind: 'paperMade', accountId: owner.id })
  ).map(({ detail }) => detail);
  expect(details).toEqual([
    `Акт № ${act.number} от 03.03.2025, pdf`,
    `Счёт № ${act.number} от 03.03.2025, pdf`,
  ]);
});

it('the workbooks have the sums of the API to the kopeck', async () => {
  for (const paper of ['act', 'invoice'] as const) {
    const { status, body: bytes } = await file(admin, paper, 'xlsx');
    expect(status).toBe(200);
    const values = [...readSheet(await openDocument(bytes as Buffer)).cells.values()].map(
      ({ value }) => value,
    );
    expect(values).toEqual(expect.arrayContaining([act.sum, act.vat, -1.5]));
    if (paper === 'act') for (const { price } of act.lines) expect(values).toContain(price);
  }
});

it('an annulled act says so, and a correction that takes away has no invoice', async () => {
  const [line] = act.lines;
  const { body: correction } = await admin.post(`/api/acts/${act.id}/correct`, {
    body: { version: act.version, reason: 'Вес меньше', lines: [{ position: line?.position, price: 5 }] },
  });
  const { id, version } = correction as unknown as ActDto;
  expect(await refused(admin, 'invoice', { id })).toBe(404);
  const text = async (): Promise<string> =>
    (await readPdf((await file(admin, 'act', 'pdf', id)).body as Buffer)).pages.map(textOf).join(' ');
  expect(await text()).toContain(`К акту № ${act.number} от 03.03.2025. Основание: Вес меньше`);
  await admin.post(`/api/acts/${id}/annul`, { body: { version, reason: 'Ошибка' } });
  expect(await text()).toContain('(АННУЛИРОВАН)');
});

it('an order names its act, and the month the acts of each firm', async () => {
  const of = async (caller: Client): Promise<number[]> =>
    ((await caller.get('/api/acts', { query: { order } })).body as unknown as ActPage).data.map(
      ({ id }) => id,
    );
  expect(await of(admin)).toEqual([act.id]);
  expect(await of(await test.signedIn(owner))).toEqual([act.id]);
  expect(await of(await test.signedIn(await addFirm(test)))).toEqual([]);
  const acts = async () =>
    ((await admin.get(`/api/months/${MONTH}`)).body as unknown as MonthDto).data.find(
      ({ user }) => user === owner.id,
    )?.acts;
  expect(await acts()).toEqual([{ id: act.id, number: act.number, date: '2025-03-03' }]);
  await admin.post(`/api/acts/${act.id}/annul`, { body: { version: act.version, reason: 'Ошибка' } });
  expect(await of(admin)).toEqual([]);
  expect(await acts()).toEqual([]);
});
