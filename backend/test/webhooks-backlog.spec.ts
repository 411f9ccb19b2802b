import { Sequence } from '../src/feed/sequence';
import { Delivery } from '../src/webhooks/delivery.entity';
import { DeliveryQueue } from '../src/webhooks/delivery-queue';
import { Sender } from '../src/webhooks/sender';
import { addOrder, addUser } from './support/factories';
import { Receiver } from './support/receiver';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let receiver: Receiver;

beforeAll(async () => {
  test = await startTestApp({ webhooksLocal: true });
  receiver = await new Receiver().open();
});

afterAll(async () => {
  await receiver.close();
  await test.close();
});

const deliver = (): Promise<void> => test.app.get(Sender).deliverDue();

it('events that wait are counted, from the one that is due first on', async () => {
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
  expect(await queue.backlog()).toEqual({ waiting: 2, firstDue: held?.nextAttemptAt });
});
