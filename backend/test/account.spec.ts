import { validIndividual, validLegalEntity } from '@shlyah/domain/cases';
import { EmailChange } from '../src/modules/users/model/email-change.entity';
import { User } from '../src/modules/users/model/user.entity';
import { addUser, firm, png } from './support/factories';
import { complaints, errorsOf, historyOf, lettersTo, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => test.clock.set(null));

const current = { currentPassword: 'demo-parol-2026' };

let count = 0;
const freshEmail = (): string => `novyi${++count}@example.by`;

describe('a registration', () => {
  it('makes a pending customer, whatever else it asks for, and logs in', async () => {
    const client = test.visitor();
    const email = freshEmail();
    const body = { ...validLegalEntity, email, role: 'admin', status: 'confirmed', id: 1, version: 7 };
    const { status, body: answer } = await client.post('/api/user/register', { body });
    expect(status).toBe(201);
    expect((answer as { data: object }).data).toMatchObject({
      role: 'customer',
      status: 'pending',
      version: 1,
    });
    expect((await client.get('/api/user')).body).toEqual({
      ...(answer as { data: object }).data,
      secondFactorNeeded: false,
    });
    expect(await lettersTo(test, email)).toEqual(['Заявка на регистрацию получена']);
  });

  it('of nobody in particular is a firm’s', async () => {
    const body = { ...validLegalEntity, email: freshEmail(), isLegalEntity: null };
    const answer = await test.visitor().post('/api/user/register', { body });
    expect((answer.body as { data: object }).data).toMatchObject({
      isLegalEntity: true,
      organization: validLegalEntity.organization,
    });
  });

  it('of a person keeps neither organization nor УНП', async () => {
    const body = { ...validLegalEntity, isLegalEntity: '0', email: freshEmail() };
    const answer = await test.visitor().post('/api/user/register', { body });
    expect((answer.body as { data: object }).data).toMatchObject({ organization: null, Unp: null });
  });

  it.each(['80291234567', '375291234567', '+375 29 123-45-67', '291234567', ' +375 (29) 12-34-567 '])(
    'takes the phone %s in one spelling',
    async (phone) => {
      const body = { ...validIndividual, email: freshEmail(), phone };
      const answer = await test.visitor().post('/api/user/register', { body });
      expect((answer.body as { data: object }).data).toMatchObject({ phone: '+375 (29) 12-34-567' });
    },
  );

  it('with a taken e-mail is refused, in whatever case it is written', async () => {
    const body = { ...validIndividual, email: ' Company@DEMO.by ' };
    const answer = await test.visitor().post('/api/user/register', { body });
    expect(answer.status).toBe(422);
    expect(complaints(answer)).toEqual(['email']);
  });

  it('has one winner when many ask for the same e-mail at once', async () => {
    const body = { ...validIndividual, email: freshEmail() };
    const race = Array.from({ length: 10 }, () => test.visitor().post('/api/user/register', { body }));
    const answers = await Promise.all(race);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect(statuses.slice(1).every((status) => status === 409 || status === 422)).toBe(true);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(losers.map(complaints)).toEqual(losers.map(() => ['email']));
    expect(await test.database.read.countBy(User, { email: body.email })).toBe(1);
    expect(await lettersTo(test, body.email)).toHaveLength(1);
  });

  it('whose e-mail another replica takes this very moment is told so at its field', async () => {
    const { read } = test.database;
    const blind = [
      jest.spyOn(read, 'findOneBy').mockResolvedValueOnce(null),
      jest.spyOn(read, 'existsBy').mockResolvedValue(false),
    ];
    const body = { ...validIndividual, email: 'person@demo.by' };
    const answer = await test.visitor().post('/api/user/register', { body });
    for (const spy of blind) spy.mockRestore();
    expect([answer.status, complaints(answer)]).toEqual([409, ['email']]);
  });

  it('whose e-mail its owner leaves this very moment is refused: he may take it back', async () => {
    const [{ id: userId }, oldEmail, now] = [await addUser(test), freshEmail(), new Date()];
    const left = { userId, oldEmail, newEmail: freshEmail(), byStaff: false, confirmHash: null };
    const times = {
      createdAt: now,
      expiresAt: now,
      confirmedAt: now,
      undoUntil: new Date(Date.now() + 60_000),
    };
    await test.database.write((tx) =>
      tx.insert(EmailChange, { ...left, ...times, undoHash: '1'.repeat(64) }),
    );
    const blind = jest.spyOn(test.database.read, 'existsBy').mockResolvedValue(false);
    const body = { ...validIndividual, email: oldEmail };
    const answer = await test.visitor().post('/api/user/register', { body });
    blind.mockRestore();
    expect([answer.status, complaints(answer)]).toEqual([422, ['email']]);
    expect(await test.database.read.countBy(User, { email: oldEmail })).toBe(0);
  });
});

