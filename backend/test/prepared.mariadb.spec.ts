import { addOrder, addUser } from './support/factories';
import { startProxiedApp } from './support/proxied-app';

it('what is asked again and again is told a connection once', async () => {
  const { test, proxy } = await startProxiedApp();
  const user = await addUser(test);
  const { id } = await addOrder(test, user);
  const client = await test.signedIn(user);
  const told = new Map<string, number>();
  proxy.onPrepare = (sql) => void told.set(sql, (told.get(sql) ?? 0) + 1);
  for (let times = 0; times < 40; times++) {
    const { status, body } = await client.get('/api/order/single', { query: { id } });
    expect([status, (body as { id: number }).id]).toEqual([200, id]);
  }
  await test.close();
  // Ten connections at most.
  expect([...told.keys()].filter((sql) => / FROM `?(orders|order_items)\b/.test(sql))).toHaveLength(2);
  expect([...told].filter(([, times]) => times > 10)).toEqual([]);
});
