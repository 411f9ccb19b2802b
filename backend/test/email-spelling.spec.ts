import { validIndividual } from '@shlyah/domain/cases';
import supertest from 'supertest';
import { Accounts } from '../src/platform/access/accounts';
import { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { complaints, lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const password = 'demo-parol-2026';
// Not by the tests' client: the format `email` of the description, as ajv has it, knows ASCII alone.
const post = (path: string, body: object) => supertest(test.app.getHttpServer()).post(path).send(body);
const login = (email: string) => post('/api/user/login', { email, password });
const register = (email: string) => post('/api/user/register', { ...validIndividual, email, password });
const found = (search: string) => test.app.get(Accounts, { strict: false }).found(search);

describe('an e-mail whose host is coded as xn--', () => {
  const [letters, coded] = ['и@почта.бел', 'И@XN--80A1ACNY.xn--90ais'];

  it('is the one in letters: registered once, logged in by either, found by either', async () => {
    const made = await register(coded);
    expect(made.status).toBe(201);
    const { data } = made.body as { data: { id: number; email: string } };
    expect(data.email).toBe(letters);
    for (const email of [letters, coded]) {
      expect((await login(email)).body).toMatchObject({ id: data.id });
      expect(complaints(await register(email))).toEqual(['email']);
      expect(await found(email)).toEqual([data.id]);
      await post('/api/user/forgotPassword', { email });
    }
    expect((await lettersTo(test, letters)).filter((title) => /пароль/i.test(title))).toHaveLength(2);
  });

  it('that a former version has kept as it was typed is still its account’s', async () => {
    const kept = 'a@xn--90ais.by';
    const user = await addUser(test, { email: kept });
    for (const email of [kept, 'a@бел.by']) {
      expect((await login(email)).body).toMatchObject({ id: user.id });
      expect(complaints(await register(email))).toEqual(['email']);
      expect(await found(kept)).toEqual([user.id]);
    }
    const client = await test.signedIn(user);
    const answer = await client.post('/api/user/update', { body: { name: 'Иной', email: 'a@бел.by' } });
    expect(answer.status).toBe(200);
    const { name, email, pendingEmail } = await test.database.read.findOneByOrFail(User, { id: user.id });
    expect([name, email, pendingEmail]).toEqual(['Иной', kept, null]);
  });
});
