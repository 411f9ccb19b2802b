import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NetworkError, pages, Shlyah, ShlyahError, type Settings } from './index';

/** One answer after another; `cut` breaks the connection, the last one is repeated. */
type Answer = 'cut' | { status: number; headers?: Record<string, string>; body?: object };

let server: Server;
let answers: Answer[];
let asked: { method: string; url: string; headers: IncomingHttpHeaders; at: number }[];

const KEY = 'shl_test_0000';
const settings = (given: Partial<Settings> = {}): Settings => ({
  key: KEY,
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ...given,
});
const failed = (code: string, status: number, headers = {}): Answer => ({
  status,
  headers,
  body: { statusCode: status, code, message: 'Не вышло.' },
});
const create = {
  method: 'POST',
  url: '/api/order',
  headers: { 'Idempotency-Key': undefined },
  body: {},
} as const;
const act = { method: 'POST', url: '/api/order/cancel', body: {} } as const;
const read = { method: 'GET', url: '/api/order', query: { page: 2 } } as const;
const ok: Answer = { status: 200, body: { id: 7 } };
const call = (options: typeof create | typeof act | typeof read, given?: Partial<Settings>) =>
  new Shlyah(settings(given)).request.request<{ id: number }>(options);
const problem = async (promise: PromiseLike<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('the call was expected to fail');
    },
    (error: unknown) => error,
  );

beforeEach(async () => {
  asked = [];
  // Pauses are as long as the dice say; here they say the least.
  jest.spyOn(Math, 'random').mockReturnValue(0.01);
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, at: performance.now() });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer === 'cut') return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'x-request-id': 'r-1',
      ...answer.headers,
    });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

it('a call goes out under the key', async () => {
  answers = [ok];
  expect(await call(read)).toEqual({ id: 7 });
  expect(asked[0]).toMatchObject({ url: '/api/order?page=2', headers: { authorization: `Bearer ${KEY}` } });
});

describe('what creates', () => {
  it('sends a key with Cyrillic in it as headers can, and one without it as it is', async () => {
    answers = [ok];
    const send = (key: string) =>
      new Shlyah(settings()).request.request({ ...create, headers: { 'Idempotency-Key': key } });
    await send('УТ-000017');
    await send('A 17/2 50%');
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
      '%D0%A3%D0%A2-000017',
      'A 17/2 50%',
    ]);
  });

  it('keeps one Idempotency-Key over all its tries', async () => {
    answers = ['cut', failed('unavailable', 503), failed('outcome_unknown', 503), ok];
    expect(await call(create)).toEqual({ id: 7 });
    const keys = new Set(asked.map(({ headers }) => headers['idempotency-key']));
    expect([asked.length, keys.size]).toEqual([4, 1]);
    expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has a key of its own for each call, or the one that the caller gives', async () => {
    answers = [ok];
    await call(create);
    await call(create);
    await new Shlyah(settings()).request.request({ ...create, headers: { 'Idempotency-Key': 'A-17' } });
    const [one, other, given] = asked.map(({ headers }) => headers['idempotency-key']);
    expect(one).not.toBe(other);
    expect(given).toBe('A-17');
  });
});

describe('what has no key to repeat it', () => {
  it('is not sent again when its end is unknown', async () => {
    answers = ['cut', ok];
    expect(await problem(call(act))).toBeInstanceOf(NetworkError);
    answers = [failed('outcome_unknown', 503), ok];
    expect(await problem(call(act))).toMatchObject({ code: 'outcome_unknown' });
    expect(asked.length).toBe(2);
  });

  it('is sent again when nothing was done', async () => {
    answers = [failed('too_many_requests', 429), failed('unavailable', 503), ok];
    expect(await call(act)).toEqual({ id: 7 });
    expect(asked.length).toBe(3);
    expect(asked[0]?.headers).not.toHaveProperty('idempotency-key');
  });
});

