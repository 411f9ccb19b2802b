import { validIndividual } from '@shlyah/domain/cases';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { EmailChange } from '../src/modules/users/model/email-change.entity';
import { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { complaints, errorsOf, historyOf, lettersTo, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const resetToken = async (email: string): Promise<string> => {
  await test.visitor().post('/api/user/forgotPassword', { body: { email } });
  return tokenTo(test, email, 'reset-password');
};

const NEW = 'novyi-parol-1';
const current = { currentPassword: 'demo-parol-2026' };
const day = 24 * 60 * 60 * 1000;
afterEach(() => test.clock.set(null));

let count = 0;
const freshEmail = (): string => `novaya${++count}@example.by`;
const confirm = (token: string, more: object = {}, client = test.visitor()) =>
  client.post('/api/user/confirmEmail', { body: { token, ...more } });
const undo = (token: string) => test.visitor().post('/api/user/undoEmail', { body: { token } });
const emailOf = async ({ id }: User): Promise<(string | null)[]> => {
  const { email, pendingEmail } = await test.database.read.findOneByOrFail(User, { id });
  return [email, pendingEmail];
};

const DEAD_LINK = { token: ['Ссылка устарела или уже не нужна: почту меняли ещё раз.'] };

/** A person who has asked for another e-mail, and the links of both letters. */
async function asked() {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const email = freshEmail();
  const answer = await client.post('/api/user/update', { body: { email, ...current } });
  const links = {
    confirm: await tokenTo(test, email, 'confirm-email'),
    undo: await tokenTo(test, user.email, 'undo-email'),
  };
  return { user, client, email, answer, links };
}

describe('the current password', () => {
  it.each([
    ['a new password', { password: NEW }],
    ['another e-mail', { email: 'drugaya@example.by' }],
  ])('is needed for %s, and told together with what else is wrong', async (_, change) => {
    const client = await test.signedIn(await addUser(test));
    const missing = await client.post('/api/user/update', { body: { ...change, phone: '1' } });
    expect([missing.status, complaints(missing)]).toEqual([422, ['currentPassword', 'phone']]);
    const wrong = { ...change, currentPassword: 'ne-tot-parol' };
    const refused = await client.post('/api/user/update', { body: wrong });
    expect(refused.body).toMatchObject({ errors: { currentPassword: ['Неверный пароль'] } });
    expect((await client.post('/api/user/update', { body: { ...change, ...current } })).status).toBe(200);
  });

  it('is not needed for the rest, nor for the e-mail as it is', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const body = { name: 'Иной', email: ` ${user.email.toUpperCase()} ` };
    expect((await client.post('/api/user/update', { body })).body).toMatchObject({ email: user.email });
  });

  it('cannot be guessed by whoever sits at an open cabinet', async () => {
    const client = await test.signedIn(await addUser(test));
    const guess = () =>
      client.post('/api/user/update', { body: { password: NEW, currentPassword: 'ne-tot-parol' } });
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('that was right is no guess, however often it is given', async () => {
    const client = await test.signedIn(await addUser(test));
    for (let times = 0; times < 11; times++) {
      const body = {
        password: `${NEW}${times}`,
        currentPassword: times ? `${NEW}${times - 1}` : 'demo-parol-2026',
      };
      expect([times, (await client.post('/api/user/update', { body })).status]).toEqual([times, 200]);
    }
  });
});

describe('a new password', () => {
  it('gives the own session a new token, and the old one opens nothing', async () => {
    const client = await test.signedIn(await addUser(test));
    const before = client.cookie;
    await client.post('/api/user/update', { body: { password: NEW, ...current } });
    expect(client.cookie).not.toBe(before);
    expect((await client.get('/api/user')).status).toBe(200);
    client.cookie = before;
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it.each(['profile', 'staff', 'link'])('set by the %s is told, and ends earlier links', async (door) => {
    const { user, links } = await asked();
    const token = await resetToken(user.email);
    if (door === 'profile')
      await (await test.signedIn(user)).post('/api/user/update', { body: { password: NEW, ...current } });
    if (door === 'staff')
      await (
        await test.as('admin')
      ).put('/api/users/updateUserInfo', {
        body: { id: user.id, password: NEW },
      });
    if (door === 'link') {
      const body = { token: await resetToken(user.email), password: NEW };
      await test.visitor().post('/api/user/resetPassword', { body });
    }
    expect((await lettersTo(test, user.email)).at(-1)).toBe('Пароль изменён');
    expect((await test.visitor().login(user.email, NEW)).status).toBe(200);
    const old = { body: { token, password: 'tretii-parol-1' } };
    expect((await test.visitor().post('/api/user/resetPassword', old)).status).toBe(422);
    expect((await confirm(links.confirm)).status).toBe(422);
    expect(await emailOf(user)).toEqual([user.email, null]);
  });
});

describe('another e-mail', () => {
  it('counts from the moment its link is opened; the old one is told', async () => {
    const { user, client, email, answer, links } = await asked();
    expect(answer.body).toMatchObject({ email: user.email, pendingEmail: email });
    expect(await lettersTo(test, email)).toEqual(['Подтвердите новую почту']);
    expect(await lettersTo(test, user.email)).toEqual(['Почту кабинета меняют']);
    expect((await test.visitor().login(user.email)).status).toBe(200);
    expect((await test.visitor().login(email)).status).toBe(401);
    const token = await resetToken(user.email);
    expect((await confirm(links.confirm)).status).toBe(204);
    expect((await client.get('/api/user')).body).toMatchObject({ email, pendingEmail: null });
    expect((await test.visitor().login(email)).status).toBe(200);
    expect((await test.visitor().login(user.email)).status).toBe(401);
    const reset = { body: { token, password: NEW } };
    expect((await test.visitor().post('/api/user/resetPassword', reset)).status).toBe(422);
    expect((await confirm(links.confirm)).status).toBe(204);
    expect(await historyOf(test, 'user', user.id)).toEqual([
      `pendingEmail: null → ${email} by customer`,
      `email: ${user.email} → ${email} by customer`,
    ]);
  });

  it('gives the own session a new token', async () => {
    const client = await test.signedIn(await addUser(test));
    const before = client.cookie;
    await client.post('/api/user/update', { body: { email: freshEmail(), ...current } });
    expect(client.cookie).not.toBe(before);
  });

  it('asked for again makes the earlier link void', async () => {
    const { user, client, links } = await asked();
    const email = freshEmail();
    await client.post('/api/user/update', { body: { email, ...current } });
    expect((await confirm(links.confirm)).status).toBe(422);
    expect((await confirm(await tokenTo(test, email, 'confirm-email'))).status).toBe(204);
    expect(await emailOf(user)).toEqual([email, null]);
  });

  it('can be called off before it counts', async () => {
    const { user, client, links } = await asked();
    expect((await client.post('/api/user/cancelEmail')).body).toMatchObject({ pendingEmail: null });
    expect((await client.post('/api/user/cancelEmail')).status).toBe(200);
    expect((await confirm(links.confirm)).status).toBe(422);
    expect(await emailOf(user)).toEqual([user.email, null]);
  });

  it('that somebody else has taken meanwhile is refused', async () => {
    const { user, email, links } = await asked();
    await addUser(test, { email });
    const late = await confirm(links.confirm);
    expect([late.status, errorsOf(late)]).toEqual([
      422,
      { email: ['Эта почта уже занята. Войдите или укажите другой.'] },
    ]);
    expect((await emailOf(user))[0]).toBe(user.email);
  });

  it.each([false, true])(
    'is taken back by the old address, confirmed: %p; whoever asked for it is out',
    async (isConfirmed) => {
      const { user, client, links } = await asked();
      if (isConfirmed) await confirm(links.confirm);
      test.clock.pass(7 * day - 1000);
      expect((await undo(links.undo)).status).toBe(204);
      expect(await emailOf(user)).toEqual([user.email, null]);
      expect((await client.get('/api/user')).status).toBe(401);
      test.clock.set(null);
      expect((await test.visitor().login(user.email)).status).toBe(401);
      expect((await lettersTo(test, user.email)).at(-1)).toBe('Новый пароль');
      expect(errorsOf(await confirm(links.confirm))).toEqual(DEAD_LINK);
      expect(errorsOf(await undo(links.undo))).toEqual(DEAD_LINK);
    },
  );

  it('is taken back whatever came after it, and later links bring nothing again', async () => {
    const { user, client, email, links } = await asked();
    await confirm(links.confirm);
    const third = freshEmail();
    await client.post('/api/user/update', { body: { email: third, ...current } });
    await confirm(await tokenTo(test, third, 'confirm-email'));
    const robbers = await tokenTo(test, email, 'undo-email');
    expect((await confirm(links.confirm)).status).toBe(422);
    expect((await undo(links.undo)).status).toBe(204);
    expect((await undo(robbers)).status).toBe(422);
    expect(await emailOf(user)).toEqual([user.email, null]);
  });

  it('leaves the old one to its owner while it can be taken back', async () => {
    const { user, client, email, links } = await asked();
    await confirm(links.confirm);
    const other = { ...validIndividual, email: user.email };
    const refused = await test.visitor().post('/api/user/register', { body: other });
    expect([refused.status, complaints(refused)]).toEqual([422, ['email']]);
    const back = await client.post('/api/user/update', { body: { email: user.email, ...current } });
    expect(back.body).toMatchObject({ email, pendingEmail: user.email });
    await test.database.write((tx) =>
      tx.update(EmailChange, { userId: user.id }, { undoUntil: new Date(Date.now() - 1000) }),
    );
    expect((await test.visitor().post('/api/user/register', { body: other })).status).toBe(201);
  });

  it('by staff waits for the client: his password or his session beside the link', async () => {
    const user = await addUser(test);
    const [email, manager] = [freshEmail(), await test.as('manager')];
    const answer = await manager.put('/api/users/updateUserInfo', { body: { id: user.id, email } });
    expect(answer.body).toMatchObject({ email: user.email, pendingEmail: email });
    const link = await tokenTo(test, email, 'confirm-email');
    for (const [more, client, words] of [
      [{}, test.visitor(), 'Почту изменил менеджер. Подтвердите её паролем от кабинета.'],
      [{}, manager, 'Почту изменил менеджер. Подтвердите её паролем от кабинета.'],
      [{ password: 'ne-tot-parol' }, manager, 'Неверный пароль'],
    ] as const) {
      const refused = await confirm(link, more, client);
      expect([refused.status, errorsOf(refused)]).toEqual([422, { password: [words] }]);
    }
    expect((await emailOf(user))[0]).toBe(user.email);
    for (let rightOnes = 0; rightOnes < 10; rightOnes++)
      expect((await confirm(link, { password: current.currentPassword })).status).toBe(204);
    expect(await emailOf(user)).toEqual([email, null]);
  });

  it('by staff is not guessed into: ten passwords, then the journal says so', async () => {
    const [user, email] = [await addUser(test), freshEmail()];
    await (await test.as('manager')).put('/api/users/updateUserInfo', { body: { id: user.id, email } });
    const link = await tokenTo(test, email, 'confirm-email');
    for (let tries = 0; tries < 10; tries++)
      expect((await confirm(link, { password: `ugadayka-${tries}` })).status).toBe(422);
    expect((await confirm(link, { password: current.currentPassword })).status).toBe(429);
    const rows = await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'triesSpent' });
    expect(rows.map(({ detail }) => detail)).toEqual(['паролем, по ссылке для почты']);
  });

  it('by staff is confirmed by the client’s open cabinet too', async () => {
    const user = await addUser(test);
    const email = freshEmail();
    await (await test.as('manager')).put('/api/users/updateUserInfo', { body: { id: user.id, email } });
    const client = await test.signedIn(user);
    expect((await confirm(await tokenTo(test, email, 'confirm-email'), {}, client)).status).toBe(204);
    expect((await emailOf(user))[0]).toBe(email);
  });

  it('confirmed twenty times at once and taken back at once is one or the other, whole', async () => {
    const { user, email, links } = await asked();
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => confirm(links.confirm)),
      undo(links.undo),
      ...Array.from({ length: 10 }, () => confirm(links.confirm)),
    ]);
    expect(all.filter(({ status }) => status !== 204 && status !== 422)).toEqual([]);
    expect(all[10]?.status).toBe(204);
    expect(await emailOf(user)).toEqual([user.email, null]);
    expect((await test.visitor().login(email)).status).toBe(401);
  });
});
