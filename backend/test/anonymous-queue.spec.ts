import { AnonymousQueue } from '../src/platform/access/anonymous-queue';
import { SessionLookup } from '../src/platform/access/session-lookup';
import { busy } from '../src/platform/http/errors';
import type { Method } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeAll(async () => {
  jest.spyOn(test.app.get(AnonymousQueue), 'enter').mockImplementation(() => Promise.reject(busy(7)));
});

const body = { email: 'nikto@example.by', password: 'ne tot parol', token: 'x', response: {}, packages: [] };

const statusOf = async (method: Method, path: string, client = test.visitor()): Promise<number> =>
  (await client.send(method, path, method === 'get' ? {} : { body })).status;

describe('while a flood fills the anonymous queue', () => {
  it.each<[Method, string]>([
    ['post', '/api/user/passkey/options'],
    ['post', '/api/user/passkey/login'],
    ['post', '/api/user/resetPassword'],
    ['post', '/api/user/confirmEmail'],
    ['post', '/api/user/undoEmail'],
    ['post', '/api/user/accessReview'],
    ['post', '/api/user/endAccess'],
    ['get', '/api/tracking/7K4M-PX2D-W9H4'],
    ['post', '/api/calculator/quote'],
    ['get', '/api/findCountry?query=m'],
    ['get', '/api/points'],
    ['get', '/api/order?page=1'],
    ['get', '/t/7K4M-PX2D-W9H4'],
    ['get', '/t?codes=7K4M-PX2D-W9H4,7K4M-PX2D-W9H5'],
    ['post', '/t/7K4M-PX2D-W9H4/silence'],
  ])('one more %s %s is told when to come again', async (method, path) => {
    const answer = await test.visitor().send(method, path, method === 'get' ? {} : { body });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '7']);
    expect(answer.text).toContain('Сейчас слишком много запросов. Повторите через 7\u00a0секунд.');
  });

  it('logins, registrations and letters with a link have a queue of their own', async () => {
    expect(await statusOf('post', '/api/user/login')).toBe(401);
    expect(await statusOf('post', '/api/user/register')).toBe(422);
    expect(await statusOf('post', '/api/user/forgotPassword')).toBe(202);
  });

  it('a made-up key waits in it, also where no key is taken', async () => {
    const program = test.visitor();
    program.key = 'shl_live_made-up';
    for (const path of ['/api/points', '/api/users', '/api/user'])
      expect(await statusOf('get', path, program)).toBe(503);
    // Logging in waits for nobody, whatever is sent beside it.
    expect(await statusOf('post', '/api/user/login', program)).toBe(401);
  });

  it('a made-up session waits before it is looked for among those that were renewed', async () => {
    const wasRenewed = jest.spyOn(test.app.get(SessionLookup), 'wasRenewed');
    const visitor = Object.assign(test.visitor(), { cookie: 'sid=made-up' });
    expect(await statusOf('get', '/api/order?page=1', visitor)).toBe(503);
    expect(wasRenewed).not.toHaveBeenCalled();
    wasRenewed.mockRestore();
  });

  it('and a form of another site', async () => {
    const headers = { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' };
    const { status } = await test.visitor().post('/api/user/login', { body, headers });
    expect(status).toBe(503);
  });

  it('a balancer is told that the server is well', async () => {
    for (const path of ['', '/live', '/ready']) expect(await statusOf('get', `/api/health${path}`)).toBe(200);
  });

  it('a session is not queued', async () => {
    const person = await test.as('person');
    for (const path of ['/api/order?page=1', '/api/points', '/api/findCountry?query=m', '/api/user'])
      expect(await statusOf('get', path, person)).toBe(200);
  });

  it('nor is a key', async () => {
    const person = await test.as('person');
    const made = await person.post('/api/keys', {
      body: { name: 'магазин', mode: 'test', scopes: ['quotes'] },
    });
    const program = test.visitor();
    program.key = (made.body as { secret: string }).secret;
    expect(await statusOf('get', '/api/points', program)).toBe(200);
  });
});
