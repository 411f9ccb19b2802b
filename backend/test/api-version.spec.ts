import { API_VERSION, VERSION_HEADER } from '../src/platform/http/api-version';
import { addUser, orderBody, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => test.clock.set(null));

const saying = (version: string) => ({ headers: { [VERSION_HEADER]: version } });

describe('the version of the API', () => {
  it('is the description’s, and stands in each answer, refusals included', async () => {
    const visitor = test.visitor();
    const { body } = await visitor.get('/api/openapi.json');
    expect(body).toMatchObject({ info: { version: API_VERSION } });
    for (const path of ['/api/points', '/api/user', '/api/nothing', '/api/openapi.json', '/api/%E0%A4%A'])
      expect((await visitor.get(path)).headers).toHaveProperty('shlyah-version', API_VERSION);
    expect((await visitor.get('/')).headers).not.toHaveProperty('shlyah-version');
  });

  it.each([
    ['itself', API_VERSION, '2026-12-01T09:00:00Z'],
    ['itself before its day', API_VERSION, '2026-11-20T09:00:00Z'],
    ['itself after years', API_VERSION, '2029-12-01T09:00:00Z'],
    ['of today', '2027-02-01', '2027-02-01T09:00:00Z'],
    ['of Minsk’s today', '2027-02-02', '2027-02-01T22:00:00Z'],
    ['of a year ago', '2025-12-01', '2026-12-01T09:00:00Z'],
  ])('may be named: %s', async (_what, version, now) => {
    test.clock.set(new Date(now));
    expect((await test.visitor().get('/api/points', saying(version))).status).toBe(200);
  });

  it.each([
    ['of the future', '2027-02-03', 'Версии API 2027-02-03 ещё нет'],
    ['older than twelve months', '2026-01-31', 'Версии API 2026-01-31 больше 12 месяцев'],
    ['that is no day', '2026-02-30', 'ГГГГ-ММ-ДД'],
    ['of another kind', '1.0', 'ГГГГ-ММ-ДД'],
    ['that is empty', '', 'ГГГГ-ММ-ДД'],
    ['sent twice', `${API_VERSION}, ${API_VERSION}`, 'ГГГГ-ММ-ДД'],
  ])('%s is refused, and nothing is done', async (_what, version, words) => {
    test.clock.set(new Date('2027-02-01T09:00:00Z'));
    const owner = await addUser(test);
    for (const client of [await program(test, owner), await test.signedIn(owner)]) {
      const refused = await client.post('/api/order', { body: orderBody(), ...saying(version) });
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({ code: 'bad_version', message: expect.stringContaining(words) }),
      ]);
      expect((await client.get('/api/order')).body).toMatchObject({ total: 0 });
    }
  });
});

it('each refusal names its request, as its header does', async () => {
  const owner = await addUser(test);
  const [visitor, shop, person] = [test.visitor(), await program(test, owner), await test.signedIn(owner)];
  const refused = [
    await visitor.get('/api/user'),
    await visitor.get('/api/nothing'),
    await visitor.get('/api/%E0%A4%A'),
    await visitor.get('/api/points', { query: { city: 6 } }),
    await shop.post('/api/order', { body: {} }),
    await shop.get('/api/order/single', { query: { id: 999_999 } }),
    await person.get('/api/users'),
    await person.post('/api/order/batch', { body: { orders: 5 } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 404, 400, 400, 422, 404, 403, 422]);
  for (const { body, headers } of refused) expect(body).toHaveProperty('requestId', headers['x-request-id']);
  expect(new Set(refused.map(({ headers }) => headers['x-request-id'])).size).toBe(refused.length);
});

it('a missing choice of an order is answered with its words', async () => {
  const shop = await program(test, await addUser(test));
  const { body } = await shop.post('/api/order', { body: {} });
  const words = (...allowed: string[]) => [
    `Это поле обязательно для заполнения. Допустимо: ${allowed.join(', ')}`,
  ];
  expect(body).toMatchObject({
    errors: {
      delivery: words('client', 'punkt'),
      deliveryAddress: words('client', 'punkt'),
      reciverType: words('ur-lico', 'fiz-lico'),
      tarif: words('standart'),
    },
  });
});
