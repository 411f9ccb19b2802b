import { defaultCompany, FRAGILE_ON_WIRE, orderProblems, problems } from '@shlyah/domain';
import {
  orderCases,
  ruleStories,
  staffOrderCases,
  staffOrderProblems,
  validLegalEntity,
  validOrder,
} from '@shlyah/domain/cases';
import type { Response } from 'supertest';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

type Values = Readonly<Record<string, unknown>>;

const test = setUpTestApp();
let admin: Client;
beforeAll(async () => {
  admin = await test.as('admin');
});

const customer = async (isLegalEntity: unknown) =>
  test.signedIn(await addUser(test, isLegalEntity ? firm() : {}));

let count = 0;
/** The values under an e-mail that no other case has. */
const withOwnEmail = (values: Values): Values =>
  values['email'] === validLegalEntity.email ? { ...values, email: `svoya${++count}@example.by` } : values;

/** Where the values of each table enter the API, and under which path they are complained about. */
const DOORS: Record<string, [path: string, send: (values: Values) => Promise<Response>]> = {
  registration: ['', (body) => test.visitor().post('/api/user/register', { body: withOwnEmail(body) })],
  profile: [
    '',
    async (body) =>
      (await customer(body['isLegalEntity'])).post('/api/user/update', { body: withOwnEmail(body) }),
  ],
  'forgotten password': ['', (body) => test.visitor().post('/api/user/forgotPassword', { body })],
  'new password': ['', (body) => test.visitor().post('/api/user/resetPassword', { body })],
  'user edit': [
    '',
    async (values) => {
      const { id } = await addUser(test, values['isLegalEntity'] ? firm() : {});
      const body = { ...withOwnEmail(values), ...('id' in values && { id }) };
      return admin.put('/api/users/updateUserInfo', { body });
    },
  ],
  rejection: [
    '',
    async (values) => {
      const { id } = await addUser(test, { status: 'pending' });
      const body = { ...values, ...('id' in values && { id }) };
      return admin.post('/api/users/cancelRegistration', { body });
    },
  ],
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
    async (row) => {
      const { volume } = (await admin.get('/api/calculator')).body as { volume: { id: number }[] };
      return admin.put('/api/calculator', {
        body: { insert: { volume: [row] }, delete: volume.map(({ id }) => id) },
      });
    },
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

const under = (prefix: string, found: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(found).map(([path, texts]) => [
      prefix + path.replace('fragileCargo', FRAGILE_ON_WIRE),
      texts,
    ]),
  );

/** A login says only that nobody was found; what forms alone ask (a password twice) never comes to the API. */
const stories = ruleStories.filter(([name]) => name !== 'login' && !name.endsWith(' form'));
/** Whose right values want something else too: a link that works, the version that is there. */
const wantsMore = ['new password', 'company', 'company phone'];

describe.each(stories)('the API says of a %s what the form says', (name, rules, cases) => {
  it.each(cases.filter(({ errors }) => errors.length > 0 || !wantsMore.includes(name)))(
    '$name',
    async ({ values, errors }) => {
      const [prefix, send] = DOORS[name] ?? ['', () => Promise.reject(new Error(`No door for ${name}`))];
      const answer = await send(values);
      expect(errorsOf(answer)).toEqual(under(prefix, problems(rules, values)));
      if (errors.length > 0) expect(answer.status).toBe(name === 'order filter' ? 400 : 422);
      else expect(answer.status).toBeLessThan(300);
    },
  );
});

/** Without the number of a city whose name a program has sent alone: the form has its list. */
const withoutHints = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [
      name,
      texts.filter((text) => !/^«[^»]+» — .+: номер \d+$/.test(text)),
    ]),
  );

describe('the API says of an order what the form says', () => {
  it.each(orderCases)('$name', async ({ order, errors }) => {
    const answer = await (await customer(true)).post('/api/order', { body: order });
    expect(withoutHints(errorsOf(answer))).toEqual(under('', orderProblems(order)));
    expect(answer.status).toBe(errors.length > 0 ? 422 : 201);
  });

  it.each(staffOrderCases)('$name', async ({ order, errors }) => {
    const { id, version, deliveryDate } = await addOrder(test, await addUser(test));
    const body = { ...order, id, version, deliveryDate };
    const answer = await admin.put('/api/order', { body });
    expect(errorsOf(answer)).toEqual(under('', staffOrderProblems(body)));
    expect(answer.status).toBe(errors.length > 0 ? 422 : 200);
  });
});
