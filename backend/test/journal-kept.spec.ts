import { dropJournalTriggers } from '../src/platform/journal/journal-triggers';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { verifyJournal } from '../src/platform/journal/verify';
import { validContract } from '@shlyah/domain/cases';
import type { User } from '../src/modules/users/model/user.entity';
import { callCommand } from './support/commands';
import type { Client } from './support/client';
import { addOrder, addUser, firm, pdf } from './support/factories';
import { tokenTo } from './support/reading';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let admin: Client;
let manager: Client;

beforeAll(async () => {
  test = await startTestApp({ trustProxy: ['127.0.0.1', '::1'] });
  [admin, manager] = [await test.as('admin'), await test.as('manager')];
});

afterAll(async () => {
  expect(await verifyJournal(test.database.read)).toMatchObject({ ok: true });
  await test.close();
});

/** What the work has left in the journal, oldest first. */
async function kept(work: () => Promise<unknown>): Promise<JournalEntry[]> {
  const before = await test.database.read.count(JournalEntry);
  await work();
  return test.database.read.find(JournalEntry, { order: { id: 'ASC' }, skip: before, take: 100 });
}

const line = ({ kind, accountId, actorRole, detail }: JournalEntry): string =>
  [kind, accountId, actorRole, detail].filter((part) => part !== null).join(' ');

const lines = async (work: () => Promise<unknown>): Promise<string[]> => (await kept(work)).map(line);

describe('coming and going', () => {
  it('is kept with account, address, request and time', async () => {
    const user = await addUser(test);
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'login-of-the-journal' };
    const body = { email: user.email, password: 'demo-parol-2026' };
    const began = Date.now();
    const [login] = await kept(() => test.visitor().post('/api/user/login', { headers, body }));
    expect(login).toMatchObject({
      kind: 'login',
      accountId: user.id,
      actorId: user.id,
      address: '203.0.113.9',
      requestId: 'login-of-the-journal',
      detail: 'паролем',
    });
    expect(login?.at.getTime()).toBeGreaterThanOrEqual(began);
    expect(login?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('of somebody with a wrong password is told of the account, without the password', async () => {
    const { email, id } = await addUser(test);
    expect(await lines(() => test.visitor().login(email, 'ne-tot-parol'))).toEqual([
      `loginFailed ${id} паролем`,
    ]);
  });

  it('of nobody is told without the whole e-mail', async () => {
    expect(await lines(() => test.visitor().login('Sasha.Nikto@example.by', 'parol-nikogo'))).toEqual([
      'loginFailed паролем, s***@example.by',
    ]);
  });

  it('that is refused unread leaves one row, however often it is tried', async () => {
    const { email, id } = await addUser(test);
    const guess = () => test.visitor().login(email, 'ugadayka');
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401);
    const refused = () => Promise.all([guess(), guess(), guess()]);
    expect(await lines(refused)).toEqual([`triesSpent ${id} паролем`]);
    test.clock.set(new Date(Date.now() + 5000));
    expect(await lines(refused)).toEqual([]);
    test.clock.set(null);
  });

  it('ends with a row too', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    expect(await lines(() => client.post('/api/user/logout'))).toEqual([`logout ${user.id} customer`]);
  });
});

