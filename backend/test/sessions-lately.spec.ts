import { Session } from '../src/access/session.entity';
import { Bearers } from '../src/access/bearers';
import { insertMany } from '../src/database/insert-many';
import { sha256 } from '../src/shared/hashes';
import type { User } from '../src/users/user.entity';
import { addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let user: User;

beforeAll(async () => {
  test = await startTestApp();
  user = await addUser(test);
});

afterEach(() => jest.restoreAllMocks());

afterAll(() => test.close());

const addSessions = (tokens: string[]): Promise<void> => {
  const now = test.clock.now();
  const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 60_000) };
  const row = { userId: user.id, ...times, device: null, address: null, confirmedAt: null };
  const rows = tokens.map((token) => ({
    ...row,
    tokenHash: sha256(token),
    deviceHash: null,
    twoFactors: false,
  }));
  return test.database.write((tx) => insertMany(tx, Session, rows));
};

const endSessions = () => test.database.write((tx) => tx.delete(Session, { userId: user.id }));

/** Who asks for what is the same for everybody (`impersonal` of access/action.ts). */
const isKnown = async (token: string): Promise<boolean> =>
  (await test.app.get(Bearers).findLately(token, '127.0.0.1'))?.actor.id === user.id;

describe('who asks for what is the same for everybody', () => {
  it('is asked of the database once in five seconds', async () => {
    const began = performance.now();
    const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(began + ms);
    at(0);
    await addSessions(['five seconds']);
    expect(await isKnown('five seconds')).toBe(true);
    await endSessions();
    at(4999);
    expect(await isKnown('five seconds')).toBe(true);
    at(5000);
    expect(await isKnown('five seconds')).toBe(false);
  });

  it('is remembered with a thousand others; whoever has no session is not', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    // One is remembered since the test before.
    const tokens = Array.from({ length: 999 }, (_, number) => String(number));
    await addSessions(tokens);
    for (const token of tokens) await isKnown(token);
    expect(await isKnown('made up')).toBe(false);
    await endSessions();
    expect(await isKnown('0')).toBe(true);
    await addSessions(['one more']);
    expect(await isKnown('one more')).toBe(true);
    expect(await isKnown('0')).toBe(false);
  });
});

describe('a call', () => {
  it.each<[string, string, number]>([
    ['may be kept for a minute', '/api/points', 1],
    ['is the same for everybody', '/api/findCountry?query=мин', 1],
    ['is public and no more', '/api/company', 2],
  ])('whose answer %s: %s, called twice, looks for the session %d times', async (_what, path, times) => {
    const began = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(began + 20_000);
    const client = await test.signedIn(user);
    const find = jest.spyOn(test.app.get(Bearers), 'find');
    for (let calls = 0; calls < 2; calls++) expect((await client.get(encodeURI(path))).status).toBe(200);
    expect(find).toHaveBeenCalledTimes(times);
  });
});
