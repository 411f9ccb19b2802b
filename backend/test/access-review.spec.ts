import type { AccessReviewDto } from '../src/modules/users/security/dto/access-review.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { credentialsOf, recoveriesOf, type Works } from './support/credentials';
import { addUser } from './support/factories';
import { complaints, lastLetterTo, lettersTo, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

/** What a recovered account has of old: its owner is asked whether it is his. */
const test = setUpTestApp({ publicUrl: new URL('https://shlyah.example/'), staffTwoFactor: true });
let make: ReturnType<typeof credentialsOf>;
let recover: ReturnType<typeof recoveriesOf>;

beforeAll(async () => {
  make = credentialsOf(test);
  recover = recoveriesOf(test);
});

const at = (moment: string): void => test.clock.set(new Date(moment));
const day = 24 * 60 * 60 * 1000;
const BEFORE = '2026-10-20T09:00:05Z';
const RECOVERY = '2026-11-20T09:00:05Z';

const review = (token: string) => test.visitor().post('/api/user/accessReview', { body: { token } });
const end = (token: string, ids: string[]) =>
  test.visitor().post('/api/user/endAccess', { body: { token, ids } });
const itemsOf = ({ body }: { body: unknown }) => (body as AccessReviewDto).items;

const lasting = ['passkey', 'apiKey', 'webhook', 'telegram'] as const;

/** A client with one of each for a month, who has set a new password by a letter, whose link is `token`. */
async function recovered(): Promise<{ user: User; token: string; works: Map<string, Works> }> {
  at(BEFORE);
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const works = new Map<string, Works>();
  for (const kind of lasting) works.set(kind, await make[kind](client, user));
  at(RECOVERY);
  await recover.reset(user);
  return { user, works, token: await tokenTo(test, user.email, 'access-review') };
}

const working = async (works: Map<string, Works>): Promise<string[]> => {
  const found: string[] = [];
  for (const [kind, isWorking] of works) if (await isWorking()) found.push(kind);
  return found;
};

const logIn = async (user: User): Promise<Client> => {
  const client = test.visitor();
  await client.login(user.email, 'novyi-parol-1');
  return client;
};

describe('what is older than the suspicion', () => {
  it('is named in the letter and by its link', async () => {
    const { user, token } = await recovered();
    const answer = await review(token);
    expect(answer.status).toBe(200);
    expect(itemsOf(answer).map(({ kind, name, since }) => [kind, name, since])).toEqual([
      ['passkey', 'Телефон', '2026-10-20 12:00'],
      ['apiKey', 'Программа', '2026-10-20 12:00'],
      ['webhook', 'vor.example', '2026-10-20 12:00'],
      ['telegram', 'уведомления о заказах', '2026-10-20 12:00'],
    ]);
    const letter = await lastLetterTo(test, user.email);
    for (const words of [
      'Оставить?',
      'Ключ доступа: Телефон',
      'Ключ API: Программа',
      'vor.example',
      'Telegram',
    ])
      expect(letter).toContain(words);
  });

  it('ends one by one or together, with all sessions, and one letter tells of it', async () => {
    const { user, token, works } = await recovered();
    const client = await logIn(user);
    const [passkey, ...rest] = itemsOf(await review(token));
    const left = itemsOf(await end(token, [passkey?.id ?? '']));
    expect(left).toEqual(rest);
    expect((await lettersTo(test, user.email)).at(-1)).toBe('Доступ к кабинету завершён');
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await working(works)).toEqual(['apiKey', 'webhook', 'telegram']);
    expect(
      itemsOf(
        await end(
          token,
          rest.map(({ id }) => id),
        ),
      ),
    ).toEqual([]);
    expect(await working(works)).toEqual([]);
  });

  it('takes along what its holder has made since, and nothing when it has gone already', async () => {
    const { user, token, works } = await recovered();
    const [passkey] = itemsOf(await review(token));
    test.clock.pass(60_000);
    const since = new Map([['apiKey', await make.apiKey(await logIn(user))]]);
    expect(itemsOf(await review(token))).toHaveLength(4);
    await end(token, [passkey?.id ?? '']);
    expect(await working(since)).toEqual([]);
    const again = await logIn(user);
    expect((await end(token, [passkey?.id ?? ''])).status).toBe(200);
    expect((await again.get('/api/user')).status).toBe(200);
    expect(await working(works)).toEqual(['apiKey', 'webhook', 'telegram']);
  });

  it('is nobody else’s to end', async () => {
    const [one, other] = [await recovered(), await recovered()];
    const ids = itemsOf(await review(other.token)).map(({ id }) => id);
    expect(itemsOf(await end(one.token, ids))).toHaveLength(4);
    expect(await working(other.works)).toEqual([...lasting]);
  });

  it('is looked at for seven days, by the link of the last recovery', async () => {
    const { user, token } = await recovered();
    test.clock.pass(7 * day - 1);
    expect((await review(token)).status).toBe(200);
    test.clock.pass(1);
    for (const answer of [await review(token), await end(token, []), await review('unknown')])
      expect([answer.status, complaints(answer)]).toEqual([422, ['token']]);
    await recover.reset(user);
    expect((await review(await tokenTo(test, user.email, 'access-review'))).status).toBe(200);
    expect((await review(token)).status).toBe(422);
  });

  it('is looked at by the very link that has taken the e-mail back', async () => {
    at(BEFORE);
    const user = await addUser(test);
    await make.passkey(await test.signedIn(user));
    at(RECOVERY);
    const token = await recover.undo(user, await test.signedIn(user), () => Promise.resolve());
    expect(itemsOf(await review(token))).toHaveLength(1);
    expect((await lettersTo(test, user.email)).slice(-2)).toEqual([
      'Прежняя почта оставлена',
      'Новый пароль',
    ]);
  });
});

describe('a passkey of staff who need a second factor and have no app', () => {
  it('is not ended by a mailbox alone: the password would be enough to set up another', async () => {
    at('2026-11-18T09:00:05Z');
    const user = await addUser(test, { role: 'manager' });
    const works = await make.passkey(await test.signedIn(user));
    at(RECOVERY);
    await recover.reset(user);
    const token = await tokenTo(test, user.email, 'access-review');
    const items = itemsOf(await review(token));
    await end(token, ['passkey-1']);
    expect([items, await works()]).toEqual([[], true]);
    expect((await test.visitor().login(user.email, 'novyi-parol-1')).body).toMatchObject({
      code: 'passkey_needed',
    });
  });
});
