import { defaultCompany } from '@shlyah/domain';
import supertest from 'supertest';
import type { Client, Sent } from './support/client';
import { addUser, orderBody } from './support/factories';
import { complaints, told } from './support/reading';
import { leastOf, taken } from './support/taken';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  client = await test.signedIn(await addUser(test));
});

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
        {
          statusCode: 404,
          code: 'not_found',
          message: 'По этому адресу ничего нет.',
          requestId: expect.any(String),
        },
      ]);
    },
  );

  it('that cannot be read or has no end is refused in the same shape', async () => {
    for (const path of ['/api/users/%zz', `/api/users/${'1'.repeat(500)}`, '/api/users/%00']) {
      const { status, body } = await client.get(path);
      expect([400, 403, 404, 414]).toContain(status);
      const { mode: _, ...rest } = body as { mode?: string };
      expect(rest).toEqual({
        statusCode: status,
        code: expect.any(String),
        message: expect.any(String),
        requestId: expect.any(String),
      });
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
    expect(told(await send(body))).toBe('400 Передайте объект JSON.');
  });

  it('of another type than JSON is refused', async () => {
    expect((await send('<order/>', 'application/xml')).status).toBe(415);
    expect((await send('{}', 'text/plain')).status).toBe(415);
  });

  it('larger than a megabyte is refused', async () => {
    const { status, body } = await send(JSON.stringify({ comment: 'x'.repeat(1024 * 1024) }));
    expect([status, (body as { code: string }).code]).toEqual([413, 'too_large']);
  });

  it('nested beyond all reason, or made of endless small things, is refused at once', async () => {
    const deep = `{"packages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const wide = `{"packages":[${'{},'.repeat(200_000)}{}]}`;
    const refused = () =>
      taken(async () => {
        expect(told(await send(deep))).toBe('400 Слишком много вложенных данных.');
        expect(told(await send(wide))).toBe('400 Слишком много вложенных данных.');
      });
    expect(await leastOf(2000, refused)).toBeLessThan(2000);
  });

  it.each([
    ['post', '/api/calculator/volume', { volume: [[]] }, 422],
    ['post', '/api/points/update', { points: [[{ id: 1 }]] }, 422],
    ['post', '/api/points/update', { points: [null] }, 422],
    ['post', '/api/order/bulk', { orders: [], status: 2, more: [{ constructor: null }] }, 422],
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

describe('a parameter that does not exist', () => {
  it.each([
    [
      '/api/order?statuss=2',
      'statuss',
      'Такого параметра нет. Есть: externalId, page, perPage, before, search, filter, user',
    ],
    ['/api/order?filter[statuss]=2', 'filter.statuss', expect.stringContaining('dateType, dateFrom')],
    [
      '/api/order?filter[status]=2&sort=price&order=desc',
      'sort',
      expect.stringContaining('page, perPage, before'),
    ],
    ['/api/order/single?id=1&full=1', 'full', 'Такого параметра нет. Есть: id, externalId'],
    ['/api/order/statuses?page=1', 'page', 'У этого запроса нет параметров'],
    ['/api/users/1?full', 'full', 'У этого запроса нет параметров'],
    ['/api/points?city=6', 'city', 'Такого параметра нет. Есть: cityId'],
    ['/api/zones?a[b]=1', 'a', 'У этого запроса нет параметров'],
    ['/api/health?x=1', 'x', 'У этого запроса нет параметров'],
  ])('in %s is named', async (path, name, text) => {
    const manager = await test.as('manager');
    const { status, body } = await manager.get(path);
    expect([status, body]).toMatchObject([400, { code: 'bad_query', errors: { [name]: [text] } }]);
  });

  it('is refused at writing, before anything is written', async () => {
    const answer = await client.post('/api/order?dry_run=1', { body: orderBody() });
    expect(answer.body).toMatchObject({ code: 'bad_query', errors: { dry_run: expect.any(Array) } });
    const list = await client.get('/api/order');
    expect(list.body).toMatchObject({ total: 0 });
  });

  it.each(['/api/order?page=&search=&filter=&user=', '/api/order?filter[status]=&filter[dateType]='])(
    'is not the same as one that is empty: %s',
    async (path) => {
      expect((await client.get(path)).status).toBe(200);
    },
  );

  it('in a body is dropped', async () => {
    const { status } = await client.post('/api/calculator/quote', {
      body: { cityId: 6, packages: [{ type: 'doc', colour: 'red' }], unknown: 1 },
    });
    expect(status).toBe(200);
  });
});

describe('no body under Content-Type: application/json', () => {
  const headers = { 'Content-Type': 'application/json' };

  it('is as one without the header', async () => {
    const admin = await test.as('admin');
    for (const call of [
      (sent: Sent) => client.delete('/api/webhooks/99999', sent),
      (sent: Sent) => admin.delete('/api/order/99999', sent),
      (sent: Sent) => client.delete('/api/sandbox/orders', sent),
      (sent: Sent) => client.get('/api/order', sent),
      (sent: Sent) => client.post('/api/order', sent),
    ]) {
      const [without, beside] = [await call({}), await call({ headers })];
      const [own, other] = [without, beside].map(({ body }) => ({ ...(body as object), requestId: null }));
      expect([beside.status, other]).toEqual([without.status, own]);
    }
    const { status } = await (await test.signedIn(await addUser(test))).post('/api/user/logout', { headers });
    expect(status).toBe(204);
  });

  it('is so in chunks too; a broken body stays a broken one', async () => {
    const send = (headers: Record<string, string>, body: string) =>
      supertest(test.app.getHttpServer()).delete('/api/webhooks/1').set(headers).send(body);
    const chunked = await send({ ...headers, 'Transfer-Encoding': 'chunked' }, '');
    expect((chunked.body as { code: string }).code).toBe('not_logged_in');
    for (const body of ['{', ' ', '{"__proto__":{}}'])
      expect((await send(headers, body)).body).toMatchObject({ statusCode: 400, code: 'bad_request' });
  });
});

describe('a day of delivery', () => {
  const send = (changes: object) => client.post('/api/order', { body: orderBody(changes) });

  afterEach(() => test.clock.set(null));

  it('is at most 365 days ahead', async () => {
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    expect((await send({ deliveryDate: '2027-11-19 23:59' })).status).toBe(201);
    for (const deliveryDate of ['2027-11-21 00:00', '9999-12-30 12:00'])
      expect(complaints(await send({ deliveryDate }))).toEqual(['deliveryDate']);
  });

  it('that is too far is told at once with whatever else is wrong', async () => {
    const wrong = {
      deliveryDate: '9999-12-30 10:00',
      name: '',
      packages: [{ type: 'package' }],
      addressId: 1e9,
    };
    expect(complaints(await send(wrong))).toEqual(
      expect.arrayContaining(['addressId', 'deliveryDate', 'name', 'packages.0.weight']),
    );
  });
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

  it('of the API’s description is the committed one, under this installation’s company and address', async () => {
    // The day from which its examples were written: later ones move them.
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    const { status, body } = await client.get('/api/openapi.json');
    const committed = JSON.parse(
      JSON.stringify((await import('../openapi.json', { with: { type: 'json' } })).default),
    ) as { info: object };
    const { origin } = test.config.publicUrl;
    const info = {
      ...committed.info,
      contact: { name: defaultCompany.legalName, email: defaultCompany.email, url: origin },
      license: { name: 'Проприетарная', url: `${origin}/about` },
    };
    expect([status, body]).toEqual([200, { ...committed, info }]);
    test.clock.set(null);
    const docs = await client.get('/api/docs');
    expect([docs.status, docs.text]).toEqual([200, expect.stringContaining('<title>API</title>')]);
    expect(docs.text).not.toMatch(/(src|href)="https?:/);
  });
});

describe('health', () => {
  it('is told to everybody', async () => {
    const { status, body } = await test.visitor().get('/api/health');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });
});
