import { ACCOUNT_HEADER } from '@shlyah/domain';
import { Session } from '../src/platform/access/session.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, pdf, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const drawnFor = ({ id }: { id: number | string }) => ({ headers: { [ACCOUNT_HEADER]: String(id) } });

describe('a page that was drawn for one account, in the session of another', () => {
  let owner: User, other: User, client: Client;
  beforeAll(async () => {
    owner = await addUser(test);
    other = await addUser(test);
    client = await test.signedIn(other);
  });

  const refused = { status: 409, body: { code: 'session_changed', message: expect.any(String) as string } };

  it('places no order, also not under an Idempotency-Key that is used again', async () => {
    const headers = { ...drawnFor(owner).headers, 'Idempotency-Key': 'two-tabs' };
    const sent = { body: orderBody(), headers };
    expect(await client.post('/api/order', sent)).toMatchObject(refused);
    expect(await test.database.read.countBy(Order, { userId: other.id })).toBe(0);
    const own = await test.signedIn(owner);
    expect((await own.post('/api/order', sent)).status).toBe(201);
    expect(await test.database.read.countBy(Order, { userId: owner.id })).toBe(1);
  });

  it('changes no profile and keeps no scan', async () => {
    const profile = { ...drawnFor(owner), body: { name: 'Чужое имя' } };
    expect(await client.post('/api/user/update', profile)).toMatchObject(refused);
    const scan = { scanProxy: { name: 'скан.pdf', bytes: pdf() } };
    expect(await client.post('/api/contract', { ...drawnFor(owner), form: scan })).toMatchObject(refused);
    expect((await test.database.read.findOneByOrFail(User, { id: other.id })).name).toBe(other.name);
    expect((await client.get('/api/contract')).body).toEqual({});
  });

  it('reads nothing of it', async () => {
    const { id } = await addOrder(test, other);
    for (const path of [
      '/api/user',
      '/api/order',
      `/api/order/single?id=${id}`,
      '/api/contract',
      '/api/user/data',
    ])
      expect(await client.get(path, drawnFor(owner))).toMatchObject(refused);
  });

  it('does not end it', async () => {
    expect(await client.post('/api/user/logout', drawnFor(owner))).toMatchObject(refused);
    expect(await test.database.read.existsBy(Session, { userId: other.id })).toBe(true);
  });

  it.each(['', '0', 'x', '1e3'])('is refused with the number %j, which is of no account', async (id) => {
    expect(await client.get('/api/user', drawnFor({ id }))).toMatchObject(refused);
  });

  it('reads what is open to everybody', async () => {
    expect((await client.get('/api/points', drawnFor(owner))).status).toBe(200);
  });
});

describe('a request', () => {
  it('of a page that was drawn for the account of its session is answered', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    expect((await client.get('/api/user', drawnFor(user))).status).toBe(200);
    expect((await client.post('/api/order', { ...drawnFor(user), body: orderBody() })).status).toBe(201);
  });

  it('without a session is told to log in, whatever page it comes from', async () => {
    const { status, body } = await test.visitor().get('/api/user', drawnFor({ id: 1 }));
    expect([status, (body as { code: string }).code]).toEqual([401, 'not_logged_in']);
  });

  it('with a key is the key’s', async () => {
    const client = await program(test, await addUser(test));
    expect((await client.get('/api/order', drawnFor({ id: 1 }))).status).toBe(200);
  });
});
