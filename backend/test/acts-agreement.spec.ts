import { fromMinsk } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import { In } from 'typeorm';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { MovedDaysRecord } from '../src/modules/calendar/moved-days.entity';
import type { ActDto, ActPage } from '../src/modules/acts/act.dto';
import { Act } from '../src/modules/acts/act.entity';
import { ActObjection } from '../src/modules/acts/objection.entity';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { actOf, addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo, MONTH } from './support/acts';
import type { Client } from './support/client';
import { addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let client: Client;
let owner: User;
let act: ActDto;

/** A Monday; five working days later is the next one, with the holiday of the 8th of March on a Saturday. */
const TERM = '2025-03-10';
const PAST_TERM = '2025-03-11 09:00';

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
const refused = (code: string, words: string) => ({
  status: 409,
  body: { code, message: expect.stringContaining(words) as string },
});
const acceptByTerm = async (actsAcceptedByTerm: boolean) => {
  const company = (await admin.get('/api/company')).body as object;
  const { status } = await admin.put('/api/company', { body: { ...company, actsAcceptedByTerm } });
  expect(status).toBe(200);
};
const latest = () => actOf(client, act.id);
const LINE = { position: 2, words: 'Вес — 12 кг' };

async function objected(objections: object[] = [LINE]): Promise<ActDto> {
  const { status, body } = await object(objections, (await latest()).version);
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as ActDto;
}

describe('the term of an act', () => {
  it('is five working days, which are not those of delivery, and says that moves are unknown', () => {
    expect(act).toMatchObject({
      state: 'open',
      objectUntil: TERM,
      knowsMovedDays: false,
      acceptsByTerm: false,
    });
  });

  it('follows the moved days of its year and stays as it was announced', async () => {
    const days = [
      { day: '2025-03-07', isWorking: false },
      { day: '2025-03-09', isWorking: true },
    ];
    const body = { days, version: 0 };
    expect((await admin.put('/api/movedDays/2025', { body })).status).toBe(200);
    expect(await latest()).toMatchObject({ objectUntil: TERM, knowsMovedDays: false });
    await handedOver(test, owner, 500);
    expect(await issueTo(admin, owner)).toMatchObject({ objectUntil: TERM, knowsMovedDays: true });
    test.clock.set(fromMinsk('2025-03-05 09:00'));
    admin = await test.as('admin');
    await handedOver(test, owner, 600);
    expect(await issueTo(admin, owner)).toMatchObject({ objectUntil: '2025-03-12' });
  });

  it('passes: without the setting nothing is accepted, and a late objection is marked', async () => {
    test.clock.set(fromMinsk(`${TERM} 23:59`));
    expect((await latest()).state).toBe('open');
    test.clock.set(fromMinsk(PAST_TERM));
    expect((await latest()).state).toBe('overdue');
    expect((await objected()).objections).toMatchObject([{ isLate: true }]);
  });

  it('accepts an act by the setting, announced in the letter, and none issued before', async () => {
    await acceptByTerm(true);
    await handedOver(test, owner, 500);
    const next = await issueTo(admin, owner);
    // What is announced holds, whatever the setting becomes.
    await acceptByTerm(false);
    expect(next).toMatchObject({ state: 'open', acceptsByTerm: true });
    const letters = await test.database.read.findBy(Email, { channel: 'email', userId: owner.id });
    const announced = letters.filter(({ body }) => body?.includes('11.03.2025 акт будет считаться принятым'));
    expect(announced).toHaveLength(1);
    test.clock.set(fromMinsk(PAST_TERM));
    expect((await actOf(client, next.id)).state).toBe('accepted');
    expect((await latest()).state).toBe('overdue');
    const body = { version: next.version, objections: [{ position: 1, words: 'Поздно' }] };
    expect(await client.post(`/api/acts/${next.id}/object`, { body })).toMatchObject(
      refused('transition', 'Срок для возражений прошёл 10.03.2025'),
    );
  });

  it('of an act issued before there were terms is not told', async () => {
    await test.database.write((tx) => tx.update(Act, { id: act.id }, { objectUntil: null }));
    test.clock.set(fromMinsk(PAST_TERM));
    expect(await latest()).toMatchObject({ state: 'open', objectUntil: null });
    expect((await agree()).status).toBe(200);
  });
});

describe('agreeing', () => {
  it('freezes who and when, once', async () => {
    const first = await agree();
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'agreed', agreedAt: AFTER_MONTH, agreedBy: owner.name, version: 2 },
    });
    test.clock.set(fromMinsk(PAST_TERM));
    expect((await agree(1)).body).toEqual(first.body);
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ kind: 'actAgreed', detail: '№ 1' });
  });

  it('keeps the act: it is not annulled and not objected to, but corrected', async () => {
    const { version } = (await agree()).body as ActDto;
    expect(await annul(act.id, version)).toMatchObject(refused('transition', 'Клиент согласился'));
    expect(await object([LINE], version)).toMatchObject(
      refused('transition', `${owner.name}, 03.03.2025 09:00`),
    );
    expect((await correct([{ position: 2, price: 5 }], version)).status).toBe(201);
    expect(await latest()).toMatchObject({ state: 'agreed', corrections: [{ number: 2 }] });
  });

  it('with a version that was corrected meanwhile is refused, with the act as it is and when', async () => {
    await correct([{ position: 2, price: 5 }], act.version);
    expect(await agree(act.version)).toMatchObject({
      status: 409,
      body: {
        code: 'version_conflict',
        fresh: { corrections: [{ number: 2 }] },
        savedBy: { name: null, at: AFTER_MONTH },
      },
    });
  });

  it('waits for the answers to objections', async () => {
    const { version, objections } = await objected();
    expect(await agree(version)).toMatchObject(refused('transition', 'отзовите возражения'));
    await client.post(`/api/objections/${objections[0]?.id}/withdraw`);
    expect((await agree(version + 1)).body).toMatchObject({ state: 'agreed', waitingObjections: 0 });
  });

  it('and objecting at once is one of them', async () => {
    const both = await Promise.all([agree(), object([LINE])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('with an annulled act is refused', async () => {
    await annul(act.id, act.version);
    expect(await agree()).toMatchObject(refused('transition', 'аннулирован'));
    expect(await object([LINE])).toMatchObject(refused('transition', 'аннулирован'));
  });

  it('is for the client of the act alone', async () => {
    const other = await test.signedIn(await addUser(test, firm('ООО «Чужая»')));
    expect((await agree(1, other)).status).toBe(404);
    expect((await agree(1, admin)).status).toBe(403);
  });
});

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

describe('the states', () => {
  it('are found in the list', async () => {
    const found = async (state: string): Promise<string[]> => {
      const { body } = await admin.get('/api/acts', { query: { state, month: MONTH } });
      return (body as ActPage).data.map((one) => one.state);
    };
    const states = ['open', 'agreed', 'objected', 'answered', 'overdue', 'accepted', 'annulled'];
    const others = (state: string) => Promise.all(states.filter((one) => one !== state).map(found));
    const is = async (state: string) => {
      expect(await found(state)).toEqual([state]);
      expect((await others(state)).flat()).toEqual([]);
    };
    await is('open');
    const { objections } = await objected();
    await is('objected');
    await admin.post(`/api/objections/${objections[0]?.id}/answer`, { body: { words: 'Верно' } });
    await is('answered');
    await agree((await latest()).version);
    await is('agreed');
    const change = { agreedAt: null, objectUntil: '2025-03-01' };
    await forgetObjections();
    await test.database.write((tx) => tx.update(Act, { id: act.id }, change));
    await is('overdue');
    await test.database.write((tx) => tx.update(Act, { id: act.id }, { acceptsByTerm: true }));
    await is('accepted');
    await annul(act.id, (await latest()).version);
    await is('annulled');
    expect((await admin.get('/api/acts', { query: { state: 'lost' } })).status).toBe(400);
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
    expect((await latestOf(admin)).objections).toHaveLength(1);
  });
});

const latestOf = (caller: Client) => actOf(caller, act.id);

const forgetObjections = () => test.database.write((tx) => tx.delete(ActObjection, { actId: act.id }));
