import { SessionService } from '../src/modules/users/sessions/session.service';
import { sha256 } from '../src/platform/common/hashes';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

/** RACES tries more of them. */
const races = Number(process.env.RACES ?? 10);

const test = setUpTestApp();

afterEach(() => test.clock.set(null));

const around = 8;

it('a logout among other requests ends the session for good, whichever of them is faster', async () => {
  const user = await addUser(test);
  for (let race = 0; race < races; race++) {
    const client = await test.signedIn(user);
    const { cookie } = client;
    // Long enough ago for each request to prolong the session.
    test.clock.set(new Date(Date.now() + 2 * 60 * 1000));
    const asked = () => client.get('/api/user');
    const answers = await Promise.all([
      ...Array.from({ length: around }, asked),
      client.post('/api/user/logout'),
      ...Array.from({ length: around }, asked),
    ]);
    expect(answers[around]?.status).toBe(204);
    expect(answers.map(({ status }) => status).filter((one) => ![200, 204, 401].includes(one))).toEqual([]);
    client.cookie = cookie;
    expect((await client.get('/api/user')).status).toBe(401);
    test.clock.set(null);
    expect((await client.get('/api/user')).status).toBe(401);
  }
});

it('a logout that comes in just before the token is renewed ends the session under the new one', async () => {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const tokenHash = sha256(client.cookie?.slice('sid='.length) ?? '');
  await client.post('/api/user/confirm', { body: { password: 'demo-parol-2026' } });
  expect((await client.get('/api/user')).status).toBe(200);
  await test.app.get(SessionService).close(tokenHash, user);
  expect((await client.get('/api/user')).body).toMatchObject({ code: 'not_logged_in' });
});

it('a confirmation that another request overtakes is told whether the session goes on', async () => {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const tokenHash = sha256(client.cookie?.slice('sid='.length) ?? '');
  const confirm = () => test.database.write((tx) => test.app.get(SessionService).confirm(tx, tokenHash));
  await client.post('/api/user/confirm', { body: { password: 'demo-parol-2026' } });
  await expect(confirm()).rejects.toMatchObject({ code: 'session_renewed' });
  await client.post('/api/user/logout');
  await expect(confirm()).rejects.toMatchObject({ code: 'not_logged_in' });
});
