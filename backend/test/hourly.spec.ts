import { validIndividual } from '@shlyah/domain/cases';
import type { Client } from './support/client';
import { BEHIND_PROXY } from './support/coming-in';
import { addUser } from './support/factories';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ ...BEHIND_PROXY, webhooksLocal: true, accountLimits: 1 });
let receiver: Receiver;
let client: Client;
let webhookId: number;

beforeAll(async () => {
  receiver = await new Receiver().open();
  client = await test.signedIn(await addUser(test));
  const { body } = await client.post('/api/webhooks', { body: { url: receiver.url } });
  webhookId = (body as { id: number }).id;
  // All of them at one moment: whoever is refused is told the whole time.
  test.clock.set(new Date());
});

afterAll(() => receiver.close());

const network = { 'x-forwarded-for': '2001:db8:7:7::1' };
const visitor =
  (path: string, body: object = {}) =>
  () =>
    test.visitor().post(path, { body, headers: network });
const customer = (path: string, body: () => object) => () => client.post(path, { body: body() });

describe('what costs work or a letter is let through so often an hour:', () => {
  it.each([
    ['links for a new password', 20, visitor('/api/user/forgotPassword', { email: 'nobody@example.by' })],
    [
      'registrations with an e-mail that is taken',
      100,
      visitor('/api/user/register', {
        ...validIndividual,
        email: 'person@demo.by',
        password: 'dolgaya doroga 7',
      }),
    ],
    ['beginnings of a login with a passkey', 100, visitor('/api/user/passkey/options')],
    ['test events', 60, customer('/api/webhooks/test', () => ({ id: webhookId }))],
    ['checks of a program', 30, customer('/api/conformance', () => ({ kind: 'caller', keyId: 999_999 }))],
  ])('%s, %d', async (_what, most, send) => {
    const statuses: number[] = [];
    for (let count = 0; count < most; count++) statuses.push((await send()).status);
    expect(statuses).not.toContain(429);
    const { status, headers } = await send();
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
  });
});
