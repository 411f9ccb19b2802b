import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let client: Client;

beforeAll(async () => {
  test = await startTestApp();
  client = await test.signedIn(await addUser(test));
});

afterAll(() => test.close());

describe('an address', () => {
  it.each([
    '/api/user',
    '/api/order',
    '/api/order/statuses',
    '/api/contract',
    '/api/calculator',
    '/api/points',
    '/api/points/cities',
    '/api/zones',
    '/api/health',
  ])('%s is the same with a slash at its end', async (path) => {
    const [plain, slashed] = [await client.get(path), await client.get(`${path}/`)];
    expect([slashed.status, slashed.body]).toEqual([plain.status, plain.body]);
    expect(plain.status).toBeLessThan(300);
  });

  it.each(['/api', '/api/nothing', '/api/user/nothing', '/api/order/single/1', '/api/users/1/orders'])(
    '%s that does not exist is a plain 404',
    async (path) => {
      const { status, body } = await client.get(path);
      expect([status, body]).toEqual([
        404,
        { statusCode: 404, code: 'not_found', message: 'По этому адресу ничего нет.' },
      ]);
    },
  );

  it('that cannot be read or has no end is refused in the same shape', async () => {
    for (const path of ['/api/users/%zz', `/api/users/${'1'.repeat(500)}`, '/api/users/%00']) {
      const { status, body } = await client.get(path);
      expect([400, 403, 404, 414]).toContain(status);
      expect(body).toEqual({ statusCode: status, code: expect.any(String), message: expect.any(String) });
    }
  });

  it('asked by another method is not there', async () => {
    expect((await client.delete('/api/user')).status).toBe(404);
    expect((await client.put('/api/points')).status).toBe(404);
  });
});

describe('a body', () => {
  const send = (body: string, type = 'application/json') =>
    client.post('/api/order', { body, headers: { 'content-type': type } });

  it.each(['{', '{"name":', '', '[1,', 'nonsense', '{"a":1}}', '\u0000'])('%p is no JSON', async (body) => {
    const { status, body: answer } = await send(body);
    expect([status, (answer as { code: string }).code]).toEqual([400, 'bad_request']);
  });

  it.each(['null', '1', '"text"', 'true', '[]', '[{}]'])('%s is JSON, but no object', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('of another type than JSON is refused', async () => {
    expect((await send('<order/>', 'application/xml')).status).toBe(415);
    expect((await send('{}', 'text/plain')).status).toBe(400);
  });

  it('larger than a megabyte is refused', async () => {
    const { status, body } = await send(JSON.stringify({ comment: 'x'.repeat(1024 * 1024) }));
    expect([status, (body as { code: string }).code]).toEqual([413, 'too_large']);
  });

  it('nested beyond all reason, or made of endless small things, is refused at once', async () => {
    const deep = `{"packages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const wide = `{"packages":[${'{},'.repeat(200_000)}{}]}`;
    const began = performance.now();
    expect((await send(deep)).status).toBe(400);
    expect((await send(wide)).status).toBe(400);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it.each([
    ['post', '/api/calculator/volume', { volume: [[]] }, 422],
    ['post', '/api/points/update', { points: [[{ id: 1 }]] }, 422],
    ['post', '/api/points/update', { points: [null] }, 422],
    ['post', '/api/order/bulk', { orders: [], status: 2, more: [{ constructor: null }] }, 200],
  ] as const)('%s %s %j is judged and breaks nothing', async (method, path, sent, status) => {
    const admin = await test.as('admin');
    expect((await admin[method](path, { body: sent })).status).toBe(status);
  });

  it.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
    '%s poisons nothing',
    async (body) => {
      expect([400, 422]).toContain((await send(body)).status);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );
});

describe('an answer', () => {
  it('is JSON in UTF-8 and kept by nobody', async () => {
    const { headers } = await client.get('/api/user');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('to broken rules names every field at once, under the words that programs compare', async () => {
    const body = orderBody({ name: '', reciverPhone: '1', packages: [{ type: 'package' }] });
    const answer = await client.post('/api/order', { body });
    expect(answer.body).toMatchObject({
      statusCode: 422,
      code: 'invalid',
      message: 'The given data was invalid.',
      errors: {
        name: ['Это поле обязательно для заполнения'],
        'packages.0.weight': ['Это поле обязательно для заполнения'],
      },
    });
  });

  it('of the API’s description is the committed one', async () => {
    const { status, body } = await client.get('/api/openapi.json');
    const committed = JSON.parse(
      JSON.stringify((await import('../openapi.json', { with: { type: 'json' } })).default),
    ) as object;
    expect([status, body]).toEqual([200, committed]);
    const docs = await client.get('/api/docs');
    expect([docs.status, docs.text]).toEqual([200, expect.stringContaining('API «Шлях»')]);
    expect(docs.text).not.toMatch(/(src|href)="https?:/);
  });
});

describe('health', () => {
  it('is told to everybody', async () => {
    const { status, body } = await test.visitor().get('/api/health');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });
});
