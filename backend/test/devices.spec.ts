import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Device } from '../src/platform/access/device.entity';
import { Session } from '../src/platform/access/session.entity';
import type { OwnSessionDto } from '../src/modules/users/dto/own-session.dto';
import { validIndividual } from '@shlyah/domain/cases';
import type { Client } from './support/client';
import { BEHIND_PROXY, browserOf, logIn, someAddress } from './support/coming-in';
import { addUser } from './support/factories';
import { lastLetterTo, lettersTo, told, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

const test = setUpTestApp(BEHIND_PROXY);

afterEach(() => test.clock.set(null));

const later = (ms: number): void => test.clock.set(new Date(Date.now() + ms));

const sessionsOf = async (client: Client): Promise<OwnSessionDto[]> =>
  (await client.get('/api/user/sessions')).body as OwnSessionDto[];

describe('the list of one’s sessions', () => {
  it('says of each what it is, where and when, the one used last first', async () => {
    const user = await addUser(test);
    const first = test.visitor();
    await logIn(first, user.email, { from: '::ffff:203.0.113.9', as: 'curl/8.5.0' });
    later(hour);
    const second = test.visitor();
    await logIn(second, user.email, { from: '2001:db8::7' });
    const [here, there, ...others] = await sessionsOf(second);
    expect(others).toEqual([]);
    expect(here).toMatchObject({ device: 'Chrome, Windows', address: '2001:db8::7', current: true });
    expect(there).toMatchObject({ device: 'curl', address: '203.0.113.9', current: false });
    expect(here?.createdAt.slice(0, 10)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(there && here && there.lastSeenAt < here.lastSeenAt).toBe(true);
  });

  it('says so of one that has not told what it is', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await test.database.write((tx) => tx.update(Session, { userId: user.id }, { device: null }));
    expect(await sessionsOf(client)).toMatchObject([{ device: 'Неизвестное устройство' }]);
  });

  it('leaves out what has ended by itself, and what belongs to others', async () => {
    const user = await addUser(test, { role: 'manager' });
    await browserOf(test, user);
    await browserOf(test, await addUser(test));
    later(13 * hour);
    expect(await sessionsOf(await browserOf(test, user))).toHaveLength(1);
  });

  it('holds a hundred at most: who keeps no cookies does not fill the table', async () => {
    const user = await addUser(test);
    const first = await test.signedIn(user);
    later(minute);
    for (let times = 0; times < 100; times++) await test.signedIn(user);
    expect(await sessionsOf(await test.signedIn(user))).toHaveLength(100);
    expect((await first.get('/api/user')).status).toBe(401);
    // Nor the one of browsers.
    expect(await test.database.read.countBy(Device, { userId: user.id })).toBe(100);
  });

  it('names a session by what opens none', async () => {
    const client = await test.signedIn(await addUser(test));
    const [session] = await sessionsOf(client);
    const thief = test.visitor();
    thief.cookie = `sid=${session?.id}`;
    expect((await thief.get('/api/user')).status).toBe(401);
  });
});

describe('ending sessions', () => {
  it('one by one counts from the next request on, and once', async () => {
    const user = await addUser(test);
    const [here, there] = [await browserOf(test, user), await browserOf(test, user)];
    const other = (await sessionsOf(here)).find(({ current }) => !current);
    expect((await here.delete(`/api/user/sessions/${other?.id}`)).status).toBe(204);
    expect((await there.get('/api/user')).status).toBe(401);
    expect((await here.get('/api/user')).status).toBe(200);
    expect(told(await here.delete(`/api/user/sessions/${other?.id}`))).toBe(
      '404 Такого входа нет: он уже завершён.',
    );
    await here.delete('/api/user/sessions');
    const kept = await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'sessionEnded' });
    expect(kept.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [user.id, null],
      [user.id, 'все остальные'],
    ]);
  });

  it('of somebody else is not possible, whoever one is', async () => {
    const victim = await browserOf(test, await addUser(test));
    const [session] = await sessionsOf(victim);
    const admin = await test.as('admin');
    for (const id of [session?.id, session?.id.slice(0, 8), '', '%25', 'x'.repeat(150)])
      if (id) expect((await admin.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    expect((await victim.get('/api/user')).status).toBe(200);
  });

  it('the own one takes its cookie away', async () => {
    const user = await addUser(test);
    const client = await browserOf(test, user);
    const [session] = await sessionsOf(client);
    const { headers } = await client.delete(`/api/user/sessions/${session?.id}`);
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^sid=; .*Expires=Thu, 01 Jan 1970/));
    expect((await client.get('/api/user')).status).toBe(401);
    // The browser is still one’s own.
    await logIn(client, user.email);
    expect(await lettersTo(test, user.email)).toEqual(['Новый вход в кабинет']);
  });

  it('all others leaves this one, however often it is asked for', async () => {
    const user = await addUser(test);
    const [here, there] = [await browserOf(test, user), await browserOf(test, user)];
    expect((await here.delete('/api/user/sessions')).status).toBe(204);
    expect((await here.delete('/api/user/sessions')).status).toBe(204);
    expect((await there.get('/api/user')).status).toBe(401);
    expect(await sessionsOf(here)).toHaveLength(1);
  });
});

