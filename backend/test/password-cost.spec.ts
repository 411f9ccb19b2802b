import { validIndividual } from '@shlyah/domain/cases';
import { hash } from '@node-rs/argon2';
import { User } from '../src/modules/users/model/user.entity';
import { Accounts } from '../src/platform/access/accounts';
import { addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, undefined, { fullHashes: true });
});

afterAll(() => test.close());

const password = 'demo-parol-2026';

it('a registration keeps no password that could be read', async () => {
  const email = 'novyi@example.by';
  const answer = await test.visitor().post('/api/user/register', { body: { ...validIndividual, email } });
  expect(JSON.stringify(answer.body)).not.toContain('parol');
  const { passwordHash } = await test.database.read.findOneByOrFail(User, { email });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe('a password that was hashed by other settings', () => {
  const cheaper = () => hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const stored = async (id: number) => (await test.database.read.findOneByOrFail(User, { id })).passwordHash;

  it('is hashed by today’s at the next right login, and stays then', async () => {
    const passwordHash = await cheaper();
    const { id, email, version } = await addUser(test, { passwordHash });
    expect((await test.visitor().login(email, 'ne-tot-parol')).status).toBe(401);
    expect(await stored(id)).toBe(passwordHash);
    expect((await test.visitor().login(email)).status).toBe(200);
    const anew = await stored(id);
    expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await test.visitor().login(email)).status).toBe(200);
    expect(await stored(id)).toBe(anew);
    expect((await test.database.read.findOneByOrFail(User, { id })).version).toBe(version);
  });

  it('does not come back when it has been changed meanwhile', async () => {
    const passwordHash = await cheaper();
    const { id } = await addUser(test, { passwordHash });
    await test.app.get(Accounts).rehashed(id, 'another', 'a third');
    expect(await stored(id)).toBe(passwordHash);
  });
});
