import { Webhook as Signer } from 'standardwebhooks';
import type { EventDto } from '../src/modules/integrations/events/dto/event.dto';
import type { NewWebhookDto } from '../src/modules/integrations/webhooks/dto/webhook.dto';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import { Feed } from '../src/platform/feed/feed';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm, type ReadOrder } from './support/factories';
import { lastLetterTo, lettersTo, until } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { webhookCalls } from './support/webhook-calls';

const test = setUpTestApp({ webhooksLocal: true });
let manager: Client;
let user: User;
let client: Client;
let receiver: Receiver;

beforeEach(async () => {
  manager = await test.as('manager');
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

const edit = async (order: ReadOrder, changes: object): Promise<ReadOrder> =>
  (await manager.put('/api/order', { body: { ...changes, id: order.id, version: order.version } }))
    .body as ReadOrder;

const minsk = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

describe('an event', () => {
  it('arrives signed, in the words of the feed, in order, and is listed with its answer', async () => {
    const { id, secret } = await create();
    const order = await edit(await addOrder(test, user), { status: 2, price: 12 });
    await deliver();
    const { data } = (await client.get('/api/events')).body as { data: EventDto[] };
    const mine = data.filter(({ orderId }) => orderId === order.id);
    expect(mine.map(({ type }) => type)).toEqual(['order.created', 'order.status', 'order.price']);
    const arrived = receiver.received.map(({ body, headers }) =>
      new Signer(secret).verify(body, headers as Record<string, string>),
    );
    expect(arrived).toEqual(mine);
    expect(receiver.ids).toEqual(mine.map((event) => event.id));
    expect(receiver.received[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect((await deliveries(id)).reverse()).toMatchObject(
      mine.map((request) => ({
        eventId: request.id,
        state: 'delivered',
        status: 200,
        answer: 'ok',
        attempts: 1,
        nextAt: null,
        request,
      })),
    );
    await deliver();
    expect(receiver.received).toHaveLength(3);
  });

  it('of another type, of another client or of before is not sent; what is everybody’s is', async () => {
    await addOrder(test, user);
    await create({ types: ['order.price', 'tariff.*'] });
    const order = await addOrder(test, user);
    await addOrder(test, await addUser(test));
    await edit(order, { status: 2, price: 3 });
    const admin = await test.as('admin');
    const { volume } = (await admin.get('/api/calculator')).body as {
      volume: { id: number; value: number }[];
    };
    const update = [{ id: volume[0]?.id, value: (volume[0]?.value ?? 1) + 0.01 }];
    await admin.put('/api/calculator', { body: { update } });
    await deliver();
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as EventDto).type)).toEqual([
      'order.price',
      'tariff.changed',
    ]);
  });

  it('that is refused is sent again under the same id when it is due, with patience where it is asked for', async () => {
    receiver.reply = (count) =>
      count === 1 ? 500 : count === 2 ? { status: 503, headers: { 'Retry-After': '3600' } } : 204;
    const { id } = await create();
    await addOrder(test, user);
    test.clock.pass(0);
    await deliver();
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', status: 500, attempts: 1, triedAt: expect.stringMatching(minsk) },
    ]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    test.clock.pass(7000);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    test.clock.pass(50 * minute);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    test.clock.pass(11 * minute);
    await deliver();
    expect(new Set(receiver.ids).size).toBe(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', status: 204, attempts: 3 }]);
    expect(await list()).toMatchObject([{ state: 'on', failingSince: null }]);
  });

  it('holds back those behind it for a minute while it fails, and no longer', async () => {
    const { id } = await create({ types: ['order.created'] });
    // Said before there is anything to send: the sender also works by itself.
    let failing: number | null = null;
    receiver.reply = (_count, { body }) => {
      const { orderId } = JSON.parse(body) as EventDto;
      failing ??= orderId;
      return orderId === failing ? 500 : 200;
    };
    const [first, second] = [await addOrder(test, user), await addOrder(test, user)];
    await deliver();
    test.clock.pass(7000);
    await deliver();
    const tried = () => receiver.received.map(({ body }) => (JSON.parse(body) as EventDto).orderId);
    expect(tried()).toEqual([first.id, first.id]);
    test.clock.pass(minute - 7000);
    await deliver();
    expect(tried()).toEqual([first.id, first.id, second.id]);
    expect(await deliveries(id, { state: 'delivered' })).toMatchObject([{ orderId: second.id }]);
  });

  it('is sent again when the process ended between sending it and noting that: twice, under one id', async () => {
    const { id } = await create();
    await addOrder(test, user);
    await deliver();
    // As a process that was killed there leaves it behind: leased, and not noted.
    await test.database.write((tx) =>
      tx.update(
        Delivery,
        { webhookId: id },
        { state: 'waiting', leaseHolder: 'gone', nextAttemptAt: new Date(Date.now() + minute) },
      ),
    );
    await deliver();
    expect(receiver.received).toHaveLength(1);
    test.clock.pass(2 * minute);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.ids).size).toBe(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('goes to nobody who is not confirmed any more', async () => {
    await create();
    // In this order: the sender also works by itself.
    await test.database.write((tx) => tx.query(`UPDATE users SET status = 'canceled' WHERE id = ${user.id}`));
    await test.database.write((tx) =>
      test.app.get(Feed).append(tx, { type: 'order.created', userId: user.id, orderId: 1 }),
    );
    await deliver();
    expect(receiver.received).toEqual([]);
  });
});

describe('an address', () => {
  it('at which nothing arrives for three days is stopped; its owner is told once, and it goes on when he wants', async () => {
    receiver.reply = () => 500;
    const { id } = await create();
    const order = await addOrder(test, user);
    for (let hours = 0; hours < 80; hours++) {
      await deliver();
      test.clock.pass(hour);
    }
    const tries = receiver.received.length;
    expect(tries).toBeGreaterThan(9);
    expect(await deliveries(id)).toMatchObject([{ state: 'failed', nextAt: null }]);
    expect(await list()).toMatchObject([{ state: 'failed', failingSince: expect.any(String) }]);
    const told = (await lettersTo(test, user.email)).filter((subject) => subject.startsWith('Уведомления'));
    expect(told).toEqual([
      'Уведомления не доходят до вашего сервера',
      'Уведомления на ваш сервер остановлены',
    ]);
    expect(await lastLetterTo(test, user.email)).toContain('Три дня ни одно уведомление');

    manager = await test.as('manager');
    await edit(order, { price: 5 });
    await deliver();
    expect(receiver.received).toHaveLength(tries);
    receiver.reply = () => 200;
    await client.post('/api/user/confirm', { body: { password: 'demo-parol-2026' } });
    await client.put('/api/webhooks', { body: { id, enabled: true } });
    test.clock.pass(2 * minute);
    await deliver();
    expect(receiver.received.slice(tries).map(({ body }) => (JSON.parse(body) as EventDto).type)).toEqual([
      'order.created',
      'order.price',
    ]);
  });

  it('keeps its secret sealed, shows it once, and signs with two for a day after a rotation', async () => {
    const { id, secret } = await create();
    const stored = await test.database.read.findOneByOrFail(Webhook, { id });
    expect(stored.secret).toMatch(/^v1\./);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    test.clock.pass(0);
    const { secret: next, oldSecretUntil } = (await client.post('/api/webhooks/rotate', { body: { id } }))
      .body as NewWebhookDto;
    expect(oldSecretUntil).toMatch(minsk);
    expect(next).not.toBe(secret);
    const signedBy = async (): Promise<boolean[]> => {
      await client.post('/api/webhooks/test', { body: { id } });
      const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
      return [secret, next].map((one) => {
        const at = Number(headers['webhook-timestamp']) * 1000;
        const expected = new Signer(one).sign(String(headers['webhook-id']), new Date(at), body);
        return String(headers['webhook-signature']).split(' ').includes(expected);
      });
    };
    expect(await signedBy()).toEqual([true, true]);
    test.clock.pass(day - 1);
    expect(await signedBy()).toEqual([true, true]);
    test.clock.pass(1);
    expect(await signedBy()).toEqual([false, true]);
  });

  it('is tried by a ping that stands in no feed, and how that went is answered', async () => {
    const { id } = await create({ types: ['tariff.*'] });
    receiver.reply = () => ({ status: 418, body: 'чайник' });
    const { status, body } = await client.post('/api/webhooks/test', { body: { id } });
    expect([status, body]).toMatchObject([
      200,
      {
        type: 'ping',
        state: 'failed',
        status: 418,
        answer: 'чайник',
        error: null,
        request: { type: 'ping', order: null },
      },
    ]);
    await receiver.close();
    expect((await client.post('/api/webhooks/test', { body: { id } })).body).toMatchObject({
      state: 'failed',
      status: null,
      error: 'ECONNREFUSED',
    });
    await receiver.open();
    expect(await list()).toMatchObject([{ state: 'on', failingSince: null }]);
    expect(
      ((await client.get('/api/events')).body as { data: EventDto[] }).data.map(({ type }) => type),
    ).not.toContain('ping');
  });

  it('gets a ping that it is slow with once, whoever else sends meanwhile', async () => {
    const { id } = await create({ types: ['tariff.*'] });
    let answer = (_status: number): void => undefined;
    receiver.reply = () => new Promise<number>((resolve) => (answer = resolve));
    const ping = client.post('/api/webhooks/test', { body: { id } });
    await until(() => Promise.resolve(receiver.ids.length > 0));
    await deliver();
    answer(200);
    expect((await ping).body).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(receiver.ids).toHaveLength(1);
  });

  it('gets what it has had once more, when it is asked to, under the same ids', async () => {
    const { id } = await create();
    await addOrder(test, user);
    const strange = await addOrder(test, await addUser(test));
    await deliver();
    const [eventId = ''] = receiver.ids;
    const stranger = `evt_${String(Number(eventId.slice(4)) + 1).padStart(10, '0')}`;
    const replay = (eventIds: string[]) => client.post('/api/webhooks/replay', { body: { id, eventIds } });
    const { status, body } = await replay([eventId, stranger, 'evt_9999999999', 'none', eventId]);
    expect([status, body]).toEqual([202, { count: 1 }]);
    await deliver();
    expect(receiver.ids).toEqual([eventId, eventId]);
    expect(receiver.received.map(({ body: sent }) => sent)).not.toContainEqual(
      expect.stringContaining(`"orderId":${strange.id}`),
    );
  });
});
