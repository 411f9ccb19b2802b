import { defaultCompany, FRAGILE_ON_WIRE, orderProblems, problems } from '@shlyah/domain';
import {
  orderCases,
  ruleStories,
  staffOrderCases,
  staffOrderProblems,
  validOrder,
} from '@shlyah/domain/cases';
import type { Response } from 'supertest';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

type Values = Readonly<Record<string, unknown>>;

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const customer = async (isLegalEntity: unknown) =>
  test.signedIn(await addUser(test, isLegalEntity ? firm() : {}));

/** Where the values of each table enter the API, and under which path they are complained about. */
const DOORS: Record<string, [path: string, send: (values: Values) => Promise<Response>]> = {
  registration: ['', (body) => test.visitor().post('/api/user/register', { body })],
  profile: ['', async (body) => (await customer(body['isLegalEntity'])).post('/api/user/update', { body })],
  'forgotten password': ['', (body) => test.visitor().post('/api/user/forgotPassword', { body })],
  'new password': ['', (body) => test.visitor().post('/api/user/resetPassword', { body })],
  'user edit': [
    '',
    async (values) => {
      const { id } = await addUser(test, values['isLegalEntity'] ? firm() : {});
      const body = { ...values, ...('id' in values && { id }) };
      return admin.put('/api/users/updateUserInfo', { body });
    },
  ],
  rejection: ['', (body) => admin.post('/api/users/cancelRegistration', { body })],
  contract: ['', async (body) => (await customer(true)).post('/api/contract', { body })],
  'order item': [
    'packages.0.',
    async (item) => (await customer(true)).post('/api/order', { body: { ...validOrder, packages: [item] } }),
  ],
  'calculator item': [
    'packages.0.',
    (item) => test.visitor().post('/api/calculator/quote', { body: { cityId: 6, packages: [item] } }),
  ],
  'order filter': [
    'filter.',
    (values) => {
      const query = Object.entries(values).map(([name, value]) => [`filter[${name}]`, value ?? '']);
      return admin.get('/api/order', { query: Object.fromEntries(query) as Record<string, unknown> });
    },
  ],
  'coefficient row': [
    'insert.volume.0.',
    (row) => admin.put('/api/calculator', { body: { insert: { volume: [row] } } }),
  ],
  company: [
    '',
    (values) => admin.put('/api/company', { body: { ...values, phones: defaultCompany.phones, version: 1 } }),
  ],
  'company phone': [
    'phones.0.',
    (phone) => admin.put('/api/company', { body: { ...defaultCompany, phones: [phone], version: 1 } }),
  ],
  'pickup point': ['points.0.', (point) => admin.post('/api/points/new', { body: { points: [point] } })],
};

const errorsOf = ({ body }: Response): unknown => (body as { errors?: unknown }).errors;

const under = (prefix: string, found: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(found).map(([path, texts]) => [
      prefix + path.replace('fragileCargo', FRAGILE_ON_WIRE),
      texts,
    ]),
  );

/** A login says only that nobody was found; what forms alone ask (a password twice) never comes to the API. */
const stories = ruleStories.filter(([name]) => name !== 'login' && !name.endsWith(' form'));

describe.each(stories)('the API says of a wrong %s what the form says', (name, rules, cases) => {
  const wrong = cases.filter(({ errors }) => errors.length > 0);

  it.each(wrong)('$name', async ({ values }) => {
    const [prefix, send] = DOORS[name] ?? ['', () => Promise.reject(new Error(`No door for ${name}`))];
    expect(errorsOf(await send(values))).toEqual(under(prefix, problems(rules, values)));
  });
});

describe('the API says of a wrong order what the form says', () => {
  it.each(orderCases.filter(({ errors }) => errors.length > 0))('$name', async ({ order }) => {
    const answer = await (await customer(true)).post('/api/order', { body: order });
    expect(errorsOf(answer)).toEqual(under('', orderProblems(order)));
  });

  it.each(staffOrderCases.filter(({ errors }) => errors.length > 0))('$name', async ({ order }) => {
    const { id, version, deliveryDate } = await addOrder(test, await addUser(test));
    const body = { ...order, id, version, deliveryDate };
    expect(errorsOf(await admin.put('/api/order', { body }))).toEqual(under('', staffOrderProblems(body)));
  });
});
