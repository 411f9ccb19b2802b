import {
  contractFields,
  addressBookFields,
  orderFields,
  registrationFields,
  type Fields,
} from '@shlyah/domain';
import { validContract, validIndividual } from '@shlyah/domain/cases';
import type { Client, Sent } from './support/client';
import { addUser, firm, orderBody, pdf } from './support/factories';
import { leastOf, taken } from './support/taken';
import { setUpTestApp } from './support/test-app';

/** Signs that readers of phones, addresses, codes, mail and all texts go over; the two marks are put in order by NFC. */
const SIGNS = ['(', ' ', '.', '0', 'x(', 'a@', 'xn--', '\u0301\u0316', 'ул. '];

/** As much as a body, a URL and a field of a form hold. */
const LENGTHS = { body: 900_000, query: 12_000, form: 15_000 };

const repeated = (sign: string, bytes: number): string =>
  `x${sign.repeat(Math.floor(bytes / Buffer.byteLength(sign)))}x`;

/** Milliseconds of this process that one text may take, the machine's other work aside; a quadratic reader of a megabyte needs minutes. */
const MOST_TAKEN = 1500;

const test = setUpTestApp();
let owner: Client;

beforeAll(async () => {
  owner = await test.signedIn(await addUser(test, firm()));
});

/** The status of a call beside which the process says that it lives, and the processor time of both. */
async function answered(send: () => Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  let status = 0;
  const both = async () => {
    const [answer, alive] = await Promise.all([send(), test.visitor().get('/api/health/live')]);
    expect(alive.status).toBe(200);
    ({ status } = answer);
  };
  const ms = await leastOf(MOST_TAKEN, () => taken(both));
  return { status, ms };
}

async function refuses(send: () => Promise<{ status: number }>): Promise<void> {
  const { status, ms } = await answered(send);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(ms).toBeLessThan(MOST_TAKEN);
}

/** A field of each kind and format of a table, of those that always apply. */
const kindsOf = (fields: Fields): string[] => [
  ...new Map(
    Object.entries(fields)
      .filter(([, { when }]) => when === undefined)
      .map(([name, { kind, format }]) => [`${kind} ${format ?? ''}`, name]),
  ).values(),
];

const bodies: readonly (readonly [path: string, names: string[], body: object])[] = [
  ['/api/user/register', kindsOf(registrationFields), validIndividual],
  ['/api/order', kindsOf(orderFields), orderBody()],
  ['/api/addressBook', kindsOf(addressBookFields), { side: 'receiver' }],
  ['/api/contract', kindsOf(contractFields), validContract],
  ['/api/user/login', ['email', 'password'], { email: 'anna@example.by', password: 'parol-2026' }],
];

describe.each(bodies)('POST %s', (path, names, body) => {
  it.each(names)('%s', async (name) => {
    const client = path.startsWith('/api/user') ? test.visitor() : owner;
    for (const sign of SIGNS) {
      const text = repeated(sign, LENGTHS.body);
      await refuses(() => client.post(path, { body: { ...body, [name]: text } }));
    }
  });
});

const queries: readonly (readonly [path: string, name: string])[] = [
  ['/api/order', 'search'],
  ['/api/order', 'externalId'],
  ['/api/addressBook', 'search'],
  ['/api/findCountry', 'query'],
];

it.each(queries)('GET %s?%s', async (path, name) => {
  for (const sign of SIGNS) {
    const query = { [name]: repeated(sign, LENGTHS.query / 3) };
    const { status, ms } = await answered(() => owner.get(path, { query }));
    expect(status).toBeLessThan(500);
    expect(ms).toBeLessThan(MOST_TAKEN);
  }
});

it('GET /api/tracking/{code}, and several on the page', async () => {
  // The first page loads the program that draws pages.
  await owner.get('/t');
  for (const sign of SIGNS) {
    const text = encodeURIComponent(repeated(sign, LENGTHS.query / 3));
    for (const path of [`/api/tracking/${text.slice(0, 3000)}`, `/t?codes=${text}`]) {
      const { status, ms } = await answered(() => owner.get(path));
      expect(status).toBeLessThan(500);
      expect(ms).toBeLessThan(MOST_TAKEN);
    }
  }
});

it.each(kindsOf(contractFields))('a form: %s, and the name of its file', async (name) => {
  for (const sign of SIGNS) {
    const form: Sent['form'] = { ...validContract, [name]: repeated(sign, LENGTHS.form) };
    await refuses(() => owner.post('/api/contract', { form }));
    const scanProxy = { name: repeated(sign, LENGTHS.form), bytes: pdf() };
    const { status, ms } = await answered(() =>
      owner.post('/api/contract', { form: { ...form, scanProxy } }),
    );
    expect(status).toBeLessThan(500);
    expect(ms).toBeLessThan(MOST_TAKEN);
  }
});
