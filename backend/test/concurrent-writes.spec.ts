import type { JournalKind } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import { HistoryEvent, type EventSubject } from '../src/platform/journal/history/event.entity';
import { Point } from '../src/modules/points/point.entity';
import { TariffRow } from '../src/modules/calculator/tariff-row.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { RecoveryCode } from '../src/modules/users/security/recovery-code.entity';
import { User } from '../src/modules/users/model/user.entity';
import { Contract } from '../src/modules/contracts/contract.entity';
import { setUpApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

beforeAll(async () => {
  admin = await test.as('admin');
});

/** How often each status was answered to `count` equal calls at once. */
async function statuses(count: number, call: () => Promise<{ status: number }>): Promise<object> {
  const answers = await Promise.all(Array.from({ length: count }, call));
  const tally: Record<number, number> = {};
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

const deletions = (subject: EventSubject, subjectId: number): Promise<number> =>
  test.database.read.countBy(HistoryEvent, { subject, subjectId, field: 'deleted' });

describe('a deletion sent twenty times at once', () => {
  it('of an order happens once', async () => {
    const { id } = await addOrder(test, await addUser(test));
    expect(await statuses(20, () => admin.delete(`/api/order/${id}`))).toEqual({ 204: 1, 404: 19 });
    expect(await deletions('order', id)).toBe(1);
  });

  it('of a user happens once', async () => {
    const { id } = await addUser(test);
    expect(await statuses(20, () => admin.delete(`/api/users/${id}`))).toEqual({ 204: 1, 404: 19 });
    expect(await deletions('user', id)).toBe(1);
  });

  it('of a user with orders happens once, for each of them', async () => {
    const user = await addUser(test);
    const orders = [await addOrder(test, user), await addOrder(test, user)];
    const path = `/api/users/deleteAndOrders/${user.id}`;
    expect(await statuses(20, () => admin.delete(path))).toEqual({ 204: 1, 404: 19 });
    expect(await deletions('user', user.id)).toBe(1);
    for (const { id } of orders) expect(await deletions('order', id)).toBe(1);
  });

  it('of a user in both ways at once happens in one of them', async () => {
    const user = await addUser(test);
    const { id } = await addOrder(test, user);
    let turn = 0;
    const either = () => admin.delete(`/api/users/${turn++ % 2 ? 'deleteAndOrders/' : ''}${user.id}`);
    expect(await statuses(20, either)).toEqual({ 204: 1, 404: 19 });
    expect(await deletions('user', user.id)).toBe(1);
    const kept = await admin.get('/api/order/single', { query: { id } });
    expect([kept.status, await deletions('order', id)]).toEqual(kept.status === 200 ? [200, 0] : [404, 1]);
  });

  it('of a point, or of a row of the tariff, happens once', async () => {
    const point = { street: 'ул. Первая, 1', cityId: 6, price: 7 };
    await admin.post('/api/points/new', { body: { points: [point] } });
    const { id } = await test.database.read.findOneByOrFail(Point, { street: point.street });
    const remove = () => admin.post('/api/points/delete', { body: { points: [id] } });
    expect(await statuses(20, remove)).toEqual({ 200: 1, 422: 19 });
    const events = await test.database.read.findBy(HistoryEvent, { subject: 'points' });
    expect(events.filter(({ fromValue }) => fromValue?.includes(point.street))).toHaveLength(1);

    const row = { value: 9, value2: 900, value3: 901 };
    await admin.post('/api/calculator/weight', { body: { weights: [row] } });
    const stored = await test.database.read.findOneByOrFail(TariffRow, { lower: 90_000 });
    const drop = () => admin.post('/api/calculator', { body: { delete: [stored.id] } });
    expect(await statuses(20, drop)).toEqual({ 200: 1, 422: 19 });
  });
});

describe('what is told and kept in the journal, sent twenty times at once,', () => {
  const noted = (accountId: number, kind: JournalKind): Promise<number> =>
    test.database.read.countBy(JournalEntry, { accountId, kind });

  it('is an account that is left once, and kept once', async () => {
    const user = await addUser(test);
    const own = await test.signedIn(user);
    const leave = () => own.post('/api/user/leaving', { body: { reason: 'Переезжаю' } });
    expect(await statuses(20, leave)).toEqual({ 200: 20 });
    expect(await noted(user.id, 'leavingAsked')).toBe(1);
    expect(await test.database.read.countBy(Email, { recipient: user.email })).toBe(1);
    expect(await statuses(20, () => own.delete('/api/user/leaving'))).toEqual({ 204: 20 });
    expect(await noted(user.id, 'leavingTakenBack')).toBe(1);
  });

  it('is a session that ends once', async () => {
    const user = await addUser(test);
    const [own, other] = [await test.signedIn(user), await test.signedIn(user)];
    const { body } = await own.get('/api/user/sessions');
    const { id } = (body as { id: string; current: boolean }[]).find(({ current }) => !current) ?? {};
    expect(await statuses(20, () => own.delete(`/api/user/sessions/${id}`))).toEqual({ 204: 1, 404: 19 });
    expect(await noted(user.id, 'sessionEnded')).toBe(1);
    expect((await other.get('/api/user')).status).toBe(401);

    await statuses(20, () => own.post('/api/user/logout'));
    expect(await noted(user.id, 'logout')).toBe(1);
  });

  it('is recovery codes of which those of one answer are left', async () => {
    const user = await addUser(test);
    const own = await test.signedIn(user);
    await setUpApp(test, own);
    expect(await statuses(20, () => own.post('/api/user/recoveryCodes'))).toEqual({ 200: 20 });
    expect(await test.database.read.countBy(RecoveryCode, { userId: user.id })).toBe(10);
  });
});

describe('a creation sent twenty times at once with one key', () => {
  const keyed = (path: string, body: object, client = admin, key = path) =>
    client.post(path, { body, headers: { 'Idempotency-Key': key } });

  it('makes one point, one row, one contract', async () => {
    const points = [{ street: 'ул. Вторая, 2', cityId: 6, price: 7 }];
    expect(await statuses(20, () => keyed('/api/points/new', { points }))).toEqual({ 201: 20 });
    expect(await test.database.read.countBy(Point, { street: 'ул. Вторая, 2' })).toBe(1);

    const changed = { points: [], new: [{ street: 'ул. Новая, 3', cityId: 6, price: 7 }], delete: [] };
    expect(await statuses(20, () => keyed('/api/points/update', changed))).toEqual({ 200: 20 });
    expect(await test.database.read.countBy(Point, { street: 'ул. Новая, 3' })).toBe(1);

    const volume = [{ value: 9, value2: 90, value3: 91 }];
    expect(await statuses(20, () => keyed('/api/calculator/volume', { volume }))).toEqual({ 201: 20 });
    expect(await test.database.read.countBy(TariffRow, { kind: 'volume', lower: 9000 })).toBe(1);

    const weights = [{ value: 9, value2: 900, value3: 901 }];
    expect(await statuses(20, () => keyed('/api/calculator/weight', { weights }))).toEqual({ 201: 20 });
    expect(await test.database.read.countBy(TariffRow, { kind: 'weight', lower: 90_000 })).toBe(1);

    const user = await addUser(test);
    const client = await test.signedIn(user);
    const contract = () => keyed('/api/contract', validContract, client);
    expect(await statuses(20, contract)).toEqual({ 201: 20 });
    expect(await test.database.read.countBy(Contract, { userId: user.id })).toBe(1);
  });

  const person = {
    isLegalEntity: false,
    name: 'Анна Дважды',
    phone: '+375 29 123-45-67',
    email: 'twice@example.by',
    password: 'parol-dvazhdy',
  };
  const register = (body: object, key = 'registration-1') =>
    keyed('/api/user/register', body, test.visitor(), key);

  it('registers once, and each answer is logged in', async () => {
    const client = test.visitor();
    const all = () => keyed('/api/user/register', person, client, 'registration-1');
    expect(await statuses(10, all)).toEqual({ 201: 10 });
    expect(await test.database.read.countBy(User, { email: person.email })).toBe(1);
    expect((await client.get('/api/user')).body).toMatchObject({ email: person.email });
    expect((await register(person)).headers['idempotency-replayed']).toBe('true');
    const user = await test.database.read.findOneByOrFail(User, { email: person.email });
    expect(await test.database.read.countBy(HistoryEvent, { subject: 'user', subjectId: user.id })).toBe(1);
  });

  it('registers nobody as somebody else: another password or body is refused', async () => {
    const wrong = await register({ ...person, password: 'drugoy-parol' });
    expect(wrong.body).toMatchObject({ statusCode: 409, code: 'idempotency_key_reused' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect((await register({ ...person, name: 'Другая' })).status).toBe(409);
    expect((await register(person, 'another-key')).status).toBe(422);
  });

  it('says of a registration that cannot be kept what is wrong', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const write = jest.spyOn(test.database, 'write').mockRejectedValue(full);
    const { body } = await register({ ...person, email: 'polnyi@example.by' }, 'full');
    write.mockRestore();
    expect(body).toMatchObject({ statusCode: 503, code: 'unavailable' });
  });

  it('says that it is a repeat, and only then', async () => {
    const body = { points: [{ street: 'ул. Третья, 3', cityId: 6, price: 7 }] };
    const first = await keyed('/api/points/new', body, admin, 'third');
    const again = await keyed('/api/points/new', body, admin, 'third');
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(again.body).toEqual(first.body);
    const other = await keyed('/api/calculator/weight', { weights: [] }, admin, 'third');
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('takes a body that writes out what the first one left out, as empty, for the same', async () => {
    const point = { street: 'ул. Четвёртая, 4', cityId: 6, price: 7 };
    const send = (sent: object) => keyed('/api/points/new', { points: [sent] }, admin, 'fourth');
    expect((await send(point)).status).toBe(201);
    const again = await send({ ...point, hours: null, note: '' });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  });
});

describe('a save over a version that is no longer there', () => {
  const twenty = async (save: (version: number) => Promise<{ status: number }>, version: number) =>
    statuses(20, () => save(version));

  it('is refused with the fresh state: of twenty at once one is taken', async () => {
    const user = await addUser(test);
    const own = await test.signedIn(user);
    let turn = 0;
    const profile = (version: number) =>
      own.post('/api/user/update', { body: { name: `Имя ${turn++}`, version } });
    expect(await twenty(profile, 1)).toEqual({ 200: 1, 409: 19 });

    const byStaff = (version: number) =>
      admin.put('/api/users/updateUserInfo', { body: { id: user.id, name: `Имя ${turn++}`, version } });
    expect(await twenty(byStaff, 2)).toEqual({ 200: 1, 409: 19 });

    const { body: contract } = await own.post('/api/contract', { body: validContract });
    const update = (version: number) =>
      own.post('/api/contract/update', {
        body: { ...validContract, bank: `Банк ${turn++}`, id: (contract as { id: number }).id, version },
      });
    expect(await twenty(update, 1)).toEqual({ 200: 1, 409: 19 });
  });

  it('of a decision on a registration is refused, and the decision is not made', async () => {
    const user = await addUser(test, { status: 'pending' });
    await admin.put('/api/users/updateUserInfo', { body: { id: user.id, name: 'Новое Имя' } });
    for (const action of ['confirm', 'cancel']) {
      const body = { id: user.id, version: 1 };
      const answer = await admin.post(`/api/users/${action}Registration`, { body });
      expect(answer.body).toMatchObject({
        code: 'version_conflict',
        fresh: { id: user.id, name: 'Новое Имя', status: 'pending', version: 2 },
      });
    }
    const body = { id: user.id, version: 2 };
    const decided = await admin.post('/api/users/confirmRegistration', { body });
    expect(decided.body).toMatchObject({ status: 'confirmed', version: 3 });
  });
});
