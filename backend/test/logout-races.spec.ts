import { addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

/** RACES tries more of them. */
const races = Number(process.env.RACES ?? 10);

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterEach(() => test.clock.set(null));
afterAll(() => test.close());

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
