import { Sequence } from '../src/platform/feed/sequence';
import { DeliveryQueue } from '../src/modules/integrations/webhooks/delivery-queue';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { addOrder, addUser } from './support/factories';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });

it('an attempt that a clock an hour ahead has put off is made when it is right again', async () => {
  const receiver = await new Receiver().open();
  const user = await addUser(test);
  await (
    await test.signedIn(user)
  ).post('/api/webhooks', { body: { url: receiver.url, types: ['order.created'] } });
  await addOrder(test, user);
  receiver.reply = (count) => (count === 1 ? 503 : 200);
  test.clock.set(new Date(Date.now() + 60 * 60_000));
  await test.app.get(Sender).deliverDue();
  test.clock.set(null);
  await test.app.get(Sender).deliverDue();
  await receiver.close();
  expect(receiver.received).toHaveLength(2);
});

it('what was queued by a clock that was ahead is sent when it is right again', async () => {
  const receiver = await new Receiver().open();
  const user = await addUser(test);
  await (
    await test.signedIn(user)
  ).post('/api/webhooks', { body: { url: receiver.url, types: ['order.created'] } });
  test.clock.set(new Date(Date.now() + 24 * 60 * 60_000));
  await addOrder(test, user);
  await test.app.get(Sequence).catchUp();
  const webhook = await test.database.read.findOneByOrFail(Webhook, { userId: user.id });
  await test.app.get(DeliveryQueue).fill(webhook);
  test.clock.set(null);
  await test.app.get(Sender).deliverDue();
  await receiver.close();
  expect(receiver.received).toHaveLength(1);
});
