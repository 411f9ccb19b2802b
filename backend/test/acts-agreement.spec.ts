import { fromMinsk } from '@shlyah/domain';
import { In } from 'typeorm';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { MovedDaysRecord } from '../src/modules/calendar/moved-days.entity';
import type { ActDto, ActPage } from '../src/modules/acts/act.dto';
import { Act } from '../src/modules/acts/act.entity';
import { ActObjection } from '../src/modules/acts/objection.entity';
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
    // What is to be paid goes on.
    expect((await agree(1)).body).toEqual({ ...first.body, overdueDays: 1 });
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

const forgetObjections = () => test.database.write((tx) => tx.delete(ActObjection, { actId: act.id }));
