import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import supertest from 'supertest';
import type { Database } from '../src/platform/database/database';
import { addUser } from './support/factories';
import { startTestApp, type LogLine, type TestApp } from './support/test-app';

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
let withoutProxy: TestApp;
let test: TestApp;

const linesOf = (id: string | undefined): LogLine[] => test.log.filter(({ requestId }) => requestId === id);

/** The line is written after the answer has been sent, possibly after it has arrived. */
async function lineOf(id: string | undefined, msg = 'request'): Promise<LogLine> {
  for (;;) {
    const line = linesOf(id).find((one) => one.msg === msg);
    if (line) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeAll(async () => {
  // First, because the application that is started last gets the lines.
  withoutProxy = await startTestApp();
  test = await startTestApp({ production: true, trustProxy: ['127.0.0.1', '::1'] });
});

afterAll(async () => {
  await test.close();
  await withoutProxy.close();
});

describe('a request', () => {
  it('is one line: pattern of the route, method, status, time, account, address; nothing else of the person', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const { headers } = await client.get('/api/order', { query: { search: 'anna@example.by' } });
    const line = await lineOf(headers['x-request-id']);
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: expect.stringMatching(uuid),
      method: 'GET',
      route: '/api/order',
      account: user.id,
      address: expect.stringMatching(/127\.0\.0\.1$/),
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(linesOf(headers['x-request-id'])).toHaveLength(1);
  });

  it.each(['/api/health', '/api/health/live', '/api/health/ready'])(
    'of a watcher is no line of the usual log: %s',
    async (path) => {
      const { headers } = await test.visitor().get(path);
      expect(await lineOf(headers['x-request-id'])).toMatchObject({ level: 'debug', route: path });
    },
  );

  it('of a page that waits for changes is none, either', async () => {
    const { headers } = await (await test.signedIn(await addUser(test))).get('/api/changes');
    expect(await lineOf(headers['x-request-id'])).toMatchObject({ level: 'debug', route: '/api/changes' });
  });

  it.each([
    ['/api/files/12', '/api/files/:id', 401],
    ['/api/nothing', null, 404],
    ['/api/users/%zz', null, 400],
  ])('%s of nobody has the route %s', async (path, route, status) => {
    const { headers } = await test.visitor().get(path);
    expect(await lineOf(headers['x-request-id'])).toMatchObject({ route, status, account: null });
  });

  it('that its client gave up is told as such', async () => {
    const server: Server = test.app.getHttpServer();
    const arrived = once(server, 'request');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /api/user/login HTTP/1.1\r\nHost: a\r\nX-Request-Id: given-up-by-client\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await arrived;
    socket.destroy();
    expect(await lineOf('given-up-by-client')).toMatchObject({ aborted: true, route: '/api/user/login' });
  });
});

describe('the id of a request', () => {
  const answered = async (given: string): Promise<string> => {
    const { headers } = await test.visitor().get('/api/health', { headers: { 'x-request-id': given } });
    return String(headers['x-request-id']);
  };

  it('is taken over from a trusted proxy', async () => {
    expect(await answered('7f3e9a1c-from:the.proxy_1')).toBe('7f3e9a1c-from:the.proxy_1');
  });

  it.each(['short', 'with a blank in it', 'x'.repeat(65), '{"level":"error"}', 'анна-иванова'])(
    'is not %j, whoever says so',
    async (given) => {
      expect(
        await answered(encodeURI(given) === given ? given : Buffer.from(given).toString('latin1')),
      ).toMatch(uuid);
    },
  );

  it('is not taken over from anybody else', async () => {
    const given = { headers: { 'x-request-id': '7f3e9a1c-from:the.proxy_1' } };
    const { headers } = await withoutProxy.visitor().get('/api/health', given);
    expect(headers['x-request-id']).toMatch(uuid);
  });
});

describe('a failure', () => {
  // Without the test client, which refuses statuses that the API's description does not list.
  const askForPoints = async () => supertest(test.app.getHttpServer()).get('/api/points');
  const broken = async (work: () => Promise<void>): Promise<void> => {
    await rename(test.database, 'points', 'points_away');
    await work().finally(() => rename(test.database, 'points_away', 'points'));
  };

  it('is one line that is found by the id in the answer, with statement and stack', () =>
    broken(async () => {
      const { status, body, headers } = await askForPoints();
      expect([status, (body as { requestId: string }).requestId]).toEqual([500, headers['x-request-id']]);
      const failures = linesOf(headers['x-request-id']).filter(({ level }) => level === 'error');
      expect(failures).toMatchObject([
        {
          method: 'GET',
          route: '/api/points',
          status: 500,
          account: null,
          err: {
            message: expect.stringMatching(/points/),
            sql: expect.stringMatching(/^SELECT .* FROM .points. /),
            stack: expect.stringMatching(/points\.service\.ts/),
          },
        },
      ]);
    }));

  it('tells the client no more than its id', () =>
    broken(async () => {
      const { body } = await askForPoints();
      expect(body).toEqual({
        statusCode: 500,
        code: 'internal',
        message: 'На сервере произошла ошибка. Мы уже знаем о ней. Попробуйте позже.',
        requestId: expect.stringMatching(uuid),
      });
    }));

  it('of the client is none of ours: its id in the body, and no line but the usual one', async () => {
    const { body, headers } = await test.visitor().get('/api/user');
    expect(body).toHaveProperty('requestId', headers['x-request-id']);
    expect(await lineOf(headers['x-request-id'])).toMatchObject({ status: 401 });
    expect(linesOf(headers['x-request-id'])).toHaveLength(1);
  });
});

describe('a slow query', () => {
  it('is named, without its values', async () => {
    const counting = (most: number): string =>
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most}) SELECT COUNT(*), 'тайна', ? AS other FROM n`;
    const named = (): LogLine | undefined => test.log.find(({ msg }) => msg === 'slow query');
    // SQLite cannot sleep, and one machine counts faster than another.
    for (let most = 4_000_000; !named() && most < 100_000_000; most *= 2)
      await test.database.read.query(
        test.database.kind === 'mysql' ? "SELECT SLEEP(0.7), 'тайна', ? AS other" : counting(most),
        ['секрет'],
      );
    const line = named();
    expect(line).toMatchObject({ level: 'warn', context: 'Database', ms: expect.any(Number) });
    expect(line?.sql).toMatch(/SELECT .*\?, \? AS other/);
    // Without when and how long: «10.734Z» and 701 ms are figures of ours.
    expect(JSON.stringify({ ...line, time: '', ms: 0 })).not.toMatch(/тайна|секрет|000000|0\.7/);
  });
});

describe('a setting that does not fit the place', () => {
  const warnings = (name: string): LogLine[] =>
    test.log.filter(({ level, msg }) => level === 'warn' && msg?.startsWith(name));

  it('is said once, at its first sign, with what to do', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    // Neither somebody who comes without a proxy nor the proxy that is named is such a sign.
    await withoutProxy.visitor().get('/api/health');
    await test.visitor().get('/api/health', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(warnings('TRUST_PROXY: ')).toEqual([]);
    for (let time = 0; time < 3; time++) await withoutProxy.visitor().get('/api/health', { headers });
    expect(warnings('TRUST_PROXY: ')).toMatchObject([
      { context: 'Settings', msg: expect.stringMatching(/come from .*127\.0\.0\.1.* set TRUST_PROXY=/) },
    ]);
    expect(warnings('PUBLIC_URL: ')).toMatchObject([
      { msg: expect.stringMatching(/Set PUBLIC_URL to the https/) },
    ]);
  });
});

const rename = (database: Database, from: string, to: string): Promise<unknown> =>
  database.write((tx) => tx.query(`ALTER TABLE ${from} RENAME TO ${to}`));
