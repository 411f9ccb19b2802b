import { BEFORE_CONFIRMATION } from '@shlyah/domain';
import type { WebhookDto } from '../src/modules/integrations/webhooks/dto/webhook.dto';
import { Quotas } from '../src/platform/access/quotas';
import type { Client } from './support/client';
import { addUser, program } from './support/factories';
import { told } from './support/reading';
import type { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { waitingShop } from './support/waiting-shop';

const test = setUpTestApp({ accountLimits: 1, webhooksLocal: true });
const shopping = waitingShop(test);
const { add, become, deliver, events, happen, ping } = shopping;
const { rates, server } = BEFORE_CONFIRMATION;
const minute = 60_000;
let shop: Client;
let receiver: Receiver;

beforeEach(() => ({ shop, receiver } = shopping.now()));

describe('the cannon', () => {
  it('sends nothing but a few tests to a server that does not answer them', async () => {
    receiver.reply = () => 200;
    for (let times = 0; times < 10; times++)
      await shop.post('/api/webhooks', { body: { url: receiver.url } });
    const [{ id } = { id: 0 }] = (await shop.get('/api/webhooks')).body as WebhookDto[];
    for (let times = 0; times < 50; times++) {
      await shop.post('/api/webhooks/test', { body: { id } });
      await shop.post('/api/conformance', { body: { kind: 'receiver', webhookId: id } });
    }
    await happen(500);
    await deliver();
    expect(receiver.received).toHaveLength(rates.webhookTests[0].most);
    expect(events()).toEqual([]);
  });

  it('shoots six times a minute and two hundred times a day at a server that does', async () => {
    const { id } = await add();
    await ping(id);
    await happen(300);
    await deliver();
    expect(events()).toHaveLength(rates.deliveries[0].most);
    test.clock.pass(minute + 1000);
    await deliver();
    expect(events()).toHaveLength(2 * rates.deliveries[0].most);
    for (let times = 0; times < 40; times++) {
      test.clock.pass(minute + 1000);
      await deliver();
    }
    expect(events()).toHaveLength(rates.deliveries[1].most);
    const ids = receiver.ids.slice(1);
    expect(ids).toEqual([...new Set(ids)].sort());
    // What waits for tomorrow goes within a minute once the account is confirmed.
    await become('confirmed');
    test.clock.pass(minute + 1000);
    await deliver();
    expect(events()).toHaveLength(300);
  }, 180_000);

  it('is no greater when many accounts aim at one server', async () => {
    const quotas = test.app.get(Quotas, { strict: false });
    const sent: number[] = [];
    for (let count = 0; count < 3; count++) {
      const other = await program(test, await addUser(test, { status: 'pending' }), { mode: 'test' });
      const { id } = await add(other);
      for (let times = 0; times < 10; times++)
        sent.push((await other.post('/api/webhooks/test', { body: { id } })).status);
    }
    expect(sent.filter((status) => status === 200)).toHaveLength(server.webhookTests[0].most);
    expect(receiver.received).toHaveLength(server.webhookTests[0].most);
    const { id } = await add();
    expect(told(await shop.post('/api/webhooks/test', { body: { id } }))).toMatch(
      /^429 На этот сервер и без вас приходит много запросов от неподтверждённых учётных записей\. Проверка не отправлена\. Повторите через /,
    );
    // Of a confirmed account these are not counted.
    await become('confirmed');
    expect(await ping(id)).toMatchObject({ state: 'delivered' });
    await expect(quotas.take('serverTests', '127.0.0.1')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  it('is no greater under many names of one address', async () => {
    const quotas = test.app.get(Quotas, { strict: false });
    await quotas.take('addressTests', '127.0.0.1', server.webhookTestsOfAddress[0].most);
    const { id } = await add();
    expect(await ping(id)).toMatchObject({
      state: 'failed',
      status: null,
      error: expect.stringMatching(/^На этот сервер и без вас/) as string,
    });
    expect(receiver.received).toEqual([]);
  });

  it('shoots no more at one address to which names are turned after their proof', async () => {
    const { id } = await add();
    await ping(id);
    const { most } = server.deliveriesOfAddress[0];
    await test.app.get(Quotas, { strict: false }).take('addressDeliveries', '127.0.0.1', most);
    await happen(2);
    await deliver();
    expect(events()).toEqual([]);
    test.clock.pass(2 * minute);
    await deliver();
    expect(events()).toHaveLength(2);
  });

  it('leaves events for later when many accounts send to one server, in their order', async () => {
    const { id } = await add();
    await ping(id);
    await test.app.get(Quotas, { strict: false }).take('serverDeliveries', '127.0.0.1', 58);
    await happen(4);
    await deliver();
    expect(events()).toHaveLength(2);
    test.clock.pass(minute + 1000);
    await deliver();
    expect(events()).toHaveLength(4);
    expect(receiver.ids.slice(1)).toEqual(receiver.ids.slice(1).sort());
  });
});
