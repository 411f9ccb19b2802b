// A list of orders that is read on by number.
import { addKey, addOrder, addUser, orderBody } from './support/factories';
import { idsOf, listOf as list } from './support/order-lists';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

it('misses none when orders are deleted meanwhile, and tells where it ends', async () => {
  const owner = await addUser(test);
  const ids: number[] = [];
  for (let count = 0; count < 45; count++) ids.push((await addOrder(test, owner)).id);
  ids.reverse();
  const caller = await test.signedIn(owner);
  const admin = await test.as('admin');
  const [first, last] = [await list(caller, {}), ids[19]];
  expect([idsOf(first), first.next]).toEqual([ids.slice(0, 20), last]);
  for (const id of [ids[3], last]) expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
  const second = await list(caller, { before: first.next });
  expect([idsOf(second), second.next]).toEqual([ids.slice(20, 40), ids[39]]);
  const third = await list(caller, { before: second.next, page: 7 });
  expect([idsOf(third), third.next]).toEqual([ids.slice(40), null]);
  expect(third).toMatchObject({ total: 43, totalIsExact: true });
  expect((await list(caller, { before: ids.at(-1) })).data).toEqual([]);
  expect(complaints(await caller.get('/api/order', { query: { before: 'x' } }))).toEqual(['before']);
});

it('under a search goes on behind the sought number', async () => {
  const owner = await addUser(test);
  const sought = (await addOrder(test, owner)).id;
  const ids: number[] = [];
  for (let count = 0; count < 21; count++)
    ids.push((await addOrder(test, owner, { reciverHouse: String(sought) })).id);
  ids.reverse();
  const manager = await test.as('manager');
  const asked = { user: owner.id, search: String(sought) };
  const first = await list(manager, asked);
  expect([idsOf(first), first.next]).toEqual([[sought, ...ids.slice(0, 19)], ids[18]]);
  const second = await list(manager, { ...asked, before: first.next });
  expect([idsOf(second), second.next]).toEqual([ids.slice(19), null]);
});

it('knows test orders too', async () => {
  const owner = await addUser(test);
  const tester = Object.assign(test.visitor(), {
    key: (await addKey(test, owner, { mode: 'test' })).secret,
  });
  for (let count = 0; count < 21; count++) await tester.post('/api/order', { body: orderBody() });
  const first = await list(tester, {});
  const second = await list(tester, { before: first.next });
  expect([first.data.length, second.data.length, second.next]).toEqual([20, 1, null]);
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(21);
});
