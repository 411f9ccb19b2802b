import { validIndividual } from '@shlyah/domain/cases';
import { createAdmin } from '../src/operations/commands/admin-create';
import { addUser } from './support/factories';
import { complaints, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const resetToken = async (email: string): Promise<string> => {
  await test.visitor().post('/api/user/forgotPassword', { body: { email } });
  return tokenTo(test, email);
};

describe.each([
  ['one of the most common', 'Qwerty123', /самых частых/],
  ['made of the own name', 'kovaleva-90', /составлен из имени/],
])('a password that is %s', (_, password, words) => {
  const owner = { name: 'Анна Ковалёва' };
  const refused = (body: unknown): void => {
    expect(body).toMatchObject({ code: 'invalid', errors: { password: [expect.stringMatching(words)] } });
  };

  it('registers nobody, and is told together with what else is wrong', async () => {
    const body = { ...validIndividual, ...owner, email: 'slabyi@example.by', phone: '1', password };
    const answer = await test.visitor().post('/api/user/register', { body });
    expect(complaints(answer)).toEqual(['password', 'phone']);
    refused(answer.body);
  });

  it('is not taken by the profile', async () => {
    const client = await test.signedIn(await addUser(test, owner));
    const answer = await client.post('/api/user/update', { body: { password } });
    expect(answer.status).toBe(422);
    refused(answer.body);
  });

  it('is not set by an admin', async () => {
    const { id } = await addUser(test, owner);
    const admin = await test.as('admin');
    const answer = await admin.put('/api/users/updateUserInfo', { body: { id, password } });
    expect(answer.status).toBe(422);
    refused(answer.body);
  });

  it('is not set by a link, which goes on working', async () => {
    const { email } = await addUser(test, owner);
    const token = await resetToken(email);
    const send = (one: string) =>
      test.visitor().post('/api/user/resetPassword', { body: { token, password: one } });
    const answer = await send(password);
    expect(answer.status).toBe(422);
    refused(answer.body);
    expect((await send('drugoi-parol-1')).status).toBe(204);
  });

  it('makes no administrator', async () => {
    const admin = { email: 'anna.admin@example.by', ...owner, password };
    await expect(createAdmin(test.database, admin)).rejects.toThrow(/^password: /);
  });
});
