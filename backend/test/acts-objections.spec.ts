import { fromMinsk } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import { In } from 'typeorm';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { MovedDaysRecord } from '../src/modules/calendar/moved-days.entity';
import type { ActDto } from '../src/modules/acts/act.dto';
import { Act } from '../src/modules/acts/act.entity';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { actOf, addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo } from './support/acts';
import type { Client } from './support/client';
import { addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let client: Client;
let owner: User;
let act: ActDto;

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  owner = await addFirm(test);
  client = await test.signedIn(owner);
  for (const price of [1007, 2000]) await handedOver(test, owner, price);
  act = await issueTo(admin, owner);
});

afterEach(async () => {
  await forgetActs(test);
  await test.database.write((tx) => tx.delete(MovedDaysRecord, { year: In([2024, 2025, 2026]) }));
});

const agree = (version = act.version, caller = client) =>
  caller.post(`/api/acts/${act.id}/agree`, { body: { version } });
const object = (objections: object[], version = act.version, caller = client) =>
  caller.post(`/api/acts/${act.id}/object`, { body: { version, objections } });
const correct = (lines: object[], version: number) =>
  admin.post(`/api/acts/${act.id}/correct`, { body: { version, reason: 'Вес по ТТН', lines } });
const annul = (id: number, version: number) =>
  admin.post(`/api/acts/${id}/annul`, { body: { version, reason: 'Не та фирма' } });
const latest = () => actOf(client, act.id);
const LINE = { position: 2, words: 'Вес — 12 кг' };

async function objected(objections: object[] = [LINE]): Promise<ActDto> {
  const { status, body } = await object(objections, (await latest()).version);
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as ActDto;
}

describe('an objection', () => {
  it('is made to lines and to the whole act, and a repeat makes no second one', async () => {
    const sent = [LINE, { words: 'Нет заказа № 7' }];
    const made = await objected(sent);
    expect(made).toMatchObject({
      state: 'objected',
      waitingObjections: 2,
      objections: [
        { position: 2, words: 'Вес — 12 кг', author: owner.name, isLate: false, answer: null },
        { position: null, words: 'Нет заказа № 7' },
      ],
    });
    expect((await object(sent)).body).toEqual(made);
    expect(await object([{ ...LINE, words: 'Иное' }])).toMatchObject({
      status: 409,
      body: { savedBy: { name: owner.name } },
    });
  });

  it.each([
    ['no words', [{ position: 1, words: ' ' }], { 'objections.0.words': expect.any(Array) }],
    ['too many words', [{ words: 'я'.repeat(1001) }], { 'objections.0.words': expect.any(Array) }],
    [
      'no such line',
      [{ position: 9, words: 'Вес' }],
      { 'objections.0.position': ['Такой строки в акте нет'] },
    ],
    ['a line twice', [LINE, LINE], { 'objections.1.position': ['Эта строка уже названа'] }],
    ['nothing', [], { objections: expect.any(Array) }],
    ['a text', 'Вес', { objections: expect.any(Array) }],
  ])('with %s is refused', async (_what, objections, errors) => {
    expect(await object(objections as object[])).toMatchObject({ status: 422, body: { errors } });
    expect((await latest()).objections).toEqual([]);
  });

  it('to a line that has a waiting one is refused', async () => {
    const { version } = await objected();
    expect(await object([{ ...LINE, words: 'Иное' }], version)).toMatchObject({
      status: 422,
      body: { errors: { 'objections.0.position': [expect.stringContaining('уже есть возражение')] } },
    });
  });

  it('is withdrawn while it waits, once', async () => {
    const [{ id } = { id: 0 }] = (await objected()).objections;
    const withdrawn = await client.post(`/api/objections/${id}/withdraw`);
    expect(withdrawn.body).toMatchObject({ state: 'open', objections: [{ withdrawnAt: AFTER_MONTH }] });
    expect((await client.post(`/api/objections/${id}/withdraw`)).body).toEqual(withdrawn.body);
    const other = await test.signedIn(await addUser(test, firm('ООО «Чужая»')));
    expect((await other.post(`/api/objections/${id}/withdraw`)).status).toBe(404);
  });

  it('is answered with words, by one of the staff, whose name the client does not learn', async () => {
    const [{ id } = { id: 0 }] = (await objected()).objections;
    const manager = await test.as('manager');
    const body = { words: 'Взвесили: 21 кг' };
    const first = await manager.post(`/api/objections/${id}/answer`, { body });
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'answered', objections: [{ answer: 'Взвесили: 21 кг', answeredBy: 'Ольга Кравец' }] },
    });
    expect((await manager.post(`/api/objections/${id}/answer`, { body })).body).toEqual(first.body);
    expect(await admin.post(`/api/objections/${id}/answer`, { body })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', savedBy: { name: 'Ольга Кравец' } },
    });
    expect(await client.post(`/api/objections/${id}/withdraw`)).toMatchObject({
      status: 409,
      body: { savedBy: { name: null }, fresh: { objections: [{ answeredBy: null }] } },
    });
    expect((await agree((await latest()).version)).body).toMatchObject({ state: 'agreed' });
  });

  it('is answered by a correction of its line, and waits again when that is annulled', async () => {
    const { version } = await objected([LINE, { words: 'Нет заказа № 7' }]);
    const correction = (await correct([{ position: 2, price: 5 }], version)).body as ActDto;
    expect((await latest()).objections).toMatchObject([
      { answer: null, answeredAt: AFTER_MONTH, correction: { id: correction.id, number: 2 } },
      { answeredAt: null },
    ]);
    await annul(correction.id, correction.version);
    expect((await latest()).objections).toMatchObject([
      { answeredAt: null, correction: null },
      { answeredAt: null },
    ]);
  });

  it('is closed by the annulment of its act', async () => {
    const { version } = await objected();
    expect((await annul(act.id, version)).body).toMatchObject({
      state: 'annulled',
      waitingObjections: 0,
      objections: [{ answer: 'Акт аннулирован: Не та фирма' }],
    });
  });
});

