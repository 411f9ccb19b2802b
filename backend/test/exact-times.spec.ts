import { toMinsk } from '@shlyah/domain';
import { addOrder, addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** Every time by the clock of Minsk, with its path; those that a program has typed itself are left out. */
function* timesIn(value: unknown, path = ''): Generator<[path: string, minsk: string, utc: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(inner))
      yield [`${path}.${name}`, inner, (value as Record<string, unknown>)[`${name}Utc`]];
    yield* timesIn(inner, `${path}.${name}`);
  }
}

it('orders, their history, messages, events and tracking tell each time in UTC, too', async () => {
  const owner = await addUser(test);
  const shop = await program(test, owner, {
    scopes: ['orders:read', 'orders:create', 'webhooks'],
  });
  const order = await addOrder(test, owner, { notifyReceiver: true });
  const manager = await test.as('manager');
  const { id, version } = order;
  expect((await manager.put('/api/order', { body: { id, version, status: 2 } })).status).toBe(200);
  const paths = [
    `/api/order/single?id=${id}`,
    `/api/order`,
    `/api/order/history?id=${id}`,
    `/api/order/${id}/messages`,
    '/api/events',
    `/api/tracking/${String(order['trackingCode'])}`,
  ];
  for (const path of paths) {
    const { status, body } = await shop.get(path);
    expect([path, status]).toEqual([path, 200]);
    const found = [...timesIn(body)];
    expect(found.length).toBeGreaterThan(0);
    for (const [name, minsk, utc] of found)
      expect([path, name, toMinsk(new Date(String(utc)))]).toEqual([path, name, minsk]);
  }
});
