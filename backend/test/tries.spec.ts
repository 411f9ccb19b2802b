import { validIndividual } from '@shlyah/domain/cases';
import { Passwords } from '../src/platform/access/passwords';
import { RateLimitHits } from '../src/platform/access/rate-limit-hits.entity';
import { sha256 } from '../src/platform/common/hashes';
import type { Client } from './support/client';
import { BEHIND_PROXY, browserOf, logIn, someAddress } from './support/coming-in';
import { addUser } from './support/factories';
import { lastLetterTo, lettersTo, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const minute = 60 * 1000;
const hour = 60 * minute;

const test = setUpTestApp(BEHIND_PROXY);

afterEach(() => test.clock.set(null));

const later = (ms: number): void => test.clock.set(new Date(Date.now() + ms));

describe('guessing a password', () => {
  const guess = async (client: Client, email: string, from = someAddress()): Promise<number> =>
    (await logIn(client, email, { secret: 'a guess', from })).status;

  it('is let through ten times in a quarter of an hour, from however many addresses', async () => {
    const { email } = await addUser(test);
    later(0);
    const guesses = Array.from({ length: 40 }, () => guess(test.visitor(), email));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = await logIn(test.visitor(), email);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.body).toMatchObject({ message: 'Слишком много попыток. Повторите через 15\u00a0минут.' });
    later(14 * minute);
    expect(await guess(test.visitor(), email)).toBe(429);
    later(15 * minute + 1000);
    expect((await logIn(test.visitor(), email)).status).toBe(200);
  });

  it('says the same of an address that nobody has', async () => {
    for (let times = 0; times < 10; times++) expect(await guess(test.visitor(), 'net@example.by')).toBe(401);
    expect(await guess(test.visitor(), 'net@example.by')).toBe(429);
  });

  it('is counted over any quarter of an hour, not by the clock', async () => {
    const { email } = await addUser(test);
    const start = Date.now();
    const at = (ms: number) => test.clock.set(new Date(start + ms));
    at(0);
    expect(await guess(test.visitor(), email)).toBe(401);
    at(14 * minute);
    for (let times = 0; times < 9; times++) expect(await guess(test.visitor(), email)).toBe(401);
    at(16 * minute);
    expect([await guess(test.visitor(), email), await guess(test.visitor(), email)]).toEqual([401, 429]);
  });

  it('does not keep the owner out of a browser that he has used, which has tries of its own', async () => {
    const user = await addUser(test);
    const own = await browserOf(test, user);
    for (let times = 0; times < 11; times++) await guess(test.visitor(), user.email);
    expect(await guess(test.visitor(), user.email)).toBe(429);
    expect((await logIn(own, user.email)).status).toBe(200);
    for (let times = 0; times < 10; times++) expect(await guess(own, user.email)).toBe(401);
    expect(await guess(own, user.email)).toBe(429);
    const theOther = await addUser(test);
    expect((await logIn(own, theOther.email)).status).toBe(200);
  });

  it('does not keep the owner out who sets a new password by the link in a letter', async () => {
    const { email } = await addUser(test);
    for (let times = 0; times < 11; times++) await guess(test.visitor(), email);
    const client = test.visitor();
    await client.post('/api/user/forgotPassword', { body: { email } });
    const token = await tokenTo(test, email);
    const body = { token, password: 'drugaya doroga 8' };
    expect((await client.post('/api/user/resetPassword', { body })).status).toBe(204);
    expect((await logIn(client, email, { secret: 'drugaya doroga 8' })).status).toBe(200);
  });

  it('gains nothing by a cookie of an account that is one’s own', async () => {
    const mine = await browserOf(test, await addUser(test));
    const { email } = await addUser(test);
    for (let times = 0; times < 10; times++) expect(await guess(mine, email)).toBe(401);
    expect([await guess(mine, email), await guess(test.visitor(), email)]).toEqual([429, 429]);
    expect(await guess(mine, 'nikto@example.by')).toBe(401);
  });

  it('is let through a hundred times an hour from one address, an IPv6 one by its /64', async () => {
    later(0);
    const from = (number: number) => `2001:db8:0:1:${number}::1`;
    const owner = (number: number) => `kto${number < 10 ? 'odin' : number}@example.by`;
    const some = (first: number) =>
      Array.from({ length: 20 }, (_, n) => guess(test.visitor(), owner(first + n), from(first + n)));
    for (let first = 0; first < 100; first += 20)
      expect(new Set(await Promise.all(some(first)))).toEqual(new Set([401]));
    // Of the account and the network the one that keeps him out longer.
    const refused = await logIn(test.visitor(), owner(0), { secret: 'a guess', from: from(100) });
    expect(refused.headers['retry-after']).toBe('3600');
    expect(new Set(await Promise.all(some(100)))).toEqual(new Set([429]));
    expect(await guess(test.visitor(), 'sosed@example.by', '2001:db8:0:2::1')).toBe(401);
  });

  it('is forgotten of an address when the password was right', async () => {
    const user = await addUser(test);
    const from = '203.0.113.201';
    for (let times = 0; times < 101; times++)
      expect((await logIn(test.visitor(), user.email, { from })).status).toBe(200);
    expect(await guess(test.visitor(), user.email, from)).toBe(401);
  });
});

