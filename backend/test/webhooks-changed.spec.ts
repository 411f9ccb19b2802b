import { Feed } from '../src/platform/feed/feed';
import { User } from '../src/modules/users/model/user.entity';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let user: User;
let client: Client;
let receiver: Receiver;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
  receiver = await new Receiver().open();
});

afterEach(() => receiver.close());

/** What arrives of six events when the address is changed while the second is received. */
async function receivedWith(change: (id: number) => Promise<unknown>): Promise<Receiver['received']> {
  const { body } = await client.post('/api/webhooks', { body: { url: receiver.url } });
  const { id } = body as { id: number };
  receiver.reply = async (count) => {
    if (count === 2) await change(id);
    return 200;
  };
  const events = Array.from({ length: 6 }, () => ({ type: 'order.changed' as const, userId: user.id }));
  await test.database.write((tx) => test.app.get(Feed).append(tx, ...events));
  await test.app.get(Sender).deliverDue();
  return receiver.received;
}

const put = (body: object) => client.put('/api/webhooks', { body });

it.each<[string, (id: number) => Promise<unknown>]>([
  ['an address that is stopped', (id) => put({ id, enabled: false })],
  ['an address that is deleted', (id) => client.delete(`/api/webhooks/${id}`)],
  [
    'an owner who is rejected',
    () => test.database.write((tx) => tx.update(User, { id: user.id }, { status: 'canceled' })),
  ],
])('%s gets nothing more of the events that wait', async (_what, change) => {
  expect(await receivedWith(change)).toHaveLength(2);
});

it('an address that is moved gets the events that wait at its new place', async () => {
  const received = await receivedWith((id) => put({ id, url: `${receiver.url}/new` }));
  const [before, after] = ['/events', '/events/new'];
  expect(received.map(({ path }) => path)).toEqual([before, before, after, after, after, after]);
});

it('a secret that is replaced signs the events that wait', async () => {
  const received = await receivedWith((id) => client.post('/api/webhooks/rotate', { body: { id } }));
  const signatures = received.map(({ headers }) => String(headers['webhook-signature']).split(' ').length);
  expect(signatures).toEqual([1, 1, 2, 2, 2, 2]);
});
