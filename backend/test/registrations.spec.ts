import type { Client } from './support/client';
import { addUser, firm } from './support/factories';
import { historyOf, lastLetterTo, lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});

const confirm = (id: number, client = manager) =>
  client.post('/api/users/confirmRegistration', { body: { id } });
const reopen = (id: number, version: number) =>
  manager.post('/api/users/reopenRegistration', { body: { id, version } });
const cancel = (id: number, reason?: string) =>
  manager.post('/api/users/cancelRegistration', { body: { id, reason } });

describe('the requests', () => {
  it('are those that wait, or those that were rejected, the newest first', async () => {
    const first = await addUser(test, { status: 'pending' });
    const second = await addUser(test, { status: 'pending' });
    const rejected = await addUser(test, { status: 'canceled' });
    const rejectedLater = await addUser(test, { status: 'canceled' });
    const waiting = await manager.get('/api/users/unproved');
    const ids = (waiting.body as { data: { id: number }[] }).data.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([second.id, first.id]);
    const canceled = await manager.get('/api/users/unproved', { query: { status: 'canceled' } });
    const statuses = (canceled.body as { data: { id: number; status: string }[] }).data;
    expect(statuses.map(({ id }) => id).slice(0, 2)).toEqual([rejectedLater.id, rejected.id]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['canceled']));
  });

  it('are those of customers: staff are none, whatever their status', async () => {
    const asking = await addUser(test, { status: 'pending' });
    const staff = await addUser(test, { role: 'manager', status: 'pending' });
    const { body } = await manager.get('/api/users/unproved');
    const ids = (body as { data: { id: number }[] }).data.map(({ id }) => id);
    expect(ids).toContain(asking.id);
    expect(ids).not.toContain(staff.id);
  });

  it('waiting are meant when the status is left empty; confirmed ones are none', async () => {
    expect((await manager.get('/api/users/unproved', { query: { status: '' } })).status).toBe(200);
    expect((await manager.get('/api/users/unproved', { query: { status: 'confirmed' } })).status).toBe(400);
  });

  it('say who else has the same УНП and whether it adds up', async () => {
    const known = await addUser(test, firm('ООО «Близнец»', '200988541'));
    const asking = await addUser(test, { ...firm('ООО «Двойник»', '200988541'), status: 'pending' });
    await addUser(test, { ...firm('ООО «Шлях»', '200988541'), role: 'admin' });
    const odd = await addUser(test, { ...firm('ООО «Опечатка»', '200988542'), status: 'pending' });
    const { body } = await manager.get('/api/users/unproved');
    const requests = new Map((body as { data: { id: number }[] }).data.map((one) => [one.id, one]));
    expect(requests.get(asking.id)).toMatchObject({ unpDuplicates: [known.id], unpValid: true });
    expect(requests.get(odd.id)).toMatchObject({ unpDuplicates: [], unpValid: false });
  });
});

describe('a decision', () => {
  it('to confirm makes the customer full, tells him, and is kept', async () => {
    const user = await addUser(test, { status: 'pending' });
    const { status, body } = await confirm(user.id);
    expect([status, (body as { status: string }).status]).toEqual([200, 'confirmed']);
    expect(await lettersTo(test, user.email)).toEqual(['Регистрация подтверждена']);
    expect(await historyOf(test, 'user', user.id)).toEqual(['status: pending → confirmed by manager']);
  });

  it('that is repeated is the same, without a second letter or event', async () => {
    const user = await addUser(test, { status: 'pending' });
    await confirm(user.id);
    expect((await confirm(user.id)).status).toBe(200);
    expect(await lettersTo(test, user.email)).toHaveLength(1);
    expect(await historyOf(test, 'user', user.id)).toHaveLength(1);
    const other = await addUser(test, { status: 'pending' });
    expect((await cancel(other.id)).status).toBe(200);
    expect((await cancel(other.id)).status).toBe(200);
    expect(await lettersTo(test, other.email)).toHaveLength(1);
  });

  it('taken by several at once is one decision with one letter', async () => {
    const user = await addUser(test, { status: 'pending' });
    const admin = await test.as('admin');
    const clients = [manager, admin, manager, admin, manager, admin];
    const answers = await Promise.all(clients.map((client) => confirm(user.id, client)));
    expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200));
    expect(await lettersTo(test, user.email)).toHaveLength(1);
    expect(await historyOf(test, 'user', user.id)).toHaveLength(1);
  });

  it('to reject carries its reason to the applicant', async () => {
    const user = await addUser(test, { status: 'pending' });
    const { body } = await cancel(user.id, ' Нет такого УНП ');
    expect(body).toMatchObject({ status: 'canceled' });
    expect(await lastLetterTo(test, user.email)).toContain('Причина: Нет такого УНП');
    expect(await historyOf(test, 'user', user.id)).toEqual([
      'status: pending → canceled by manager',
      'reason: null → Нет такого УНП by manager',
    ]);
  });

  it('may be turned from rejection to confirmation, not the other way', async () => {
    const { id } = await addUser(test, { status: 'canceled' });
    expect((await confirm(id)).body).toMatchObject({ status: 'confirmed' });
    const refused = await cancel(id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: 'Заявка уже подтверждена, отклонить её нельзя.' });
  });

  it('is undone before its letter goes: the letter goes not, and the applicant waits again', async () => {
    const user = await addUser(test, { status: 'pending' });
    test.clock.set(new Date('2026-11-27T09:00:00Z'));
    const confirmed = (await confirm(user.id)).body as { version: number };
    test.clock.set(new Date('2026-11-27T09:00:09Z'));
    const { status, body } = await reopen(user.id, confirmed.version);
    expect([status, body]).toMatchObject([200, { status: 'pending', version: confirmed.version + 1 }]);
    expect(await lettersTo(test, user.email)).toEqual([]);
    const rejected = (await cancel(user.id, 'Нет документов')).body as { version: number };
    expect((await reopen(user.id, rejected.version)).body).toMatchObject({ status: 'pending' });
    expect(await lettersTo(test, user.email)).toEqual([]);
    test.clock.set(null);
  });

  it('is not undone once its letter may have gone, nor over what somebody else has saved', async () => {
    const user = await addUser(test, { status: 'pending' });
    test.clock.set(new Date('2026-11-27T09:00:00Z'));
    const confirmed = (await confirm(user.id)).body as { version: number };
    expect(await reopen(user.id, confirmed.version - 1)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    });
    test.clock.set(new Date('2026-11-27T09:00:16Z'));
    expect(await reopen(user.id, confirmed.version)).toMatchObject({
      status: 409,
      body: { code: 'transition' },
    });
    expect(await lettersTo(test, user.email)).toHaveLength(1);
    test.clock.set(null);
  });

  it('about nobody, or about one of the staff, is not possible', async () => {
    const { id } = await addUser(test, { role: 'manager', status: 'pending' });
    expect((await confirm(999999)).status).toBe(404);
    expect((await confirm(id)).status).toBe(404);
  });

  it('lets a rejected customer log in and fill in the contract, and no more', async () => {
    const client = await test.as('rejected');
    expect((await client.get('/api/contract')).status).toBe(204);
    expect((await client.get('/api/order')).body).toMatchObject({ code: 'not_confirmed' });
  });
});
