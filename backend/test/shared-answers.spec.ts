import { randomUUID } from 'node:crypto';
import { packed } from '../src/platform/http/shared-answers';
import { packers } from '../src/platform/http/packing';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => jest.restoreAllMocks());

describe.each(['/api/openapi.json', '/api/zones', '/api/points', '/api/points/cities'])('%s', (path) => {
  it('is kept for a minute by visitors and asked for again by its tag', async () => {
    const { headers, status } = await test.visitor().get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(headers['etag']).toMatch(/^"[\w-]{20,}"$/);
    for (const tag of [headers['etag'], `"other", W/${headers['etag']}`]) {
      const again = await test.visitor().get(path, { headers: { 'If-None-Match': tag ?? '' } });
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    }
    const other = await test.visitor().get(path, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is asked for each time by whoever has logged in', async () => {
    const { headers } = await (await test.as('admin')).get(path);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toMatch(/Cookie/);
  });

  it('says the same packed and plain', async () => {
    const texts: unknown[] = [];
    for (const accepted of ['br', 'gzip', 'br;q=0, gzip', 'identity']) {
      const { headers, body } = await test.visitor().get(path, { headers: { 'Accept-Encoding': accepted } });
      texts.push(body);
      const large = JSON.stringify(body).length >= 2048;
      const encoding = { br: 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip', identity: undefined }[accepted];
      expect(headers['content-encoding']).toBe(large ? encoding : undefined);
    }
    expect(new Set(texts.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

it('another point makes another tag at once', async () => {
  const tag = async () => (await test.visitor().get('/api/points')).headers['etag'];
  const before = await tag();
  const points = [{ street: 'ул. Новая, 1', cityId: 6, price: 7 }];
  await (await test.as('admin')).post('/api/points/new', { body: { points } });
  const after = await tag();
  expect(after).not.toBe(before);
  expect(await tag()).toBe(after);
});

it.each(['br', 'gzip'])('a long answer that nobody keeps is packed, too, as %s', async (encoding) => {
  for (let count = 0; count < 3; count++) await addUser(test);
  const admin = await test.as('admin');
  const ask = (accepted: string) => admin.get('/api/users', { headers: { 'Accept-Encoding': accepted } });
  const [plain, small] = [await ask('identity'), await ask(encoding)];
  expect(plain.text.length).toBeGreaterThan(2048);
  expect([plain, small].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, encoding]);
  expect([small.headers['cache-control'], small.body]).toEqual(['no-store', plain.body]);
});

it('what is wrong with a question is kept by nobody', async () => {
  const { status, headers } = await test.visitor().get('/api/points?city=6');
  expect([status, headers['cache-control'], headers['etag']]).toEqual([400, 'no-store', undefined]);
});

it('is packed once, however often it is asked for', async () => {
  const text = 'Пункты самовывоза. '.repeat(1000);
  const first = await packed(text, 'br', '"t"');
  expect(await packed(text, 'br', '"t"')).toBe(first);
  expect(await packed(text, 'gzip', '"t"')).not.toBe(first);
});

it('is kept among the forty that were asked for last', async () => {
  const pack = jest.spyOn(packers, 'gzip');
  // Tags that nobody has asked for, also when this test is repeated.
  const run = randomUUID();
  const ask = (number: number) => packed('Зоны доставки', 'gzip', `"${run} ${number}"`);
  for (let number = 0; number < 40; number++) await ask(number);
  await ask(0);
  expect(pack).toHaveBeenCalledTimes(40);
  await ask(40);
  await ask(0);
  expect(pack).toHaveBeenCalledTimes(41);
  await ask(1);
  expect(pack).toHaveBeenCalledTimes(42);
});