describe('registering', () => {
  const register = (email: string, from = someAddress()) =>
    test.visitor().post('/api/user/register', {
      body: { ...validIndividual, email, password: 'dolgaya doroga 7' },
      headers: { 'x-forwarded-for': from },
    });

  it('makes three accounts an hour of one mailbox, whatever is behind its plus, and writes to it once', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await register(`zhertva+${n}@example.by`)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const letters = await Promise.all([0, 1, 2].map((n) => lettersTo(test, `zhertva+${n}@example.by`)));
    expect(letters.flat()).toEqual(['Заявка на регистрацию получена']);
    later(hour + minute);
    expect((await register('zhertva+9@example.by')).status).toBe(201);
  });

  it('knows that Gmail reads no dots', async () => {
    expect((await register('vik.tor@gmail.com')).status).toBe(201);
    expect((await register('vi.ktor@gmail.com')).status).toBe(201);
    expect((await register('v.iktor+a@googlemail.com')).status).toBe(201);
    expect((await register('viktor@gmail.com')).status).toBe(429);
  });

  it('leaves nothing of what is too much', async () => {
    for (let n = 0; n < 4; n++) await register(`sled+${n}@example.by`);
    expect((await test.visitor().login('sled+3@example.by')).status).toBe(401);
    expect(await lettersTo(test, 'sled+3@example.by')).toEqual([]);
  });

  it('is tried a hundred times an hour from one network', async () => {
    const from = (n: number) => `2001:db8:0:9:${n}::1`;
    // Taken, and so without the cost of a password.
    const taken = async (n: number) => (await register('person@demo.by', from(n))).status;
    for (let n = 0; n < 100; n++) expect(await taken(n)).toBe(422);
    expect(await taken(100)).toBe(429);
    expect((await register('person@demo.by')).status).toBe(422);
  });

  it('with the e-mail of an account is told to its owner, once an hour', async () => {
    const { email } = await addUser(test);
    for (let n = 0; n < 3; n++) expect((await register(email)).status).toBe(422);
    expect(await lettersTo(test, email)).toEqual(['С вашей почтой пробовали зарегистрироваться']);
    const letter = await lastLetterTo(test, email);
    for (const part of ['/login', '/forget-password']) expect(letter).toContain(part);
    later(hour + minute);
    await register(email);
    expect(await lettersTo(test, email)).toHaveLength(2);
  });
});

describe('many at once', () => {
  it('are refused at once where their lane is full, and lose no try by that', async () => {
    const from = '203.0.113.150';
    let leave = (): void => undefined;
    const taken = new Promise<void>((done) => (leave = done));
    const first = test.app.get(Passwords).inSlot('unknown', () => taken);
    // Forty wait for the slot until all others are refused. All of them are fewer than the tries of a network.
    let answered = 0;
    const crowd = Array.from({ length: 90 }, async (_, n) => {
      const answer = await logIn(test.visitor(), `tolpa${n}@example.by`, { secret: 'a guess', from });
      if (++answered === 50) leave();
      return answer;
    });
    const answers = await Promise.all(crowd);
    await first;
    const [refused, ...others] = answers.filter(({ status }) => status === 503);
    expect(others).toHaveLength(49);
    expect(refused?.headers['retry-after']).toBe('5');
    const message = 'Сейчас слишком много запросов. Повторите через 5\u00a0секунд.';
    expect(refused?.body).toMatchObject({ code: 'unavailable', message });
    const { times } = await test.database.read.findOneByOrFail(RateLimitHits, {
      keyHash: sha256(`login from ${from}`),
    });
    expect(JSON.parse(times)).toHaveLength(answers.filter(({ status }) => status === 401).length);
  });
});
