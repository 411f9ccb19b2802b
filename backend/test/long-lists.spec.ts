import { KeyCall } from '../src/modules/integrations/keys/key-call.entity';
import type { ClientKeysDto, KeyCallPage } from '../src/modules/integrations/keys/dto/keys.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { insertMany } from '../src/platform/database/insert-many';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const NOW = new Date('2026-11-27T19:00:00Z');

afterEach(() => {
  jest.restoreAllMocks();
  test.clock.set(null);
});

/** What the log of calls has after these calls, the oldest first. */
const keep = (user: User, calls: { at: string; keyId?: number; status?: number }[]): Promise<unknown> =>
  test.database.write((tx) =>
    insertMany(
      tx,
      KeyCall,
      calls.map(({ at, keyId = 1, status = 200 }, index) => ({
        userId: user.id,
        keyId,
        at: new Date(at),
        operation: `call ${index}`,
        status,
        code: null,
        ms: 1,
        requestId: String(index),
        address: '127.0.0.1',
      })),
    ),
  );

describe('calls of keys', () => {
  let user: User;
  let client: Client;

  beforeEach(async () => {
    test.clock.set(NOW);
    user = await addUser(test);
    client = await test.signedIn(user);
  });

  const listed = async (query: object = {}) => {
    const { data, ...page } = (await client.get('/api/keys/calls', { query: { ...query } }))
      .body as KeyCallPage;
    return { ...page, names: data.map(({ operation }) => operation) };
  };

  it('are counted by days of Minsk, up to midnight', async () => {
    await keep(user, [
      { at: '2026-11-20T20:59:59.999Z' },
      { at: '2026-11-20T21:00:00Z' },
      { at: '2026-11-26T20:59:59.999Z', status: 422 },
      { at: '2026-11-26T21:00:00Z', status: 500 },
      { at: '2026-11-27T18:00:00Z' },
    ]);
    const { body } = await (await test.as('manager')).get('/api/keys/client', { query: { id: user.id } });
    const { days } = body as ClientKeysDto;
    expect(days.map(({ day, calls, errors }) => [day, calls, errors])).toEqual([
      ['2026-11-21', 1, 0],
      ['2026-11-22', 0, 0],
      ['2026-11-23', 0, 0],
      ['2026-11-24', 0, 0],
      ['2026-11-25', 0, 0],
      ['2026-11-26', 1, 1],
      ['2026-11-27', 2, 1],
    ]);
  });

  it('are listed for seven days, page by page, of all keys or of one', async () => {
    const stranger = await addUser(test);
    await keep(stranger, [{ at: '2026-11-27T10:00:00Z' }]);
    const minute = (index: number) => String(index).padStart(2, '0');
    await keep(user, [
      { at: '2026-11-20T18:59:59Z' },
      ...Array.from({ length: 45 }, (_, index) => ({
        at: `2026-11-27T10:${minute(index)}:00Z`,
        keyId: index % 15 === 0 ? 7 : 1,
      })),
    ]);
    const pages = { pages: 3, total: 45 };
    const first = await listed();
    expect(first).toMatchObject({ page: 1, ...pages });
    expect([first.names.length, first.names[0], first.names.at(-1)]).toEqual([20, 'call 45', 'call 26']);
    expect(await listed({ page: 3 })).toEqual({
      page: 3,
      ...pages,
      names: ['call 5', 'call 4', 'call 3', 'call 2', 'call 1'],
    });
    expect(await listed({ page: 4 })).toEqual({ page: 4, ...pages, names: [] });
    expect(await listed({ keyId: 7 })).toMatchObject({ total: 3, names: ['call 31', 'call 16', 'call 1'] });
    expect(await listed({ keyId: 8 })).toMatchObject({ total: 0, names: [] });
    test.clock.set(new Date('2026-12-05T19:00:00Z'));
    expect(await listed()).toMatchObject({ total: 0, names: [] });
  });
});

describe('a list that may be long is counted as a slow query, beside the event loop', () => {
  const counts = async (who: Client, path: string, query: object = {}): Promise<number> => {
    const asked = jest.spyOn(test.database.reads, 'ask').mockClear();
    expect((await who.get(path, { query: { ...query } })).status).toBe(200);
    return asked.mock.calls.filter(([one]) => one.getQuery().includes('COUNT(*)')).length;
  };

  it('calls of keys, deliveries', async () => {
    const client = await test.signedIn(await addUser(test));
    expect(await counts(client, '/api/keys/calls')).toBe(1);
    const body = { url: 'https://shop.example/events' };
    const { id } = (await client.post('/api/webhooks', { body })).body as { id: number };
    expect(await counts(client, '/api/webhooks/deliveries', { id })).toBe(1);
  });

  it('messages, and the journal under a filter; the whole journal is not counted', async () => {
    const admin = await test.as('admin');
    expect(await counts(admin, '/api/messages')).toBe(1);
    expect(await counts(admin, '/api/journal')).toBe(0);
    expect(await counts(admin, '/api/journal', { kind: 'login' })).toBe(1);
  });
});