describe('letters and events', () => {
  const lettersSince = async (since: number) =>
    (
      await test.database.read.find(Email, {
        where: { channel: 'email', userId: owner.id },
        order: { id: 'ASC' },
      })
    )
      .filter(({ id }) => id > since)
      .map(({ recipient, subject }) => [recipient, subject]);
  const lastId = async () => Math.max(0, ...(await test.database.read.find(Email)).map(({ id }) => id));
  const accounting = async (accountingEmail: string) => {
    const { id, version } = (await client.get('/api/contract')).body as { id: number; version: number };
    const body = { ...validContract, accountingEmail, id, version };
    expect((await client.post('/api/contract/update', { body })).status).toBe(200);
  };

  it('go to the account and to the accounting department, once when they are one', async () => {
    await accounting('buh@example.by');
    let since = await lastId();
    const { objections, version } = await objected();
    await admin.post(`/api/objections/${objections[0]?.id}/answer`, { body: { words: 'Верно' } });
    await annul(act.id, version + 1);
    const to = [owner.email, 'buh@example.by'];
    expect(await lettersSince(since)).toEqual(
      ['Ответ на возражение по акту № 1', 'Акт № 1 аннулирован'].flatMap((subject) =>
        to.map((recipient) => [recipient, subject]),
      ),
    );
    await accounting(owner.email.toUpperCase());
    since = await lastId();
    await issueTo(admin, owner);
    expect(await lettersSince(since)).toEqual([[owner.email, expect.stringContaining('Акт № 2')]]);
  });

  it('are told to programs by the number of the act', async () => {
    await objected();
    await annul(act.id, (await latest()).version);
    const events = await test.database.read.find(IntegrationEvent, {
      where: { userId: owner.id },
      order: { id: 'ASC' },
    });
    const told = events.filter(({ type }) => type.startsWith('act.'));
    expect(told.map(({ type }) => type)).toEqual(['act.issued', 'act.objected', 'act.changed']);
    expect(told.map(({ body }) => JSON.parse(body) as object)).toEqual(
      told.map(() => expect.objectContaining({ actId: act.id, orderId: null, order: null, mode: 'live' })),
    );
  });
});

describe('an act of an account that is gone', () => {
  it('is read, and its objections are answered, without letters and events', async () => {
    const [{ id } = { id: 0 }] = (await objected()).objections;
    await test.database.write((tx) => tx.update(Act, { id: act.id }, { userId: null }));
    const events = await test.database.read.countBy(IntegrationEvent, {});
    expect(await admin.post(`/api/objections/${id}/answer`, { body: { words: 'Верно' } })).toMatchObject({
      status: 200,
      body: { user: 0, state: 'answered' },
    });
    expect(await test.database.read.countBy(IntegrationEvent, {})).toBe(events);
    expect((await actOf(admin, act.id)).objections).toHaveLength(1);
  });
});