describe('a profile', () => {
  it('keeps what is left out, and empties what is sent empty', async () => {
    const contact = { isContactPerson: true, contactPersonName: 'Ян', contactPersonPhone: '80291234567' };
    const client = await test.signedIn(await addUser(test, { ...firm(), name: 'Ирина' }));
    const first = await client.post('/api/user/update', { body: contact });
    expect(first.body).toMatchObject({ name: 'Ирина', organization: 'ООО «Парус»', contactPersonName: 'Ян' });
    const second = await client.post('/api/user/update', { body: { isContactPerson: 0 } });
    expect(second.body).toMatchObject({ isContactPerson: false, contactPersonName: null });
  });

  it('of a person never gets an organization', async () => {
    const client = await test.signedIn(await addUser(test));
    const { body } = await client.post('/api/user/update', { body: { organization: 'ООО', Unp: '1' } });
    expect(body).toMatchObject({ organization: null, Unp: null });
  });

  it('may change its e-mail, but not to another account’s', async () => {
    const client = await test.signedIn(await addUser(test));
    const email = freshEmail();
    const change = { email, ...current };
    expect((await client.post('/api/user/update', { body: change })).body).toMatchObject({
      pendingEmail: email,
    });
    const taken = await client.post('/api/user/update', { body: { ...change, email: 'person@demo.by' } });
    expect([taken.status, complaints(taken)]).toEqual([422, ['email']]);
  });

  it('over a version that has passed is refused with the fresh state', async () => {
    const client = await test.signedIn(await addUser(test));
    await client.post('/api/user/update', { body: { name: 'Первое', version: 1 } });
    const late = await client.post('/api/user/update', { body: { name: 'Второе', version: 1 } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', fresh: { name: 'Первое', version: 2 } });
  });

  it('loses no field when many change at once without naming a version', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const changes = [{ name: 'Иной' }, { phone: '80291112233' }, { orderEmails: false }];
    const answers = await Promise.all(changes.map((body) => client.post('/api/user/update', { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await client.get('/api/user')).body).toMatchObject({
      name: 'Иной',
      phone: '+375 (29) 11-12-233',
      orderEmails: false,
      version: 4,
    });
  });

  it('tells in the history what was changed, and no password', async () => {
    const user = await addUser(test, { name: 'Было' });
    const client = await test.signedIn(user);
    await client.post('/api/user/update', { body: { name: 'Стало', password: 'novyi-parol-1', ...current } });
    const events = await historyOf(test, 'user', user.id);
    expect(events).toEqual(['name: Было → Стало by customer', 'password: null → null by customer']);
  });

  it('is saved as a form with an avatar, which replaces the one before', async () => {
    const client = await test.signedIn(await addUser(test));
    const avatar = { name: 'Моё фото.png', bytes: png };
    const first = await client.post('/api/user/update', { form: { name: 'Пётр', file: avatar } });
    const { url } = first.body as { url: string };
    expect(first.body).toMatchObject({ name: 'Пётр' });
    expect((await client.get(url)).headers['content-type']).toBe('image/png');
    const second = await client.post('/api/user/update', { form: { file: avatar } });
    expect((second.body as { url: string }).url).not.toBe(url);
    expect((await client.get(url)).status).toBe(404);
    expect((await client.post('/api/user/update', { form: { name: 'Пётр' } })).body).toMatchObject({
      url: (second.body as { url: string }).url,
    });
  });
});

describe('a new password', () => {
  it('ends the user’s other sessions and not this one', async () => {
    const user = await addUser(test);
    const [here, there] = [await test.signedIn(user), await test.signedIn(user)];
    const change = { body: { password: 'novyi-parol-1', ...current } };
    expect((await here.post('/api/user/update', change)).status).toBe(200);
    expect((await here.get('/api/user')).status).toBe(200);
    expect((await there.get('/api/user')).status).toBe(401);
    expect((await test.visitor().login(user.email)).status).toBe(401);
    expect((await test.visitor().login(user.email, 'novyi-parol-1')).status).toBe(200);
  });

  it('may begin and end with blanks, which belong to it', async () => {
    const user = await addUser(test);
    const body = { password: '  пароль  ', ...current };
    await (await test.signedIn(user)).post('/api/user/update', { body });
    expect((await test.visitor().login(user.email, 'пароль')).status).toBe(401);
    expect((await test.visitor().login(user.email, '  пароль  ')).status).toBe(200);
  });

  const ask = (email: string) => test.visitor().post('/api/user/forgotPassword', { body: { email } });
  const reset = (token: string) =>
    test.visitor().post('/api/user/resetPassword', { body: { token, password: 'drugoi-parol-1' } });

  it('is set once by the link in a letter, and ends every session', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    expect((await ask(user.email.toUpperCase())).status).toBe(202);
    const token = await tokenTo(test, user.email);
    expect(token).toHaveLength(43);
    expect((await reset(token)).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await test.visitor().login(user.email, 'drugoi-parol-1')).status).toBe(200);
    expect(await historyOf(test, 'user', user.id)).toEqual(['password: null → null by customer']);
    const again = await reset(token);
    expect([again.status, errorsOf(again)]).toEqual([
      422,
      { token: ['Ссылка устарела или уже использована. Запросите новую.'] },
    ]);
  });

  it('is asked for with the same answer when there is no such account', async () => {
    const unknown = await ask('nobody@example.by');
    const known = await ask((await addUser(test)).email);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await lettersTo(test, 'nobody@example.by')).toEqual([]);
  });

  it('may be asked for often, but the mailbox is not flooded', async () => {
    const { email } = await addUser(test);
    for (let times = 0; times < 8; times++) expect((await ask(email)).status).toBe(202);
    expect(await lettersTo(test, email)).toHaveLength(2);
  });
});
