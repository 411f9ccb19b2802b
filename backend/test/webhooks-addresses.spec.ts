import { MODE_HEADER } from '@shlyah/domain';
import type { Actor } from '../src/platform/http/actor';
import { Secrets } from '../src/platform/access/secrets';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import type { DeliveryPage } from '../src/modules/integrations/webhooks/dto/delivery.dto';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { WebhooksService } from '../src/modules/integrations/webhooks/webhooks.service';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { complaints, told } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { webhookCalls } from './support/webhook-calls';

const test = setUpTestApp({ webhooksLocal: true });
let user: User;
let client: Client;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await new Receiver().open();
});

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
});

afterAll(() => receiver.close());

const deliver = (): Promise<void> => test.app.get(Sender).deliverDue();

const { create, list } = webhookCalls(() => ({ client, receiver }));

describe('an address for events', () => {
  it('is one of ten of an account, also when they are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => client.post('/api/webhooks', { body: { url: receiver.url } })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'too_many_webhooks' });
  });

  it('is changed in part, over the version that was read, stopped and deleted', async () => {
    const { id, version } = await create({ description: 'Склад', types: ['order.*'] });
    const put = (body: object) => client.put('/api/webhooks', { body: { id, ...body } });
    expect((await put({ version, types: [] })).body).toMatchObject({
      types: [],
      description: 'Склад',
      version: 2,
    });
    expect((await put({ version, enabled: false })).status).toBe(409);
    expect((await put({ enabled: false })).body).toMatchObject({ state: 'off', url: receiver.url });
    await addOrder(test, user);
    await deliver();
    expect(receiver.received).toEqual([]);
    expect((await client.delete(`/api/webhooks/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('that is stopped stays so when something else of it is changed', async () => {
    const { id } = await create();
    const put = async (body: object) => (await client.put('/api/webhooks', { body: { id, ...body } })).body;
    await put({ enabled: false });
    expect(await put({ description: 'Склад' })).toMatchObject({ state: 'off', description: 'Склад' });
  });

  it('that fails goes on failing when it is switched on though it is on', async () => {
    const { id } = await create();
    const failingSince = new Date('2026-11-20T09:00:00Z');
    await test.database.write((tx) => tx.update(Webhook, { id }, { failingSince }));
    const { body } = await client.put('/api/webhooks', { body: { id, enabled: true } });
    expect(body).toMatchObject({ state: 'on', failingSince: '2026-11-20 12:00' });
  });

  it('is not made for an account that is no more', async () => {
    const gone = { id: 999_999, mode: 'live' } as Actor;
    const repeat = { key: undefined, replayed: () => undefined };
    const made = test.app.get(WebhooksService).create({ url: receiver.url }, gone, repeat);
    await expect(made).rejects.toMatchObject({ code: 'not_logged_in' });
  });

  it('is nobody else’s, nor that of the other mode', async () => {
    const { id } = await create();
    const other = await test.signedIn(await addUser(test));
    const trying = { headers: { [MODE_HEADER]: 'test' } };
    for (const [caller, how] of [
      [other, {}],
      [client, trying],
    ] as const)
      for (const answer of [
        await caller.put('/api/webhooks', { body: { id, enabled: false }, ...how }),
        await caller.post('/api/webhooks/rotate', { body: { id }, ...how }),
        await caller.post('/api/webhooks/test', { body: { id }, ...how }),
        await caller.post('/api/webhooks/replay', { body: { id, eventIds: ['evt_0000000001'] }, ...how }),
        await caller.get('/api/webhooks/deliveries', { query: { id }, ...how }),
        await caller.delete(`/api/webhooks/${id}`, how),
      ])
        expect(told(answer)).toBe('404 Такого адреса для уведомлений нет.');
    expect(await list()).toMatchObject([{ id, state: 'on', oldSecretUntil: null, version: 1 }]);
  });

  it('stands below those that were made before it', async () => {
    const made = [await create(), await create(), await create()];
    expect((await list()).map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  });

  it('made twice with one key is one, with one secret', async () => {
    const send = () =>
      client.post('/api/webhooks', { body: { url: receiver.url }, headers: { 'Idempotency-Key': 'same' } });
    const [one, two] = [await send(), await send()];
    expect(two.body).toEqual(one.body);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ url: 'ftp://shop.by/' }, ['url']],
    [{ url: '' }, ['url']],
    [{ types: ['order.lost'] }, ['types']],
    [{ url: 'shop', types: ['*', 'no'] }, ['types', 'url']],
  ])('is refused: %p', async (body, paths) => {
    const answer = await client.post('/api/webhooks', { body: { url: receiver.url, ...body } });
    expect([answer.status, complaints(answer)]).toEqual([422, paths]);
  });
});

describe('an event that cannot be sent', () => {
  /** What its owner reads of the only try. */
  async function failed(id: number) {
    const { body } = await client.get('/api/webhooks/deliveries', { query: { id } });
    expect((body as DeliveryPage).total).toBe(1);
    return (body as DeliveryPage).data[0];
  }

  it('because the key of the secrets is another one says so', async () => {
    const { id } = await create();
    await addOrder(test, user);
    const open = jest.spyOn(test.app.get(Secrets), 'open').mockReturnValue(null);
    await deliver();
    open.mockRestore();
    expect(await failed(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: null,
      answer: null,
      error: 'Секрет не открывается: сменился SECRETS_KEY',
    });
  });

  it('because it is in the feed no more says so', async () => {
    const { id } = await create();
    const sender = test.app.get(Sender);
    const order = await addOrder(test, user);
    const send = jest.spyOn(sender, 'deliver').mockRejectedValueOnce(new Error('later'));
    await expect(deliver()).rejects.toThrow('later');
    send.mockRestore();
    await test.database.write(async (tx) => {
      await tx.delete(IntegrationEvent, { orderId: order.id });
      await tx.update(Delivery, { webhookId: id }, { nextAttemptAt: new Date(0) });
    });
    await deliver();
    expect(await failed(id)).toMatchObject({
      state: 'failed',
      status: null,
      error: 'События больше нет в ленте: она хранит 90 дней',
    });
    const { failingSince } = await test.database.read.findOneByOrFail(Webhook, { id });
    expect(failingSince).toBeNull();
  });
});
