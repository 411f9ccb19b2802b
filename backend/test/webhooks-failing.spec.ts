import type { EventDto } from '../src/modules/integrations/events/dto/event.dto';
import { Feed } from '../src/platform/feed/feed';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { lastLetterTo, lettersTo } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { webhookCalls } from './support/webhook-calls';

const test = setUpTestApp({ webhooksLocal: true });
let user: User;
let client: Client;
let receiver: Receiver;

beforeEach(async () => {
  user = await addUser(test, firm());
  client = await test.signedIn(user);
  receiver = await new Receiver().open();
});

afterEach(async () => {
  test.clock.set(null);
  await test.database.write((tx) => tx.delete(Webhook, { userId: user.id }));
  await receiver.close();
});

const deliver = (): Promise<void> => test.app.get(Sender).deliverDue();

const { create, list, deliveries } = webhookCalls(() => ({ client, receiver }));

const [minute, hour] = [60_000, 3_600_000];

describe('an address', () => {
  it('that answers 410 is stopped at once, and its owner is told', async () => {
    receiver.reply = () => 410;
    await create();
    await addOrder(test, user);
    await addOrder(test, user);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await list()).toMatchObject([{ state: 'gone' }]);
    expect(await lettersTo(test, user.email)).toContain('Уведомления на ваш сервер остановлены');
    expect(await lastLetterTo(test, user.email)).toContain('больше не ждёт уведомлений');
  });

  it.each([
    ['all the time', 80],
    ['for the first two days', 48],
  ])('at which other events arrive %s goes on when one has failed for three', async (_when, last) => {
    const { id } = await create({ types: ['order.created'] });
    let refused: number | null = null;
    receiver.reply = (_count, { body }) => {
      const { orderId } = JSON.parse(body) as EventDto;
      return orderId === (refused ??= orderId) ? 500 : 200;
    };
    await addOrder(test, user);
    test.clock.pass(0);
    const began = test.clock.now();
    await deliver();
    for (let hours = 4; hours <= 80; hours += 4) {
      test.clock.pass(4 * hour);
      const other = { type: 'order.created' as const, userId: user.id, orderId: 1_000_000 + hours };
      if (hours <= last) await test.database.write((tx) => test.app.get(Feed).append(tx, other));
      await deliver();
    }
    expect(await deliveries(id, { state: 'failed' })).toMatchObject([{ orderId: refused }]);
    expect(await list()).toMatchObject([{ state: 'on' }]);
    // Nothing has arrived since then, and not since the first try.
    const { failingSince } = await test.database.read.findOneByOrFail(Webhook, { id });
    expect(failingSince?.getTime() ?? Infinity).toBeGreaterThan(began.getTime() + last * hour);
  });
});

describe('the owner of an address', () => {
  const told = async () =>
    (await lettersTo(test, user.email)).filter((subject) => /не доходят/.test(subject));

  it('is told when nothing has arrived for an hour, once in each outage', async () => {
    receiver.reply = () => 500;
    const { id } = await create();
    const happens = async () => {
      const event = { type: 'order.changed' as const, userId: user.id };
      await test.database.write((tx) => test.app.get(Feed).append(tx, event));
    };
    test.clock.pass(0);
    await happens();
    await deliver();
    test.clock.pass(59 * minute);
    await deliver();
    expect(await told()).toEqual([]);
    test.clock.pass(2 * minute);
    await deliver();
    expect(await told()).toEqual(['Уведомления не доходят до вашего сервера']);
    expect(await lastLetterTo(test, user.email)).toContain(`127.0.0.1:${receiver.port}`);
    test.clock.pass(5 * hour);
    await deliver();
    expect(await told()).toHaveLength(1);

    receiver.reply = () => 200;
    test.clock.pass(12 * hour);
    await deliver();
    expect(await list()).toMatchObject([{ id, failingSince: null, waiting: 0 }]);
    receiver.reply = () => 500;
    await happens();
    await deliver();
    test.clock.pass(61 * minute);
    await deliver();
    expect(await told()).toHaveLength(2);
  });

  it('sees how many events wait, and when the last attempt was and the next one will be', async () => {
    receiver.reply = () => 500;
    const { id } = await create({ types: ['order.created'] });
    expect(await list()).toMatchObject([{ waiting: 0, triedAt: null, nextAt: null }]);
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    client = await test.signedIn(user);
    for (let count = 0; count < 3; count++) await addOrder(test, user);
    await deliver();
    test.clock.pass(2 * minute);
    expect(await list()).toMatchObject([
      { waiting: 3, triedAt: '2026-11-20 15:00', nextAt: '2026-11-20 15:02' },
    ]);
    for (let tries = 0; tries < 2; tries++) {
      await deliver();
      test.clock.pass(2 * minute);
    }
    await client.put('/api/webhooks', { body: { id, enabled: false } });
    expect(await list()).toMatchObject([{ waiting: 3, triedAt: '2026-11-20 15:04', nextAt: null }]);
    receiver.reply = () => 200;
    await client.put('/api/webhooks', { body: { id, enabled: true } });
    test.clock.pass(hour);
    await deliver();
    expect(await list()).toMatchObject([{ waiting: 0, triedAt: '2026-11-20 16:06', nextAt: null }]);
  });
});