describe('a login from a browser that the account does not know', () => {
  it('is told to its owner: what, whence, when and what to do', async () => {
    const user = await addUser(test);
    await logIn(test.visitor(), user.email, { from: '203.0.113.77' });
    expect(await lettersTo(test, user.email)).toEqual(['Новый вход в кабинет']);
    const letter = await lastLetterTo(test, user.email);
    for (const part of ['/forget-password', '/cabinet/profile?tab=security#sessions'])
      expect(letter).toContain(part);
    expect(letter).toMatch(
      /^Устройство: Chrome, Windows\nАдрес в сети: 203\.0\.113\.77\nКогда: \d\d\.\d\d\.\d{4} \d\d:\d\d$/m,
    );
  });

  it('is told once: the browser is known from then on, after a logout too', async () => {
    const user = await addUser(test);
    const client = await browserOf(test, user);
    later(30 * day);
    await client.post('/api/user/logout');
    await logIn(client, user.email);
    expect(await lettersTo(test, user.email)).toHaveLength(1);
  });

  it('is not told of the browser that the account was registered in', async () => {
    const email = 'tolko-chto@example.by';
    const client = test.visitor();
    await client.post('/api/user/register', {
      body: { ...validIndividual, email, password: 'dolgaya doroga 7' },
    });
    await logIn(client, email, { secret: 'dolgaya doroga 7' });
    expect(await lettersTo(test, email)).toEqual(['Заявка на регистрацию получена']);
    await logIn(test.visitor(), email, { secret: 'dolgaya doroga 7' });
    expect(await lettersTo(test, email)).toContain('Новый вход в кабинет');
  });

  it('is not told of the browser in which a new password was set by a link', async () => {
    const { email } = await addUser(test);
    await test.visitor().post('/api/user/forgotPassword', { body: { email } });
    const token = await tokenTo(test, email);
    const [client, password] = [test.visitor(), 'dolgaya doroga 8'];
    expect((await client.post('/api/user/resetPassword', { body: { token, password } })).status).toBe(204);
    await logIn(client, email, { secret: password });
    expect(await lettersTo(test, email)).not.toContain('Новый вход в кабинет');
    await logIn(test.visitor(), email, { secret: password });
    expect(await lettersTo(test, email)).toContain('Новый вход в кабинет');
  });

  it('is told once a week of a program that keeps no cookies, and five times a day of any', async () => {
    const user = await addUser(test);
    const visit = (from: string) => logIn(test.visitor(), user.email, { as: 'curl/8.5.0', from });
    for (let times = 0; times < 3; times++) await visit('203.0.113.80');
    expect(await lettersTo(test, user.email)).toHaveLength(1);
    later(7 * day);
    await visit('203.0.113.80');
    expect(await lettersTo(test, user.email)).toHaveLength(2);
    for (let times = 0; times < 7; times++) await visit(someAddress());
    expect(await lettersTo(test, user.email)).toHaveLength(6);
  });

  it('is told again when its session was ended from the list, or with all others', async () => {
    const user = await addUser(test);
    const [here, there] = [await browserOf(test, user), await browserOf(test, user)];
    const letters = async () => (await lettersTo(test, user.email)).length;
    const before = await letters();
    const other = (await sessionsOf(here)).find(({ current }) => !current);
    await here.delete(`/api/user/sessions/${other?.id}`);
    await logIn(there, user.email);
    expect(await letters()).toBe(before + 1);
    await here.delete('/api/user/sessions');
    await logIn(there, user.email);
    expect(await letters()).toBe(before + 2);
    await logIn(here, user.email);
    expect(await letters()).toBe(before + 2);
  });

  it('believes no token that was not given out here', async () => {
    const user = await addUser(test);
    const client = test.visitor();
    client.device = 'device=0000000000000000000000000000000000000000000';
    await logIn(client, user.email);
    expect(client.device).toMatch(/^device=[\w-]{43}$/);
    expect(client.device).not.toContain('0000000000');
  });
});