describe('rights and credentials', () => {
  let user: User;

  beforeEach(async () => {
    user = await addUser(test);
  });

  it('registration and decision', async () => {
    const body = {
      isLegalEntity: false,
      name: 'Лис Анна',
      phone: '+375291112233',
      email: 'lis.anna@example.by',
      password: 'vot-takoy-2026',
      passwordRepeat: 'vot-takoy-2026',
    };
    const [registered, ...rest] = await kept(() => test.visitor().post('/api/user/register', { body }));
    expect([registered, ...rest].map((entry) => entry?.kind)).toEqual(['registered', 'login']);
    const id = registered?.accountId;
    const confirm = () => manager.post('/api/users/confirmRegistration', { body: { id } });
    expect(await lines(confirm)).toEqual([`statusChanged ${id} manager ожидает → подтверждён`]);
    expect(await lines(confirm)).toEqual([]);
  });

  it('a role', async () => {
    const change = (role: string) => admin.put('/api/users/updateRole', { body: { id: user.id, role } });
    expect(await lines(() => change('manager'))).toEqual([`roleChanged ${user.id} admin клиент → менеджер`]);
    expect(await lines(() => change('manager'))).toEqual([]);
  });

  it('a password set by an admin, and one asked for', async () => {
    const body = { id: user.id, password: 'sovsem-novyy-7', passwordRepeat: 'sovsem-novyy-7' };
    expect(await lines(() => admin.put('/api/users/updateUserInfo', { body }))).toEqual([
      `passwordChanged ${user.id} admin`,
    ]);
    const forgot = () => test.visitor().post('/api/user/forgotPassword', { body: { email: user.email } });
    expect(await lines(forgot)).toEqual([`passwordAsked ${user.id}`]);
  });

  it('what a person or a link changes, in one row for each thing', async () => {
    const client = await test.signedIn(user);
    const current = { currentPassword: 'demo-parol-2026' };
    const update = (change: object) => () =>
      client.post('/api/user/update', { body: { ...current, ...change } });
    const follow = (path: string, body: object) => () => test.visitor().post(`/api/user/${path}`, { body });
    expect(await lines(update({ email: 'inaya.pochta@example.by' }))).toEqual([
      `emailAsked ${user.id} customer`,
    ]);
    const [token, undo] = [await tokenTo(test, 'inaya.pochta@example.by'), await tokenTo(test, user.email)];
    expect(await lines(follow('confirmEmail', { token }))).toEqual([`emailChanged ${user.id}`]);
    expect(await lines(update({ password: 'sovsem-inoy-8' }))).toEqual([
      `passwordChanged ${user.id} customer`,
    ]);
    expect(await lines(follow('undoEmail', { token: undo }))).toEqual([
      `emailChanged ${user.id}`,
      `passwordChanged ${user.id}`,
    ]);
    const reset = { token: await tokenTo(test, user.email), password: 'vnov-drugoy-9' };
    expect(await lines(follow('resetPassword', reset))).toEqual([`passwordChanged ${user.id}`]);
  });

  it('asking to leave and staying, once each, and one’s own data', async () => {
    const client = await test.signedIn(user);
    const leave = () => client.post('/api/user/leaving', { body: {} });
    const stay = () => client.delete('/api/user/leaving');
    expect(await lines(leave)).toEqual([`leavingAsked ${user.id} customer`]);
    expect(await lines(leave)).toEqual([]);
    expect(await lines(stay)).toEqual([`leavingTakenBack ${user.id} customer`]);
    expect(await lines(stay)).toEqual([]);
    const takeData = () => client.get('/api/user/data');
    expect(await lines(takeData)).toEqual([`exported ${user.id} customer Мои данные`]);
  });

  it('the end of an account; another field of it is none of the journal’s business', async () => {
    const rename = { id: user.id, name: 'Иначе Пётр' };
    expect(await lines(() => manager.put('/api/users/updateUserInfo', { body: rename }))).toEqual([]);
    expect(await lines(() => admin.delete(`/api/users/${user.id}`))).toEqual([
      `accountDeleted ${user.id} admin`,
    ]);
  });
});

describe('a wrong password', () => {
  it('that was to prove a change says where it was tried, and once when no more are tried', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const body = {
      password: 'sovsem-novyy-7',
      passwordRepeat: 'sovsem-novyy-7',
      currentPassword: 'ne-tot-parol',
    };
    const guess = () => client.post('/api/user/update', { body });
    expect(await lines(guess)).toEqual([`confirmFailed ${user.id} customer паролем, в профиле`]);
    for (let tries = 1; tries < 10; tries++) await guess();
    expect(await lines(guess)).toEqual([`triesSpent ${user.id} customer паролем, в профиле`]);
  });

  it('for a new e-mail is told as tried at its link', async () => {
    const user = await addUser(test);
    const asked = { id: user.id, version: 1, email: 'nova.pochta@example.by' };
    expect((await manager.put('/api/users/updateUserInfo', { body: asked })).status).toBe(200);
    const body = { token: await tokenTo(test, asked.email), password: 'ne-tot-parol' };
    const guess = () => test.visitor().post('/api/user/confirmEmail', { body });
    expect(await lines(guess)).toEqual([`confirmFailed ${user.id} паролем, по ссылке для почты`]);
  });
});

