import { Feed } from '../src/platform/feed/feed';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { User } from '../src/modules/users/model/user.entity';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { lastLetterTo } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { webhookCalls } from './support/webhook-calls';

const hour = 60 * 60_000;
const day = 24 * hour;
const many = 60;

const test = setUpTestApp({ webhooksLocal: true });
let user: User;
let client: Client;
let receiver: Receiver;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
  receiver = await new Receiver().open();
});

afterEach(async () => {
  test.clock.set(null);
  await test.database.write((tx) => tx.delete(Webhook, { userId: user.id }));
  await receiver.close();
});

const { create, list } = webhookCalls(() => ({ client, receiver }));
const deliver = (): Promise<void> => test.app.get(Sender).deliverDue();

const happen = (count: number): Promise<void> =>
  test.database.write(async (tx) => {
    const events = Array.from({ length: count }, () => ({ type: 'order.changed' as const, userId: user.id }));
    await test.app.get(Feed).append(tx, ...events);
  });

/** Nothing arrives for three days, after which the address is stopped; its owner reads of it. */
async function stopped(): Promise<number> {
  receiver.reply = () => 500;
  const { id } = await create();
  test.clock.pass(0);
  await happen(many);
  for (let hours = 0; hours <= 76; hours += 4) {
    await deliver();
    test.clock.pass(4 * hour);
  }
  expect(await list()).toMatchObject([{ id, state: 'failed' }]);
  expect(await lastLetterTo(test, user.email)).toContain('перестали их присылать');
  await happen(5);
  receiver.received.length = 0;
  receiver.reply = () => 200;
  return id;
}

/** A person is asked for the password again after so long. */
async function enable(id: number): Promise<void> {
  client = await test.signedIn(user);
  const { status } = await client.put('/api/webhooks', { body: { id, enabled: true } });
  expect(status).toBe(200);
}

it('an address that is switched on again weeks after it was stopped is sent all that the feed holds, in order', async () => {
  const id = await stopped();
  test.clock.pass(50 * day);
  await test.app.get(Upkeep).run();
  await enable(id);
  await deliver();
  expect(receiver.received).toHaveLength(many + 5);
  const seqs = receiver.ids.map((name) => Number(name.replace(/\D/g, '')));
  expect(seqs).toEqual([...new Set(seqs)].sort((one, two) => one - two));
  expect(await list()).toMatchObject([{ state: 'on', waiting: 0, failingSince: null }]);
});

it('and what fails there again has three days more', async () => {
  const id = await stopped();
  await enable(id);
  receiver.reply = (count) => (count === 1 ? 500 : 200);
  await deliver();
  const [first] = await test.database.read.find(Delivery, { where: { webhookId: id }, order: { id: 'ASC' } });
  expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
  test.clock.pass(hour);
  await deliver();
  expect(new Set(receiver.ids).size).toBe(many + 5);
  expect(await test.database.read.countBy(Delivery, { webhookId: id, state: 'failed' })).toBe(0);
});

it('events that the feed has no more are given up without an attempt, and say nothing of the address', async () => {
  const id = await stopped();
  test.clock.pass(95 * day);
  await test.app.get(Upkeep).run();
  await enable(id);
  await happen(1);
  await deliver();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await list()).toMatchObject([{ state: 'on', waiting: 0, failingSince: null }]);
});
