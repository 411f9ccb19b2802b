import { insertMany } from '../src/platform/database/insert-many';
import { Feed } from '../src/platform/feed/feed';
import { Sequence } from '../src/platform/feed/sequence';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import { DeliveryQueue, fresh } from '../src/modules/integrations/webhooks/delivery-queue';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { addOrder, addUser } from './support/factories';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let receiver: Receiver;

beforeAll(async () => {
  receiver = await new Receiver().open();
});

afterAll(() => receiver.close());

const deliver = (): Promise<void> => test.app.get(Sender).deliverDue();

it('events that wait are counted; late is one that might be sent and is not, and none behind one that is tried again', async () => {
  const queue = test.app.get(DeliveryQueue);
  const user = await addUser(test);
  await (
    await test.signedIn(user)
  ).post('/api/webhooks', { body: { url: receiver.url, types: ['order.created'] } });
  expect(await queue.backlog()).toEqual({ waiting: 0, firstDue: null });
  receiver.reply = () => 500;
  await addOrder(test, user);
  await deliver();
  await addOrder(test, user);
  await test.app.get(Sequence).catchUp();
  await deliver();
  const [tried, held] = await test.database.read.find(Delivery, { order: { id: 'ASC' } });
  // The first one has been put off, so that the second is due before it.
  expect(tried?.nextAttemptAt.getTime()).toBeGreaterThan(held?.nextAttemptAt.getTime() ?? Infinity);
  expect(await queue.backlog()).toEqual({ waiting: 2, firstDue: null });
  await test.app.get(Sender).onModuleDestroy();
  test.clock.set(new Date(Date.now() + 30 * 60_000));
  expect(await queue.backlog()).toEqual({ waiting: 2, firstDue: tried?.nextAttemptAt });
  test.clock.set(null);
});

describe('for an address', () => {
  let userId: number;
  let webhook: Webhook;

  const happens = (count: number) =>
    test.database.write((tx) =>
      test.app
        .get(Feed)
        .append(tx, ...Array.from({ length: count }, () => ({ type: 'order.changed' as const, userId }))),
    );
  const stored = () => test.database.read.findOneByOrFail(Webhook, { id: webhook.id });
  const queued = () => test.database.read.countBy(Delivery, { webhookId: webhook.id });

  beforeEach(async () => {
    // What is queued here is queued by the tests alone.
    await test.app.get(Sender).onModuleDestroy();
    const user = await addUser(test);
    userId = user.id;
    const client = await test.signedIn(user);
    const { body } = await client.post('/api/webhooks', { body: { url: receiver.url } });
    webhook = await test.database.read.findOneByOrFail(Webhook, { id: (body as { id: number }).id });
  });

  it('more than is queued at once is queued whole, and by one of those who do so', async () => {
    await happens(401);
    await test.app.get(DeliveryQueue).fill(webhook);
    expect(await queued()).toBe(401);
    await test.app.get(DeliveryQueue).fill(webhook);
    expect(await queued()).toBe(401);
  });

  it('nothing is queued while a thousand wait: the feed keeps the rest', async () => {
    const queue = test.app.get(DeliveryQueue);
    const row = { ...fresh(webhook.id, await queue.now()), seq: null, type: 'ping', orderId: null } as const;
    await test.database.write((tx) =>
      insertMany(
        tx,
        Delivery,
        Array.from({ length: 1000 }, (_, at) => ({ ...row, eventId: `evt_waits_${at}` })),
      ),
    );
    await happens(1);
    await queue.fill(webhook);
    expect([await queued(), (await stored()).lastSeq]).toEqual([1000, webhook.lastSeq]);
    await test.database.write((tx) =>
      tx.update(Delivery, { webhookId: webhook.id, eventId: 'evt_waits_7' }, { state: 'failed' }),
    );
    await queue.fill(webhook);
    expect(await queued()).toBe(1001);
    expect((await stored()).lastSeq).toBeGreaterThan(webhook.lastSeq);
  });
});
