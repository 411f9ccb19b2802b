import { MODE_HEADER } from '@shlyah/domain';
import type { KeyDto, NewKeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addKey, addUser, orderBody } from './support/factories';
import { lettersTo, told } from './support/reading';
import { answersTests, Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let receiver: Receiver;
let user: User;
let client: Client;

beforeAll(async () => {
  receiver = await new Receiver().open();
});

beforeEach(async () => {
  user = await addUser(test, { status: 'pending' });
  client = await test.signedIn(user);
});

afterAll(() => receiver.close());

const key = {
  name: 'Магазин',
  mode: 'test',
  scopes: ['quotes', 'orders:read', 'orders:create', 'webhooks'],
};
const trying = { headers: { [MODE_HEADER]: 'test' } };
const NOT_CONFIRMED = '403 Это будет доступно, когда менеджер подтвердит вашу регистрацию.';
const LIVE_LATER = '403 Рабочие ключи — после подтверждения регистрации.';

async function shopOf(owner: Client): Promise<Client> {
  const { body } = await owner.post('/api/keys', { body: key, ...trying });
  const shop = test.visitor();
  shop.key = (body as NewKeyDto).secret;
  return shop;
}

const become = (status: User['status']): Promise<unknown> =>
  test.database.write((tx) => tx.update(User, { id: user.id }, { status }));

describe('an account that waits for confirmation', () => {
  it('places, moves and reads test orders with a test key', async () => {
    const shop = await shopOf(client);
    const { status, body } = await shop.post('/api/order', { body: orderBody() });
    const { id } = body as { id: number };
    expect([status, id < 0]).toEqual([201, true]);
    const moved = await shop.post('/api/sandbox/advance', { body: { id, to: 'delivered', price: 38 } });
    expect(moved.body).toMatchObject({ id, mode: 'test', price: 38, status: { code: 'delivered' } });
    expect((await shop.get('/api/order')).body).toMatchObject({ total: 1, data: [{ id }] });
    expect(((await shop.get('/api/events')).body as { data: unknown[] }).data).not.toEqual([]);
  });

  it('sees, replaces and revokes its test keys', async () => {
    await shopOf(client);
    const [{ id }] = (await client.get('/api/keys', trying)).body as [KeyDto];
    expect(told(await client.post('/api/keys/rotate', { body: { id }, ...trying }))).toBe('200 undefined');
    expect((await client.delete(`/api/keys/${id}`, trying)).status).toBe(204);
  });

  it('gets no live key and has no live mode', async () => {
    expect(told(await client.post('/api/keys', { body: { ...key, mode: 'live' }, ...trying }))).toBe(
      LIVE_LATER,
    );
    await become('confirmed');
    const live = await addKey(test, await test.database.read.findOneByOrFail(User, { id: user.id }));
    await become('pending');
    expect(told(await client.post('/api/keys/rotate', { body: { id: live.id }, ...trying }))).toBe(
      LIVE_LATER,
    );
    const program = test.visitor();
    program.key = live.secret;
    expect((await program.get('/api/order')).body).toMatchObject({ code: 'bad_key' });
    for (const call of [
      client.get('/api/keys'),
      client.post('/api/keys', { body: key }),
      client.get('/api/order'),
      client.post('/api/order', { body: orderBody() }),
    ])
      expect(told(await call)).toBe(NOT_CONFIRMED);
  });

  it('does with test orders nothing that staff do', async () => {
    expect((await client.get('/api/users', trying)).body).toMatchObject({ code: 'forbidden' });
  });

  it('gets test events at its own server', async () => {
    const shop = await shopOf(client);
    receiver.reply = answersTests;
    const { body } = await shop.post('/api/webhooks', { body: { url: receiver.url, types: [] } });
    const { id } = body as { id: number };
    expect((await shop.post('/api/webhooks/test', { body: { id } })).body).toMatchObject({
      state: 'delivered',
    });
    await shop.post('/api/order', { body: orderBody() });
    await test.app.get(Sender).deliverDue();
    const arrived = receiver.received.map((one) => JSON.parse(one.body) as unknown);
    expect(arrived).toMatchObject([{ type: 'ping' }, { type: 'order.created', mode: 'test' }]);
  });

  it('is written to about none of that: the address may be a stranger’s', async () => {
    const before = await lettersTo(test, user.email);
    const shop = await shopOf(client);
    const { body } = await shop.post('/api/order', { body: orderBody() });
    const { id } = body as { id: number };
    await shop.post('/api/sandbox/advance', { body: { id, to: 'delivered', price: 38 } });
    await shop.post('/api/webhooks', { body: { url: 'https://shop.by/events', types: [] } });
    expect(await lettersTo(test, user.email)).toEqual(before);
  });

  it('is locked out of the sandbox once it is rejected', async () => {
    const shop = await shopOf(client);
    await become('canceled');
    expect((await shop.get('/api/order')).body).toMatchObject({ code: 'bad_key' });
    for (const call of [
      client.get('/api/keys', trying),
      client.post('/api/keys', { body: key, ...trying }),
      client.post('/api/order', { body: orderBody(), ...trying }),
    ])
      expect(told(await call)).toBe(NOT_CONFIRMED);
  });
});