describe('papers', () => {
  it('that staff look at are kept; those of one’s own are not', async () => {
    const owner = await addUser(test, firm());
    const client = await test.signedIn(owner);
    const scan = { name: 'a.pdf', bytes: pdf() };
    const created = await client.post('/api/contract', { form: { ...validContract, scanProxy: scan } });
    const { id, scanProxy } = created.body as { id: number; scanProxy: string };
    const order = await addOrder(test, owner);
    const file = scanProxy.split('/').at(-1);
    const of = (text: string) => [`${text}`];

    expect(await lines(() => client.get(scanProxy))).toEqual([]);
    expect(await lines(() => client.get('/api/contract'))).toEqual([]);
    expect(await lines(() => manager.get(scanProxy))).toEqual(of(`scanViewed ${owner.id} manager ${file}`));
    expect(await lines(() => manager.get(`/api/contract/${owner.id}`))).toEqual(
      of(`contractViewed ${owner.id} manager`),
    );
    const paper = (path: string) => () => admin.get(path, { query: { id: owner.id, order_id: order.id } });
    expect(await lines(paper('/api/getDogovor'))).toEqual([
      expect.stringMatching(
        new RegExp(`^paperMade ${owner.id} admin Договор № ${id} от .*, заказ № ${order.id}$`),
      ),
    ]);
    expect(await lines(paper('/api/getZayavka'))).toEqual([
      `paperMade ${owner.id} admin Заявка № ${order.id}.xlsx, заказ № ${order.id}`,
    ]);
    expect(await lines(() => client.get(`/api/contract/${owner.id}`))).toEqual([]);
  });
});

describe('journal:verify', () => {
  const place = () => ({ database: test.config.database, dataDir: test.config.dataDir });
  const verify = (...args: string[]) => callCommand(place(), ['journal:verify', ...args]);

  it('says that all is well, and knows a row that was noted', async () => {
    const { code, stdout } = await verify();
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^OK: \d+ rows, the newest is \d+:[0-9a-f]{64}\n$/),
    ]);
    const noted = stdout.trim().split(' ').at(-1) ?? '';
    for (let count = 0; count < 2; count++)
      await (await test.signedIn(await addUser(test))).post('/api/user/logout');
    expect((await verify('--noted', noted)).code).toBe(0);
    const forged = await verify(
      '--noted',
      noted.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    expect([forged.code, forged.stdout]).toEqual([
      1,
      expect.stringContaining('is not the one that was noted'),
    ]);
    expect(await verify('--noted', 'abc')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: '),
    });
  });

  it('cuts what is older than a day, and nothing else', async () => {
    const cut = (...args: string[]) => callCommand(place(), ['journal:cut', ...args]);
    expect(await cut('--before', '2001-01-01')).toMatchObject({
      code: 0,
      stdout: 'There is nothing older.\n',
    });
    const stderr = '--before is a day. Usage: journal:cut --before 2024-01-01\n';
    for (const other of ['вчера', '', '2001-1-1', '2001-13-01', '2001-02-31'])
      expect(await cut(`--before=${other}`)).toEqual({ code: 1, stdout: '', stderr });
    const all = await test.database.read.count(JournalEntry);
    const noted = (await verify()).stdout.trim().split(' ').at(-1) ?? '';
    expect(await cut('--before', '2099-01-01')).toMatchObject({
      code: 0,
      stdout: `The rows up to ${all} are deleted.\n`,
    });
    expect((await verify()).stdout).toMatch(/^OK: 1 rows/);
    // The last row that was cut is known by the one after it, those before by nothing any more.
    expect((await verify('--noted', noted)).code).toBe(0);
    expect((await verify('--noted', `${all}:${'0'.repeat(64)}`)).code).toBe(1);
    expect((await verify('--noted', `${all - 1}:${'0'.repeat(64)}`)).code).toBe(0);
  });

  it('names the first broken row and missing triggers, and makes them again', async () => {
    const { id } = await addUser(test);
    await test.signedIn({ id });
    await test.database.write((tx) => dropJournalTriggers(tx.query.bind(tx)));
    const [last] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    const set = (accountId: number) =>
      test.database.write((tx) => tx.update(JournalEntry, { id: last?.id }, { accountId }));
    await set(id + 1);
    expect(await verify()).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        new RegExp(`^The journal is broken at row ${last?.id}: .*\\n.*triggers are missing`),
      ),
    });
    await set(id);
    expect(await verify('--guard')).toMatchObject({ code: 0 });
    await expect(set(0)).rejects.toThrow(/append-only/);
  });
});