describe('a pause', () => {
  it('is as long as Retry-After says, and a little longer', async () => {
    answers = [failed('too_many_requests', 429, { 'retry-after': '1' }), ok];
    await call(read);
    const [first, second] = asked.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  it('that would be too long is not made: the caller learns how long', async () => {
    answers = [failed('too_many_requests', 429, { 'retry-after': '900' }), ok];
    expect(await problem(call(read))).toMatchObject({ status: 429, retryAfter: 900 });
    // Headers name whole seconds.
    const now = Date.parse('2026-11-27T07:00:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const moment = new Date(now + 600_000).toUTCString();
    answers = [failed('unavailable', 503, { 'retry-after': moment }), ok];
    const { retryAfter } = (await problem(call(read))) as ShlyahError;
    expect(retryAfter).toBe(600);
    expect(asked.length).toBe(2);
  });

  it('ends when the call is given up', async () => {
    answers = [failed('unavailable', 503, { 'retry-after': '30' }), ok];
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const sent = call(read);
    const error = problem(sent);
    while (!timers.mock.calls.some(([, ms]) => (ms ?? 0) >= 30_000)) await new Promise(setImmediate);
    sent.cancel();
    expect(await error).toMatchObject({ name: 'CancelError' });
    expect(asked.length).toBe(1);
  });
});

describe('what goes wrong', () => {
  it('is told after so many tries', async () => {
    answers = [failed('unavailable', 503)];
    expect(await problem(call(read, { retries: 2 }))).toMatchObject({ code: 'unavailable' });
    expect(asked.length).toBe(3);
  });

  it('and cannot be helped by a repeat is told at once, in the words of the service', async () => {
    const body = {
      statusCode: 422,
      code: 'invalid',
      message: 'The given data was invalid.',
      errors: { reciverPhone: ['Проверьте номер'] },
    };
    answers = [{ status: 422, body }, ok];
    const error = await problem(call(create));
    expect(error).toBeInstanceOf(ShlyahError);
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      message: body.message,
      errors: body.errors,
      body,
      requestId: 'r-1',
      retryAfter: null,
    });
    expect(asked.length).toBe(1);
  });

  it('is no error of ours when a proxy answers', async () => {
    answers = [{ status: 403, body: {} }];
    expect(await problem(call(read))).toMatchObject({
      status: 403,
      code: 'unknown',
      message: 'HTTP 403',
      errors: {},
    });
  });

  it.each([
    ['a key of other signs than ours', { key: 'ключ из письма' }],
    ['an address without https://', { url: 'shlyah.by' }],
  ])('is told at once of %s, which no network has to do with', async (_, given) => {
    answers = [ok];
    const error = await problem(call(read, given));
    expect(error).not.toBeInstanceOf(NetworkError);
    expect(String(error)).toContain('Проверьте адрес сервиса и ключ');
    expect(asked).toEqual([]);
  });

  it('a silent service is left after the time-out', async () => {
    const waits = new Shlyah(settings({ timeout: 50, retries: 0 }));
    server.removeAllListeners('request').on('request', () => undefined);
    expect(await problem(waits.request.request(read))).toEqual(new NetworkError('timeout'));
  });
});

describe('events', () => {
  const page = (ids: string[], more: boolean): Answer => ({
    status: 200,
    body: { data: ids.map((id) => ({ id })), next: ids.at(-1) ?? 'evt_9', more },
  });

  it('come page after page to the end of the feed', async () => {
    answers = [page(['evt_1', 'evt_2'], true), page(['evt_3'], false)];
    const ids: string[] = [];
    for await (const { id } of new Shlyah(settings()).eachEvent({ types: 'order.*' })) ids.push(id);
    expect(ids).toEqual(['evt_1', 'evt_2', 'evt_3']);
    expect(asked.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/events?types=order.*&wait=0',
      '/api/events?after=evt_2&types=order.*&wait=0',
    ]);
  });

  it('are waited for by who follows them, from the cursor on', async () => {
    answers = [page([], false), page(['evt_10'], false)];
    for await (const { id } of new Shlyah(settings()).eachEvent({ after: 'evt_9', follow: true })) {
      expect(id).toBe('evt_10');
      break;
    }
    expect(asked.map(({ url }) => url)).toEqual(new Array(2).fill('/api/events?after=evt_9&wait=25'));
  });
});

it('orders are read on by the number that each answer names', async () => {
  const page = (ids: number[], next: number | null): Answer => ({
    status: 200,
    body: { data: ids.map((id) => ({ id })), next },
  });
  answers = [page([9, 7], 7), page([4], null)];
  const ids: number[] = [];
  for await (const { id } of new Shlyah(settings()).eachOrder({ search: 'стол' })) ids.push(id);
  expect(ids).toEqual([9, 7, 4]);
  expect(asked.map(({ url }) => new URL(url, 'http://x').searchParams.get('before'))).toEqual([null, '7']);
  expect(asked.every(({ url }) => url.includes('search='))).toBe(true);
});

it('the rows of a list come page after page', async () => {
  const asks: number[] = [];
  const ask = (page: number) => {
    asks.push(page);
    return Promise.resolve({ data: [page * 10, page * 10 + 1], page, pages: 3 });
  };
  const rows: number[] = [];
  for await (const row of pages(ask)) rows.push(row);
  expect(rows).toEqual([10, 11, 20, 21, 30, 31]);
  for await (const row of pages(ask)) if (row === 10) break;
  expect(asks).toEqual([1, 2, 3, 1]);
});
