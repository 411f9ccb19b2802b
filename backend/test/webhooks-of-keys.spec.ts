import type { EventDto } from '../src/modules/integrations/events/dto/event.dto';
import type { KeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import type { DeliveryPage } from '../src/modules/integrations/webhooks/dto/delivery.dto';
import type { NewWebhookDto, WebhookDto } from '../src/modules/integrations/webhooks/dto/webhook.dto';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, program } from './support/factories';
import { lastLetterTo, lettersTo } from './support/reading';
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

afterEach(async () => {
  test.clock.set(null);
  await receiver.close();
});

const created = async (by: Client, headers = {}): Promise<NewWebhookDto> =>
  (await by.post('/api/webhooks', { body: { url: receiver.url }, headers })).body as NewWebhookDto;

const listed = async (): Promise<WebhookDto[]> => (await client.get('/api/webhooks')).body as WebhookDto[];

const keys = async (): Promise<KeyDto[]> => (await client.get('/api/keys')).body as KeyDto[];

/** What arrives of a new order. */
async function arrived(): Promise<EventDto> {
  await addOrder(test, user, { externalId: 'З-1042', name: 'Маркёр' });
  await test.app.get(Sender).deliverDue();
  return JSON.parse(receiver.received.at(-1)?.body ?? 'null') as EventDto;
}

describe('an address that a key has named', () => {
  it('is told whole orders where the key may read them, and else that something has happened', async () => {
    const narrow = await program(test, user, { scopes: ['webhooks'] });
    expect(await created(narrow)).toMatchObject({ tellsOrders: false });
    const thin = await arrived();
    expect(thin).toMatchObject({ type: 'order.created', externalId: 'З-1042', order: null });
    expect(JSON.stringify(receiver.received)).not.toContain('Маркёр');
    const wide = await program(test, user, { scopes: ['webhooks', 'orders:read'] });
    const [{ id }] = (await listed()) as [WebhookDto];
    await wide.put('/api/webhooks', { body: { id, url: `${receiver.url}/wide` } });
    await client.post('/api/webhooks/replay', { body: { id, eventIds: [thin.id] } });
    await test.app.get(Sender).deliverDue();
    expect(receiver.received.at(-1)).toMatchObject({ path: '/events/wide' });
    expect(receiver.received.at(-1)?.body).toContain('Маркёр');
  });

  it('that a person had named is thin from the moment when such a key moves it', async () => {
    const { id } = await created(client);
    expect((await arrived()).order).toMatchObject({ name: 'Маркёр' });
    const narrow = await program(test, user, { scopes: ['webhooks'] });
    await narrow.put('/api/webhooks', { body: { id, description: 'Склад' } });
    expect(await listed()).toMatchObject([{ id, keyId: null, tellsOrders: true }]);
    // Nor does the key see in the deliveries what it may not read.
    const deliveries = (by: Client) => by.get('/api/webhooks/deliveries', { query: { id } });
    const { data } = (await deliveries(narrow)).body as DeliveryPage;
    expect(data[0]?.request).toMatchObject({ externalId: 'З-1042', order: null });
    expect(JSON.stringify((await deliveries(client)).body)).toContain('Маркёр');
    await narrow.put('/api/webhooks', { body: { id, url: `${receiver.url}/moved` } });
    expect(await listed()).toMatchObject([{ id, tellsOrders: false }]);
  });

  it('is told to the owner by a letter, and stands in the journal with whoever has named it', async () => {
    const shop = await program(test, user, { name: '1С, склад' });
    const { id } = await created(shop);
    expect(await lastLetterTo(test, user.email)).toContain('1С, склад');
    const { id: own } = await created(client);
    const told = (await lettersTo(test, user.email)).filter((one) => one === 'Новый адрес для уведомлений');
    expect(told).toHaveLength(1);
    const rows = await test.database.read.findBy(JournalEntry, { kind: 'webhookNamed', accountId: user.id });
    expect(rows.map(({ detail }) => detail)).toEqual([`№ ${id}`, `№ ${own}`]);
  });

  it('stops with the key, which says so before and after, and may be switched on again', async () => {
    const shop = await program(test, user, { name: '1С, склад' });
    const other = await program(test, user);
    const { id } = await created(shop);
    const kept = [await created(client), await created(other)].map((one) => one.id);
    const [key] = (await keys()).filter(({ name }) => name === '1С, склад') as [KeyDto];
    expect(key.webhooks).toEqual([receiver.url]);
    expect((await client.delete(`/api/keys/${key.id}`)).status).toBe(204);
    const states = async () => (await listed()).map((one) => [one.id, one.state]);
    expect(await states()).toEqual([[id, 'off'], ...kept.map((one) => [one, 'on'])]);
    expect((await lettersTo(test, user.email)).at(-1)).toBe('Ключ API отозван');
    expect(await lastLetterTo(test, user.email)).toContain(
      `остановлены уведомления на 127.0.0.1:${receiver.port}`,
    );
    await client.put('/api/webhooks', { body: { id, enabled: true } });
    expect((await listed())[0]).toMatchObject({ id, state: 'on', keyId: null });
  });

  it('that another key has switched on again stops with that one, and is told', async () => {
    const [shop, other] = [
      await program(test, user, { name: 'Магазин' }),
      await program(test, user, { name: 'Склад' }),
    ];
    const { id } = await created(shop);
    const revoke = async (name: string) =>
      client.delete(`/api/keys/${(await keys()).find((one) => one.name === name)?.id}`);
    await revoke('Магазин');
    await other.put('/api/webhooks', { body: { id, enabled: true } });
    expect(await lastLetterTo(test, user.email)).toContain('Склад');
    await revoke('Склад');
    expect(await listed()).toMatchObject([{ id, state: 'off' }]);
  });

  it('stops when staff stop all keys', async () => {
    await created(await program(test, user));
    await created(client);
    const manager = await test.as('manager');
    await manager.post('/api/keys/stop', { body: { id: user.id } });
    expect((await listed()).map(({ state }) => state)).toEqual(['off', 'on']);
  });
});

describe('the making of an address that is sent again', () => {
  const headers = { 'Idempotency-Key': 'the same' };

  it('answers the same secret to the same key on the same day', async () => {
    const shop = await program(test, user);
    const first = await created(shop, headers);
    expect(await created(shop, headers)).toEqual(first);
    const refused = async (by: Client) =>
      (await by.post('/api/webhooks', { body: { url: receiver.url }, headers })).body as { code?: string };
    expect(await refused(await program(test, user))).toMatchObject({ code: 'transition' });
    expect(await refused(client)).toMatchObject({ code: 'transition' });
    test.clock.set(new Date(Date.now() + 24 * 60 * 60_000));
    expect(await refused(shop)).toMatchObject({ code: 'transition' });
    expect(await listed()).toHaveLength(1);
  });

  it('never answers the secret that has replaced it', async () => {
    const shop = await program(test, user);
    const { id } = await created(shop, headers);
    await shop.post('/api/webhooks/rotate', { body: { id } });
    const again = await shop.post('/api/webhooks', { body: { url: receiver.url }, headers });
    expect([again.status, again.body]).toMatchObject([409, { code: 'transition' }]);
  });
});
